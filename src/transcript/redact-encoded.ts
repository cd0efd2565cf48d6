import { encodedAt, squeeze } from './redact-base64.ts';
import type { Probe } from './redact-probe.ts';
import type { Span } from './redact-rule.ts';
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
  return [0, 1, 2].flatMap((alignment) =>
    Array.from(telling, (anchor) => ({
      name: ENCODED_SECRET,
      anchor: Buffer.from(encodedAt(Buffer.from(anchor), alignment).text),
      before: LONGEST_BEFORE,
      after: LONGEST_BEHIND,
      look: (text, at) => findEncoded(text, at - Math.ceil((alignment * 8) / 6), search),
    })),
  );
}

/** The parts of the data round `group`, where four characters start that encode three bytes, which encode secrets. */
function findEncoded(
  source: ReadableText,
  group: number,
  search: (text: string) => readonly Span[],
): readonly Extent[] {
  const data = squeeze(source, /[\r\n]/);
  const middle = group < 0 ? 0 : indexAt(data, source.starts[group] as number);
  const before = /[A-Za-z0-9+/]*$/.exec(data.text.slice(0, middle))?.[0].length ?? 0;
  const start = middle - (before & ~3);
  const encoded = /^[A-Za-z0-9+/]*/.exec(data.text.slice(start))?.[0] ?? '';
  const bytes = Buffer.from(encoded, 'base64');
  return search(bytes.toString('latin1')).map((span) => {
    const first = start + Math.floor((span.start * 4) / 3);
    const last = start + Math.min(encoded.length, Math.ceil((span.end * 4) / 3)) - 1;
    const end = indexAt(source, data.starts[last] as number) + 1;
    const padding = /^={0,2}/.exec(source.text.slice(end, end + 2))?.[0].length ?? 0;
    return spelling(source, indexAt(source, data.starts[first] as number), end + padding);
  });
}

/** At one of the alignments, the first and the last character of a shorter one are decided by what stands beside it. */
const SHORTEST_ANCHOR = 4;
const LONGEST_BEFORE = 2048;
const LONGEST_BEHIND = 4096;
