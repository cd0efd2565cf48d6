import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Engine, engineRun, needsEngine } from '../fakes/engine.ts';
import { agentImage, busyboxImage } from '../fakes/images.ts';
import { type ShellPlace, shellPlaces } from './shell-place.ts';

const IMAGES = [
  ['of Debian', agentImage],
  ['of busybox', busyboxImage],
] as const;
const PID = ['sh', '-c', 'echo $PPID'];
const PRINTABLE = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join('');

describe.runIf(needsEngine('docker')).each(IMAGES)(
  'a shell %s',
  (_kind, imageOf: (engine: Engine) => Promise<string>) => {
    const places = shellPlaces();
    let place: ShellPlace;
    beforeAll(async () => {
      place = await places.start(await imageOf('docker'), ['-e', 'TOLD=by the container']);
    });
    afterAll(() => places.close());

    test('runs one command after the other, and another one for each user', async () => {
      const pids = [await place.result(PID), await place.result(PID), await place.result(PID, { user: 'agent' })];
      const [first, second, agents] = pids.map(({ stdout }) => stdout.toString());
      expect(first).toMatch(/^\d+\n$/);
      expect(second).toBe(first);
      expect(agents).not.toBe(first);
      const who = await place.result(['id', '-u'], { user: 'agent' });
      expect(who.stdout.toString()).toBe('1001\n');
    });

    test('that was got ready is the one that runs the first command', async () => {
      const { shells, result, id } = place.open();
      const before = await countShells(id);
      await shells.getReady('agent');
      await result(PID, { user: 'agent' });
      await result(PID, { user: 'agent' });
      expect(await countShells(id)).toBe(before + 1);
    });

    test('hands on the words as they are, and runs none of them', async () => {
      const words = [
        '',
        "it's",
        "''",
        '"$HOME"',
        '$(touch /tmp/evil)',
        '`touch /tmp/evil`',
        ';touch /tmp/evil;',
        '\\',
        '\\n\\0\\c',
        '*',
        '/*',
        '~',
        '{a,b}',
        ' a  b ',
        '-n',
        '%s%n',
        '!!',
        '#',
        '&',
        '</etc/passwd',
        PRINTABLE,
        '',
      ];
      // A program of its own, not one that the shell has built in.
      const { stdout, exitCode } = await place.result(['env', 'printf', '<%s>\\0', ...words]);
      expect(stdout.toString().split('\0').slice(0, -1)).toEqual(words.map((word) => `<${word}>`));
      expect(exitCode).toBe(0);
      expect((await place.result(['test', '-e', '/tmp/evil'])).exitCode).toBe(1);
    });

    test('takes many words, and leaves more of them to others', async () => {
      const words = Array.from({ length: 800 }, (_, index) => `/a folder/it's ${index}`);
      const { stdout } = await place.result(['env', 'printf', '%s\\n', ...words]);
      expect(stdout.toString()).toBe(words.map((word) => `${word}\n`).join(''));
      expect(await place.ask(['true', 'x'.repeat(1_000_000)])).toBeUndefined();
    });

    test('keeps both streams apart, with the exit code', async () => {
      const script = 'echo one; echo two >&2; printf three; printf four >&2; exit 7';
      const { stdout, stderr, exitCode } = await place.result(['sh', '-c', script]);
      expect([stdout.toString(), stderr, exitCode]).toEqual(['one\nthree', 'two\nfour', 7]);
      expect(await place.result(['true'])).toEqual({ exitCode: 0, stdout: Buffer.alloc(0), stderr: '' });
      expect((await place.result(['sh', '-c', 'kill -9 $$'])).exitCode).toBe(137);
    });

    test('hands on every byte of much output beside much else', async () => {
      const make = 'head -c 5000000 /dev/urandom > /tmp/bytes; sha256sum < /tmp/bytes';
      const digest = (await place.result(['sh', '-c', make])).stdout.toString().slice(0, 64);
      const script = 'cat /tmp/bytes & head -c 3000000 /dev/zero >&2; wait; printf end >&2; exit 3';
      const { stdout, stderr, exitCode } = await place.result(['sh', '-c', script]);
      expect([stdout.length, sha256(stdout), exitCode]).toEqual([5_000_000, digest, 3]);
      expect(stderr).toMatch(/^\0{8000,}end$/);
    });

    test('hands on output that ends as a mark could begin', async () => {
      for (const hexes of ['0', '0123456789abcdef', '0123456789abcdef0123456789abcdef 0']) {
        const { stdout, stderr, exitCode } = await place.result([
          'sh',
          '-c',
          `printf '${hexes}'; printf '${hexes}' >&2`,
        ]);
        expect([stdout.toString(), stderr, exitCode]).toEqual([hexes, hexes, 0]);
      }
    });

    test('gives a command without input an empty one', async () => {
      expect((await place.result(['cat'])).stdout.length).toBe(0);
    });

    test('runs in the root folder, speaks English, and has the container’s own variables', async () => {
      const { stdout } = await place.result(['sh', '-c', 'pwd; echo "$LC_ALL, $TOLD"']);
      expect(stdout.toString()).toBe('/\nC, by the container\n');
    });

    test('that is not free leaves a command to another one', async () => {
      const scripts = Array.from({ length: 6 }, (_, index) => `sleep 0.2; seq 5000; echo ${index}; exit ${index}`);
      const results = await Promise.all(scripts.map((script) => place.result(['sh', '-c', script])));
      const told = results.map(({ stdout, exitCode }) => [stdout.toString().split('\n').at(-2), exitCode]);
      expect(told).toEqual(scripts.map((_, index) => [String(index), index]));
    });

    test.each(['naïve', 'a\nb', 'a\rb', 'a\tb', 'a\0b', '\u{1f980}', 'a\n'])(
      'leaves the word %j to others',
      async (word) => {
        expect(await place.ask(['printf', '%s', word])).toBeUndefined();
        expect((await place.result(['printf', '%s', 'next'])).stdout.toString()).toBe('next');
      },
    );

    test('says of a program that is not there that it is not', async () => {
      const { exitCode, stderr } = await place.result(['no-such-program']);
      expect([exitCode, stderr]).toEqual([127, expect.stringContaining('not found')]);
      expect((await place.result(['/etc'])).exitCode).toBe(126);
    });
  },
);

function sha256(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex');
}

async function countShells(id: string): Promise<number> {
  const { stdout } = await engineRun('docker', ['top', id, '-eo', 'pid,args']);
  return stdout.split('\n').filter((line) => line.includes('while IFS= read')).length;
}
