import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { SessionCaptureError } from '../errors.ts';
import { transcriptName } from '../sessions/session-files.ts';
import type { SessionFile } from '../sessions/session-store.ts';
import { type TransferredFile, transferSessions } from '../sessions/transfer.ts';
import type { Copying } from './catch-up.ts';

/** A session that goes on from another one under an id of its own, as it was copied. */
export interface FollowingSession {
  readonly id: string;
  readonly files: readonly TransferredFile[];
  readonly resumedFrom: string;
}

/**
 * Copies what a session points to of the one it goes on from: the agent copies the rows into the new transcript, and
 * leaves the saved outputs they name in the old session's folder. Returns all files of the session.
 */
export async function inheritFiles(
  { id, files, resumedFrom }: FollowingSession,
  { from, to, folder, agent, include, log }: Copying,
): Promise<readonly TransferredFile[]> {
  const wanted = await pathsIn(join(folder, transcriptName(id)), id);
  for (const { path } of files) wanted.delete(path);
  if (wanted.size === 0) return files;
  const source = { ...from, read: () => asOwn(from.read([resumedFrom], include), { id, resumedFrom, wanted }) };
  try {
    const inherited = await transferSessions(source, to, { ids: [id], agent, include });
    return [...files, ...inherited.files];
  } catch (error) {
    if (!(error instanceof SessionCaptureError)) throw error;
    log.warning(`${error.message} The session is kept without the files of ${resumedFrom} that it points to.`);
    return files;
  }
}

async function* asOwn(
  files: AsyncIterable<SessionFile>,
  { id, resumedFrom, wanted }: { id: string; resumedFrom: string; wanted: ReadonlySet<string> },
): AsyncGenerator<SessionFile> {
  for await (const file of files) {
    const path = `${id}${file.path.slice(resumedFrom.length)}`;
    if (file.path.startsWith(`${resumedFrom}/`) && wanted.has(path)) yield { ...file, sessionId: id, path };
  }
}

/** Longer paths, and more of them, are not looked for. */
const LONGEST_PATH = 300;
const MOST_PATHS = 10_000;

/** The files of the session's folder that its transcript names: relative to the project folder. */
async function pathsIn(transcript: string, id: string): Promise<Set<string>> {
  // A separator can be escaped; a path has one kind of them, and ends where a name cannot go on.
  const pointer = new RegExp(`${id}(?:(?:\\\\?/[\\w.-]+)+|(?:\\\\\\\\[\\w.-]+)+)`, 'g');
  const paths = new Set<string>();
  let tail = '';
  for await (const chunk of createReadStream(transcript)) {
    const text = tail + (chunk as Buffer).toString('latin1');
    for (const [found] of text.matchAll(pointer)) {
      if (paths.size < MOST_PATHS && found.length <= LONGEST_PATH) paths.add(found.replace(/\\?\/|\\\\/g, '/'));
    }
    tail = text.slice(-LONGEST_PATH);
  }
  return paths;
}
