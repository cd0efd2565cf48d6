import type { Side } from './row-plan.ts';
import type { Difference } from './trees.ts';

/** What each side of a merge is called in the names of what is kept beside. */
export type Labels = Readonly<Record<Side, string>>;

/** Bytes of a file's name. */
const LONGEST_NAME = 255;
const HASH = 10;

/**
 * Where a content is kept that lost its place to another: beside it, named for where it is from. The same content of the
 * same branch always comes to lie there, so merging it again adds nothing.
 */
function besidePath(path: string, label: string, blob: string): string {
  const slash = path.lastIndexOf('/') + 1;
  const suffix = `.from-${label.replaceAll(/[^A-Za-z0-9._-]+/g, '-').slice(0, 80)}-${blob.slice(0, HASH)}`;
  let name = path.slice(slash);
  while (Buffer.byteLength(name + suffix) > LONGEST_NAME) name = [...name].slice(0, -1).join('');
  return `${path.slice(0, slash)}${name}${suffix}`;
}

/** Keeps contents beside those they lost their place to, each once however often it loses. */
export interface Keeper {
  /** Returns where the content is kept. */
  keep(path: string, side: Side, blob: string): string;
}

export function keeperOf(
  labels: Labels,
  files: ReadonlyMap<string, { readonly blob: string }>,
  changes: Map<string, string | undefined>,
): Keeper {
  return {
    keep: (path, side, blob) => {
      const isIt = ([at, content]: readonly [string, string | undefined]) =>
        content === blob && at.startsWith(`${path}.from-`);
      const there = Array.from(files, ([at, file]) => [at, file.blob] as const).find(isIt) ?? [...changes].find(isIt);
      const beside = there?.[0] ?? besidePath(path, labels[side], blob);
      changes.set(beside, blob);
      return beside;
    },
  };
}

/** The files of one side that stand where the other has a folder. */
export function filesInTheWay(differences: readonly Difference[]): ReadonlySet<string> {
  const folders = new Set(differences.flatMap(({ path }) => foldersAbove(path)));
  return new Set(differences.flatMap(({ path }) => (folders.has(path) ? [path] : [])));
}

function foldersAbove(path: string): readonly string[] {
  const parts = path.split('/');
  return parts.slice(1).map((_, index) => parts.slice(0, index + 1).join('/'));
}
