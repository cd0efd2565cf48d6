import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { buildProgram, type Result } from './program.ts';

let programs: string;
let program: string;
let folder: string;

beforeAll(async () => {
  programs = mkdtempSync(join(tmpdir(), 'agent-session-cli-'));
  program = await buildProgram(programs);
});

afterAll(() => rmSync(programs, { recursive: true, force: true }));

beforeEach(() => {
  folder = realpathSync(mkdtempSync(join(programs, 'work-')));
});

function run(
  args: readonly string[],
  { input = '', env = {}, timeout }: { input?: string; env?: NodeJS.ProcessEnv; timeout?: number } = {},
): Result {
  const { PATH } = process.env;
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, ...args], {
    input,
    encoding: 'utf8',
    env: { PATH, HOME: '/home/agent', ...env },
    maxBuffer: 1e9,
    timeout,
  });
  return { code: status, stdout, stderr };
}

const move = ['--from', '/workspace', '--to', '/srv/app'];
const row = '{"cwd":"/workspace/a"}\n';
const movedRow = '{"cwd":"/srv/app/a"}\n';

describe('as a filter', () => {
  test('it rewrites standard input and says on standard error what it did', () => {
    expect(run(['rewrite', ...move], { input: row })).toEqual({
      code: 0,
      stdout: movedRow,
      stderr:
        "Rewrote 1 paths (1 working directories, 0 path fields, 0 pointers into the agent's folder) in 1 rows, 23 bytes.\n",
    });
  });

  test('it takes more than fits into its buffers, and rows longer than those', () => {
    const long = `{"cwd":"/workspace","content":"${'x'.repeat(1_700_000)}"}\n`;
    const input = row.repeat(30_000) + long + row.repeat(30_000);
    const { stdout } = run(['rewrite', ...move], { input });
    expect(stdout === input.replaceAll('"/workspace', '"/srv/app')).toBe(true);
  });

  test('it takes several directories', () => {
    const several = ['--from=/workspace', '--from', '/workspace/b', '--to', '/x', '--to', '/y'];
    expect(run(['rewrite', ...several], { input: '{"cwd":"/workspace/b/c","path":"/workspace/bc"}' }).stdout).toBe(
      '{"cwd":"/y/c","path":"/x/bc"}',
    );
  });

  test('it ends quietly when nobody reads any more', async () => {
    const child = spawn(process.execPath, [program, 'rewrite', ...move], { stdio: 'pipe' });
    const closed = once(child, 'close');
    let stderr = '';
    child.stderr.on('data', (data) => {
      stderr += data;
    });
    child.stdin.on('error', () => undefined);
    child.stdout.once('data', () => child.stdout.destroy());
    child.stdin.end(row.repeat(1_000_000));
    const [code] = (await closed) as [number | null];
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  });

  test('it says what is wrong with standard input', () => {
    const { status, stderr } = spawnSync(
      'sh',
      ['-c', `exec "$0" "$1" rewrite ${move.join(' ')} < /`, process.execPath, program],
      {
        encoding: 'utf8',
      },
    );
    expect(status).toBe(1);
    expect(stderr).toMatch(
      /^agent-session rewrite: Standard input could not be written to standard output: EISDIR[^\n]*\n$/,
    );
  });

  test('it counts broken rows', () => {
    expect(run(['rewrite', ...move], { input: `${row}{"torn":` }).stderr).toMatch(
      /in 2 rows, 31 bytes; 1 of them broken, kept as they are\.\n$/,
    );
  });
});

