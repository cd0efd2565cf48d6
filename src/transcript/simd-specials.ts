import {
  any,
  BACKSLASHES,
  BITS,
  CARRY,
  type Code,
  constant,
  ESCAPED,
  equals,
  FOLLOWING,
  get,
  load,
  moduleOf,
  number,
  op,
  set,
  when,
} from './simd-code.ts';
import { layout, placesOf, storePlaces } from './simd-places.ts';

/**
 * `find(end)` puts the places into the output, and returns how many there are, of what ends a string of JSON or is not simply passed over in one: quotation marks that are
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
