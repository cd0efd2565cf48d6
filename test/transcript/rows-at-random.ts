import type { PathPair } from '../../src/transcript/path-map.ts';

/** Numbers from 0 to below 1 that only depend on the seed. */
export type Random = () => number;

export function randomFrom(seed: number): Random {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 0x1_0000_0000;
  };
}

export interface World {
  readonly map: readonly PathPair[];
  readonly pointers: readonly PathPair[];
  /** How often a character is escaped that need not be: 0 to 1. */
  readonly escaping: number;
  /** How often there is something longer than what the rewriter keeps in sight: 0 to 1. */
  readonly long: number;
}

const KEYS = [
  'cwd',
  'file_path',
  'path',
  'filenames',
  'thinking',
  'data',
  'thinkingSignature',
  'uuid',
  'content',
  'text',
  'a"cwd',
  'CWD',
  '',
];
const WORDS = [
  'hi',
  ' ',
  ':',
  '"',
  '\\',
  '/',
  '//',
  '://',
  '\n',
  '\u0000',
  'é',
  '日本',
  '😀',
  '。',
  '(',
  ')',
  '.',
  ',',
  '{"cwd":"',
  '","path":"',
  'x',
  '-',
  '\u2028',
];

/** A valid row, as text: every kind of value, key and spelling, and many strings that hold a root or nearly do. */
export function randomRow(random: Random, world: World): string {
  return value(random, world, 0, 'object');
}

function value(random: Random, world: World, depth: number, kind = kindAt(random, depth)): string {
  const gap = () => (random() < world.long / 4 ? ' '.repeat(100) : pick(random, ['', '', '', ' ', '  ', '\t']));
  switch (kind) {
    case 'object': {
      const members = many(random, 5, () => {
        const key = spelled(pick(random, KEYS), random, world.escaping / 2);
        return `${gap()}${key}${gap()}:${gap()}${value(random, world, depth + 1)}${gap()}`;
      });
      return `{${members.join(',')}}`;
    }
    case 'array':
      return `[${many(random, 4, () => gap() + value(random, world, depth + 1) + gap()).join(',')}]`;
    case 'strings':
      return `[${many(random, 5, () => gap() + spelled(text(random, world), random, world.escaping) + gap()).join(',')}]`;
    case 'word':
      return pick(random, ['1.0', '12345678901234567890', '1E5', '-0.5e-7', 'true', 'false', 'null']);
    default:
      return spelled(text(random, world), random, world.escaping);
  }
}

function kindAt(random: Random, depth: number): string {
  const kinds = depth < 3 ? ['object', 'array', 'strings', 'word', 'text', 'text', 'text'] : ['word', 'text', 'text'];
  return pick(random, kinds);
}

function text(random: Random, { map, pointers, long }: World): string {
  const roots = [...map, ...pointers].map(({ from }) => from);
  const root = () => pick(random, roots);
  const near = () => {
    const one = root();
    const separator = one.includes('/') ? '/' : '\\';
    return pick(random, [
      one,
      one + separator,
      `${one}${separator}a${separator}b.ts`,
      `${one}2`,
      [...one].slice(0, -1).join(''),
      `${one}.jsonl`,
    ]);
  };
  const start = random() < 0.6 ? near() : '';
  return start + many(random, 4, () => (random() < 0.35 ? near() : word(random, long))).join('');
}

function word(random: Random, long: number): string {
  const one = pick(random, WORDS);
  return random() < long ? one.repeat(500 + Math.floor(random() * 1500)) : one;
}

/** A string in JSON, every character spelled as it may be. */
function spelled(plain: string, random: Random, escaping: number): string {
  let out = '';
  for (let at = 0; at < plain.length; at++) {
    const unit = plain.charCodeAt(at);
    const isPair = unit >= 0xd800 && unit < 0xdc00;
    if (random() < escaping) {
      out += plain[at] === '/' && random() < 0.5 ? '\\/' : hex(unit, random);
      // The other half of a pair cannot be raw.
      out += isPair ? hex(plain.charCodeAt(++at), random) : '';
    } else {
      out += JSON.stringify(isPair ? plain.slice(at, at + 2) : plain[at]).slice(1, -1);
      at += isPair ? 1 : 0;
    }
  }
  return `"${out}"`;
}

function hex(unit: number, random: Random): string {
  const digits = unit.toString(16).padStart(4, '0');
  return `\\u${[...digits].map((digit) => (random() < 0.5 ? digit : digit.toUpperCase())).join('')}`;
}

/** Rows as files hold them, some of them broken: torn, spliced, overwritten, blank, not even UTF-8. */
export function randomTranscript(random: Random, world: World): Buffer {
  const rows = many(random, 6, () => damaged(randomRow(random, world), random));
  const ends = rows.map(() => Buffer.from(pick(random, ['\n', '\n', '\r\n', '\n\n'])));
  const parts = rows.flatMap((row, at) => [row, ends[at] as Buffer]);
  return Buffer.concat(random() < 0.3 ? parts.slice(0, -1) : parts);
}

function damaged(row: string, random: Random): Buffer {
  const bytes = Buffer.from(row);
  const at = Math.floor(random() * bytes.length);
  switch (Math.floor(random() * 10)) {
    case 0:
      return bytes.subarray(0, at);
    case 1:
      return Buffer.concat([bytes.subarray(0, at), bytes]);
    case 2:
      return Buffer.concat([Buffer.alloc(at), bytes]);
    case 3:
      return Buffer.concat([bytes.subarray(0, at), Buffer.from([0xff, 0xc3, 0x80]), bytes.subarray(at)]);
    case 4:
      return Buffer.concat([Buffer.from('\ufeff'), bytes]);
    case 5:
      return bytes.subarray(at);
    default:
      return bytes;
  }
}

export function pick<T>(random: Random, list: readonly T[]): T {
  return list[Math.floor(random() * list.length)] as T;
}

function many<T>(random: Random, most: number, make: () => T): T[] {
  return Array.from({ length: Math.floor(random() * (most + 1)) }, make);
}
