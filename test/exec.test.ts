import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { CommandError } from '../src/errors.ts';
import { attempt, run, stream } from '../src/exec.ts';

const node = (script: string, ...args: string[]) => [process.execPath, ['-e', script, ...args]] as const;

async function* chunks(count: number): AsyncGenerator<Uint8Array> {
  for (let index = 0; index < count; index += 1) yield Buffer.alloc(64 * 1024, 97);
}

test('standard output comes back as text', async () => {
  expect(await run(...node('process.stdout.write("ünï\\n")'))).toBe('ünï\n');
});

test('arguments reach the program as they are', async () => {
  const hostile = '$(touch x) "quoted" \'single\'\n-- ;';
  expect(await run(...node('process.stdout.write(process.argv[1])', hostile))).toBe(hostile);
});

test('variables are added to the environment, and taken out of it', async () => {
  const script = 'process.stdout.write(JSON.stringify([process.env.ADDED, process.env.HOME, typeof process.env.PATH]))';
  const [program, args] = node(script);
  const environment = { ADDED: 'yes', HOME: undefined };
  expect(JSON.parse(await run(program, args, { environment }))).toEqual(['yes', null, 'string']);
});

test('a failure names the program, the exit code and the last line of standard error', async () => {
  const failure = run(...node('console.error("first"); console.error("no such thing"); process.exit(3)'));
  await expect(failure).rejects.toThrow(CommandError);
  await expect(failure).rejects.toMatchObject({
    program: process.execPath,
    exitCode: 3,
    stderr: 'first\nno such thing\n',
    message: expect.stringContaining('exit code 3: no such thing'),
  });
});

test('an exit code can be looked at instead', async () => {
  expect(await attempt(...node('console.log("x"); process.exit(7)'))).toEqual({
    exitCode: 7,
    stdout: 'x\n',
    stderr: '',
  });
});

test('standard error is kept only at its end', async () => {
  const { stderr } = await attempt(...node('console.error("a".repeat(1e6) + "end")'));
  expect(stderr).toHaveLength(8192);
  expect(stderr).toMatch(/aend\n$/);
});

test('a program that is not installed is said to be', async () => {
  await expect(run('surely-not-installed', [])).rejects.toMatchObject({
    name: 'CommandError',
    message: 'surely-not-installed is not installed (or not on PATH).',
    cause: expect.anything(),
  });
});

test('a program that hangs is ended', async () => {
  await expect(run(...node('setInterval(() => {}, 1000)'), { timeout: 300 })).rejects.toThrow('took too long');
});

test('a signal aborts', async () => {
  const abort = new AbortController();
  const hanging = run(...node('setInterval(() => {}, 1000)'), { signal: abort.signal });
  abort.abort();
  await expect(hanging).rejects.toThrow('was aborted');
});

test('a program without input finds its standard input closed', async () => {
  expect(await run(...node('process.stdin.resume().on("end", () => console.log("closed"))'))).toBe('closed\n');
});

test('input and output stream through', async () => {
  const count = 'let n = 0; process.stdin.on("data", (c) => { n += c.length; process.stdout.write(c) })';
  const command = await stream(...node(count), { input: chunks(64) });
  let size = 0;
  for await (const chunk of command.output as AsyncIterable<Buffer>) size += chunk.length;
  expect(size).toBe(64 * 64 * 1024);
  expect(await command.ended).toEqual({ exitCode: 0, stderr: '' });
});

test('a program that does not read its input may end well', async () => {
  expect(await attempt(...node('process.exit(0)'), { input: chunks(64) })).toMatchObject({ exitCode: 0 });
});

test('an input that fails ends the program and is the cause', async () => {
  const broken = new Error('source broke');
  async function* failing(): AsyncGenerator<Uint8Array> {
    yield Buffer.from('start');
    throw broken;
  }
  await expect(run(...node('process.stdin.resume()'), { input: failing() })).rejects.toMatchObject({
    name: 'CommandError',
    cause: broken,
  });
});

test('a reader that stops early ends the program', async () => {
  const command = await stream(...node('setInterval(() => process.stdout.write("x".repeat(1000)), 1)'));
  for await (const _chunk of command.output) break;
  command.stop();
  await expect(command.ended).rejects.toThrow(CommandError);
});

test('a script on PATH is found with the environment given', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'exec-'));
  try {
    await writeFile(join(folder, 'greet-program'), '#!/bin/sh\necho "hello $NAME"\n', { mode: 0o755 });
    const environment = { PATH: `${folder}:${process.env.PATH}`, NAME: 'you' };
    expect(await run('greet-program', [], { environment })).toBe('hello you\n');
  } finally {
    await rm(folder, { recursive: true });
  }
});
