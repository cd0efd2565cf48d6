import { join } from 'node:path';
import type { Agent, Sidecar } from '../agents/agent.ts';
import { SessionCaptureError } from '../errors.ts';
import type { Log } from '../log.ts';
import type { SessionStore } from '../sessions/session-store.ts';
import { type TransferredFile, transferSessions } from '../sessions/transfer.ts';
import type { InspectOptions, TranscriptFacts } from '../transcript/inspect.ts';
import { cutTail } from './cut-tail.ts';
import { LONGEST_WAIT, mayMove, type Settling, settle } from './settle.ts';

/** A session that was copied a moment ago, from a store whose agent may run on. */
export interface CopiedSession {
  readonly id: string;
  readonly files: readonly TransferredFile[];
  readonly facts: TranscriptFacts | undefined;
  /** Bytes its transcript had when it was listed, and when that was. */
  readonly listed: number | undefined;
  readonly at: Date;
}

/** How a session is copied to where its bundle is made. */
export interface Copying {
  readonly from: SessionStore;
  readonly to: SessionStore;
  /** The folder of the copies. */
  readonly folder: string;
  readonly agent: Agent;
  readonly include: readonly Sidecar[];
  /** The session it may go on from under an id of its own. */
  readonly former: string | undefined;
  readonly inspect: InspectOptions;
  readonly log: Log;
}

/** What was copied in the end. */
export interface CaughtUp {
  readonly files: readonly TransferredFile[];
  /** How long the session was still being written to, where it was: to be told with the row it was captured up to. */
  readonly moving: Settling | undefined;
}

/**
 * Copies a session again that was still being written to, once it is quiet. If it does not become so, its copy ends with
 * a whole row. The agent is neither locked out nor signalled.
 */
export async function catchUp(session: CopiedSession, copying: Copying): Promise<CaughtUp> {
  const { id, files } = session;
  if (!mayMove(files, session)) return { files, moving: undefined };
  const moved = new Set<string>();
  let [newest, waited, quiet] = [files, 0, false];
  // A row that is not whole yet after a quiet second is waited for as long as anything moves.
  do {
    const settling = await settle(copying.from, { id, files: newest, longest: LONGEST_WAIT - waited });
    waited += settling.waited;
    quiet = settling.quiet;
    if (settling.moved.size === 0) break;
    for (const path of settling.moved) moved.add(path);
    newest = await copyAgain({ id, files: newest }, copying);
  } while (quiet && waited < LONGEST_WAIT && tornIn(newest, moved).length > 0);
  if (moved.size === 0) {
    copying.log.debug(`Nothing of session ${id} moved in ${seconds({ waited })}.`);
    return { files, moving: undefined };
  }
  return { files: quiet ? newest : await cutTails(newest, moved, copying), moving: { moved, quiet, waited } };
}

/** The line that says what was done. */
export function movingLine({ quiet, ...settling }: Settling, facts: TranscriptFacts | undefined): string {
  return quiet
    ? `The session was still being written: waited ${seconds(settling)} until it was quiet.`
    : `The session is still being written after ${seconds(settling)}: captured up to row ${facts?.rows ?? 0}.`;
}

function seconds({ waited }: Pick<Settling, 'waited'>): string {
  return `${(waited / 1000).toFixed(1).replace(/\.0$/, '')} s`;
}

/** The first copy stays where there is none of a later state. */
async function copyAgain(
  { id, files }: Pick<CopiedSession, 'id' | 'files'>,
  { from, to, agent, include, former, inspect, log }: Copying,
): Promise<readonly TransferredFile[]> {
  try {
    const again = await transferSessions(from, to, { ids: [id], agent, include, former, inspect });
    const newer = again.files.filter(({ path }) => !again.kept.includes(path));
    return [...new Map([...files, ...newer].map((file) => [file.path, file])).values()];
  } catch (error) {
    if (!(error instanceof SessionCaptureError)) throw error;
    log.warning(`${error.message} What was copied before is kept.`);
    return files;
  }
}

async function cutTails(
  files: readonly TransferredFile[],
  moved: ReadonlySet<string>,
  { folder, inspect }: Copying,
): Promise<readonly TransferredFile[]> {
  const torn = tornIn(files, moved);
  const done: TransferredFile[] = [];
  for (const file of files) {
    const cut = torn.includes(file)
      ? await cutTail(join(folder, file.path), file.kind === 'transcript' ? inspect : undefined)
      : undefined;
    done.push(cut === undefined ? file : { ...file, ...cut, endsOpen: false, rewrite: withoutLastRow(file.rewrite) });
  }
  return done;
}

/** The files among those that moved whose last row is not whole. */
function tornIn(files: readonly TransferredFile[], moved: ReadonlySet<string>): readonly TransferredFile[] {
  return files.filter(({ path, endsOpen }) => endsOpen && path.endsWith('.jsonl') && moved.has(path));
}

function withoutLastRow(rewrite: TransferredFile['rewrite']): TransferredFile['rewrite'] {
  return rewrite && { ...rewrite, rows: rewrite.rows - 1 };
}
