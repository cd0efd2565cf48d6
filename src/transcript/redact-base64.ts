import type { Probe } from './redact-probe.ts';
import { type Extent, indexAt, type ReadableText, spelling, unpercent } from './redact-text.ts';

/** How to find `value` inside of data that is encoded in base 64 (or its variant for addresses), wherever in the data it starts. */
export function base64Probes(value: Buffer, name: string): Probe[] {
  return [0, 1, 2].flatMap((alignment) => {
    const { text, isWhole } = encodedAt(value, alignment);
    const look = (source: ReadableText, at: number, offset: number): readonly Extent[] => {
      const decoded = unpercent(source);
      const squeezed = squeeze(decoded, /\s/);
      const start = indexAt(squeezed, source.starts[at] as number) - offset;
      if (start < 0 || !squeezed.text.startsWith(text, start)) {
        return [];
      }
      const place = (index: number) => indexAt(decoded, squeezed.starts[index] as number);
      const first = place(start) - (alignment === 0 ? 0 : edge(decoded.text[place(start) - 1]));
      const end = place(start + text.length - 1) + 1;
      const last = end + (isWhole ? 0 : edge(decoded.text[end]));
      const padding = /^={0,2}/.exec(decoded.text.slice(last, last + 2))?.[0].length ?? 0;
      return [spelling(decoded, first, last + padding)];
    };
    return anchorsIn(text).map(({ anchor, offset }) => ({
      name,
      anchor,
      before: offset * SPARSE + MARGIN,
      after: (text.length - offset) * SPARSE + MARGIN,
      look: (source, at) => look(source, at, offset),
    }));
  });
}

/** The characters that the value alone decides, behind `alignment` bytes of something else. */
export function encodedAt(value: Buffer, alignment: number): { text: string; isWhole: boolean } {
  const bits = (alignment + value.length) * 8;
  const text = Buffer.concat([Buffer.alloc(alignment), value]).toString('base64');
  return { text: text.slice(Math.ceil((alignment * 8) / 6), Math.floor(bits / 6)), isWhole: bits % 6 === 0 };
}

/** Parts that are spelled the same in both variants; of longer texts two, should a line end in the middle of one. */
function anchorsIn(text: string): { anchor: Buffer; offset: number }[] {
  const runs = Array.from(text.matchAll(/[A-Za-z0-9]{4,}/g), (run) => ({
    offset: run.index,
    text: run[0].slice(0, 12),
  }));
  const best = (some: typeof runs) => some.toSorted((a, b) => b.text.length - a.text.length)[0];
  const first = best(runs.filter(({ offset }) => offset < text.length / 2)) ?? best(runs);
  if (first === undefined) {
    return [text, text.replaceAll('+', '-').replaceAll('/', '_')].map((start) => ({
      anchor: Buffer.from(start.slice(0, 8)),
      offset: 0,
    }));
  }
  const second =
    text.length < 24 ? undefined : best(runs.filter(({ offset }) => offset >= first.offset + first.text.length));
  return [first, ...(second === undefined ? [] : [second])].map((run) => ({
    anchor: Buffer.from(run.text),
    offset: run.offset,
  }));
}

/** A character beside the value that holds a few bits of it goes with it. */
function edge(character: string | undefined): number {
  return /[A-Za-z0-9+/_-]/.test(character ?? '') ? 1 : 0;
}

/** Without the white space there may be in encoded data, and in the common alphabet. */
export function squeeze({ text, starts }: ReadableText, space: RegExp): ReadableText {
  const places = new Uint32Array(starts.length);
  const out: string[] = [];
  for (let at = 0; at < text.length; at++) {
    const character = text[at] as string;
    if (!space.test(character)) {
      places[out.length] = starts[at] as number;
      out.push(character === '-' ? '+' : character === '_' ? '/' : character);
    }
  }
  places[out.length] = starts[text.length] as number;
  return { text: out.join(''), starts: places.subarray(0, out.length + 1) };
}

/** Bytes for a character, where it is escaped, percent-encoded or followed by a line end. */
const SPARSE = 3;
const MARGIN = 96;
