import { plainUntil } from './json-bytes.ts';
import { instance, whereSimd } from './simd-instance.ts';
import { layout } from './simd-places.ts';
import { specialsModule } from './simd-specials.ts';

/** Finds, in bytes that are read from front to back, where a string of JSON ends, or cannot simply be passed over. */
export interface SpecialBytes {
  /** Forgets what it saw: other bytes come, or others of the same. */
  begin(): void;
  /**
   * The first such place in `from`, which is inside of a string and not of an escape, to before `to`; `to` where there is
   * none. There is a quotation mark, a byte below a space, the backslash of any escape, or what an escape goes on with
   * that is more than one letter, or none of those that there are.
   */
  next(bytes: Buffer, from: number, to: number): number;
}

export function specialBytes(): SpecialBytes {
  search ??= { simd: load() };
  const { simd } = search;
  return simd === undefined ? { begin: () => undefined, next: plainUntil } : searched(simd);
}

/**
 * Finds those of a whole stretch at once, and of longer ones the longer it goes on: many a text breaks off soon. All
 * scanners share one memory: what another looked for in between is lost.
 */
function searched(simd: Search): SpecialBytes {
  const self = {};
  let stretch = FIRST_STRETCH;
  /** What was looked through, and how far a place in the memory is from its place in the bytes. */
  let [start, end, shift] = [0, 0, 0];
  let [count, cursor] = [0, 0];

  function look(bytes: Buffer, from: number, to: number): void {
    if (simd.user !== self) stretch = FIRST_STRETCH;
    let length = Math.min(stretch, to - from);
    stretch = Math.min(layout.block, stretch * 2);
    if (endsInEscape(bytes, from, from + length)) length -= 1;
    simd.user = self;
    simd.space.set(bytes.subarray(from, from + length), layout.input);
    // Sixteen bytes are looked at, also where fewer are left.
    simd.space.fill(NONE, layout.input + length, layout.input + length + 16);
    [start, end, shift] = [from, from + length, from - layout.input];
    [count, cursor] = [simd.find(layout.input + length), 0];
  }

  function next(bytes: Buffer, from: number, to: number): number {
    let at = from;
    while (at < to) {
      if (simd.user !== self || at < start || at >= end) {
        const near = to - at > SHORT ? at + NEAR : to;
        const found = plainUntil(bytes, at, near);
        if (found < near || near === to) return found;
        at = near;
        look(bytes, at, to);
      }
      while (cursor < count && (simd.places[cursor] as number) + shift < at) cursor++;
      if (cursor < count) return (simd.places[cursor] as number) + shift;
      at = end;
    }
    return to;
  }

  return {
    begin: () => {
      [stretch, end] = [FIRST_STRETCH, 0];
    },
    next,
  };
}

/** Whether the last of the bytes is a backslash that is not escaped itself. */
function endsInEscape(bytes: Buffer, from: number, to: number): boolean {
  let at = to;
  while (at > from && bytes[at - 1] === BACKSLASH) at--;
  return (to - at) % 2 === 1;
}

const BACKSLASH = 0x5c;

/** Bytes: so near it is found faster by hand, as the end of most keys is, and so few are looked through faster. */
const NEAR = 32;
const SHORT = 96;

/** Bytes. */
const FIRST_STRETCH = 512;

/** A byte that is not special. */
const NONE = 0x20;

interface Search {
  /** Returns how many places it found in the memory before `end`. */
  find(end: number): number;
  readonly space: Uint8Array;
  readonly places: Int32Array;
  /** Whose places they are. */
  user: object | undefined;
}

let search: { readonly simd: Search | undefined } | undefined;

function load(): Search | undefined {
  return whereSimd((assembly) => {
    const memory = new assembly.Memory({ initial: layout.pages });
    const { find } = instance<Pick<Search, 'find'>>(assembly, specialsModule(), memory);
    const space = new Uint8Array(memory.buffer, 0, layout.output);
    const places = new Int32Array(memory.buffer, layout.output, layout.block);
    return { find, space, places, user: undefined };
  });
}
