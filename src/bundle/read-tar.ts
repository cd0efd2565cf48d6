import { IntegrityError } from '../errors.ts';
import { type ByteReader, byteReader } from './byte-reader.ts';
import { MOST_FILES } from './layout.ts';

/** A file in a tar stream; its content is read before the next file is asked for, or passed over. */
export interface PackedFile {
  readonly path: string;
  /** Bytes. */
  readonly size: number;
  readonly content: AsyncIterable<Uint8Array>;
}

const BLOCK = 512;

/** Bytes. A longer name than any file system allows, and the times beside it. */
const LONGEST_EXTENSION = 16 * 1024;

/** A file may have a name of its own and a folder of its own before it. */
const MOST_HEADERS = MOST_FILES * 4;

/**
 * Reads the regular files of a tar stream that may have been made to do harm, in the forms that tar-stream, GNU tar and
 * bsdtar write. Folders are passed over; anything else, and any extension that changes more than a name, is refused.
 * @throws IntegrityError with the reason.
 */
export async function* readPackedFiles(source: AsyncIterable<Uint8Array>): AsyncGenerator<PackedFile> {
  const reader = byteReader(source);
  let longName: string | undefined;
  for (let headers = 0; ; headers += 1) {
    const block = await reader.take(BLOCK);
    if (block.length === 0 || block.every((byte) => byte === 0)) break;
    if (headers > MOST_HEADERS) throw damaged(`has more than ${MOST_HEADERS} headers`);
    const { type, size, name } = readHeader(block);
    if (type === 'x' || type === 'L') {
      longName = readName(await readExtension(reader, size), type) ?? longName;
      continue;
    }
    const path = longName ?? name;
    longName = undefined;
    if (type === '5') continue;
    const content = reader.pass(size);
    yield { path, size, content };
    for await (const _ of content);
    await reader.take(padding(size));
  }
  await refuseMore(reader);
}

interface TarHeader {
  readonly type: string;
  readonly size: number;
  readonly name: string;
}

function readHeader(block: Buffer): TarHeader {
  if (block.length < BLOCK || checksum(block) !== readNumber(block.subarray(148, 156))) throw damaged('is damaged');
  if (block.toString('latin1', 257, 262) !== 'ustar') throw damaged('is of an unknown kind');
  const type = block[156] === 0 ? '0' : String.fromCharCode(block[156]!);
  const size = readNumber(block.subarray(124, 136));
  if (!['0', '5', 'x', 'L'].includes(type)) throw damaged('holds a link, a device or something else than files');
  if (type === '5' && size !== 0) throw damaged('holds a folder with content');
  const name = text(upToZero(block.subarray(0, 100)));
  // In GNU's own form other things than the beginning of a long name stand there.
  const prefix = block[262] === 0 ? text(upToZero(block.subarray(345, 500))) : '';
  return { type, size, name: prefix === '' ? name : `${prefix}/${name}` };
}

function checksum(block: Buffer): number {
  return block.reduce((sum, byte, index) => sum + (index >= 148 && index < 156 ? 32 : byte), 0);
}

/** Octal digits, or for large numbers the bytes themselves behind a marked first one. */
function readNumber(field: Buffer): number {
  if (field[0] === 0x80) {
    const value = field.subarray(1).reduce((sum, byte) => sum * 256 + byte, 0);
    if (Number.isSafeInteger(value)) return value;
  }
  const digits = /^ *([0-7]+)[ \0]*$/.exec(field.toString('latin1'))?.[1];
  if (digits === undefined) throw damaged('is damaged');
  return Number.parseInt(digits, 8);
}

async function readExtension(reader: ByteReader, size: number): Promise<Buffer> {
  if (size > LONGEST_EXTENSION) throw damaged('has a name that is too long');
  const content = await reader.take(size);
  await reader.take(padding(size));
  if (content.length < size) throw damaged('ends too early');
  return content;
}

/** The name that an extension gives the next file, if it does. */
function readName(content: Buffer, type: 'x' | 'L'): string | undefined {
  if (type === 'L') return text(upToZero(content));
  let name: string | undefined;
  for (let rest = content; rest.length > 0; ) {
    const [whole = '', length = ''] = /^([1-9][0-9]{0,5}) /.exec(rest.toString('latin1', 0, 8)) ?? [];
    const record = rest.subarray(whole.length, Number(length));
    const equals = record.indexOf('=');
    if (whole === '' || equals < 1 || Number(length) > rest.length || record.at(-1) !== 0x0a) {
      throw damaged('is damaged');
    }
    const key = record.toString('latin1', 0, equals);
    if (key === 'path') name = text(record.subarray(equals + 1, -1));
    // Sizes, links, sparse files: whatever would change what the next header says.
    else if (!/^(?:[acm]time|uid|gid|uname|gname|comment|(?:LIBARCHIVE|SCHILY)\..*)$/.test(key)) {
      throw damaged(`has the extension ${JSON.stringify(key.slice(0, 30))}, which is not supported`);
    }
    rest = rest.subarray(Number(length));
  }
  return name;
}

/** Behind the end there may be zeros, up to a round number of blocks. */
async function refuseMore(reader: ByteReader): Promise<void> {
  let bytes = 0;
  for await (const chunk of reader.rest()) {
    bytes += chunk.length;
    if (bytes > LONGEST_END || chunk.some((byte) => byte !== 0)) throw damaged('goes on after its end');
  }
}

/** Bytes: packers fill up to 10 KiB, or to what their tape had for a block. */
const LONGEST_END = 1024 * 1024;

function padding(size: number): number {
  return (BLOCK - (size % BLOCK)) % BLOCK;
}

function upToZero(field: Buffer): Buffer {
  const end = field.indexOf(0);
  return end === -1 ? field : field.subarray(0, end);
}

function text(bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch (error) {
    throw new IntegrityError('Its tar has a name that is not UTF-8.', { cause: error });
  }
}

function damaged(reason: string): IntegrityError {
  return new IntegrityError(`Its tar ${reason}.`);
}
