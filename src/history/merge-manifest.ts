import { projectFolder } from '../bundle/layout.ts';
import { type Manifest, type ManifestFile, parseManifest, serializeManifest } from '../bundle/manifest.ts';
import { IntegrityError } from '../errors.ts';
import type { MergedContent } from './merge-rows.ts';
import type { Side } from './row-plan.ts';

/** What came of a file in a merge: a side's content, which may be both's, or one of its own; `undefined`: it is not there. */
export type Outcome = Side | MergedContent | undefined;

export interface ManifestMerge {
  /** The texts of the two manifests. */
  readonly texts: Readonly<Record<Side, string>>;
  /** What came of a file that a manifest lists. */
  readonly outcomeOf: (path: string) => Outcome;
  /** Where the content of the other side is kept beside, the path it is kept at and whose it is. */
  readonly besides: ReadonlyMap<string, { readonly path: string; readonly side: Side }>;
}

/**
 * The manifest of a session that two sides captured: the one that was captured later, with the files as they are after
 * the merge. `undefined` where neither of the two can be read.
 */
export function mergeManifests({ texts, outcomeOf, besides }: ManifestMerge): string | undefined {
  const manifests = { ours: parse(texts.ours), theirs: parse(texts.theirs) };
  const later = laterOf(manifests, texts);
  const manifest = later === undefined ? undefined : manifests[later];
  if (later === undefined || manifest === undefined) return undefined;
  const entries = { ours: entriesOf(manifests.ours), theirs: entriesOf(manifests.theirs) };
  const order: readonly Side[] = later === 'ours' ? ['ours', 'theirs'] : ['theirs', 'ours'];
  const files = new Map<string, ManifestFile>();
  for (const side of order) {
    for (const path of entries[side].keys()) {
      const entry = entryAfter(outcomeOf(path), path, { entries, later });
      if (entry !== undefined) files.set(path, entry);
      const beside = besides.get(path);
      const kept = beside === undefined ? undefined : entries[beside.side].get(path);
      if (beside !== undefined && kept !== undefined) files.set(beside.path, { ...kept, path: beside.path });
    }
  }
  const project = projectFolder(manifest.files[0]?.path ?? '');
  const rows = rowsAfter(manifest, { outcomeOf, manifests });
  return serializeManifest({
    ...manifest,
    files: [...files.values()].filter(({ path }) => projectFolder(path) === project),
    rows,
  });
}

function parse(text: string): Manifest | undefined {
  try {
    return parseManifest(text);
  } catch (error) {
    if (error instanceof IntegrityError) return undefined;
    throw error;
  }
}

function laterOf(
  { ours, theirs }: Readonly<Record<Side, Manifest | undefined>>,
  texts: Readonly<Record<Side, string>>,
): Side | undefined {
  if (ours === undefined) return theirs === undefined ? undefined : 'theirs';
  if (theirs === undefined) return 'ours';
  const difference = Date.parse(ours.capturedAt) - Date.parse(theirs.capturedAt);
  return difference > 0 || (difference === 0 && texts.ours >= texts.theirs) ? 'ours' : 'theirs';
}

function entriesOf(manifest: Manifest | undefined): ReadonlyMap<string, ManifestFile> {
  return new Map((manifest?.files ?? []).map((file) => [file.path, file]));
}

function entryAfter(
  outcome: Outcome,
  path: string,
  { entries, later }: { entries: Readonly<Record<Side, ReadonlyMap<string, ManifestFile>>>; later: Side },
): ManifestFile | undefined {
  const known = entries[later].get(path) ?? entries[later === 'ours' ? 'theirs' : 'ours'].get(path);
  if (outcome === undefined || known === undefined) return undefined;
  if (typeof outcome !== 'string') return { ...known, size: outcome.size, sha256: outcome.sha256 };
  return entries[outcome].get(path) ?? known;
}

function rowsAfter(
  manifest: Manifest,
  {
    outcomeOf,
    manifests,
  }: Pick<ManifestMerge, 'outcomeOf'> & { manifests: Readonly<Record<Side, Manifest | undefined>> },
): number {
  const transcript = manifest.files.find(({ path }) => path.endsWith(`/${manifest.sessionId}.jsonl`))?.path;
  const outcome = transcript === undefined ? undefined : outcomeOf(transcript);
  if (outcome === undefined) return manifest.rows;
  return typeof outcome === 'string' ? (manifests[outcome]?.rows ?? manifest.rows) : outcome.rows;
}
