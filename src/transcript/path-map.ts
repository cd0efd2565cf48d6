import { UserError } from '../errors.ts';

/** One directory that has another name in the other place. Both absolute, without a separator at the end (bare roots keep theirs). */
export interface PathPair {
  readonly from: string;
  readonly to: string;
}

/** An ordered list of pairs, longest `from` first, as `pathMap` makes it. */
export type PathMap = readonly PathPair[];

/**
 * Makes a path map from pairs of absolute directories: POSIX (`/workspace`), Windows drive (`D:\a\repo`, `D:/a/repo`) or UNC (`\\server\share`).
 * Separators at the end are dropped, repeated pairs are taken once. Directories are compared as they are spelled, case included.
 * @throws UserError for an empty or relative directory, and where one directory is to become two different ones.
 */
export function pathMap(pairs: readonly PathPair[]): PathMap {
  const targets = new Map<string, string>();
  for (const pair of pairs) {
    const from = nameOf(parseRoot(pair.from));
    const to = nameOf(parseRoot(pair.to));
    const known = targets.get(from);
    if (known !== undefined && known !== to) {
      throw new UserError(`The directory ${from} cannot become both ${known} and ${to}: name it once.`);
    }
    targets.set(from, to);
  }
  return [...targets].map(([from, to]) => ({ from, to })).sort((a, b) => b.from.length - a.from.length);
}

/**
 * The map that undoes `map`.
 * @throws UserError where two directories became the same one, which nothing can undo.
 */
export function inverse(map: PathMap): PathMap {
  return pathMap(map.map(({ from, to }) => ({ from: to, to: from })));
}

/**
 * `path` as it is called in the other place, or unchanged where no root of the map holds it. Whole segments only:
 * `/workspace` holds `/workspace` and `/workspace/a`, not `/workspace2`. The part below the root is left as it is,
 * but for its separators where the two roots have different ones.
 */
export function mapPath(map: PathMap, path: string): string {
  for (const pair of map) {
    const from = parseRoot(pair.from);
    const below = remainder(from, path);
    if (below !== undefined) {
      const to = parseRoot(pair.to);
      return join(to, from.separator === to.separator ? below : below.replaceAll(from.separator, to.separator));
    }
  }
  return path;
}

/** A directory taken apart, so that `/` and `D:\` need no special case elsewhere. */
export interface Root {
  /** Everything before the separator that follows the root: empty for `/`, `D:` for `D:\`. */
  readonly body: string;
  readonly separator: '/' | '\\';
  /** Whether the separator belongs to the root itself, as in `/` and `D:\`. */
  readonly bare: boolean;
}

/** @throws UserError for an empty or relative directory. */
export function parseRoot(directory: string): Root {
  const drive = /^[A-Za-z]:([\\/])/.exec(directory);
  const separator = (drive?.[1] ?? directory[0]) as '/' | '\\';
  const absolute = drive !== null || directory.startsWith('/') || /^\\\\[^\\/]/.test(directory);
  if (!absolute) {
    const what = directory === '' ? 'A directory is empty' : `The directory ${directory} is not absolute`;
    throw new UserError(`${what}: write it from the root, like /workspace or D:\\a\\repo.`);
  }
  let end = directory.length;
  while (end > 0 && isSeparator(directory[end - 1], separator)) {
    end--;
  }
  const body = directory.slice(0, end);
  return { body, separator, bare: body === '' || (drive !== null && body.length === 2) };
}

/** Whether `character` parts segments below a root with this separator; Windows takes both. */
export function isSeparator(character: string | undefined, separator: '/' | '\\'): boolean {
  return character === '/' || (character === '\\' && separator === '\\');
}

function nameOf(root: Root): string {
  return root.bare ? root.body + root.separator : root.body;
}

function remainder(root: Root, path: string): string | undefined {
  if (!path.startsWith(root.body)) {
    return undefined;
  }
  const below = path.slice(root.body.length);
  if (!root.bare) {
    return below === '' || isSeparator(below[0], root.separator) ? below : undefined;
  }
  if (!isSeparator(below[0], root.separator)) {
    return undefined;
  }
  return isOneOrTwoSeparators(below, root.separator) ? below.slice(1) : below;
}

/** A root and what stands below it. `/x/` becomes `//` under `/`, not `/`: the way back must know it from `/x`. */
function join(root: Root, below: string): string {
  if (root.bare && (below === '' || (below.length === 1 && isSeparator(below, root.separator)))) {
    return root.body + root.separator + below;
  }
  return root.body + below;
}

function isOneOrTwoSeparators(text: string, separator: '/' | '\\'): boolean {
  return text.length <= 2 && [...text].every((character) => isSeparator(character, separator));
}
