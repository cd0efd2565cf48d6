import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CommandError } from '../../src/errors.ts';
import { execByApi } from '../../src/sandbox/exec-api.ts';
import { containerFlags, engineRun, needsEngine } from '../fakes/engine.ts';
import { agentImage } from '../fakes/images.ts';

const socket = { path: '/var/run/docker.sock', agent: false } as const;

describe.runIf(needsEngine('docker'))('a program started over Docker’s socket', () => {
  let id: string;
  beforeAll(async () => {
    id = (await engineRun('docker', ['run', '-d', ...containerFlags('docker'), await agentImage('docker')])).stdout;
  });
  afterAll(async () => {
    await engineRun('docker', ['rm', '-f', '-v', id]);
  });

  async function result(command: readonly string[], user?: string) {
    const running = await execByApi({ socket, id, command, user, signal: undefined, timeout: 20_000 });
    if (running === undefined) throw new Error('it was not started');
    const chunks: Buffer[] = [];
    for await (const chunk of running.output as AsyncIterable<Buffer>) chunks.push(chunk);
    return { ...(await running.ended), stdout: Buffer.concat(chunks) };
  }

  test('writes to both streams, and ends as it does', async () => {
    const { stdout, stderr, exitCode } = await result(['sh', '-c', 'echo one; echo two >&2; printf three; exit 7']);
    expect([stdout.toString(), stderr, exitCode]).toEqual(['one\nthree', 'two\n', 7]);
  });

  test('runs as the user, in the root folder, and speaks English', async () => {
    const { stdout } = await result(['sh', '-c', 'id -u; pwd; echo $LC_ALL'], 'agent');
    expect(stdout.toString()).toBe('1001\n/\nC\n');
  });

  test('hands on every byte of much output beside much else', async () => {
    const script = 'head -c 30000000 /dev/zero; head -c 300000 /dev/zero >&2; head -c 1000 /dev/zero';
    const { stdout, stderr } = await result(['sh', '-c', script]);
    expect([stdout.length, stderr.length]).toEqual([30_001_000, 8 * 1024]);
  });

  test('that is not there, or whose user is not, says so and has an exit code', async () => {
    const missing = await result(['no-such-program']);
    expect(missing.stdout.toString() + missing.stderr).toContain('no-such-program');
    expect([126, 127]).toContain(missing.exitCode);
    const unknown = await result(['true'], 'nobody-here');
    expect(unknown.stdout.toString() + unknown.stderr).toMatch(/unable to find user|no matching entries/);
    expect(unknown.exitCode).not.toBe(0);
  });

  test('is not started in a container that is not there, and fails with an engine that is not', async () => {
    const request = { id: 'f'.repeat(64), command: ['true'], user: undefined, signal: undefined, timeout: 20_000 };
    expect(await execByApi({ ...request, socket })).toBeUndefined();
    const nobody = execByApi({ ...request, socket: { path: '/nowhere', agent: false } });
    await expect(nobody).rejects.toThrow(CommandError);
  });

  test('can be stopped by a reader that has seen enough', async () => {
    const command = ['sh', '-c', 'while true; do echo more; done'];
    const running = await execByApi({ socket, id, command, user: undefined, signal: undefined, timeout: 20_000 });
    running!.output.on('error', () => undefined);
    running!.output.once('data', () => running!.stop());
    await expect(running!.ended).rejects.toThrow();
  });
});
