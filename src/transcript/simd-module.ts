import {
  AT,
  again,
  any,
  BACKSLASHES,
  BITS,
  CARRY,
  type Code,
  constant,
  END,
  ESCAPED,
  equals,
  FOLLOWING,
  get,
  leave,
  load,
  moduleOf,
  number,
  OUT,
  op,
  repeat,
  set,
  when,
} from './simd-code.ts';

/**
 * The machine code of the search, as a WebAssembly module: Node has no native search for several needles at once, and
 * one search per needle reads the same bytes over and over. Sixteen bytes are compared at a time.
 */

/** Where the module finds the bytes and puts what it found, in its memory. */
export const layout = {
  /** Of a needle, that many bytes. */
  compared: 4,
  /** Before the bytes there is room for those that precede them, behind them for a comparison that reaches further. */
  input: 32,
  block: 65_536,
  output: 32 + 65_536 + 32,
  /** Of 64 KiB: the bytes, and four bytes for every place in them. */
  pages: 6,
} as const;

/**
 * `find(end)` looks for the first four bytes of needles that start in the input before `end`, puts their places into the
 * output, and returns how many there are. `last(end)` returns the last quotation mark of the input before `end` that has
 * not exactly one backslash before it, or -1.
 */
export function simdModule(needles: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  return moduleOf(layout.pages, { find: find(needles), last: last() });
}

/**
 * `find(end)` does the same with what ends a string of JSON or is not simply passed over in one: quotation marks that are
 * not escaped, bytes below a space, and what is escaped and more than one letter, or none that may be. The input begins
 * outside of an escape, and ends outside of one.
 */
export function specialsModule(): Uint8Array<ArrayBuffer> {
  const special = [
    [equals(BACKSLASH), op.bitmask, set(BACKSLASHES)],
    [number(0), set(ESCAPED)],
    [get(BACKSLASHES), get(CARRY), op.or, when([escapedBits()])],
    [equals(QUOTE), op.bitmask, without(ESCAPED)],
    [load(0), constant(SPACE), op.less, op.bitmask, op.or, set(BITS)],
    [get(ESCAPED), when([any(LETTERS.map(equals)), op.bitmask, set(FOLLOWING), moreSpecialBits()])],
    [storePlaces()],
  ];
  return moduleOf(layout.pages, { find: placesOf(special.flat(2)) });
}

/**
 * Which bytes are escaped: every other one behind the first of a run of backslashes. Added to the run, the first of those
 * that begin at odd places carries a bit to behind the end of its run.
 * @see https://arxiv.org/abs/1902.08318 section 3.1.1
 */
function escapedBits(): Code {
  return [
    [get(BACKSLASHES), without(CARRY), set(BACKSLASHES)],
    [get(BACKSLASHES), number(1), op.shiftLeft, get(CARRY), op.or, set(FOLLOWING)],
    [get(BACKSLASHES), number(0xaaaa), op.and, without(FOLLOWING), get(BACKSLASHES), op.add, set(BITS)],
    [get(BITS), number(16), op.shiftRight, set(CARRY)],
    [get(BITS), number(1), op.shiftLeft, number(0x5555), op.xor, get(FOLLOWING), op.and],
    [number(0xffff), op.and, set(ESCAPED)],
  ].flat(2);
}

function moreSpecialBits(): Code {
  return [get(BITS), get(ESCAPED), without(FOLLOWING), op.or, set(BITS)].flat();
}

/** Of those on top, the bits that are not set in a variable. */
function without(local: number): Code {
  return [get(local), number(-1), op.xor, op.and].flat();
}

const QUOTE = Uint8Array.of(0x22);
const BACKSLASH = Uint8Array.of(0x5c);
const SPACE = 0x20;

/** What stands for one byte behind a backslash. */
const LETTERS = Array.from(Buffer.from('"\\/bfnrt'), (byte) => Uint8Array.of(byte));

function find(needles: readonly Uint8Array[]): Code {
  const begins = needles.map((needle) => equals(needle.subarray(0, 2)));
  const whole = needles.map((needle) => equals(needle.subarray(0, layout.compared)));
  // Two bytes of a needle are rarely there; the others are compared only then.
  return placesOf([any(begins), op.anyTrue, when([any(whole), op.bitmask, set(BITS), storePlaces()])].flat());
}

/** Does it for sixteen bytes after the other, and returns how many places that stored. */
function placesOf(block: Code): Code {
  return [
    number(layout.output),
    set(OUT),
    number(layout.input),
    set(AT),
    repeat([get(AT), get(END), op.greaterOrEqual, leave(1), block, get(AT), number(16), op.add, set(AT), again]),
    get(OUT),
    number(layout.output),
    op.subtract,
    number(2),
    op.shiftRight,
  ].flat();
}

/** Of every bit that is set. */
function storePlaces(): Code {
  return repeat([
    get(BITS),
    op.isZero,
    leave(1),
    get(OUT),
    get(AT),
    get(BITS),
    op.trailingZeros,
    op.add,
    op.store,
    get(OUT),
    number(4),
    op.add,
    set(OUT),
    get(BITS),
    get(BITS),
    number(1),
    op.subtract,
    op.and,
    set(BITS),
    again,
  ]);
}

function last(): Code {
  const backslash = (offset: number) => [load(offset), constant(0x5c), op.equal].flat();
  // The address is that of the byte two before the one in question, since there are no negative offsets.
  const quotes = [load(2), constant(0x22), op.equal, backslash(1), backslash(0), op.andNot, op.andNot].flat();
  return [
    get(END),
    number(18),
    op.subtract,
    set(AT),
    repeat([
      get(AT),
      number(layout.input - 18),
      op.lessOrEqual,
      leave(1),
      quotes,
      op.bitmask,
      set(BITS),
      get(BITS),
      when([get(AT), number(33), op.add, get(BITS), op.leadingZeros, op.subtract, op.return]),
      get(AT),
      number(16),
      op.subtract,
      set(AT),
      again,
    ]),
    number(-1),
  ].flat();
}
