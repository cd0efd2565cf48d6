import type { Agent, Sidecar } from '../agents/agent.ts';
import { claudeCode } from '../agents/claude-code.ts';
import { SessionCaptureError } from '../errors.ts';
import { createInspector, type InspectOptions, type TranscriptFacts } from '../transcript/inspect.ts';
import type { RewriteReport, RewriteRules } from '../transcript/rewrite.ts';
import { digester } from './digest.ts';
import { groupBySession } from './group-by-session.ts';
import { type RewritingFile, rewriteFile, rewriteRules } from './rewrite-file.ts';
import type { SessionFile, SessionStore } from './session-store.ts';

export interface TransferOptions {
  readonly agent?: Agent;
  /** Which sidecars travel with the transcript; sub-agents and tool results where not given. */
  readonly include?: readonly Sidecar[];
  /** Transcripts are inspected on their way where this is given. */
  readonly inspect?: InspectOptions;
}

/** A file that was transferred, as it is at its new place. */
export interface TransferredFile extends Omit<SessionFile, 'content' | 'size' | 'digest'> {
  /** Bytes. */
  readonly size: number;
  /** Lower-case hex. */
  readonly sha256: string;
  /** Bytes that were read of it, before its paths were rewritten. */
  readonly read: number;
  /** Whether it does not end with a newline, as a file of rows does. */
  readonly endsOpen: boolean;
  /** Of a transcript: what the rewriter saw and changed. */
  readonly rewrite: RewriteReport | undefined;
  /** Of a transcript that was inspected: what it says now. */
  readonly facts?: TranscriptFacts;
}

/** What a transfer moved. */
export interface TransferReport {
  readonly files: readonly TransferredFile[];
  /** Paths, relative to the project folder, that the store already held in a later state and kept. */
  readonly kept: readonly string[];
}

/**
 * Copies a session from one session store to another, its paths rewritten from the directory of the one
 * to that of the other. The session in `from` is only read.
 * @throws SessionCaptureError when the session is not in `from`, or cannot be read or written.
 */
export async function transferSession(
  from: SessionStore,
  to: SessionStore,
  id: string,
  options: TransferOptions = {},
): Promise<TransferReport> {
  const report = await transferSessions(from, to, { ids: [id], ...options });
  if (report.files.some(({ kind }) => kind === 'transcript')) return report;
  throw new SessionCaptureError(`Session ${id} is not at ${from.sessionFilePath(id)}.`, { sessionId: id });
}

/**
 * The same for several sessions in one pass over `from`; one that is not there is left out of the report. Where they
 * may go on from the session `former`, what points to its files points to their own afterwards.
 */
export async function transferSessions(
  from: SessionStore,
  to: SessionStore,
  {
    ids,
    agent = claudeCode,
    include = ['subagents', 'tool-results'],
    inspect,
    former,
  }: TransferOptions & { ids: readonly string[]; former?: string | undefined },
): Promise<TransferReport> {
  const files: TransferredFile[] = [];
  const kept: string[] = [];
  for await (const session of groupBySession(from.read(ids, include))) {
    const rules = rewriteRules(from, to, { id: session.id, agent, include, former });
    const report = await to.write(session.id, rewriteEach(session.files, { rules, inspect }, files));
    kept.push(...report.kept);
  }
  return { files, kept };
}

/** The files with their content rewritten; each is added to `done` once it was read to its end. */
export async function* rewriteEach(
  source: AsyncIterable<SessionFile>,
  { rules, inspect }: { rules: RewriteRules; inspect: InspectOptions | undefined },
  done: TransferredFile[],
): AsyncGenerator<SessionFile> {
  for await (const file of source) {
    const rewriting = rewriteFile(file, rules);
    const size = rewriting.report() === undefined ? file.size : undefined;
    const { update, digest } = digester();
    const content = measured(file, { rewriting, update, digest, inspect }, done);
    yield { ...file, size, content, digest };
  }
}

async function* measured(
  { content: _, digest: __, ...file }: SessionFile,
  {
    rewriting,
    update,
    digest,
    inspect,
  }: { rewriting: RewritingFile; inspect: InspectOptions | undefined } & ReturnType<typeof digester>,
  done: TransferredFile[],
): AsyncGenerator<Uint8Array> {
  const inspector = inspect && file.kind === 'transcript' ? createInspector(inspect) : undefined;
  let lastByte = NEWLINE;
  for await (const chunk of rewriting.content) {
    update(chunk);
    inspector?.push(chunk);
    lastByte = chunk.at(-1) ?? lastByte;
    yield chunk;
  }
  const facts = inspector?.end();
  const rewrite = rewriting.report();
  const digests = digest();
  const read = rewrite?.bytesIn ?? digests.size;
  done.push({ ...file, ...digests, read, endsOpen: lastByte !== NEWLINE, rewrite, ...(facts && { facts }) });
}

const NEWLINE = 0x0a;
