/** What this layout of a bundle is called in its manifest; a reader refuses any other. */
export const MANIFEST_VERSION = 1;

/** The one file of a bundle that its manifest does not list. */
export const MANIFEST_FILE = 'manifest.json';

/** The whole bundle, encrypted: a sealed bundle is this file beside a manifest that tells little. */
export const SEALED_FILE = 'bundle.age';

/** Twice what a session of ten thousand sub-agents has, each with a file beside it, and unpacked within a minute. */
export const MOST_FILES = 50_000;

/** Bytes of UTF-8; what common file systems allow for one name, and enough for every path an agent makes. */
const LONGEST_SEGMENT = 255;
const LONGEST_PATH = 1024;

/** Segments; an agent's own paths have six at most. */
const DEEPEST_PATH = 32;

const SESSION_ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const LOOSE_SUBAGENT = /^agent-[0-9a-f]+\.jsonl$/i;

/**
 * Bytes that a bundle unpacks to at most, where no session over `maxSize` is captured: the manifest comes on top, and what
 * stands in the place of secrets may be longer than they were.
 */
export function largestBundle(maxSize: number): number {
  return Math.ceil(maxSize * 1.1) + 16 * 1024 * 1024;
}

/** Whether `text` has the form of a session id, whichever agent gave it. */
export function isSessionId(text: string): boolean {
  return SESSION_ID.test(text);
}

/**
 * What is wrong with `path` as the path of a session's file in a bundle, in words that follow the path;
 * `undefined` where it is allowed. Allowed are, below `projects/<one folder>/`: `<id>.jsonl`, `<id>/…`, `memory/…`
 * and `agent-<hex>.jsonl`.
 */
export function bundlePathProblem(path: string): string | undefined {
  return relativePathProblem(path) ?? (isInLayout(path.split('/')) ? undefined : 'is no place for a file of a session');
}

/** The same for any file of a bundle: a relative path with `/` that stays in its folder on every file system. */
export function relativePathProblem(path: string): string | undefined {
  if (!path.isWellFormed()) return 'is not Unicode text';
  if (hasControlCharacter(path)) return 'holds a control character';
  if (path.includes('\\')) return 'holds a backslash';
  if (Buffer.byteLength(path) > LONGEST_PATH) return `is longer than ${LONGEST_PATH} bytes`;
  if (/^[A-Za-z]:/.test(path)) return 'begins with a drive letter';
  const segments = path.split('/');
  if (segments.length > DEEPEST_PATH) return `has more than ${DEEPEST_PATH} segments`;
  if (segments.some((segment) => segment === '')) return 'is absolute or has an empty segment';
  if (segments.some((segment) => segment === '.' || segment === '..')) return 'leads out of its folder';
  if (segments.some((segment) => Buffer.byteLength(segment) > LONGEST_SEGMENT)) {
    return `has a segment longer than ${LONGEST_SEGMENT} bytes`;
  }
  return undefined;
}

/** Equal for paths that a file system which ignores case or Unicode forms would take for one. */
export function foldedPath(path: string): string {
  // Upper case first: some letters have one capital for two small ones, such as the long s.
  return path.normalize('NFC').toUpperCase().toLowerCase().normalize('NFC');
}

/** The folder below `projects` that a path of the layout lies in. */
export function projectFolder(path: string): string | undefined {
  return path.split('/')[1];
}

export function hasControlCharacter(text: string): boolean {
  return /\p{Cc}/u.test(text);
}

/** A stranger's name, short and on one line. */
export function quoted(text: string): string {
  return oneLine(JSON.stringify(text.slice(0, 300)));
}

/**
 * A stranger's text without what would end a line, move a cursor, or turn the direction of writing. The runner also takes
 * the old form of its commands, `##[…]`, from the middle of a line.
 */
export function oneLine(text: string): string {
  return text.replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/gu, '?').replaceAll('##[', '#?[');
}

function isInLayout([root, project = '', first = '', ...rest]: readonly string[]): boolean {
  if (root !== 'projects' || project.includes(':')) return false;
  if (rest.length > 0) return first === 'memory' || isSessionId(first);
  return LOOSE_SUBAGENT.test(first) || (first.endsWith('.jsonl') && isSessionId(first.slice(0, -'.jsonl'.length)));
}
