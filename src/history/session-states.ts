import type { Readable } from 'node:stream';
import { streamGit } from './git.ts';
import { kindOf } from './tracked-paths.ts';

/** A state of a session that a history holds. */
export interface SessionState {
  readonly commit: string;
  /** When the commit was made; milliseconds since 1970. */
  readonly time: number;
  readonly message: string;
  /** Of its manifest, beside a sealed bundle or among the others. */
  readonly path: string;
  readonly blob: string;
}

/**
 * The states of all sessions in the history of some commits, the newest first: each is a commit in which the manifest of
 * a session changed. Of a merge only what it made itself. Read from git as far as the caller reads.
 */
export async function* sessionStates(bare: string, tips: readonly string[]): AsyncGenerator<SessionState> {
  if (tips.length === 0) return;
  const shown = [
    '-c',
    '--raw',
    '-z',
    '--no-abbrev',
    '--no-renames',
    '--no-ext-diff',
    `--format=${HEAD}%H%x00%ct%x00%B%x00`,
  ];
  const args = ['log', '--date-order', '--full-history', ...shown, ...new Set(tips), '--', 'manifests', 'sealed'];
  const command = await streamGit(bare, args);
  let isOver = false;
  try {
    yield* statesIn(fieldsOf(command.output));
    isOver = true;
    const { exitCode, stderr } = await command.ended;
    if (exitCode !== 0) throw new Error(`git log failed: ${stderr.trim()}`);
  } finally {
    if (!isOver) command.stop();
  }
}

/** Marks the first field of a commit; a message or path that looks the same is never where one is expected. */
const HEAD = '%x01';
const NOTHING = /^0+$/;
const SEALED = /^sealed\/[^/]+\/manifest\.json$/;

async function* statesIn(fields: AsyncIterable<string>): AsyncGenerator<SessionState> {
  const source = fields[Symbol.asyncIterator]();
  const next = async () => (await source.next()).value as string | undefined;
  let commit = { commit: '', time: 0, message: '' };
  for (let field = await next(); field !== undefined; field = await next()) {
    const text = field.replace(/^\n/, '');
    if (text.startsWith('\x01')) {
      const [seconds = '', message = ''] = [await next(), await next()];
      commit = { commit: text.slice(1), time: Number(seconds) * 1000, message };
    } else if (text.startsWith(':')) {
      const path = (await next()) ?? '';
      const parents = /^:+/.exec(text)?.[0].length ?? 1;
      // Modes of the parents and the result, then the same of the contents.
      const blob = text.slice(parents).split(' ')[parents * 2 + 1] ?? '';
      const isManifest = kindOf(path) === 'manifest' || SEALED.test(path);
      if (isManifest && !NOTHING.test(blob)) yield { ...commit, path, blob };
    }
  }
}

async function* fieldsOf(output: Readable): AsyncGenerator<string> {
  let rest = '';
  output.setEncoding('utf8');
  for await (const chunk of output as AsyncIterable<string>) {
    const fields = (rest + chunk).split('\0');
    rest = fields.pop() ?? '';
    yield* fields;
  }
  if (rest !== '') yield rest;
}
