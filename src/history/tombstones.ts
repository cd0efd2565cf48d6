import { readTexts } from './blobs.ts';
import { isLooseSubagent, sessionOf } from './tracked-paths.ts';
import { type Listing, listTree } from './trees.ts';

export interface RemovedSessions {
  /** Whether a file belongs to a session that one of the sides has removed. */
  isRemoved(path: string): boolean;
  /** What `ours` still has of them. */
  readonly changes: ReadonlyMap<string, undefined>;
}

/**
 * The sessions that two commits have removed. A removal leaves `removed/<session id>`, which names the files whose path
 * does not tell the session: without it a merge would take what one side still has for something new.
 */
export async function removedBy({
  bare,
  ours,
  files,
  theirs,
}: {
  bare: string;
  ours: string | undefined;
  /** Those of `ours`, where they are known. */
  files?: Listing | undefined;
  theirs: string | undefined;
}): Promise<RemovedSessions> {
  const stones = {
    ours: files === undefined ? await listTree(bare, ours, { below: 'removed' }) : stonesOf(files),
    theirs: await listTree(bare, theirs, { below: 'removed' }),
  };
  const blobs = [...new Set([...stones.ours.values(), ...stones.theirs.values()].map(({ blob }) => blob))];
  const loose = new Set(
    (await readTexts(bare, blobs)).flatMap((text) => text?.split('\n') ?? []).filter(isLooseSubagent),
  );
  const ids = new Set([...stones.ours.keys(), ...stones.theirs.keys()].map((path) => path.slice('removed/'.length)));
  const isRemoved = (path: string): boolean => {
    if (path.startsWith('removed/')) return false;
    return loose.has(path) || ids.has(sessionOf(path) ?? '');
  };
  const changes = new Map<string, undefined>();
  if ([...stones.theirs].some(([path, { blob }]) => stones.ours.get(path)?.blob !== blob)) {
    for (const path of (await listTree(bare, ours)).keys()) {
      if (isRemoved(path)) changes.set(path, undefined);
    }
  }
  return { isRemoved, changes };
}

function stonesOf(files: Listing): Listing {
  return new Map([...files].filter(([path]) => path.startsWith('removed/')));
}
