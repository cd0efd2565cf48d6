import {
  AT,
  again,
  any,
  BITS,
  type Code,
  constant,
  END,
  equals,
  get,
  leave,
  load,
  moduleOf,
  number,
  op,
  repeat,
  set,
  when,
} from './simd-code.ts';
import { layout, placesOf, storePlaces } from './simd-places.ts';

/**
 * The machine code of the search, as a WebAssembly module: Node has no native search for several needles at once, and
 * one search per needle reads the same bytes over and over. Sixteen bytes are compared at a time.
 */

/**
 * `find(end)` looks for the first four bytes of needles that start in the input before `end`, puts their places into the
 * output, and returns how many there are. `last(end)` returns the last quotation mark of the input before `end` that has
 * not exactly one backslash before it, or -1.
 */
export function simdModule(needles: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  return moduleOf(layout.pages, { find: find(needles), last: last() });
}

function find(needles: readonly Uint8Array[]): Code {
  const begins = needles.map((needle) => equals(needle.subarray(0, 2)));
  const whole = needles.map((needle) => equals(needle.subarray(0, layout.compared)));
  // Two bytes of a needle are rarely there; the others are compared only then.
  return placesOf([any(begins), op.anyTrue, when([any(whole), op.bitmask, set(BITS), storePlaces()])].flat());
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
