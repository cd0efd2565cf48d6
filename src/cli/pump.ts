import { read, writev } from 'node:fs';
import { promisify } from 'node:util';
import type { Rewriter } from '../transcript/rewrite.ts';

export const STDIN = 0;
export const STDOUT = 1;

/** Bytes: large enough to make calls rare, small enough to stay in a processor's cache while it is searched. */
const CHUNK = 1024 * 1024;

/**
 * Sends everything that can be read from one file descriptor through the rewriter to another. One chunk is read and another
 * written while a third is searched, in three buffers that are used over and over. Ends quietly where nobody reads any more.
 */
export async function pump({
  from,
  to,
  rewriter,
}: {
  from: number;
  to: number;
  rewriter: Rewriter;
}): Promise<'done' | 'nobody reads'> {
  const rooms = [rewriter.room(CHUNK), rewriter.room(CHUNK), rewriter.room(CHUNK)] as const;
  let turn = 0;
  let room: Buffer = rooms[0];
  try {
    let length = await readSome(from, room);
    let writing: Promise<void> = Promise.resolve();
    while (length > 0) {
      turn = (turn + 1) % rooms.length;
      const next = rooms[turn] as Buffer;
      const reading = readSome(from, next);
      const pieces = rewriter.push(room.subarray(0, length));
      [length] = await Promise.all([reading, writing]);
      writing = writeAll(to, pieces);
      room = next;
    }
    await writing;
    await writeAll(to, rewriter.end());
    return 'done';
  } catch (error) {
    if (isCode(error, 'EPIPE')) {
      return 'nobody reads';
    }
    throw error;
  }
}

const readFrom = promisify(read);
const writeTo = promisify(writev);

async function readSome(from: number, buffer: Buffer): Promise<number> {
  for (;;) {
    try {
      return (await readFrom(from, buffer, 0, buffer.length, null)).bytesRead;
    } catch (error) {
      if (isCode(error, 'EOF')) {
        // A pipe that was closed, on Windows.
        return 0;
      }
      await waitIfBusy(error);
    }
  }
}

async function writeAll(to: number, pieces: readonly Uint8Array[]): Promise<void> {
  let rest = pieces.filter((piece) => piece.length > 0);
  while (rest.length > 0) {
    try {
      rest = behind(rest, (await writeTo(to, rest)).bytesWritten);
    } catch (error) {
      await waitIfBusy(error);
    }
  }
}

function behind(pieces: readonly Uint8Array[], bytes: number): Uint8Array[] {
  let skip = bytes;
  const rest: Uint8Array[] = [];
  for (const piece of pieces) {
    if (skip < piece.length) {
      rest.push(piece.subarray(skip));
    }
    skip = Math.max(0, skip - piece.length);
  }
  return rest;
}

/** A terminal or pipe that another program set to answer at once says so when it has nothing to give or take yet. */
async function waitIfBusy(error: unknown): Promise<void> {
  if (!isCode(error, 'EAGAIN')) {
    throw error;
  }
  await new Promise((resolve) => setTimeout(resolve, 5));
}

function isCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}
