import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CommandError } from '../../src/errors.ts';
import { openShells } from '../../src/sandbox/shells.ts';
import { engineRun, needsEngine } from '../fakes/engine.ts';
import { agentImage } from '../fakes/images.ts';
import { RUNNER_NODE } from '../fakes/programs.ts';
import { type ShellPlace, shellPlaces, socket } from './shell-place.ts';

/** One that runs the sources as they are. */
const NODE = join(RUNNER_NODE, 'bin/node');
const ENDLESS = ['sh', '-c', 'while true; do echo more; done'];

describe.runIf(needsEngine('docker'))('a command of a shell', () => {
  const places = shellPlaces();
  let place: ShellPlace;
  beforeAll(async () => {
    place = await places.start(await agentImage('docker'));
  });
  afterAll(() => places.close());

  async function expectNext({ result }: ShellPlace): Promise<void> {
    expect((await result(['echo', 'next'])).stdout.toString()).toBe('next\n');
  }

  test('that takes too long fails, and the next one has another shell', async () => {
    const late = place.result(['sleep', '600'], { timeout: 300 });
    await expect(late).rejects.toThrow(CommandError);
    await expect(late).rejects.toThrow(/took too long/);
    await expectNext(place);
  });

  test('that takes too long is not left behind, nor is its shell', async () => {
    const own = place.open();
    const late = own.result(['sh', '-c', 'sleep 4711; true'], { timeout: 300 });
    await expect(late).rejects.toThrow(CommandError);
    const left = async () => (await engineRun('docker', ['top', place.id])).stdout;
    await expect.poll(left, { timeout: 10_000 }).not.toContain('sleep 4711');
  });

  test('that writes and takes too long fails its reader too', async () => {
    const running = await place.shells.run({ command: ENDLESS, user: undefined, timeout: 300 });
    const read = async () => {
      for await (const _chunk of running!.output);
    };
    await expect(read()).rejects.toThrow(CommandError);
    await expect(running!.ended).rejects.toThrow(/took too long/);
    await expectNext(place);
  });

  test('can be stopped by a reader that has seen enough', async () => {
    const running = await place.shells.run({ command: ENDLESS, user: undefined, timeout: 20_000 });
    await once(running!.output, 'data');
    running!.stop();
    await expect(running!.ended).rejects.toThrow(/sh was stopped/);
    await expectNext(place);
  });

  test('that nobody reads yet is waited for, and loses nothing', async () => {
    const command = ['seq', '300000'];
    const running = await place.shells.run({ command, user: undefined, timeout: 20_000 });
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(running!.output.readableLength).toBeLessThan(1_000_000);
    const chunks: Buffer[] = [];
    for await (const chunk of running!.output) chunks.push(chunk as Buffer);
    expect(Buffer.concat(chunks).toString().split('\n').at(-2)).toBe('300000');
    expect(await running!.ended).toMatchObject({ exitCode: 0 });
    await expectNext(place);
  });

  test('that was stopped after its end does not stop the next one', async () => {
    const first = await place.shells.run({ command: ['true'], user: undefined, timeout: 20_000 });
    first!.output.resume();
    await first!.ended;
    const next = place.result(['sh', '-c', 'sleep 0.3; echo next']);
    await new Promise((resolve) => setTimeout(resolve, 100));
    first!.stop();
    expect((await next).stdout.toString()).toBe('next\n');
  });

  test('is aborted by the signal', async () => {
    const abort = new AbortController();
    const own = place.open(abort.signal);
    const running = await own.shells.run({ command: ENDLESS, user: undefined, timeout: 20_000 });
    await once(running!.output, 'data');
    abort.abort();
    await expect(running!.ended).rejects.toThrow(CommandError);
    await expect(running!.ended).rejects.toThrow(/was aborted/);
  });

  test.each([true, false])('is not run after the signal, with a shell that is ready: %s', async (isReady) => {
    const abort = new AbortController();
    const own = place.open(abort.signal);
    if (isReady) await own.result(['true']);
    abort.abort();
    const file = `/tmp/after-${isReady}`;
    await expect(own.ask(['touch', file])).rejects.toThrow(CommandError);
    expect((await place.result(['test', '-e', file])).exitCode).toBe(1);
  });

  test('ends with its container', async () => {
    const other = await places.start(await agentImage('docker'));
    const running = await other.shells.run({ command: ENDLESS, user: undefined, timeout: 20_000 });
    await once(running!.output, 'data');
    running!.output.resume();
    await engineRun('docker', ['kill', other.id]);
    expect((await running!.ended).exitCode).toBe(137);
    expect(await other.ask(['true'])).toBeUndefined();
  });

  test('ends with its shell, whose exit code it has', async () => {
    const { exitCode } = await place.result(['sh', '-c', 'echo half; kill -9 $PPID; sleep 0.2']);
    expect(exitCode).toBe(137);
    await expectNext(place);
  });

  test('never seems to have run in a shell that was killed while it waited', async () => {
    const own = await places.start(await agentImage('docker'));
    await own.shells.getReady(undefined);
    await own.result(['true']);
    await engineRun('docker', ['exec', own.id, 'sh', '-c', 'kill -9 -1'], { mayFail: true });
    // The engine may not have told yet that the shell has ended.
    const { exitCode, stdout } = await own.result(['echo', 'next']);
    expect(['0 next\n', '137 ']).toContain(`${exitCode} ${stdout}`);
    await expectNext(own);
  });

  test('of a user that is not there is left to others, and those of others are not', async () => {
    const own = place.open();
    expect(await own.ask(['true'], { user: 'nobody-here' })).toBeUndefined();
    await own.shells.getReady('nobody-here');
    expect(await own.ask(['true'], { user: 'nobody-here' })).toBeUndefined();
    expect((await place.open().result(['id', '-u'], { user: '2002' })).stdout.toString()).toBe('2002\n');
  });

  test('is left to others in a container that is not there, and fails with an engine that is not', async () => {
    const request = { command: ['true'], user: undefined, timeout: 20_000 };
    const nowhere = openShells({ socket, id: 'f'.repeat(64), signal: undefined });
    await nowhere.getReady(undefined);
    expect(await nowhere.run(request)).toBeUndefined();
    const nobody = openShells({ socket: { path: '/nowhere', agent: false }, id: place.id, signal: undefined });
    await nobody.getReady(undefined);
    await expect(nobody.run(request)).rejects.toThrow(CommandError);
  });

  test.runIf(existsSync(NODE))('leaves a process that has only a shell that waits free to end', async () => {
    const script = `
      import { openShells } from ${JSON.stringify(new URL('../../src/sandbox/shells.ts', import.meta.url).href)};
      const shells = openShells({ socket: ${JSON.stringify(socket)}, id: process.argv[1], signal: undefined });
      await shells.getReady('agent');
      const { output, ended } = await shells.run({ command: ['id', '-u'], user: 'agent', timeout: 20_000 });
      console.log(String(await output.toArray()), (await ended).exitCode);
      await shells.getReady(undefined);`;
    const child = spawn(NODE, ['--input-type=module', '-e', script, place.id], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const patience = setTimeout(() => child.kill(), 15_000);
    const [chunks] = await Promise.all([child.stdout.toArray() as Promise<Buffer[]>, once(child, 'close')]);
    clearTimeout(patience);
    expect([Buffer.concat(chunks).toString(), child.exitCode, child.signalCode]).toEqual(['1001\n 0\n', 0, null]);
  });
});
