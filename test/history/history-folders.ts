import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll } from 'vitest';
import { ensureBare } from '../../src/history/bare.ts';

const made: string[] = [];

afterAll(() => {
  for (const folder of made) rmSync(folder, { recursive: true, force: true });
});

/** A folder that is gone after the tests of the file. */
export function freshFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'agent-session-history-'));
  made.push(folder);
  return folder;
}

export async function freshBare(): Promise<string> {
  return await ensureBare(freshFolder(), 'shop-0123456789ab');
}

/** Real git, as anybody would call it on the repository. */
export function gitOn(bare: string, ...args: readonly string[]): string {
  return execFileSync('git', ['-C', bare, ...args], {
    encoding: 'utf8',
    maxBuffer: 1e9,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

/** Throws where git finds anything wrong. */
export function checkSound(bare: string): void {
  gitOn(bare, 'fsck', '--strict', '--full', '--no-dangling');
}

export function writeFiles(folder: string, files: Readonly<Record<string, string | Buffer>>): void {
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
}

/** The files below a folder, path → text. */
export function filesIn(folder: string): Record<string, string> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  return Object.fromEntries(paths.sort().map((path) => [path.slice(folder.length + 1), readFileSync(path, 'utf8')]));
}

/** The files of a commit, path → text, as git has them. */
export function filesAt(bare: string, commit: string): Record<string, string> {
  const paths = gitOn(bare, 'ls-tree', '-r', '-z', '--name-only', commit)
    .split('\0')
    .filter((path) => path !== '');
  return Object.fromEntries(paths.map((path) => [path, gitOn(bare, 'cat-file', 'blob', `${commit}:${path}`)]));
}

export const PROJECT = 'projects/-project';

export function sessionId(number: number): string {
  return `7c1de0a4-5b1f-4a0e-9d55-${number.toString(16).padStart(12, '0')}`;
}

export function transcriptOf(id: string): string {
  return `${PROJECT}/${id}.jsonl`;
}

/** A row of a conversation. `parent` is the name of the row before it; `minute` counts from the start of the session. */
export function row(
  name: string,
  parent: string | null,
  { minute = 0, text = name, session = sessionId(1) } = {},
): string {
  return JSON.stringify({
    parentUuid: parent === null ? null : uuidOf(parent),
    isSidechain: false,
    type: name.startsWith('a') ? 'assistant' : 'user',
    message: { role: name.startsWith('a') ? 'assistant' : 'user', content: text },
    uuid: uuidOf(name),
    timestamp: new Date(Date.UTC(2026, 0, 1, 0, minute)).toISOString(),
    cwd: '/project',
    sessionId: session,
  });
}

export function uuidOf(name: string): string {
  return `row-${name}`;
}

/** Rows that go on from one another, behind `parent`: names are `<start>0`, `<start>1`, … */
export function chain(
  start: string,
  count: number,
  { parent = null as string | null, minute = 0, session = sessionId(1) } = {},
): string[] {
  return Array.from({ length: count }, (_, index) =>
    row(`${start}${index}`, index === 0 ? parent : `${start}${index - 1}`, { minute: minute + index, session }),
  );
}

export function lines(...rows: readonly string[]): string {
  return rows.map((text) => `${text}\n`).join('');
}
