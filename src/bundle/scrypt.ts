import { pbkdf2Sync } from 'node:crypto';

/** 32-bit words of one block, for the block size r = 8 that age uses. */
const WORDS = 256;

type Words = Uint32Array<ArrayBuffer>;

/** Blocks of the large array that are kept, 64 MiB of them; the others are computed again when they are needed. */
const MOST_KEPT = 65_536;

/**
 * The scrypt key of 32 bytes (RFC 7914) with N = 2^logN, r = 8 and p = 1. Node's own takes 1 KiB times N, which is 256 MiB
 * for what `age -p` writes. This takes at most 64 MiB, and for that at most 1.75 times as long up to N = 2^18.
 */
export function scryptKey(password: string, salt: Uint8Array, logN: number): Buffer {
  const seed = pbkdf2Sync(password, salt, 1, WORDS * 4, 'sha256');
  const mixed = mixRom(readWords(seed), logN);
  return pbkdf2Sync(password, writeWords(mixed), 1, 32, 'sha256');
}

function mixRom(seed: Words, logN: number): Words {
  const n = 2 ** logN;
  const stride = Math.max(1, n / MOST_KEPT);
  const kept = new Uint32Array((n / stride) * WORDS);
  let block = seed;
  let spare = new Uint32Array(WORDS);
  for (let index = 0; index < n; index += 1) {
    if (index % stride === 0) kept.set(block, (index / stride) * WORDS);
    mixBlock(block, spare);
    [block, spare] = [spare, block];
  }
  let looked = new Uint32Array(WORDS);
  let other = new Uint32Array(WORDS);
  for (let step = 0; step < n; step += 1) {
    const index = block[WORDS - 16]! & (n - 1);
    const start = Math.floor(index / stride) * WORDS;
    looked.set(kept.subarray(start, start + WORDS));
    for (let missing = index % stride; missing > 0; missing -= 1) {
      mixBlock(looked, other);
      [looked, other] = [other, looked];
    }
    for (let word = 0; word < WORDS; word += 1) block[word]! ^= looked[word]!;
    mixBlock(block, spare);
    [block, spare] = [spare, block];
  }
  return block;
}

/** scryptBlockMix: each 64 bytes go through Salsa20/8 with the ones before; even ones come first in `to`, odd ones last. */
function mixBlock(from: Words, to: Words): void {
  let before = from;
  let at = WORDS - 16;
  for (let chunk = 0; chunk < WORDS / 16; chunk += 1) {
    const target = (chunk >> 1) * 16 + (chunk & 1) * (WORDS / 2);
    salsa({ before, at, from, start: chunk * 16, to, target });
    before = to;
    at = target;
  }
}

interface Salsa {
  /** The sixteen words from `at` on, each xored with its counterpart in `from`, are what goes in. */
  readonly before: Words;
  readonly at: number;
  readonly from: Words;
  readonly start: number;
  readonly to: Words;
  readonly target: number;
}

/** Salsa20/8. Its sixteen words are variables of their own, since that is several times as fast as an array. */
function salsa({ before, at, from, start, to, target }: Salsa): void {
  const a0 = before[at + 0]! ^ from[start + 0]!;
  const b0 = before[at + 1]! ^ from[start + 1]!;
  const c0 = before[at + 2]! ^ from[start + 2]!;
  const d0 = before[at + 3]! ^ from[start + 3]!;
  const e0 = before[at + 4]! ^ from[start + 4]!;
  const f0 = before[at + 5]! ^ from[start + 5]!;
  const g0 = before[at + 6]! ^ from[start + 6]!;
  const h0 = before[at + 7]! ^ from[start + 7]!;
  const i0 = before[at + 8]! ^ from[start + 8]!;
  const j0 = before[at + 9]! ^ from[start + 9]!;
  const k0 = before[at + 10]! ^ from[start + 10]!;
  const l0 = before[at + 11]! ^ from[start + 11]!;
  const m0 = before[at + 12]! ^ from[start + 12]!;
  const n0 = before[at + 13]! ^ from[start + 13]!;
  const o0 = before[at + 14]! ^ from[start + 14]!;
  const p0 = before[at + 15]! ^ from[start + 15]!;
  let a = a0;
  let b = b0;
  let c = c0;
  let d = d0;
  let e = e0;
  let f = f0;
  let g = g0;
  let h = h0;
  let i = i0;
  let j = j0;
  let k = k0;
  let l = l0;
  let m = m0;
  let n = n0;
  let o = o0;
  let p = p0;
  for (let round = 0; round < 8; round += 2) {
    e ^= turn(a + m, 7);
    i ^= turn(e + a, 9);
    m ^= turn(i + e, 13);
    a ^= turn(m + i, 18);
    j ^= turn(f + b, 7);
    n ^= turn(j + f, 9);
    b ^= turn(n + j, 13);
    f ^= turn(b + n, 18);
    o ^= turn(k + g, 7);
    c ^= turn(o + k, 9);
    g ^= turn(c + o, 13);
    k ^= turn(g + c, 18);
    d ^= turn(p + l, 7);
    h ^= turn(d + p, 9);
    l ^= turn(h + d, 13);
    p ^= turn(l + h, 18);

    b ^= turn(a + d, 7);
    c ^= turn(b + a, 9);
    d ^= turn(c + b, 13);
    a ^= turn(d + c, 18);
    g ^= turn(f + e, 7);
    h ^= turn(g + f, 9);
    e ^= turn(h + g, 13);
    f ^= turn(e + h, 18);
    l ^= turn(k + j, 7);
    i ^= turn(l + k, 9);
    j ^= turn(i + l, 13);
    k ^= turn(j + i, 18);
    m ^= turn(p + o, 7);
    n ^= turn(m + p, 9);
    o ^= turn(n + m, 13);
    p ^= turn(o + n, 18);
  }
  to[target + 0] = a0 + a;
  to[target + 1] = b0 + b;
  to[target + 2] = c0 + c;
  to[target + 3] = d0 + d;
  to[target + 4] = e0 + e;
  to[target + 5] = f0 + f;
  to[target + 6] = g0 + g;
  to[target + 7] = h0 + h;
  to[target + 8] = i0 + i;
  to[target + 9] = j0 + j;
  to[target + 10] = k0 + k;
  to[target + 11] = l0 + l;
  to[target + 12] = m0 + m;
  to[target + 13] = n0 + n;
  to[target + 14] = o0 + o;
  to[target + 15] = p0 + p;
}

function turn(sum: number, bits: number): number {
  return (sum << bits) | (sum >>> (32 - bits));
}

function readWords(bytes: Buffer): Words {
  return Uint32Array.from({ length: bytes.length / 4 }, (_, index) => bytes.readUInt32LE(index * 4));
}

function writeWords(words: Words): Buffer {
  const bytes = Buffer.alloc(words.length * 4);
  words.forEach((word, index) => {
    bytes.writeUInt32LE(word, index * 4);
  });
  return bytes;
}
