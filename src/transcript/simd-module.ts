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
  const types = section(1, [[0x60, 1, I32, 1, I32]]);
  const imports = section(2, [[...name('m'), ...name('m'), 2, 0, layout.pages]]);
  const functions = section(3, [[0], [0]]);
  const exports = section(7, [
    [...name('find'), 0, 0],
    [...name('last'), 0, 1],
  ]);
  const code = section(10, [body(find(needles)), body(last())]);
  return Uint8Array.from([0, 0x61, 0x73, 0x6d, 1, 0, 0, 0, ...types, ...imports, ...functions, ...exports, ...code]);
}

/** Local variables of both functions: the parameter and three numbers. */
const END = 0;
const AT = 1;
const OUT = 2;
const BITS = 3;

function find(needles: readonly Uint8Array[]): Code {
  const begins = needles.map((needle) => equals(needle.subarray(0, 2)));
  const whole = needles.map((needle) => equals(needle.subarray(0, layout.compared)));
  return [
    number(layout.output),
    set(OUT),
    number(layout.input),
    set(AT),
    repeat([
      get(AT),
      get(END),
      op.greaterOrEqual,
      leave(1),
      // Two bytes of a needle are rarely there; the others are compared only then.
      any(begins),
      op.anyTrue,
      when([
        any(whole),
        op.bitmask,
        set(BITS),
        repeat([
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
        ]),
      ]),
      get(AT),
      number(16),
      op.add,
      set(AT),
      again,
    ]),
    get(OUT),
    number(layout.output),
    op.subtract,
    number(2),
    op.shiftRight,
  ].flat();
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

type Code = readonly number[];

const I32 = 0x7f;

const op = {
  isZero: [0x45],
  greaterOrEqual: [0x4f],
  lessOrEqual: [0x4c],
  leadingZeros: [0x67],
  trailingZeros: [0x68],
  add: [0x6a],
  subtract: [0x6b],
  and: [0x71],
  shiftRight: [0x76],
  store: [0x36, 0, 0],
  return: [0x0f],
  equal: [0xfd, 0x23],
  allOf: [0xfd, 0x4e],
  andNot: [0xfd, 0x4f],
  oneOf: [0xfd, 0x50],
  anyTrue: [0xfd, 0x53],
  bitmask: [0xfd, 0x64],
} as const satisfies Record<string, Code>;

/** To the start of the loop that the instruction stands in. */
const again: Code = [0x0c, 0];

/** Bytes of which those are set where the bytes from there on are equal to the needle's. */
function equals(needle: Uint8Array): Code {
  return combined(
    [...needle].map((byte, offset) => [...load(offset), ...constant(byte), ...op.equal]),
    op.allOf,
  );
}

function any(alternatives: readonly Code[]): Code {
  return combined(alternatives, op.oneOf);
}

function combined(parts: readonly Code[], operation: Code): Code {
  return parts.flatMap((part, at) => (at === 0 ? part : [...part, ...operation]));
}

/** Sixteen bytes, from so far behind AT. */
function load(offset: number): Code {
  return [...get(AT), 0xfd, 0x00, 0, offset];
}

function constant(byte: number): Code {
  return [0xfd, 0x0c, ...Array<number>(16).fill(byte)];
}

function get(local: number): Code {
  return [0x20, local];
}

function set(local: number): Code {
  return [0x21, local];
}

function number(value: number): Code {
  const code = [0x41];
  let rest = value;
  // Seven bits at a time, until what is left is only the sign.
  while (rest < -64 || rest > 63) {
    code.push((rest & 0x7f) | 0x80);
    rest >>= 7;
  }
  return [...code, rest & 0x7f];
}

function leave(depth: number): Code {
  return [0x0d, depth];
}

function repeat(parts: readonly Code[]): Code {
  return [0x02, 0x40, 0x03, 0x40, ...parts.flat(), 0x0b, 0x0b];
}

function when(parts: readonly Code[]): Code {
  return [0x04, 0x40, ...parts.flat(), 0x0b];
}

function body(code: Code): Code {
  const locals = [1, 3, I32];
  const whole = [...locals, ...code, 0x0b];
  return [...unsigned(whole.length), ...whole];
}

function section(id: number, entries: readonly Code[]): Code {
  const content = [...unsigned(entries.length), ...entries.flat()];
  return [id, ...unsigned(content.length), ...content];
}

function name(text: string): Code {
  return [text.length, ...Buffer.from(text)];
}

function unsigned(value: number): Code {
  return value < 0x80 ? [value] : [(value & 0x7f) | 0x80, ...unsigned(value >> 7)];
}
