import { spawn } from 'node:child_process';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join, posix } from 'node:path';
import { extract } from 'tar-stream';
import { expect } from 'vitest';
import { type Engine, engineRun } from '../fakes/engine.ts';

/** A file below a config directory's `projects`, under the path it has where the agent runs. */
export interface TreeFile {
  readonly path: string;
  readonly uid: number;
  readonly mode: number;
  readonly type: string;
  readonly content: string;
}

/** Everything below a folder of a container, whatever the container's state. */
export async function readContainerTree(engine: Engine, container: string, folder: string): Promise<TreeFile[]> {
  const files: TreeFile[] = [];
  const child = spawn(engine, ['cp', `${container}:${folder}`, '-'], { stdio: ['ignore', 'pipe', 'ignore'] });
  for await (const entry of child.stdout.pipe(extract())) {
    const { name, uid = -1, mode = 0, type = '' } = entry.header;
    const content = await text(entry as unknown as AsyncIterable<Buffer>);
    files.push({ path: posix.join(posix.dirname(folder), name), uid, mode: mode & 0o7777, type: type ?? '', content });
  }
  return files;
}

/** Everything below a folder of this machine. */
export async function readHostTree(folder: string): Promise<TreeFile[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return await Promise.all(
    entries.map(async (entry) => {
      const path = join(entry.parentPath, entry.name);
      const { uid, mode } = await stat(path);
      const type = entry.isDirectory() ? 'directory' : 'file';
      return { path, uid, mode: mode & 0o7777, type, content: entry.isFile() ? await readFile(path, 'utf8') : '' };
    }),
  );
}

/** What a session must look like after it was resumed somewhere else. */
export interface ExpectedSession {
  readonly id: string;
  /** Where the agent runs now. */
  readonly directory: string;
  /** The folder that holds the sessions of all directories, as the agent calls it. */
  readonly projectsDir: string;
  /** Who must own every file; left out where it does not matter. */
  readonly uid?: number;
  /** The directory of the run before: nowhere to be found in what the agent acts on. */
  readonly formerDirectory: string;
}

/** Asserts on the files of a session that began with `richPrompt`. Returns the paths the transcript points to. */
export function expectWholeSession(tree: readonly TreeFile[], expected: ExpectedSession): readonly string[] {
  const { rows, pointers, sidecars } = expectMovedSession(tree, expected);
  expect(thinkingOf(rows)).toEqual([`the note lies in ${expected.formerDirectory}/src`]);
  expect(pointers).not.toEqual([]);
  expect(sidecars).toEqual(expect.arrayContaining([SUBAGENT, SUBAGENT_FACTS]));
  return pointers;
}

/** The files that a session can have beside its transcript, as `MovedSession` names them. */
export const FLAT_SUBAGENT = 'agent-*.jsonl';
export const SUBAGENT = '<id>/subagents/agent-*.jsonl';
export const SUBAGENT_FACTS = '<id>/subagents/agent-*.meta.json';
export const SAVED_OUTPUT = '<id>/tool-results/*.txt';

/** A session whose transcript and tool outputs are where they have to be. */
export interface MovedSession {
  readonly rows: readonly Row[];
  /** The saved tool outputs that the transcript points to. */
  readonly pointers: readonly string[];
  /** What else lies in the project folder: each kind once, sorted. */
  readonly sidecars: readonly string[];
}

