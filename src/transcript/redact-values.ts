import { base64Probes } from './redact-base64.ts';
import type { Probe } from './redact-probe.ts';
import { type Extent, indexAt, type ReadableText, readable, spelling, unpercent } from './redact-text.ts';

/** What a removed value is called. */
export const KNOWN_VALUE = 'known-value';

/** Shorter values are not searched for: they would be found in innocent text. Bytes. */
const SHORTEST_VALUE = 6;

/** Longer values are searched for piece by piece. Bytes. */
const LONGEST_VALUE = 512;

/**
 * How to find given values however a transcript spells them: as they are, with the escapes of JSON (at any depth) or of
 * percent-encoding, in base 64 at each alignment, and in hexadecimal. A value that `reserved` holds is left out.
 */
export function valueProbes(values: readonly string[], reserved: string): Probe[] {
  const pieces = new Set(values.flatMap(inPieces).filter((value) => !reserved.includes(value)));
  return [...pieces]
    .sort((a, b) => b.length - a.length)
    .flatMap((value) => {
      const bytes = Buffer.from(value);
      const hex = bytes.toString('hex');
      return [
        ...plainProbes(bytes),
        ...base64Probes(bytes, KNOWN_VALUE),
        ...plainProbes(Buffer.from(hex)),
        ...plainProbes(Buffer.from(hex.toUpperCase())),
      ];
    });
}

function inPieces(value: string): string[] {
  const pieces: string[] = [];
  let piece = '';
  let size = 0;
  for (const character of value) {
    const more = Buffer.byteLength(character);
    if (size + more > LONGEST_VALUE) {
      pieces.push(piece);
      [piece, size] = ['', 0];
    }
    piece += character;
    size += more;
  }
  const last = size < SHORTEST_VALUE ? '' : piece;
  return last === '' ? pieces : [...pieces, last];
}

function plainProbes(whole: Buffer): Probe[] {
  const value = withoutLastBackslashes(whole);
  const plain = readable(value, { from: 0, to: value.length }, 'text');
  const core = coreOf(plain.text);
  const anchors = core === undefined ? spelledStarts(value.toString()) : [Buffer.from(core.text, 'latin1')];
  const offset = core?.start ?? 0;
  const percentFree = [plain, untouched(value)].map(unpercent).map((text) => ({
    text: withSpaces(text.text),
    offset: indexAt(text, plain.starts[offset] as number),
  }));
  const look = (text: ReadableText, at: number): readonly Extent[] => {
    const start = at - offset;
    if (start >= 0 && text.text.startsWith(plain.text, start)) {
      return [spelling(text, start, start + plain.text.length)];
    }
    if (isBehindBackslash(text, start, plain.text)) {
      const { from, to } = spelling(text, start + 1, start + plain.text.length);
      return [{ from: from - 1, to }];
    }
    const decoded = /[%+]/.test(text.text) ? unpercent(text) : undefined;
    const found = percentFree.find((one) => decoded !== undefined && standsAt(one, decoded, text.starts[at] as number));
    return found === undefined || decoded === undefined ? [] : [extentOf(found, decoded, text.starts[at] as number)];
  };
  const before = offset * LONGEST_CHARACTER + MARGIN;
  const after = (value.length - offset) * LONGEST_CHARACTER + MARGIN;
  return anchors.map((anchor) => ({ name: KNOWN_VALUE, anchor, before, after, look }));
}

/** Together with what follows them, they might be an escape of something else. */
function withoutLastBackslashes(value: Buffer): Buffer {
  const length = value.toString('latin1').replace(/\\+$/, '').length;
  return value.subarray(0, length < SHORTEST_VALUE ? value.length : length);
}

/** Whether the first letter of the value was taken for an escape, because a backslash that is no escape stands before it. */
function isBehindBackslash({ text, starts }: ReadableText, start: number, value: string): boolean {
  const letter = 'nrtbf'['\n\r\t\b\f'.indexOf(text[start] ?? ' ')];
  const backslashes = (starts[start + 1] as number) - (starts[start] as number) - 1;
  return letter === value[0] && backslashes > 0 && backslashes % 2 === 0 && text.startsWith(value.slice(1), start + 1);
}

/** A text without percent-encoding, and where in it its anchor stands. */
interface PercentFree {
  readonly text: string;
  readonly offset: number;
}

function standsAt({ text, offset }: PercentFree, decoded: ReadableText, anchor: number): boolean {
  const start = indexAt(decoded, anchor) - offset;
  return start >= 0 && withSpaces(decoded.text).startsWith(text, start);
}

function extentOf({ text, offset }: PercentFree, decoded: ReadableText, anchor: number): Extent {
  const start = indexAt(decoded, anchor) - offset;
  return spelling(decoded, start, start + text.length);
}

/** Bytes in which nothing is an escape: only what is percent-encoded whole is spelled so that a backslash is one. */
function untouched(value: Buffer): ReadableText {
  return { text: value.toString('latin1'), starts: Uint32Array.from({ length: value.length + 1 }, (_, at) => at) };
}

/** A part of a value that every writer spells as it is. */
function coreOf(text: string): { start: number; text: string } | undefined {
  let best: { start: number; text: string } | undefined;
  for (const match of text.matchAll(/[A-Za-z0-9_.-]{4,}/g)) {
    // Behind a percent sign, two digits may be the name of another character.
    const skipped = text[match.index - 1] === '%' ? 2 : 0;
    const run = match[0].slice(skipped, skipped + LONGEST_CORE);
    if (run.length >= 4 && run.length > (best?.text.length ?? 0)) {
      best = { start: match.index + skipped, text: run };
    }
  }
  return best;
}

/** Of a value without such a part: how its first characters are spelled by all writers that are known. */
function spelledStarts(value: string): Buffer[] {
  const json = (text: string) => JSON.stringify(text).slice(1, -1);
  const ascii = (text: string) =>
    json(text).replace(/[^\x20-\x7e]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
  const slashes = (text: string) => text.replaceAll('/', '\\/');
  const hex = (text: string) => [...Buffer.from(text)].map((byte) => byte.toString(16).padStart(2, '0'));
  const percent = (text: string, unreserved: RegExp) =>
    [...text]
      .map((one) =>
        unreserved.test(one)
          ? one
          : hex(one)
              .map((two) => `%${two}`)
              .join(''),
      )
      .join('');
  const percents = [/[\w.~-]/, /[\w.~!*'()-]/, /[\w.~!*'();:@&=+$,/?#-]/].flatMap((unreserved) => {
    const upper = percent(value, unreserved).replace(/%../g, (code) => code.toUpperCase());
    return [upper, upper.replaceAll('%20', '+'), percent(value, unreserved)];
  });
  const once = [json(value), ascii(value), slashes(json(value)), slashes(ascii(value)), ...percents];
  const twice = once.map(json);
  const forms = [value, slashes(value), ...once, ...twice, ...twice.map(json)];
  const starts = forms.map((form) => Buffer.from(form).subarray(0, 8).toString('latin1'));
  return [...new Set(starts)].map((start) => Buffer.from(start, 'latin1'));
}

function withSpaces(text: string): string {
  return text.replaceAll('+', ' ');
}

const LONGEST_CORE = 16;
/** Bytes that spell one, as in `\\\\u00e9`; where one is spelled longer than that, others are shorter. */
const LONGEST_CHARACTER = 9;
const MARGIN = 64;
