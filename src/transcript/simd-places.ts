import { AT, again, BITS, type Code, END, get, leave, number, OUT, op, repeat, set } from './simd-code.ts';

/** Where a module finds the bytes and puts what it found, in its memory. */
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

/** A function that does `block` for sixteen bytes after the other, and returns how many places that stored. */
export function placesOf(block: Code): Code {
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

/** Stores the place of every bit that is set. */
export function storePlaces(): Code {
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
