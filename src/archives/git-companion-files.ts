import { createHash } from 'node:crypto';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Manifest, ManifestFile } from '../bundle/manifest.ts';
import { unpackInto } from '../bundle/unpacking.ts';
import { IntegrityError } from '../errors.ts';
import { readBlobs } from '../history/blobs.ts';
import { fetchContents } from '../history/partial.ts';
import type { CompanionQuery } from './archive.ts';

/** A session as a commit has it. */
export interface KnownSession {
  readonly manifest: Manifest;
  /** Its own files, without memory: path → content. */
  readonly files: ReadonlyMap<string, string>;
}

export interface UnpackedSession {
  readonly manifest: Manifest;
  readonly folder: string;
}

/**
 * Unpacks sessions, those whose paths are written for one directory into one folder below `folder`, and returns those
 * that are as their manifests say. Of others nothing stays.
 */
export async function unpackSessions(
  bare: string,
  sessions: readonly KnownSession[],
  { folder, largest }: Pick<CompanionQuery, 'folder' | 'largest'>,
): Promise<readonly UnpackedSession[]> {
  const targets = await makeFolders(sessions, folder);
  const wanted = targets.flatMap((target) => {
    const unpacking = unpackInto(target.folder, { largest });
    return Array.from(target.session.files, ([path, blob]) => ({ path, blob, target, unpacking }));
  });
  const blobs = wanted.map(({ blob }) => blob);
  await fetchContents(bare, blobs);
  const damaged = new Set(targets.filter(({ session }) => !hasTranscript(session)));
  await readBlobs(bare, blobs, async (index, { size, content }) => {
    const { path, target, unpacking } = wanted[index] as (typeof wanted)[number];
    const hash = createHash('sha256');
    try {
      await unpacking.add({ path, size, open: async () => hashed(content, hash) });
    } catch (error) {
      if (!isFaultOf(error)) throw error;
      damaged.add(target);
      return;
    }
    const said = target.session.manifest.files.find((file) => file.path === path);
    if (said?.size !== size || said.sha256 !== hash.digest('hex')) damaged.add(target);
  });
  for (const { path, target } of wanted) {
    if (damaged.has(target)) await rm(join(target.folder, ...path.split('/')), { force: true });
  }
  const whole = targets.filter((target) => !damaged.has(target));
  return whole.map(({ session, folder: own }) => ({ manifest: session.manifest, folder: own }));
}

export function transcriptOf({ files, sessionId }: Manifest): ManifestFile | undefined {
  return files.find(({ path }) => path.endsWith(`/${sessionId}.jsonl`));
}

async function makeFolders(sessions: readonly KnownSession[], folder: string) {
  const folders = new Map<string, string>();
  const targets: { readonly session: KnownSession; readonly folder: string }[] = [];
  for (const session of sessions) {
    const { agent, directory, configDirectory } = session.manifest;
    const key = JSON.stringify([agent, directory, configDirectory]);
    const own = folders.get(key) ?? join(folder, String(folders.size));
    if (!folders.has(key)) await mkdir(own, { mode: 0o700 });
    folders.set(key, own);
    targets.push({ session, folder: own });
  }
  return targets;
}

function hasTranscript({ manifest, files }: KnownSession): boolean {
  return files.has(transcriptOf(manifest)?.path ?? '');
}

/** Whether it is the session that is wrong, or two claim the same file, and not this machine. */
function isFaultOf(error: unknown): boolean {
  return error instanceof IntegrityError || (error instanceof Error && 'code' in error && error.code === 'EEXIST');
}

async function* hashed(content: AsyncIterable<Uint8Array>, hash: ReturnType<typeof createHash>) {
  for await (const chunk of content) {
    hash.update(chunk);
    yield chunk;
  }
}
