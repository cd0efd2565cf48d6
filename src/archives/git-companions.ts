import { createHash } from 'node:crypto';
import { mkdir, open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type Manifest, parseManifest } from '../bundle/manifest.ts';
import { unpackInto } from '../bundle/unpacking.ts';
import { IntegrityError } from '../errors.ts';
import { readBlobs, readTexts } from '../history/blobs.ts';
import { branchFor } from '../history/branch-name.ts';
import { lastRowTime } from '../history/last-row.ts';
import { mtimesFor } from '../history/mtimes.ts';
import { fetchContents } from '../history/partial.ts';
import { kindOf, sessionOf } from '../history/tracked-paths.ts';
import { type Listing, listTree } from '../history/trees.ts';
import type { Companion, CompanionFolder, CompanionQuery, Companions } from './archive.ts';
import type { GitArchiveOptions } from './git.ts';
import { removedIn, tipsFor } from './git-find.ts';
import { asArchiveTrouble, openToRead } from './git-repository.ts';

/** Unpacks what `main` and the branch of the name hold of other sessions, the newest first, in one pass over git's objects. */
export async function unpackCompanions(options: GitArchiveOptions, query: CompanionQuery): Promise<Companions> {
  return await asArchiveTrouble(options, async () => {
    const history = await openToRead(options, [branchFor(query.name)]);
    if (history === undefined) return { folders: [], left: 0 };
    const { bare } = history;
    const sessions = await sessionsIn(bare, query);
    const chosen = chosenOf(sessions, query);
    const unpacked = await unpackAll(bare, chosen, query);
    const damaged = chosen.length - unpacked.length;
    if (damaged > 0) options.log.warning(`Passed over ${damaged} sessions that are not what their manifests say.`);
    return { folders: await describe(unpacked), left: sessions.length - chosen.length };
  });
}

interface KnownSession {
  readonly manifest: Manifest;
  /** Path → content, without memory. */
  readonly files: ReadonlyMap<string, string>;
}

async function sessionsIn(bare: string, { name, except }: CompanionQuery): Promise<readonly KnownSession[]> {
  const tips = await tipsFor(bare, name);
  const removed = await removedIn(bare, tips);
  const found: { id: string; blob: string; listing: Listing }[] = [];
  const seen = new Set<string>();
  for (const tip of new Set(tips)) {
    const listing = await listTree(bare, tip);
    for (const [path, { blob }] of listing) {
      const id = sessionOf(path) ?? '';
      if (kindOf(path) !== 'manifest' || id === except || removed.has(id) || seen.has(path + blob)) continue;
      seen.add(path + blob);
      found.push({ id, blob, listing });
    }
  }
  const blobs = found.map(({ blob }) => blob);
  await fetchContents(bare, blobs);
  const known = new Map<string, KnownSession>();
  for (const [index, text] of (await readTexts(bare, blobs)).entries()) {
    const [manifest, { id, listing }] = [parse(text), found[index] as (typeof found)[number]];
    if (manifest?.sessionId !== id) continue;
    const earlier = known.get(id)?.manifest;
    if (earlier !== undefined && Date.parse(earlier.capturedAt) >= Date.parse(manifest.capturedAt)) continue;
    known.set(id, { manifest, files: filesOf(manifest, listing) });
  }
  return [...known.values()];
}

function parse(text: string | undefined): Manifest | undefined {
  try {
    return text === undefined ? undefined : parseManifest(text);
  } catch (error) {
    if (error instanceof IntegrityError) return undefined;
    throw error;
  }
}

function filesOf(manifest: Manifest, listing: Listing): ReadonlyMap<string, string> {
  return new Map(
    manifest.files.flatMap(({ path }) => {
      const blob = path.split('/')[2] === 'memory' ? undefined : listing.get(path)?.blob;
      return blob === undefined ? [] : [[path, blob] as const];
    }),
  );
}

function chosenOf(sessions: readonly KnownSession[], { most, largest }: CompanionQuery): readonly KnownSession[] {
  const newest = [...sessions].sort((one, other) => lastChange(other) - lastChange(one));
  let left = largest;
  return newest.slice(0, most).filter(({ manifest, files }) => {
    const size = manifest.files.reduce((sum, file) => sum + (files.has(file.path) ? file.size : 0), 0);
    if (size > left) return false;
    left -= size;
    return true;
  });
}

