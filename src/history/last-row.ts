import type { FileHandle } from 'node:fs/promises';
import { rowReader } from '../transcript/row-reader.ts';
import { readRange } from './row-source.ts';

const FIRST_WINDOW = 64 * 1024;

/**
 * The time of the last row of a transcript that names one, in milliseconds since 1970. Read from the end on: only of a
 * file whose last rows are long, or name no time, is more read than 64 KiB.
 */
export async function lastRowTime(file: FileHandle, size: number): Promise<number | undefined> {
  for (let window = FIRST_WINDOW; ; window *= 8) {
    const start = Math.max(0, size - window);
    const time = await timeWithin(file, start, size);
    if (time !== undefined || start === 0) return time;
  }
}

async function timeWithin(file: FileHandle, start: number, size: number): Promise<number | undefined> {
  let last: number | undefined;
  const reader = rowReader(['timestamp'], ({ valid, values }) => {
    const time = valid && typeof values.timestamp === 'string' ? Date.parse(values.timestamp) : Number.NaN;
    last = Number.isNaN(time) ? last : time;
  });
  for await (const chunk of readRange(file, start, size)) reader.feed(chunk, 0, chunk.length);
  reader.end();
  return last;
}
