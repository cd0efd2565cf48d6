import zlib from 'node:zlib';

/** An entry as it is to stand in a zip file, true or not. */
export interface RawEntry {
  readonly name: string;
  readonly content?: Buffer;
  /** The content as it is packed, in place of packing it here. */
  readonly packed?: Buffer;
  /** Unix mode with the type of file; 0o100644 where not given. */
  readonly mode?: number;
  readonly method?: number;
  readonly flags?: number;
  readonly size?: number;
  readonly crc?: number;
}

/** A zip file put together by hand, so that it can hold what no packer writes. */
export function rawZip(entries: readonly RawEntry[]): Buffer {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const entry of entries) {
    const name = Buffer.from(entry.name);
    const { content = Buffer.alloc(0), mode = 0o100644, method = 8, flags = 0x800 } = entry;
    const packed = entry.packed ?? (method === 8 ? zlib.deflateRawSync(content) : content);
    const size = entry.size ?? content.length;
    const extra = size > LARGEST_SIZE ? longSize(size) : Buffer.alloc(0);
    const shared = Buffer.alloc(26);
    shared.writeUInt16LE(20, 0);
    shared.writeUInt16LE(flags, 2);
    shared.writeUInt16LE(method, 4);
    shared.writeUInt32LE(entry.crc ?? zlib.crc32(content), 10);
    shared.writeUInt32LE(packed.length, 14);
    shared.writeUInt32LE(Math.min(size, LARGEST_SIZE), 18);
    shared.writeUInt16LE(name.length, 22);
    shared.writeUInt16LE(extra.length, 24);
    parts.push(Buffer.from('PK\x03\x04'), shared, name, extra, packed);
    const rest = Buffer.alloc(14);
    rest.writeUInt32LE((mode << 16) >>> 0, 6);
    rest.writeUInt32LE(offset, 10);
    directory.push(Buffer.from('PK\x01\x02'), Buffer.from([20, 3]), shared, rest, name, extra);
    offset += 30 + name.length + extra.length + packed.length;
  }
  const end = Buffer.alloc(18);
  const directorySize = directory.reduce((sum, part) => sum + part.length, 0);
  end.writeUInt16LE(entries.length, 4);
  end.writeUInt16LE(entries.length, 6);
  end.writeUInt32LE(directorySize, 8);
  end.writeUInt32LE(offset, 12);
  return Buffer.concat([...parts, ...directory, Buffer.from('PK\x05\x06'), end]);
}

/** What the plain format can say; the field of a larger one is filled and the size stands in an extra field. */
const LARGEST_SIZE = 0xffff_ffff;

function longSize(size: number): Buffer {
  const extra = Buffer.alloc(12);
  extra.writeUInt16LE(1, 0);
  extra.writeUInt16LE(8, 2);
  extra.writeBigUInt64LE(BigInt(size), 4);
  return extra;
}

/** A zip file without entries that says it has `count` of them, more than the plain format can say. */
export function rawZipClaiming(count: number): Buffer {
  const record = Buffer.alloc(56);
  record.write('PK\x06\x06', 'latin1');
  record.writeBigUInt64LE(44n, 4);
  record.writeBigUInt64LE(BigInt(count), 24);
  record.writeBigUInt64LE(BigInt(count), 32);
  const locator = Buffer.alloc(20);
  locator.write('PK\x06\x07', 'latin1');
  locator.writeUInt32LE(1, 16);
  const end = Buffer.alloc(22, 0xff);
  end.write('PK\x05\x06', 'latin1');
  end.writeUInt32LE(0, 4);
  end.writeUInt16LE(0, 20);
  return Buffer.concat([record, locator, end]);
}
