import { createHash } from 'node:crypto';
import type { FileHandle } from 'node:fs/promises';
import type { Digest, SessionFile } from './session-store.ts';

/** What a store's own file is to the content that was meant for it: a later state begins with the whole of it. */
export type Standing = 'same' | 'later' | 'other';

/** Writes the content of a file to an open one and says what it was. */
export async function spool(
  { content, digest }: Pick<SessionFile, 'content' | 'digest'>,
  target: FileHandle,
): Promise<Digest> {
  const digesting = digest === undefined ? digester() : undefined;
  for await (const chunk of content) {
    digesting?.update(chunk);
    let written = 0;
    while (written < chunk.length) written += (await target.write(chunk, written)).bytesWritten;
  }
  return (digesting?.digest ?? digest!)();
}

/** Takes the digest of what passes. */
export function digester(): { update(chunk: Uint8Array): void; digest(): Digest } {
  const hash = createHash('sha256');
  let size = 0;
  return {
    update(chunk) {
      hash.update(chunk);
      size += chunk.byteLength;
    },
    digest: () => ({ size, sha256: hash.copy().digest('hex') }),
  };
}

/** Reads `content` to its end and compares it with what was wanted. */
export async function standingOf(content: AsyncIterable<Uint8Array>, wanted: Digest): Promise<Standing> {
  return (await compare(content, wanted)).standing;
}

/** The same, with the digest of what was read, as far as it goes together with what was wanted. */
export async function compare(
  content: AsyncIterable<Uint8Array>,
  wanted: Digest,
): Promise<{ standing: Standing; digest: Digest }> {
  const hash = createHash('sha256');
  let size = 0;
  for await (const chunk of content) {
    if (size < wanted.size) hash.update(chunk.subarray(0, wanted.size - size));
    size += chunk.length;
  }
  const sha256 = hash.digest('hex');
  const isOther = size < wanted.size || sha256 !== wanted.sha256;
  const standing = isOther ? 'other' : size === wanted.size ? 'same' : 'later';
  return { standing, digest: { size, sha256 } };
}
