import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { type Manifest, parseManifest } from '../bundle/manifest.ts';
import { IntegrityError } from '../errors.ts';
import { readTexts } from '../history/blobs.ts';
import { branchFor } from '../history/branch-name.ts';
import { lastRowTime } from '../history/last-row.ts';
import { mtimesFor } from '../history/mtimes.ts';
import { fetchContents } from '../history/partial.ts';
import { kindOf, sessionOf } from '../history/tracked-paths.ts';
import { type Listing, listTree } from '../history/trees.ts';
import type { Companion, CompanionFolder, CompanionQuery, Companions } from './archive.ts';
import type { GitArchiveOptions } from './git.ts';
import { type KnownSession, transcriptOf, type UnpackedSession, unpackSessions } from './git-companion-files.ts';
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
    const unpacked = await unpackSessions(bare, chosen, query);
    const damaged = chosen.length - unpacked.length;
    if (damaged > 0) options.log.warning(`Passed over ${damaged} sessions that are not what their manifests say.`);
    return { folders: await describe(unpacked), left: sessions.length - chosen.length };
  });
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
      const isOwn = (sessionOf(path) ?? manifest.sessionId) === manifest.sessionId && path.split('/')[2] !== 'memory';
      const blob = isOwn ? listing.get(path)?.blob : undefined;
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
