import { type AnchorFinder, anchorFinder } from './redact-anchors.ts';
import { ENCODED_SECRET, encodedProbes } from './redact-encoded.ts';
import { type Found, merged, replacement, SEALED_BLOCKS, within } from './redact-found.ts';
import { escapeProbes, type Probe, ruleProbes } from './redact-probe.ts';
import type { Rule } from './redact-rule.ts';
import { secretRules } from './redact-rules.ts';
import { type Extent, indexAt, type ReadableText, readable, replaceExtents, type TextKind } from './redact-text.ts';
import { KNOWN_VALUE, valueProbes } from './redact-values.ts';

/** Knows what is to be found: made once, used for every file. */
export interface Detector {
  readonly values: ProbeSet;
  readonly rules: ProbeSet;
}

/** Probes, and one search for the anchors of all of them. */
interface ProbeSet {
  readonly probes: readonly Probe[];
  readonly finder: AnchorFinder;
}

/** A part of a file that is being looked at. Everything said of it is counted from its first byte. */
export interface Window {
  readonly bytes: Buffer;
  readonly kind: TextKind;
}

/** Finds secrets by their looks, and `values` however they are spelled; `rules` are all that there are unless given. */
export function createDetector({
  values,
  rules = secretRules,
}: {
  readonly values: readonly string[];
  readonly rules?: readonly Rule[];
}): Detector {
  const names = [...rules.map(({ name }) => name), KNOWN_VALUE, ENCODED_SECRET, ...SEALED_BLOCKS];
  const plain = rules.flatMap(ruleProbes);
  // Few transcripts hold encoded data that may be a secret.
  let inner: ProbeSet | undefined;
  const encoded = encodedProbes(
    rules.filter(({ isWord }) => isWord).flatMap(({ anchors }) => anchors),
    (text) => {
      inner ??= probeSet(plain);
      return searchText([inner], text).map(({ start, end }) => ({ start, end }));
    },
  );
  return {
    values: probeSet(valueProbes(values, names.map(replacement).join(''))),
    rules: probeSet([...plain, ...encoded, ...escapeProbes]),
  };
}

function probeSet(probes: readonly Probe[]): ProbeSet {
  return { probes, finder: anchorFinder(probes.map(({ anchor }, id) => ({ bytes: anchor, id }))) };
}

/** The given values that have an anchor in the range. */
export function findValues({ values }: Detector, window: Window, range: Extent): Found[] {
  const found: Found[] = [];
  const read = reader(window, []);
  values.finder.find(window.bytes, range, (at, id) => {
    const probe = values.probes[id] as Probe;
    found.push(...asFound(lookAt(window, probe, { at, read }), probe));
  });
  return merged(found);
}

/** The secrets that have an anchor in the range and are told by their looks, the known ones being gone already. */
export function findByRules(
  detector: Detector,
  window: Window,
  { range, known }: { range: Extent; known: readonly Found[] },
): Found[] {
  const { probes, finder } = detector.rules;
  const found: Found[] = [];
  const read = reader(window, known);
  /** Up to where the bytes were read with their escaped letters. */
  let unescaped = 0;
  let last: Extent = { from: -1, to: -1 };
  finder.find(window.bytes, range, (at, id) => {
    const probe = probes[id] as Probe;
    const isKnown = within(known, { from: at, to: at + 1 }).length > 0;
    if (
      isKnown ||
      (at > last.from && at < last.to) ||
      probe.glance?.(window.bytes, at, window.bytes.length) === false
    ) {
      return;
    }
    if (escapeProbes.includes(probe)) {
      if (at >= unescaped) {
        found.push(...findUnescaped(detector, window, at));
        unescaped = at + probe.after / 2;
      }
      return;
    }
    const extents = lookAt(window, probe, { at, read });
    found.push(...asFound(extents, probe));
    last = extents[0] ?? last;
  });
  return found;
}

/** Where letters are spelled as escapes, anchors are not to be seen before they are read. */
function findUnescaped({ values, rules }: Detector, window: Window, at: number): Found[] {
  const { before, after } = escapeProbes[0] as Probe;
  return searchReadable([values, rules], reader(window, [])({ from: at - before, to: at + after }));
}

/** Everything in a text that is no part of a file itself. */
function searchText(sets: readonly ProbeSet[], text: string): Found[] {
  return searchReadable(sets, { text, starts: Uint32Array.from({ length: text.length + 1 }, (_, at) => at) });
}

function searchReadable(sets: readonly ProbeSet[], text: ReadableText): Found[] {
  // A buffer of its own starts at an even place, as the search for anchors wants it.
  const bytes = Buffer.allocUnsafeSlow(text.text.length);
  bytes.write(text.text, 'latin1');
  return sets.flatMap(({ probes, finder }) => {
    const found: Found[] = [];
    finder.find(bytes, { from: 0, to: bytes.length }, (index, id) => {
      const probe = probes[id] as Probe;
      found.push(...asFound(probe.look(text, index), probe));
    });
    return found;
  });
}

function lookAt(window: Window, { before, after, look }: Probe, { at, read }: Place): readonly Extent[] {
  let to = at + after;
  for (;;) {
    const text = read({ from: at - before, to });
    const index = indexAt(text, at);
    const extents =
      text.text.charCodeAt(index) === window.bytes[at]
        ? look(text, index)
        : lookBehindBackslash(window, look, { at, to });
    // What reaches the end of what was read may go on behind it.
    const end = text.starts.at(-1) as number;
    if (end >= window.bytes.length || extents.every((extent) => extent.to < end)) {
      return extents;
    }
    to = end + (end - at) * 4;
  }
}

interface Place {
  readonly at: number;
  readonly read: Reader;
}

/** The first letter of the anchor was taken for an escape: it is none where the backslashes before it are text themselves. */
function lookBehindBackslash(
  { bytes, kind }: Window,
  look: Probe['look'],
  { at, to }: { at: number; to: number },
): readonly Extent[] {
  let run = at;
  while (run > 0 && bytes[run - 1] === BACKSLASH) {
    run--;
  }
  return kind === 'rows' && (at - run) % 2 === 1
    ? []
    : look(readable(bytes, { from: at, to: Math.min(to, bytes.length) }, kind), 0);
}

/** Reads at least the given part, without the values that are known to be in it. */
type Reader = (part: Extent) => ReadableText;

function reader({ bytes, kind }: Window, known: readonly Found[]): Reader {
  let last: ReadableText | undefined;

  function read({ from, to }: Extent): ReadableText {
    let start = from;
    while (start > 0 && bytes[start - 1] === BACKSLASH) {
      start--;
    }
    const text = readable(bytes, { from: start, to }, kind);
    const inside = within(known, { from: start, to }).map(({ start: first, end }) => ({ from: first, to: end }));
    return inside.length === 0 ? text : replaceExtents(text, inside, replacement(KNOWN_VALUE));
  }

  return ({ from, to }) => {
    const part = { from: Math.max(0, from), to: Math.min(to, bytes.length) };
    const [first = 0, end = 0] = [last?.starts[0], last?.starts.at(-1)];
    if (last === undefined || part.from >= end || part.from < first) {
      last = read(part);
    } else if (part.to > end) {
      // Where much is to be looked at, little is read twice.
      last = read({ from: part.from, to: Math.min(bytes.length, part.to + 2 * (part.to - part.from)) });
    }
    return last;
  };
}

function asFound(extents: readonly Extent[], { name }: Probe): Found[] {
  return extents.map(({ from, to }) => ({ start: from, end: to, rule: name, counts: name }));
}

const BACKSLASH = 0x5c;
