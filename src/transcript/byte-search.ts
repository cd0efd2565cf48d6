import { layout } from './simd-places.ts';
import { simdSearch } from './simd-search.ts';

/** Finds several short byte strings in one pass. */
export interface ByteSearch {
  /** Calls `found` with every place at or after `from` where the first four bytes of a needle stand: in order, each once. */
  each(bytes: Buffer, from: number, found: (at: number) => void): void;
  /** The last quotation mark in `from` to before `to` that has not exactly one backslash before it; -1 where there is none. */
  lastQuote(bytes: Buffer, from: number, to: number): number;
}

export function byteSearch(needles: readonly Buffer[]): ByteSearch {
  return simdSearch(needles) ?? plainSearch(needles);
}

/** What Node can do by itself: one search after the other. */
export function plainSearch(needles: readonly Buffer[]): ByteSearch {
  return {
    each: (bytes, from, found) => {
      const places = new Set(needles.flatMap((needle) => placesOf(needle.subarray(0, layout.compared), bytes, from)));
      for (const place of [...places].sort((a, b) => a - b)) {
        found(place);
      }
    },
    lastQuote: (bytes, from, to) => {
      let at = to - 1;
      while (at >= from && !(bytes[at] === QUOTE && (bytes[at - 1] !== BACKSLASH || bytes[at - 2] === BACKSLASH))) {
        at--;
      }
      return at >= from ? at : -1;
    },
  };
}

function placesOf(needle: Buffer, bytes: Buffer, from: number): number[] {
  const places: number[] = [];
  let at = bytes.indexOf(needle, from);
  while (at >= 0) {
    places.push(at);
    at = bytes.indexOf(needle, at + 1);
  }
  return places;
}

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
