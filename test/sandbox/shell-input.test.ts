import { createHash, randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CommandError } from '../../src/errors.ts';
import { type Engine, needsEngine } from '../fakes/engine.ts';
import { agentImage, busyboxImage } from '../fakes/images.ts';
import { type ShellPlace, shellPlaces } from './shell-place.ts';

const IMAGES = [
  ['of Debian', agentImage],
  ['of busybox', busyboxImage],
] as const;
const COMMANDS = Buffer.from('touch /tmp/evil\n'.repeat(5000));

async function* pieces(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  for (let start = 0; start < bytes.length; start += 50_000) yield bytes.subarray(start, start + 50_000);
}

/** Half of what it should be, and then an error with this code. */
async function* brokenOff(code: string): AsyncGenerator<Uint8Array> {
  yield Buffer.from('half');
  throw Object.assign(new Error('the disk is gone'), { code });
}

describe.runIf(needsEngine('docker')).each(IMAGES)(
  'input of a shell %s',
  (_kind, imageOf: (engine: Engine) => Promise<string>) => {
    const places = shellPlaces();
    let place: ShellPlace;
    beforeAll(async () => {
      place = await places.start(await imageOf('docker'));
    });
    afterAll(() => places.close());

    async function expectNoEvil(): Promise<void> {
      expect((await place.result(['test', '-e', '/tmp/evil'])).exitCode).toBe(1);
    }

    test('arrives byte for byte, and comes back so', async () => {
      const bytes = randomBytes(5_000_000);
      const sum = await place.result(['sha256sum'], { input: pieces(bytes) });
      expect(sum.stdout.toString().slice(0, 64)).toBe(createHash('sha256').update(bytes).digest('hex'));
      const echoed = await place.result(['cat'], { input: pieces(bytes) });
      expect(echoed.exitCode).toBe(0);
      expect(echoed.stdout.equals(bytes)).toBe(true);
    });

    test('may be empty, or what a shell would take for an end', async () => {
      expect((await place.result(['cat'], { input: pieces(Buffer.alloc(0)) })).stdout.length).toBe(0);
      const odd = Buffer.from('\x04\x03\0exit 1\n\r\n');
      expect((await place.result(['cat'], { input: pieces(odd) })).stdout.equals(odd)).toBe(true);
    });

    test('ends the shell, and the next command has a new one', async () => {
      const pid = ['sh', '-c', 'echo $PPID'];
      const { stdout: first } = await place.result(pid);
      await place.result(['cat'], { input: pieces(Buffer.from('x')) });
      const { stdout: second } = await place.result(pid);
      expect(second.toString()).not.toBe(first.toString());
      expect((await place.result(pid)).stdout.toString()).toBe(second.toString());
    });

    test.each([
      ['reads none of it', ['true'], 0],
      ['reads one line of it', ['sh', '-c', 'read -r line; exit 4'], 4],
      ['reads some bytes of it', ['head', '-c', '7'], 0],
      ['closes it', ['sh', '-c', 'exec <&-; exit 5'], 5],
      ['is not there', ['no-such-program'], 127],
      ['is a folder', ['/etc'], 126],
      ['is killed', ['sh', '-c', 'kill -9 $$'], 137],
    ])('is never run as commands where the program %s', async (_what, command, exitCode) => {
      for (const input of [COMMANDS, COMMANDS.subarray(0, 16)]) {
        expect((await place.result(command, { input: pieces(input) })).exitCode).toBe(exitCode);
        await expectNoEvil();
      }
    });

    test('that is left unread costs nothing of what the program says', async () => {
      const much = randomBytes(2_000_000);
      for (let round = 0; round < 25; round += 1) {
        const script = 'head -c 1000; echo it is full >&2; exit 3';
        const { exitCode, stdout, stderr } = await place.result(['sh', '-c', script], { input: pieces(much) });
        expect([exitCode, stdout.equals(much.subarray(0, 1000)), stderr]).toEqual([3, true, 'it is full\n']);
      }
    });

    test.each(['EIO', 'ECONNRESET', 'ERR_STREAM_PREMATURE_CLOSE'])(
      'that fails with %s fails the command',
      async (code) => {
        const command = place.result(['cat'], { input: brokenOff(code) });
        await expect(command).rejects.toThrow(CommandError);
        expect((await place.result(['echo', 'next'])).stdout.toString()).toBe('next\n');
      },
    );
  },
);
