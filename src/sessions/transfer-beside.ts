import type { Agent, Sidecar } from '../agents/agent.ts';
import { SessionCaptureError } from '../errors.ts';
import { groupBySession } from './group-by-session.ts';
import { rewriteRules } from './rewrite-file.ts';
import type { SessionFile, SessionStore } from './session-store.ts';
import { rewriteEach, type TransferReport, type TransferredFile } from './transfer.ts';

/** What was put in place, and, where it could not all be, why. */
export interface BesideReport extends TransferReport {
  readonly failure: Error | undefined;
}

/**
 * Copies sessions to where another one is the newest, in one go, without touching what is there. `times` are their ids and
 * the mtimes they get. Where it fails half way, all that may be in place is reported.
 */
export async function transferBeside(
  from: SessionStore,
  to: SessionStore,
  { times, agent, include }: { times: ReadonlyMap<string, Date>; agent: Agent; include: readonly Sidecar[] },
): Promise<BesideReport> {
  const files: TransferredFile[] = [];
  async function* all(): AsyncGenerator<SessionFile> {
    for await (const session of groupBySession(from.read([...times.keys()], include))) {
      const rules = rewriteRules(from, to, { id: session.id, agent, include });
      const mtime = times.get(session.id);
      for await (const file of rewriteEach(session.files, { rules, inspect: undefined }, files)) {
        yield { ...file, mtime: mtime ?? file.mtime };
      }
    }
  }
  try {
    if (to.writeBeside === undefined) throw new SessionCaptureError('This store takes one session at a time.');
    const { kept } = await to.writeBeside(all());
    return { files, kept, failure: undefined };
  } catch (error) {
    return { files, kept: [], failure: error instanceof Error ? error : new Error(String(error)) };
  }
}