describe('with a file', () => {
  test('it changes the file, which keeps its mode, and writes nothing to standard output', () => {
    const file = join(folder, 'session.jsonl');
    writeFileSync(file, row);
    chmodSync(file, 0o640);
    expect(run(['rewrite', ...move, file])).toMatchObject({ code: 0, stdout: '' });
    expect(readFileSync(file, 'utf8')).toBe(movedRow);
    expect(statSync(file).mode & 0o7777).toBe(0o640);
    expect(readdirSync(folder)).toEqual(['session.jsonl']);
  });

  test('it leaves a file alone that has nothing to rewrite', () => {
    const file = join(folder, 'session.jsonl');
    writeFileSync(file, movedRow);
    const before = statSync(file);
    expect(run(['rewrite', ...move, file]).code).toBe(0);
    expect(statSync(file)).toMatchObject({ ino: before.ino, mtimeMs: before.mtimeMs });
    expect(readdirSync(folder)).toEqual(['session.jsonl']);
  });

  test('it follows a link to the file and keeps the link', () => {
    const file = join(folder, 'session.jsonl');
    const link = join(folder, 'link.jsonl');
    writeFileSync(file, row);
    symlinkSync(file, link);
    expect(run(['rewrite', ...move, link]).code).toBe(0);
    expect(readFileSync(file, 'utf8')).toBe(movedRow);
    expect(realpathSync(link)).toBe(file);
  });

  test('it takes a JSON document of several lines', () => {
    const file = join(folder, 'agent-1.meta.json');
    writeFileSync(file, '{\n  "cwd": "/workspace",\n  "filenames": [\n    "/workspace/a"\n  ]\n}');
    expect(run(['rewrite', ...move, file]).code).toBe(0);
    expect(readFileSync(file, 'utf8')).toBe('{\n  "cwd": "/srv/app",\n  "filenames": [\n    "/srv/app/a"\n  ]\n}');
  });

  test.each([
    ['nowhere.jsonl', 'There is no file'],
    ['.', 'is a folder'],
    ['file.jsonl/below', 'There is no file'],
  ])('it fails with %s and says why', (name, reason) => {
    writeFileSync(join(folder, 'file.jsonl'), row);
    const { code, stdout, stderr } = run(['rewrite', ...move, join(folder, name)]);
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
    expect(stderr).toContain(reason);
    expect(stderr.trim().split('\n').length).toBe(1);
    expect(readdirSync(folder)).toEqual(['file.jsonl']);
  });

  test.skipIf(process.platform === 'win32')('it does not wait for a pipe that nobody writes to', () => {
    const pipe = join(folder, 'pipe.jsonl');
    spawnSync('mkfifo', [pipe]);
    const { code, stderr } = run(['rewrite', ...move, pipe], { timeout: 30_000 });
    expect(code).toBe(1);
    expect(stderr).toMatch(/pipe\.jsonl is no regular file: name a transcript\.\n$/);
    expect(readdirSync(folder)).toEqual(['pipe.jsonl']);
  });

  test.skipIf(process.platform === 'win32').each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)(
    'a %s leaves the file as it was and nothing beside it',
    async (signal) => {
      const file = join(folder, 'session.jsonl');
      writeFileSync(file, row);
      truncateSync(file, 8_000_000_000);
      const child = spawn(process.execPath, [program, 'rewrite', ...move, file], { stdio: 'ignore' });
      const ended = once(child, 'exit');
      while (readdirSync(folder).length === 1) await new Promise((resolve) => setTimeout(resolve, 2));
      child.kill(signal);
      expect(await ended).toEqual([null, signal]);
      expect(readdirSync(folder)).toEqual(['session.jsonl']);
      expect(statSync(file).size).toBe(8_000_000_000);
    },
  );

  test.skipIf(process.getuid?.() !== 0 || !existsSync('/dev/full'))('as root it keeps the owner', () => {
    const file = join(folder, 'session.jsonl');
    writeFileSync(file, row);
    spawnSync('chown', ['1234:2345', file]);
    expect(run(['rewrite', ...move, file]).code).toBe(0);
    expect(statSync(file)).toMatchObject({ uid: 1234, gid: 2345 });
    expect(readFileSync(file, 'utf8')).toBe(movedRow);
  });
});

describe("pointers into the agent's own folder", () => {
  const text = (projects: string) => `{"content":"saved to ${projects}/-workspace/1/a.txt"}\n`;
  const movedText = (projects: string) => `{"content":"saved to ${projects}/-srv-app/1/a.txt"}\n`;

  test('are rewritten below the home directory, or where CLAUDE_CONFIG_DIR says', () => {
    const home = '/home/agent/.claude/projects';
    expect(run(['rewrite', ...move], { input: text(home) }).stdout).toBe(movedText(home));
    const env = { CLAUDE_CONFIG_DIR: '/c' };
    expect(run(['rewrite', ...move], { input: text('/c/projects') + text(home), env }).stdout).toBe(
      movedText('/c/projects') + text(home),
    );
  });

  test('are rewritten where --projects says, which may have moved itself', () => {
    const projects = ['--projects', '/h/.claude/projects'];
    expect(run(['rewrite', ...move, ...projects], { input: text('/h/.claude/projects') }).stdout).toBe(
      movedText('/h/.claude/projects'),
    );
    const config = ['--from', '/h/.claude', '--to', '/root/.claude'];
    expect(run(['rewrite', ...move, ...config, ...projects], { input: text('/h/.claude/projects') }).stdout).toBe(
      movedText('/root/.claude/projects'),
    );
  });

  test('are rewritten where the file lies, before or after its folder was moved', () => {
    for (const name of ['-workspace', '-srv-app']) {
      const projects = join(folder, name, 'projects');
      mkdirSync(join(projects, name, '1', 'subagents'), { recursive: true });
      const file = join(projects, name, '1', 'subagents', 'agent-1.jsonl');
      writeFileSync(file, text(projects));
      expect(run(['rewrite', ...move, file]).code).toBe(0);
      expect(readFileSync(file, 'utf8')).toBe(movedText(projects));
    }
  });
});

describe('usage', () => {
  test.each([
    [[], 2, 'stderr', /^Usage: agent-session COMMAND/],
    [['--help'], 0, 'stdout', /^Usage: agent-session COMMAND/],
    [['--version'], 0, 'stdout', /^\d+\.\d+\.\d+\n$/],
    [['nonsense'], 2, 'stderr', /there is no command nonsense/],
    [['constructor'], 2, 'stderr', /there is no command constructor/],
    [['rewrite', '--help'], 0, 'stdout', /^Usage: agent-session rewrite/],
    [['rewrite'], 2, 'stderr', /Every --from needs its --to/],
    [['rewrite', '--from', '/a'], 2, 'stderr', /there are 1 of the one and 0 of the other/],
    [['rewrite', '--from', 'a', '--to', '/b'], 2, 'stderr', /directory a is not absolute/],
    [['rewrite', ...move, '--projects', 'a'], 2, 'stderr', /directory a is not absolute/],
    [['rewrite', ...move, '--form', '/b'], 2, 'stderr', /--form/],
    [['rewrite', ...move, 'a', 'b'], 2, 'stderr', /One FILE at a time/],
    [['rewrite', ...move, '--from', '/workspace', '--to', '/y'], 2, 'stderr', /cannot become both/],
  ] as const)('%j ends with %i', (args, code, stream, expected) => {
    const result = run(args);
    expect(result.code).toBe(code);
    expect(result[stream]).toMatch(expected);
    expect(result[stream === 'stdout' ? 'stderr' : 'stdout']).toBe('');
  });
});
