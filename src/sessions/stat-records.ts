/** What `stat -c` is to print of each file: raw mode in hex, bytes, modified in seconds, path. GNU and busybox know it. */
export const STAT_FORMAT = '%f %s %Y %n';

export interface StatRecord {
  /** Relative to the folder asked about. */
  readonly path: string;
  readonly type: 'file' | 'directory' | 'other';
  /** Permission bits. */
  readonly mode: number;
  /** Bytes. */
  readonly size: number;
  readonly mtime: Date;
}

const TYPE_BITS = 0o170000;
const TYPES: ReadonlyMap<number, StatRecord['type']> = new Map([
  [0o100000, 'file'],
  [0o040000, 'directory'],
]);

/**
 * Reads what `find <folder> … -exec stat -c <format> {} +` printed. A name may hold a line break, but no slash: a
 * record begins only where the folder's own path follows, so a name can't pretend to be another file beside it.
 */
export function parseStatRecords(output: string, folder: string): readonly StatRecord[] {
  const start = new RegExp(`^([0-9a-f]+) (\\d+) (\\d+) ${escapePattern(folder.replace(/\/$/, ''))}/`, 'gm');
  const matches = [...output.matchAll(start)];
  return matches.map((match, index) => {
    const [whole, mode = '', size, seconds] = match;
    const end = matches[index + 1]?.index ?? output.length;
    const bits = Number.parseInt(mode, 16);
    return {
      path: output.slice(match.index + whole.length, end).replace(/\n$/, ''),
      type: TYPES.get(bits & TYPE_BITS) ?? 'other',
      mode: bits & 0o777,
      size: Number(size),
      mtime: new Date(Number(seconds) * 1000),
    };
  });
}

function escapePattern(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
}
