import { createReadStream } from 'node:fs';
import { pieceSize } from '../sessions/piece-size.ts';

/** Something to be packed: a folder, or a file whose content lies on this machine. */
export interface TarItem {
  /** Relative, with `/`. */
  readonly name: string;
  /** Permission bits. */
  readonly mode: number;
  readonly uid: number;
  readonly gid: number;
  readonly mtime: Date;
  /** Absent for a folder. `size` is that of the file, in bytes. */
  readonly content?: TarContent;
}

export interface TarContent {
  readonly localPath: string;
  readonly size: number;
  /** Read in place of the file. */
  readonly chunks?: AsyncIterable<Uint8Array>;
}

const BLOCK = 512;
const LONGEST_NAME = 100;

/**
 * Packs in the GNU format, whose long and non-ASCII names busybox reads as well: it skips the headers of the
 * POSIX format without a word.
 */
export async function* packTar(items: Iterable<TarItem>): AsyncGenerator<Uint8Array> {
  for (const item of items) {
    const name = Buffer.from(item.content === undefined ? `${item.name}/` : item.name);
    if (name.length > LONGEST_NAME) yield longName(name, item);
    yield header(name, item, item.content === undefined ? '5' : '0');
    if (item.content !== undefined) yield* padded(item.content);
  }
  yield Buffer.alloc(2 * BLOCK);
}

/** How many bytes `packTar` makes of them. */
export function packedSize(items: Iterable<TarItem>): number {
  let size = 2 * BLOCK;
  for (const item of items) {
    const name = Buffer.byteLength(item.name) + (item.content === undefined ? 1 : 0);
    if (name > LONGEST_NAME) size += BLOCK + wholeBlocks(name + 1);
    size += BLOCK + wholeBlocks(item.content?.size ?? 0);
  }
  return size;
}

function wholeBlocks(size: number): number {
  return Math.ceil(size / BLOCK) * BLOCK;
}

function longName(name: Buffer, item: TarItem): Buffer {
  const content = Buffer.concat([name, Buffer.alloc(1)]);
  const entry = { ...item, content: { localPath: '', size: content.length } };
  return Buffer.concat([header(Buffer.from('././@LongLink'), entry, 'L'), content, padding(content.length)]);
}

async function* padded(content: TarContent): AsyncGenerator<Uint8Array> {
  const { localPath, size } = content;
  let sent = 0;
  for await (const chunk of chunksOf(content)) {
    sent += chunk.length;
    yield chunk;
  }
  if (sent < size) throw new Error(`${localPath} became shorter while it was packed`);
  if (sent > size) throw new Error(`${localPath} became longer while it was packed`);
  if (size % BLOCK !== 0) yield padding(size);
}

function chunksOf({ localPath, size, chunks }: TarContent): AsyncIterable<Uint8Array> | Iterable<Uint8Array> {
  if (chunks !== undefined) return chunks;
  return size === 0 ? [] : createReadStream(localPath, { end: size - 1, highWaterMark: pieceSize(size) });
}

function padding(size: number): Buffer {
  return Buffer.alloc((BLOCK - (size % BLOCK)) % BLOCK);
}

function header(name: Buffer, item: TarItem, type: '0' | '5' | 'L'): Buffer {
  const block = Buffer.alloc(BLOCK);
  name.copy(block, 0, 0, LONGEST_NAME);
  writeNumber(block, item.mode, { at: 100, width: 8 });
  writeNumber(block, item.uid, { at: 108, width: 8 });
  writeNumber(block, item.gid, { at: 116, width: 8 });
  writeNumber(block, item.content?.size ?? 0, { at: 124, width: 12 });
  writeNumber(block, Math.floor(item.mtime.getTime() / 1000), { at: 136, width: 12 });
  block.write(`        ${type}`, 148);
  block.write('ustar  \0', 257);
  const sum = block.reduce((total, byte) => total + byte, 0);
  block.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148);
  return block;
}

/** Octal digits, or, for what they can't hold, the bytes of the number behind a marked first one. */
function writeNumber(block: Buffer, value: number, { at, width }: { at: number; width: number }): void {
  const digits = value.toString(8);
  if (digits.length < width) {
    block.write(digits.padStart(width - 1, '0'), at);
    return;
  }
  block.writeUInt8(0x80, at);
  block.writeBigUInt64BE(BigInt(value), at + width - 8);
  if (width === 8) block.writeUInt8(0x80, at);
}
