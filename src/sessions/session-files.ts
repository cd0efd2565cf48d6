import { sep } from 'node:path';
import type { Agent, EncodedDirectory, Sidecar } from '../agents/agent.ts';
import { fileSystemFault, SessionCaptureError, UserError } from '../errors.ts';
import type { SessionFile } from './session-store.ts';
import { isTemporary } from './temporary-files.ts';

/** The name of a session's transcript in the project folder. */
export function transcriptName(id: string): string {
  return `${id}.jsonl`;
}

/** The session whose transcript has this file name; `undefined` where it is no session's. */
export function sessionOfTranscript(agent: Agent, name: string): string | undefined {
  const id = name.endsWith('.jsonl') ? name.slice(0, -'.jsonl'.length) : '';
  return agent.isSessionId(id) && transcriptName(id) === name ? id : undefined;
}

/**
 * Refuses a text that is no session id before it reaches a path or a command.
 * @throws SessionCaptureError
 */
export function checkSessionId(agent: Agent, id: string): void {
  if (agent.isSessionId(id)) return;
  throw new SessionCaptureError(`${JSON.stringify(id)} is not a session id of ${agent.name}.`, { sessionId: id });
}

/**
 * Refuses a file that does not belong to the session `id` or would leave the project folder.
 * @throws SessionCaptureError
 */
export function checkSessionFile(agent: Agent, id: string, file: SessionFile): void {
  if (staysInside(file.path) && agent.classify(file.path, id) === file.kind) return;
  throw new SessionCaptureError(`${JSON.stringify(file.path)} is not a file of session ${id}.`, { sessionId: id });
}

/** What a file of the project folder is to the session, if it is one that was asked for. */
export function wantedKind(
  agent: Agent,
  file: { path: string; id: string },
  include: readonly Sidecar[],
): SessionFile['kind'] | undefined {
  if (isTemporary(file.path)) return undefined;
  const kind = staysInside(file.path) ? agent.classify(file.path, file.id) : undefined;
  return kind === 'transcript' || (kind !== undefined && include.includes(kind)) ? kind : undefined;
}

/** Whether a relative path names something below its folder on every system, however it is read. */
function staysInside(path: string): boolean {
  const parts = path.split(sep === '\\' ? /[\\/:]/ : '/');
  return !path.includes('\0') && parts.every((part) => part !== '' && part !== '.' && part !== '..');
}

/**
 * Whether only the rows of a sidecar say which session it belongs to: some lie beside the transcripts,
 * under a name of their own.
 */
export function belongsByContent(path: string, kind: SessionFile['kind']): boolean {
  return kind !== 'transcript' && !path.includes('/');
}

/** Whether an entry of the project folder can hold files of the session: its own folder, or one of no session. */
export function mayHold(agent: Agent, folder: string, id: string): boolean {
  return folder === id || !agent.isSessionId(folder);
}

/** What existing folder names begin with where the rest of an encoded name can't be known. */
export function knownPart({ name }: EncodedDirectory): string {
  return name.slice(0, name.lastIndexOf('-') + 1);
}

/** Wraps what a store met on its way, unless it is told in the right words already. */
export function asCaptureError(error: unknown, details: { sessionId?: string; doing: string }): Error {
  const { doing, ...session } = details;
  const isTold = error instanceof SessionCaptureError && (error.sessionId ?? session.sessionId) === error.sessionId;
  if (isTold || error instanceof UserError) return error;
  const why = fileSystemFault(error) ?? (error instanceof Error ? error.message : String(error));
  return new SessionCaptureError(`${doing}: ${why}`, { ...session, cause: error });
}
