import { createHash } from 'node:crypto';
import type { FileHandle } from 'node:fs/promises';

/** What a file must be, byte for byte. */
export interface Digest {
  /** Bytes. */
  readonly size: number;
  /** Lower-case hex. */
  readonly sha256: string;
}

/** What a store's own file is to the content that was meant for it: a later state begins with the whole of it. */
export type Standing = 'same' | 'later' | 'other';

/** Writes `content` to an open file and says what it was. */
export async function spool(content: AsyncIterable<Uint8Array>, target: FileHandle): Promise<Digest> {
  const hash = createHash('sha256');
  let size = 0;
  for await (const chunk of content) {
    hash.update(chunk);
    let written = 0;
    while (written < chunk.length) written += (await target.write(chunk, written)).bytesWritten;
    size += chunk.length;
  }
  return { size, sha256: hash.digest('hex') };
}

/** Reads `content` to its end and compares it with what was wanted. */
export async function standingOf(content: AsyncIterable<Uint8Array>, wanted: Digest): Promise<Standing> {
  const hash = createHash('sha256');
  let size = 0;
  for await (const chunk of content) {
    if (size < wanted.size) hash.update(chunk.subarray(0, wanted.size - size));
    size += chunk.length;
  }
  if (size < wanted.size || hash.digest('hex') !== wanted.sha256) return 'other';
  return size === wanted.size ? 'same' : 'later';
}
