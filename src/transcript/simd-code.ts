/** Machine code of WebAssembly. */
export type Code = readonly number[];

/** Functions over one memory of `pages` times 64 KiB, each from a number to a number. */
export function moduleOf(pages: number, functions: Readonly<Record<string, Code>>): Uint8Array<ArrayBuffer> {
  const names = Object.keys(functions);
  const sections = [
    section(1, [[0x60, 1, I32, 1, I32]]),
    section(2, [[...name('m'), ...name('m'), 2, 0, pages]]),
    section(
      3,
      names.map(() => [0]),
    ),
    section(
      7,
      names.map((one, index) => [...name(one), 0, index]),
    ),
    section(10, Object.values(functions).map(body)),
  ];
  return Uint8Array.from([0, 0x61, 0x73, 0x6d, 1, 0, 0, 0, ...sections.flat()]);
}

const I32 = 0x7f;

/** Local variables of every function: the parameter, and numbers that are 0 at first. */
export const END = 0;
export const AT = 1;
export const OUT = 2;
export const BITS = 3;
export const BACKSLASHES = 4;
export const FOLLOWING = 5;
export const ESCAPED = 6;
export const CARRY = 7;

export const op = {
  isZero: [0x45],
  greaterOrEqual: [0x4f],
  lessOrEqual: [0x4c],
  leadingZeros: [0x67],
  trailingZeros: [0x68],
  add: [0x6a],
  subtract: [0x6b],
  and: [0x71],
  or: [0x72],
  xor: [0x73],
  shiftLeft: [0x74],
  shiftRight: [0x76],
  store: [0x36, 0, 0],
  return: [0x0f],
  equal: [0xfd, 0x23],
  less: [0xfd, 0x26],
  allOf: [0xfd, 0x4e],
  andNot: [0xfd, 0x4f],
  oneOf: [0xfd, 0x50],
  anyTrue: [0xfd, 0x53],
  bitmask: [0xfd, 0x64],
} as const satisfies Record<string, Code>;

/** To the start of the loop that the instruction stands in. */
export const again: Code = [0x0c, 0];

/** Bytes of which those are set where the bytes from there on are equal to the needle's. */
export function equals(needle: Uint8Array): Code {
  return combined(
    [...needle].map((byte, offset) => [...load(offset), ...constant(byte), ...op.equal]),
    op.allOf,
  );
}

export function any(alternatives: readonly Code[]): Code {
  return combined(alternatives, op.oneOf);
}

function combined(parts: readonly Code[], operation: Code): Code {
  return parts.flatMap((part, at) => (at === 0 ? part : [...part, ...operation]));
}

/** Sixteen bytes, from so far behind AT. */
export function load(offset: number): Code {
  return [...get(AT), 0xfd, 0x00, 0, offset];
}

export function constant(byte: number): Code {
  return [0xfd, 0x0c, ...Array<number>(16).fill(byte)];
}

export function get(local: number): Code {
  return [0x20, local];
}

export function set(local: number): Code {
  return [0x21, local];
}

export function number(value: number): Code {
  const code = [0x41];
  let rest = value;
  // Seven bits at a time, until what is left is only the sign.
  while (rest < -64 || rest > 63) {
    code.push((rest & 0x7f) | 0x80);
    rest >>= 7;
  }
  return [...code, rest & 0x7f];
}

export function leave(depth: number): Code {
  return [0x0d, depth];
}

export function repeat(parts: readonly Code[]): Code {
  return [0x02, 0x40, 0x03, 0x40, ...parts.flat(), 0x0b, 0x0b];
}

export function when(parts: readonly Code[]): Code {
  return [0x04, 0x40, ...parts.flat(), 0x0b];
}

function body(code: Code): Code {
  const locals = [1, CARRY, I32];
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