/** Asserts on the files of a session in which a note was written and read, and a long output was printed. */
export function expectMovedSession(tree: readonly TreeFile[], expected: ExpectedSession): MovedSession {
  const { id, directory, projectsDir, formerDirectory } = expected;
  const folder = posix.join(projectsDir, directory.replaceAll(/[^A-Za-z0-9]/g, '-'));
  const byPath = new Map(tree.flatMap((file) => (file.type === 'directory' ? [] : [[file.path, file] as const])));
  const transcript = byPath.get(posix.join(folder, `${id}.jsonl`));
  expect(transcript, `${folder}/${id}.jsonl in ${[...byPath.keys()].join(' ')}`).toBeDefined();
  const rows = parseRows(transcript?.content ?? '');

  const directories = new Set(rows.flatMap((row) => (typeof row.cwd === 'string' ? [row.cwd] : [])));
  expect(directories).toContain(directory);
  for (const cwd of directories) {
    expect(cwd === directory || cwd.startsWith(`${directory}/`), `cwd ${cwd}`).toBe(true);
  }
  expect(toolInputs(rows)).toContain(`${directory}/src/note.txt`);
  const stale = toolInputs(rows).filter((path) => path.startsWith(`${formerDirectory}/`));
  expect(stale).toEqual(formerDirectory === directory ? toolInputs(rows) : []);

  const pointers = savedOutputs(rows);
  for (const pointer of pointers) {
    expect(posix.dirname(pointer)).toBe(posix.join(folder, id, 'tool-results'));
    expect(byPath.get(pointer)?.content).toContain('\n39999\n40000');
  }
  if (expected.uid !== undefined) {
    expect(tree.filter((file) => file.uid !== expected.uid).map(({ path, uid }) => `${path} of ${uid}`)).toEqual([]);
  }
  const others = [...byPath.keys()].filter((path) => path !== transcript?.path);
  return { rows, pointers, sidecars: kindsOf(others, { folder, id }) };
}

/** The kinds of files below a project folder, sorted: `agent-*.jsonl`, `<id>/tool-results/*.txt`. */
function kindsOf(paths: readonly string[], { folder, id }: { folder: string; id: string }): readonly string[] {
  const kinds = paths.map((path) =>
    posix
      .relative(folder, path)
      .replace(id, '<id>')
      .replace(/agent-[0-9a-f]+\./, 'agent-*.')
      .replace(/tool-results\/[^/]+\.txt$/, 'tool-results/*.txt'),
  );
  return [...new Set(kinds)].sort();
}

/** What a second program that reads the agent's folders makes of them. */
export async function readWithSdk(configDirectory: string, directory: string) {
  // Its types come with the heavy packages, which a type check must do without.
  const name: string = '@anthropic-ai/claude-agent-sdk';
  const sdk = (await import(name)) as {
    listSessions(options: { dir: string }): Promise<readonly { sessionId: string; cwd?: string }[]>;
    getSessionMessages(id: string, options: { dir: string }): Promise<readonly { type: string; message: unknown }[]>;
  };
  process.env.CLAUDE_CONFIG_DIR = configDirectory;
  try {
    const sessions = await sdk.listSessions({ dir: directory });
    const messages = await Promise.all(
      sessions.map(({ sessionId }) => sdk.getSessionMessages(sessionId, { dir: directory })),
    );
    return sessions.map((session, index) => ({ ...session, messages: messages[index] ?? [] }));
  } finally {
    delete process.env.CLAUDE_CONFIG_DIR;
  }
}

/** Whether a user of a running container can read a file. */
export async function canRead(engine: Engine, container: string, user: string, path: string): Promise<boolean> {
  const args = ['exec', '--user', user, container, 'head', '-c', '1', path];
  return (await engineRun(engine, args, { mayFail: true })).exitCode === 0;
}

type Row = Readonly<Record<string, unknown>>;

function parseRows(transcript: string): Row[] {
  return transcript
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Row);
}

function blocks(rows: readonly Row[]): readonly Row[] {
  return rows.flatMap((row) => {
    const content = (row.message as { content?: unknown } | undefined)?.content;
    return Array.isArray(content) ? (content as Row[]) : [];
  });
}

/** The paths that the agent's tools were called with. */
function toolInputs(rows: readonly Row[]): readonly string[] {
  return blocks(rows).flatMap((block) => {
    const path = block.type === 'tool_use' ? (block.input as Row).file_path : undefined;
    return typeof path === 'string' ? [path] : [];
  });
}

function thinkingOf(rows: readonly Row[]): readonly unknown[] {
  return blocks(rows).flatMap((block) => (block.type === 'thinking' ? [block.thinking] : []));
}

function savedOutputs(rows: readonly Row[]): readonly string[] {
  const results = blocks(rows).filter((block) => block.type === 'tool_result');
  return results.flatMap((block) => {
    const pointer = /Full output saved to: (\S+)/.exec(JSON.stringify(block.content).replaceAll('\\n', '\n'))?.[1];
    return pointer === undefined ? [] : [pointer];
  });
}

async function text(stream: AsyncIterable<Buffer>): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) {
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString();
}