/** Before its rows are read, what its file's time was when it was captured. */
function lastChange({ manifest }: KnownSession): number {
  return Date.parse(transcriptOf(manifest)?.mtime ?? manifest.capturedAt);
}

function transcriptOf({ files, sessionId }: Manifest) {
  return files.find(({ path }) => path.endsWith(`/${sessionId}.jsonl`));
}

interface UnpackedSession {
  readonly manifest: Manifest;
  readonly folder: string;
}

/** Those that are as their manifests say; of others nothing stays. */
async function unpackAll(
  bare: string,
  sessions: readonly KnownSession[],
  { folder, largest }: CompanionQuery,
): Promise<readonly UnpackedSession[]> {
  const folders = new Map<string, string>();
  const targets: {
    path: string;
    blob: string;
    session: KnownSession;
    folder: string;
    add: ReturnType<typeof unpackInto>;
  }[] = [];
  for (const session of sessions) {
    const { agent, directory, configDirectory } = session.manifest;
    const key = JSON.stringify([agent, directory, configDirectory]);
    const target = folders.get(key) ?? join(folder, String(folders.size));
    if (!folders.has(key)) await mkdir(target, { mode: 0o700 });
    folders.set(key, target);
    const add = unpackInto(target, { largest });
    for (const [path, blob] of session.files) targets.push({ path, blob, session, folder: target, add });
  }
  await fetchContents(
    bare,
    targets.map(({ blob }) => blob),
  );
  const damaged = new Set<KnownSession>();
  await readBlobs(
    bare,
    targets.map(({ blob }) => blob),
    async (index, { size, content }) => {
      const { path, session, add } = targets[index] as (typeof targets)[number];
      if (damaged.has(session)) return;
      const hash = createHash('sha256');
      try {
        await add.add({ path, size, open: async () => hashed(content, hash) });
      } catch {
        damaged.add(session);
        return;
      }
      const said = session.manifest.files.find((file) => file.path === path);
      if (said?.size !== size || said.sha256 !== hash.digest('hex')) damaged.add(session);
    },
  );
  const isWhole = ({ manifest, files }: KnownSession) => {
    const transcript = transcriptOf(manifest)?.path;
    return transcript !== undefined && files.has(transcript);
  };
  for (const { path, session, folder: target } of targets) {
    if (damaged.has(session) || !isWhole(session)) await rm(join(target, ...path.split('/')), { force: true });
  }
  return sessions.flatMap((session) => {
    const { agent, directory, configDirectory } = session.manifest;
    if (damaged.has(session) || !isWhole(session)) return [];
    return [
      {
        manifest: session.manifest,
        folder: folders.get(JSON.stringify([agent, directory, configDirectory])) as string,
      },
    ];
  });
}

async function* hashed(content: AsyncIterable<Uint8Array>, hash: ReturnType<typeof createHash>) {
  for await (const chunk of content) {
    hash.update(chunk);
    yield chunk;
  }
}

async function describe(sessions: readonly UnpackedSession[]): Promise<readonly CompanionFolder[]> {
  const activities = new Map<string, number | undefined>();
  for (const { manifest, folder } of sessions) {
    const path = join(folder, ...(transcriptOf(manifest)?.path ?? '').split('/'));
    activities.set(manifest.sessionId, await lastRow(path));
  }
  const newest = Math.max(0, ...[...activities.values()].map((time) => time ?? 0));
  const now = new Date();
  // The one that is restored comes before all of them.
  const times = mtimesFor([['', newest + AHEAD], ...activities], now);
  const folders = new Map<string, CompanionFolder & { sessions: Companion[] }>();
  for (const { manifest, folder } of sessions) {
    const { agent, directory, configDirectory, sessionId } = manifest;
    const known = folders.get(folder) ?? { folder, agent, directory, configDirectory, sessions: [] };
    folders.set(folder, known);
    known.sessions.push({ id: sessionId, mtime: times.get(sessionId) ?? now });
  }
  return [...folders.values()];
}

/** Milliseconds. */
const AHEAD = 60_000;

async function lastRow(path: string): Promise<number | undefined> {
  const file = await open(path);
  try {
    return await lastRowTime(file, (await file.stat()).size);
  } finally {
    await file.close();
  }
}
