import { createWriteStream } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { readBlobs, readTexts } from './blobs.ts';
import { unionOfLines } from './merge-lines.ts';
import { type ManifestMerge, mergeManifests } from './merge-manifest.ts';
import { type MergedContent, mergeRows } from './merge-rows.ts';
import type { Conflict } from './merge-sides.ts';
import type { Side } from './row-plan.ts';
import { fileSource } from './row-source.ts';

/** Where the content of a side is kept that lost its place. */
export interface Beside {
  readonly path: string;
  readonly side: Side;
}

/**
 * Merges two files of rows. The three contents are laid out in `folder` first, so that any part of them can be read; what
 * was there of an earlier call is overwritten. Returns a side, or the file with what was made.
 */
export async function mergeRowFiles(
  bare: string,
  folder: string,
  { ours, theirs, before }: Conflict,
): Promise<Side | { file: string; content: MergedContent }> {
  const names = before === undefined ? ['ours', 'theirs'] : ['ours', 'theirs', 'before'];
  const files: FileHandle[] = [];
  try {
    const ids = [ours, theirs, ...(before === undefined ? [] : [before])];
    await readBlobs(bare, ids, async (index, { content }) => {
      await pipeline(content, createWriteStream(join(folder, names[index] as string), { mode: 0o600 }));
    });
    for (const name of names) files.push(await open(join(folder, name)));
    const sources = await Promise.all(files.map(async (file) => fileSource(file, (await file.stat()).size)));
    const file = join(folder, 'merged');
    const target = await open(file, 'w', 0o600);
    files.push(target);
    const [one, other, base] = sources;
    if (one === undefined || other === undefined) throw new Error('A side of the merge is missing.');
    const content = await mergeRows({ ours: one, theirs: other }, base, target);
    return typeof content === 'string' ? content : { file, content };
  } finally {
    for (const file of files) await file.close();
  }
}

/** Merges two texts line by line; `undefined` where they are too large for it. */
export async function mergeLines(
  bare: string,
  { ours, theirs }: Conflict,
): Promise<Side | { text: string } | undefined> {
  const [one, other] = await readTexts(bare, [ours, theirs]);
  if (one === undefined || other === undefined) return undefined;
  const text = unionOfLines(one, other);
  if (text === one) return 'ours';
  return text === other ? 'theirs' : { text };
}

/** Merges two manifests of a session; where neither can be read, one of them stays. */
export async function mergeManifestFiles(
  bare: string,
  { ours, theirs }: Conflict,
  merge: Omit<ManifestMerge, 'texts'>,
): Promise<Side | { text: string }> {
  const [one = '', other = ''] = await readTexts(bare, [ours, theirs]);
  const text = mergeManifests({ texts: { ours: one, theirs: other }, ...merge });
  if (text === undefined) return ours > theirs ? 'ours' : 'theirs';
  if (text === one) return 'ours';
  return text === other ? 'theirs' : { text };
}
