import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const run = promisify(execFile);
const root = fileURLToPath(new URL('..', import.meta.url));
const id = '7c1de0a4-5b1f-4a0e-9d55-0f2f6a1c9e01';

let project: string;
let packed: string[];

beforeAll(async () => {
  project = await mkdtemp(join(tmpdir(), 'agent-session-package-'));
  const { stdout } = await run('npm', ['pack', '--json', '--ignore-scripts', '--pack-destination', project], {
    cwd: root,
  });
  const [{ filename, files }] = JSON.parse(stdout) as [{ filename: string; files: { path: string }[] }];
  packed = files.map(({ path }) => path);
  await writeFile(join(project, 'package.json'), '{ "name": "user", "private": true, "type": "module" }\n');
  await run('npm', ['install', '--offline', '--no-audit', '--no-fund', join(project, filename)], { cwd: project });
});

afterAll(async () => {
  await rm(project, { recursive: true, force: true });
});

describe('the packed tarball', () => {
  it('holds what runs and what explains it, and no sources', () => {
    expect(packed).toEqual(
      expect.arrayContaining([
        'README.md',
        'LICENSE',
        'action.yml',
        'dist/chunks/undici.cjs',
        'dist/index.js',
        'dist/licenses.txt',
        'dist/types/index.d.ts',
        'package.json',
        'restore/action.yml',
        'save/action.yml',
      ]),
    );
    expect(packed.filter((path) => /^(src|test|bench|scripts|\.)/.test(path))).toEqual([]);
  });

  it('needs no other package', async () => {
    const installed = await readdir(join(project, 'node_modules'));
    expect(installed.filter((name) => !name.startsWith('.'))).toEqual(['agent-session']);
  });

  it('has a command line', async () => {
    const program = join(project, 'node_modules', '.bin', 'agent-session');
    const child = run(program, ['rewrite', '--from', '/workspace', '--to', '/srv/app'], { cwd: project });
    child.child.stdin?.end('{"cwd":"/workspace/a"}\n{"cwd":"/workspace2"}\n');
    expect((await child).stdout).toBe('{"cwd":"/srv/app/a"}\n{"cwd":"/workspace2"}\n');
  });

  it('transfers a session into a sandbox of a program of its own', async () => {
    const config = join(project, 'home', '.claude');
    const directory = join(project, 'work');
    await mkdir(directory);
    const folder = join(config, 'projects', directory.replaceAll(/[^A-Za-z0-9]/g, '-'));
    await mkdir(join(folder, id, 'tool-results'), { recursive: true });
    await writeFile(join(folder, `${id}.jsonl`), row({ cwd: directory, file: join(directory, 'a.js') }));
    await writeFile(join(folder, id, 'tool-results', 'one.txt'), 'one\n');
    await writeFile(join(project, 'user.ts'), program);
    await writeFile(
      join(project, 'user.mjs'),
      program.replaceAll(/: (?:SandboxHandle|string)\b|^import type .*$/gm, ''),
    );

    const { stdout } = await run(process.execPath, ['user.mjs', directory, join(config, 'projects')], { cwd: project });

    expect(JSON.parse(stdout)).toMatchObject({
      path: `/agent/.claude/projects/-srv-my-app-x/${id}.jsonl`,
      missing: { name: 'SessionCaptureError', sessionId: '00000000-0000-4000-8000-000000000000' },
    });
    const arrived = join(project, 'sandbox', 'agent', '.claude', 'projects', '-srv-my-app-x');
    expect(await readFile(join(arrived, `${id}.jsonl`), 'utf8')).toBe(
      row({ cwd: '/srv/my.app_x', file: '/srv/my.app_x/a.js' }),
    );
    expect(await readFile(join(arrived, id, 'tool-results', 'one.txt'), 'utf8')).toBe('one\n');
  });

  it('has types that a strict program compiles against', async () => {
    await writeFile(join(project, 'user.ts'), program);
    await mkdir(join(project, 'node_modules/@types'));
    await symlink(join(root, 'node_modules/@types/node'), join(project, 'node_modules/@types/node'));
    const tsc = join(root, 'node_modules/typescript/bin/tsc');
    const options = ['--ignoreConfig', '--noEmit', '--strict', '--module', 'nodenext', '--types', 'node'];
    await expect(run(process.execPath, [tsc, ...options, 'user.ts'], { cwd: project })).resolves.toMatchObject({
      stdout: '',
    });

    await writeFile(
      join(project, 'wrong.ts'),
      "import { hostSessionStore } from 'agent-session';\nhostSessionStore(1);\n",
    );
    await expect(run(process.execPath, [tsc, ...options, 'wrong.ts'], { cwd: project })).rejects.toMatchObject({
      stdout: expect.stringContaining("'number' is not assignable to parameter of type 'string'"),
    });
  });
});

/** A user's program: its sandbox is the folder `sandbox`, which its shell and its copying take for the root. */
const program = `
import { execFile } from 'node:child_process';
import { copyFile, mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { hostSessionStore, SessionCaptureError, sandboxSessionStore, transferSession } from 'agent-session';
import type { SandboxHandle } from 'agent-session';

const inside = (path: string) => join(process.cwd(), 'sandbox', path);
const handle: SandboxHandle = {
  async copyFileIn(hostPath: string, sandboxPath: string) {
    await mkdir(dirname(inside(sandboxPath)), { recursive: true });
    await copyFile(hostPath, inside(sandboxPath));
  },
  async copyFileOut(sandboxPath: string, hostPath: string) {
    await copyFile(inside(sandboxPath), hostPath);
  },
  async exec() {
    return { stdout: '', stderr: 'no shell here', exitCode: 127 };
  },
};

const [directory = '', projects = ''] = process.argv.slice(2);
const from = hostSessionStore(directory, projects);
const to = sandboxSessionStore('/srv/my.app_x', handle, '/agent/.claude/projects');
await transferSession(from, to, '${id}');
const missing = await transferSession(from, to, '00000000-0000-4000-8000-000000000000').catch((error) => error);
console.log(
  JSON.stringify({
    path: to.sessionFilePath('${id}'),
    missing: missing instanceof SessionCaptureError ? { name: missing.name, sessionId: missing.sessionId } : String(missing),
  }),
);
`;

function row({ cwd, file }: { cwd: string; file: string }): string {
  const message = {
    role: 'assistant',
    content: [{ type: 'tool_use', id: 't', name: 'Read', input: { file_path: file } }],
  };
  return `${JSON.stringify({ type: 'assistant', cwd, sessionId: id, uuid: 'u', message, score: 1 })}\n`;
}
