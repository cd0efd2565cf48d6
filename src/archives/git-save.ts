import { randomUUID } from 'node:crypto';
import { mkdtemp, open, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MANIFEST_FILE, SEALED_FILE } from '../bundle/layout.ts';
import { type Manifest, serializeManifest } from '../bundle/manifest.ts';
import { readManifest } from '../bundle/verify.ts';
import { ArchiveError } from '../errors.ts';
import { branchFor } from '../history/branch-name.ts';
import { bringToCanonical, canonicalOf, RECORD, recordOf } from '../history/canonical.ts';
import { commitBundle } from '../history/commit-bundle.ts';
import { lastRowTime } from '../history/last-row.ts';
import { kindOf, manifestPath } from '../history/tracked-paths.ts';
import { removeTree } from '../remove-tree.ts';
import type { SavedBundle } from './archive.ts';
import { GIT_LIMITS, type GitArchiveOptions } from './git.ts';
import { savedMessage } from './git-message.ts';
import { historyPlace } from './git-place.ts';
import { asArchiveTrouble, type OpenedHistory, openHistory } from './git-repository.ts';

/** Commits a bundle to the branch of its name and brings that to where the history is. */
export async function saveInHistory(options: GitArchiveOptions, name: string, folder: string): Promise<SavedBundle> {
  const branch = branchFor(name);
  return await asArchiveTrouble(options, async () => {
    const limit = (options.limits ?? GIT_LIMITS).save;
    const history = await openHistory(options, { branches: [branch], missing: 'make', limit });
    if (history === undefined)
      throw new ArchiveError(`There is no history at ${historyPlace(options.location).shown}.`);
    const work = await mkdtemp(join(options.tempDir ?? tmpdir(), 'agent-session-'));
    try {
      return await save(options, { name, branch, folder, work, history });
    } finally {
      await removeTree(work);
      await history.remote?.close();
    }
  });
}

interface Saving {
  readonly name: string;
  readonly branch: string;
  readonly folder: string;
  /** An empty folder for what is made on the way. */
  readonly work: string;
  readonly history: OpenedHistory;
}

async function save(options: GitArchiveOptions, saving: Saving): Promise<SavedBundle> {
  const { name, branch, folder, history } = saving;
  const { files, manifest, activity } = (await readdir(folder)).includes(SEALED_FILE)
    ? await sealedFiles(folder)
    : await plainFiles(options, saving);
  const time = Date.now();
  const { runId } = options.run;
  const subject = `Keep ${branch}${runId === undefined ? '' : ` of run ${runId}`}`;
  const message = (blobs: ReadonlyMap<string, string>) =>
    savedMessage(subject, { name, runId, time, manifest: blobs.get(manifest) ?? '' });
  const commit = await commitBundle(history.bare, branch, { files, message, activity, log: options.log });
  const pushed = await history.remote?.push(branch);
  let size = 0;
  for (const path of files.values()) size += (await stat(path)).size;
  return { name, id: pushed?.commit ?? commit, url: undefined, size };
}

interface BundleFiles {
  /** Path in the history → path on this machine. */
  readonly files: ReadonlyMap<string, string>;
  /** Which of them is the manifest. */
  readonly manifest: string;
  readonly activity: number | undefined;
}

/** Each sealed bundle has a folder of its own: nobody here can tell which session it holds, or merge it with another. */
async function sealedFiles(folder: string): Promise<BundleFiles> {
  const below = `sealed/${randomUUID()}`;
  const manifest = `${below}/${MANIFEST_FILE}`;
  const { capturedAt } = JSON.parse(await readFile(join(folder, MANIFEST_FILE), 'utf8')) as { capturedAt?: string };
  const activity = Date.parse(capturedAt ?? '');
  const files = new Map([
    [`${below}/${SEALED_FILE}`, join(folder, SEALED_FILE)],
    [manifest, join(folder, MANIFEST_FILE)],
  ]);
  return { files, manifest, activity: Number.isNaN(activity) ? undefined : activity };
}

async function plainFiles(options: GitArchiveOptions, saving: Saving): Promise<BundleFiles> {
  const { branch, work, history } = saving;
  const given = await readManifest(saving.folder);
  const recorded = await canonicalOf(history.bare, branch);
  const moved = recorded && (await bringToCanonical(saving.folder, work, { manifest: given, canonical: recorded }));
  const folder = moved === undefined ? saving.folder : work;
  const manifest = withoutRefused(moved ?? given, options);
  const files = new Map(manifest.files.map(({ path }) => [path, join(folder, ...path.split('/'))]));
  const own = manifestPath(manifest.sessionId);
  const text = join(work, MANIFEST_FILE);
  // Byte for byte as it was captured, where it says what is kept.
  const isSame = manifest === given;
  if (!isSame) await writeFile(text, serializeManifest(manifest), { flag: 'wx', mode: 0o600 });
  files.set(own, isSame ? join(folder, MANIFEST_FILE) : text);
  if (recorded === undefined) {
    await writeFile(join(work, RECORD), recordOf(manifest), { flag: 'wx', mode: 0o600 });
    files.set(RECORD, join(work, RECORD));
  }
  return { files, manifest: own, activity: await activityOf(manifest, folder) };
}

/** Without files that have names which mean something to git. */
function withoutRefused(manifest: Manifest, { log }: GitArchiveOptions): Manifest {
  const refused = manifest.files.filter(({ path }) => kindOf(path) === undefined);
  if (refused.length === 0) return manifest;
  for (const { path } of refused) log.warning(`Left out ${JSON.stringify(path)}: a history cannot keep its name.`);
  return { ...manifest, files: manifest.files.filter((file) => !refused.includes(file)) };
}

async function activityOf({ files, sessionId }: Manifest, folder: string): Promise<number | undefined> {
  const transcript = files.find(({ path }) => path.endsWith(`/${sessionId}.jsonl`));
  if (transcript === undefined)
    throw new ArchiveError(`The bundle does not hold the transcript of session ${sessionId}.`);
  const file = await open(join(folder, ...transcript.path.split('/')));
  try {
    return await lastRowTime(file, (await file.stat()).size);
  } finally {
    await file.close();
  }
}
