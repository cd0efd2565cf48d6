import zlib from 'node:zlib';
import { rawZip, rawZipClaiming } from '../archives/raw-zip.ts';
import { SESSION } from '../bundle/make-bundle.ts';
import { bundleZip, type Delivered, HARMLESS, type HostileCase, PROJECT, TRANSCRIPT } from './case.ts';

const OWN = `${PROJECT}/${SESSION}`;
const content = Buffer.from('x');
const GIGABYTE = 1_000_000_000;

/** Zip files that are broken, lie, or unpack to more than they should. */
export const zipCases: readonly HostileCase[] = [
  ...[
    ['a symbolic link', { mode: 0o120777, content: Buffer.from('/etc/passwd') }],
    ['a symbolic link to a folder', { mode: 0o120777, content: Buffer.from('../../..') }],
    ['a block device', { mode: 0o060644 }],
    ['a character device', { mode: 0o020644 }],
    ['a FIFO', { mode: 0o010644 }],
    ['a socket', { mode: 0o140644 }],
    ['a folder', { mode: 0o040755 }],
    ['an encrypted file', { flags: 0x801, content }],
    ['a packing that is not known', { method: 99, content }],
    ['a wrong checksum', { crc: 1, content }],
    ['fewer bytes than it says', { size: 1000, content }],
    ['more bytes than it says', { size: 1, content: Buffer.alloc(1000) }],
  ].map(([what, entry]) => ({
    what: `a zip file with ${what}`,
    make: () => bundleZip({ more: [{ name: `${OWN}/a`, ...(entry as object) }] }),
    told: /zip file is (?:refused|damaged)/,
  })),
  { what: 'a program that asks to be run as root', make: withMode(0o104755), told: /does not list/ },
  ...[
    ['nothing', () => Buffer.alloc(0)],
    ['a page of HTML', () => Buffer.from('<html>Sign in</html>')],
    ['random bytes', () => noise(100_000)],
    ['its first half', () => whole().subarray(0, whole().length / 2)],
    ['its second half', () => whole().subarray(whole().length / 2)],
    ['all but its last byte', () => whole().subarray(0, -1)],
    ['zeros in place of its middle', () => zeroed(whole(), 40, 200)],
    ['one file more than it says', () => patched(whole(), -12, 1)],
    ['two parts', () => patched(whole(), -18, 1)],
    ['a comment that is not there', () => patched(whole(), -2, 0xff)],
  ].map(([what, bytes]) => ({
    what: `a zip file that is, or has, ${what}`,
    make: () => ({ zip: (bytes as () => Buffer)() }),
    told: /zip file is (?:refused|damaged)|is missing|does not hold|cannot be read|not valid JSON/,
  })),
  {
    what: 'a zip file that says it has four billion files',
    make: () => ({ zip: rawZipClaiming(0xffff_fff0) }),
    told: /more than/,
  },
  {
    what: 'a zip file of 60,000 empty files',
    make: () => ({ zip: rawZip(many(60_000, (index) => `${OWN}/${index}`)) }),
    told: /more than/,
  },
  {
    what: 'a zip file of 9,000 files, each in folders of its own',
    make: () => ({ zip: rawZip(many(9_000, (index) => `${OWN}/${`${index}/`.repeat(20)}x`)) }),
    told: /more than \d+ folders/,
  },
  {
    what: '10 GB in one file, as it says',
    make: () => bomb({ declared: 10 * GIGABYTE, real: 10 * GIGABYTE }),
    told: /zip file is (?:refused|damaged)/,
  },
  {
    what: '10 GB in one file that says it has 100 bytes',
    make: () => bomb({ declared: 100, real: 10 * GIGABYTE }),
    told: /too many bytes/,
  },
  {
    what: '10 GB in one file that says it has 0.9 GB',
    make: () => bomb({ declared: 0.9 * GIGABYTE, real: 10 * GIGABYTE }),
    told: /too many bytes/,
  },
  {
    what: '10 GB said to be in one file of 100 bytes',
    make: () => bomb({ declared: 10 * GIGABYTE, real: 100 }),
    told: /zip file is (?:refused|damaged)/,
  },
  {
    what: '0.9 GB that the manifest does not list',
    make: () => bomb({ declared: 0.9 * GIGABYTE, real: 0.9 * GIGABYTE }),
    told: /checksum|does not list/,
  },
  {
    what: '10 GB in 1,000 files of 10 MB',
    make: () => ({ zip: rawZip(many(1000, (index) => `${OWN}/${index}`, Buffer.alloc(10_000_000))) }),
    told: /more than 1000000000 bytes/,
  },
  {
    what: 'a bomb as its manifest',
    make: () => ({ zip: rawZip([{ name: 'manifest.json', content: Buffer.alloc(50_000_000) }]) }),
    told: /manifest.json is larger/,
  },
];

function withMode(mode: number): () => Delivered {
  return () => bundleZip({ more: [{ name: `${OWN}/a`, content, mode }] });
}

function whole(): Buffer {
  const delivered = bundleZip({ files: { ...HARMLESS, [`${OWN}/tool-results/a`]: noise(2000) } });
  if (!('zip' in delivered)) throw new Error('Not a zip file');
  return delivered.zip;
}

/** Bytes that no packer makes smaller, the same each time. */
function noise(length: number): Buffer {
  const bytes = Buffer.alloc(length);
  let state = 1;
  for (let index = 0; index < length; index += 1) {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    bytes[index] = state >>> 16;
  }
  return bytes;
}

function zeroed(bytes: Buffer, from: number, to: number): Buffer {
  return Buffer.concat([bytes.subarray(0, from), Buffer.alloc(to - from), bytes.subarray(to)]);
}

function patched(bytes: Buffer, at: number, more: number): Buffer {
  const changed = Buffer.from(bytes);
  changed[changed.length + at] = (changed.at(at)! + more) & 0xff;
  return changed;
}

function _renamedInPlace(bytes: Buffer): Buffer {
  const changed = Buffer.from(bytes);
  changed.write('../outside/evil', changed.indexOf(TRANSCRIPT));
  return changed;
}

function many(count: number, name: (index: number) => string, bytes = Buffer.alloc(0)) {
  const packed = zlib.deflateRawSync(bytes);
  const crc = zlib.crc32(bytes);
  return Array.from({ length: count }, (_, index) => ({ name: name(index), packed, crc, size: bytes.length }));
}

/** A file of zeros that were packed once and then repeated, so that any amount is made in no time. */
function bomb({ declared, real }: { declared: number; real: number }): Delivered {
  const part = Buffer.alloc(Math.min(real, 50_000_000));
  const packedPart = zlib.deflateRawSync(part, { finishFlush: zlib.constants.Z_FULL_FLUSH });
  const parts = Array.from({ length: Math.ceil(real / part.length) }, () => packedPart);
  const packed = Buffer.concat([...parts, zlib.deflateRawSync(Buffer.alloc(0))]);
  return bundleZip({ more: [{ name: `${OWN}/tool-results/a`, packed, size: declared, crc: 0 }] });
}
