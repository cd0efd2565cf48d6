import { pipeline } from 'node:stream/promises';
import { extract, type Header } from 'tar-stream';

/** An entry of a tar stream. Its content must be read, if at all, before the next entry is asked for. */
export interface TarEntry {
  /** As packed, without a leading `./` or `/` and without a final `/`. */
  readonly path: string;
  readonly type: 'file' | 'directory' | 'hard-link' | 'other';
  /** Of a hard link: the entry before it that holds the content, its path as `path`. */
  readonly linkTo: string | undefined;
  /** Bytes. */
  readonly size: number;
  /** Permission bits. */
  readonly mode: number;
  readonly uid: number;
  readonly gid: number;
  readonly mtime: Date;
  readonly content: AsyncIterable<Uint8Array>;
}

/**
 * Reads a tar stream entry by entry. An empty stream has none.
 * @throws Error when the stream breaks off or is no tar.
 */
export async function* readTar(source: AsyncIterable<Uint8Array>): AsyncGenerator<TarEntry> {
  const reader = extract();
  const fed = pipeline(source, reader);
  // Awaited below; a reader that stops early leaves it to fail unheard.
  fed.catch(() => undefined);
  for await (const entry of reader) {
    yield { ...describe(entry.header), content: entry as AsyncIterable<Uint8Array> };
    entry.resume();
  }
  await fed;
}

function describe(header: Header): Omit<TarEntry, 'content'> {
  const { size, uid, gid, mtime } = header;
  return {
    path: clean(header.name),
    type: typeOf(header.type),
    linkTo: header.type === 'link' ? clean(header.linkname) : undefined,
    size,
    mode: header.mode & 0o777,
    uid,
    gid,
    mtime,
  };
}

function clean(name: string): string {
  return name.replace(/^(\.?\/)+/, '').replace(/\/+$/, '');
}

function typeOf(type: Header['type']): TarEntry['type'] {
  if (type === 'file' || type === 'contiguous-file') return 'file';
  if (type === 'directory') return 'directory';
  return type === 'link' ? 'hard-link' : 'other';
}
