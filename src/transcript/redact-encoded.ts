import { encodedAt, squeeze } from './redact-base64.ts';
import type { Probe } from './redact-probe.ts';
import { matchAt, type Span } from './redact-rule.ts';
import { type Extent, indexAt, type ReadableText, spelling } from './redact-text.ts';

/** What is found in encoded data is called so, whatever it is. */
export const ENCODED_SECRET = 'encoded-secret';

/**
 * How to find secrets in data that is encoded in base 64, such as the header of a login or a secret of Kubernetes: by
 * those anchors that are long enough to be told from other data. `search` finds the secrets of decoded data.
 */
export function encodedProbes(anchors: readonly string[], search: (text: string) => readonly Span[]): Probe[] {
  const telling = new Set(
    anchors.filter((anchor) => anchor.length >= SHORTEST_ANCHOR && /^[\x21-\x7e]+$/.test(anchor)),
  );
  return [0, 1, 2].flatMap((alignment) => {
    const find = encodedFinder(search);
    return Array.from(telling, (anchor) => ({
      name: ENCODED_SECRET,
      anchor: Buffer.from(encodedAt(Buffer.from(anchor), alignment).text),
      before: LONGEST_BEFORE,
      after: LONGEST_BEHIND,
      look: (text, at) => find(text, at - Math.ceil((alignment * 8) / 6)),
    }));
  });
}

type EncodedFinder = (source: ReadableText, group: number) => readonly Extent[];

/** Decodes the same data only once for each of the places where groups can start, however many anchors it has. */
function encodedFinder(search: (text: string) => readonly Span[]): EncodedFinder {
  let decoded: { source: ReadableText | undefined; byPlace: Map<number, Found> } = {
    source: undefined,
    byPlace: new Map(),
  };
  return (source, group) => {
    if (decoded.source !== source) {
      decoded = { source, byPlace: new Map() };
    }
    const known = decoded.byPlace.get(group & 3);
    if (known !== undefined && group >= known.start && group < known.end) {
      return known.extents;
    }
    // Lines may be a break in the data, or the end of other data before it.
    const found = findEncoded(source, { group, breaks: /(?!)/ }, search);
    decoded.byPlace.set(group & 3, found);
    const isBroken = found.extents.length === 0 && /[\r\n]/.test(source.text);
    return isBroken ? findEncoded(source, { group, breaks: /[\r\n]/ }, search).extents : found.extents;
  };
}

/** What was found in a stretch of encoded data. */
interface Found {
  /** Where the data starts and ends. Characters of the text. */
  readonly start: number;
  readonly end: number;
  readonly extents: readonly Extent[];
}

/** The parts of the data round `group`, where four characters start that encode three bytes, which encode secrets. */
function findEncoded(
  source: ReadableText,
  { group, breaks }: { group: number; breaks: RegExp },
  search: (text: string) => readonly Span[],
): Found {
  const data = squeeze(source, breaks);
  const middle = group < 0 ? 0 : indexAt(data, source.starts[group] as number);
  let before = middle;
  while (before > 0 && /[A-Za-z0-9+/]/.test(data.text[before - 1] as string)) {
    before--;
  }
  const start = middle - ((middle - before) & ~3);
  const encoded = matchAt(/[A-Za-z0-9+/]*/y, data.text, start) ?? { start, end: start };
  const bytes = Buffer.from(data.text.slice(encoded.start, encoded.end), 'base64');
  const place = (index: number) => indexAt(source, data.starts[index] as number);
  const extents = search(bytes.toString('latin1')).map((span) => {
    const first = start + Math.floor((span.start * 4) / 3);
    const end = place(Math.min(encoded.end, start + Math.ceil((span.end * 4) / 3)) - 1) + 1;
    const padding = /^={0,2}/.exec(source.text.slice(end, end + 2))?.[0].length ?? 0;
    return spelling(source, place(first), end + padding);
  });
  return { start, end: encoded.end, extents };
}

/** At one of the alignments, the first and the last character of a shorter one are decided by what stands beside it. */
const SHORTEST_ANCHOR = 4;
const LONGEST_BEFORE = 2048;
const LONGEST_BEHIND = 4096;
