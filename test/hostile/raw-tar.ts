/** An entry as it is to stand in a tar, true or not. */
export interface RawTarEntry {
  readonly name?: string | Buffer;
  readonly type?: string;
  readonly content?: string | Buffer;
  readonly link?: string;
  readonly size?: number;
  /** The twelve bytes of the size. */
  readonly rawSize?: string | Buffer;
  readonly checksum?: number;
  /** In place of a header and its content. */
  readonly rawHeader?: Buffer;
  /** How often the entry is repeated. */
  readonly times?: number;
}

/** A tar put together by hand, so that it can hold what no packer writes. */
export function rawTar(entries: readonly RawTarEntry[]): Buffer {
  const parts = entries.flatMap((entry) => {
    const bytes = entry.rawHeader ?? whole(entry);
    return entry.times === undefined ? [bytes] : [Buffer.alloc(bytes.length * entry.times, bytes)];
  });
  return Buffer.concat([...parts, Buffer.alloc(1024)]);
}

function whole(entry: RawTarEntry): Buffer {
  const content = Buffer.from(entry.content ?? '');
  const block = Buffer.alloc(512);
  Buffer.from(entry.name ?? '').copy(block, 0, 0, 100);
  block.write('0000644\0', 100);
  block.write('0000000\0', 108);
  block.write('0000000\0', 116);
  const size = entry.size ?? content.length;
  if (entry.rawSize !== undefined) Buffer.from(entry.rawSize).copy(block, 124);
  else if (size < 8 ** 11) block.write(`${size.toString(8).padStart(11, '0')}\0`, 124);
  else {
    block.writeUInt8(0x80, 124);
    block.writeBigUInt64BE(BigInt(size), 128);
  }
  block.write('00000000000\0', 136);
  block.write('        ', 148);
  block.write(entry.type ?? '0', 156);
  block.write(entry.link ?? '', 157);
  block.write('ustar\x0000', 257);
  const sum = entry.checksum ?? block.reduce((total, byte) => total + byte, 0);
  block.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148);
  return Buffer.concat([block, content, Buffer.alloc((512 - (content.length % 512)) % 512)]);
}
