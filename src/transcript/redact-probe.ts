import type { Rule, Span } from './redact-rule.ts';
import { type Extent, type ReadableText, spelling } from './redact-text.ts';

/** One thing that is searched for, and what is done where it stands. */
export interface Probe {
  readonly name: string;
  readonly anchor: Buffer;
  readonly glance?: Rule['glance'];
  /** Bytes of the text round the anchor that are read. */
  readonly before: number;
  readonly after: number;
  /** The bytes of the secrets that an anchor at the character `at` belongs to. */
  readonly look: (text: ReadableText, at: number) => readonly Extent[];
}

/** One probe for each of the rule's anchors. */
export function ruleProbes(rule: Rule): Probe[] {
  const { name, anchors, glance, before = BEFORE, after = AFTER } = rule;
  const look: Probe['look'] = (text, at) =>
    listed(rule.find(text.text, at)).map(({ start, end }) => spelling(text, start, end));
  return anchors.map((anchor) => ({ name, anchor: Buffer.from(anchor, 'latin1'), glance, before, after, look }));
}

/** Where a letter, a digit, `-` or `_` is spelled as an escape, which no known writer does. */
export const escapeProbes: readonly Probe[] = ['u002', 'u003', 'u004', 'u005', 'u006', 'u007'].map((anchor) => ({
  name: '',
  anchor: Buffer.from(anchor),
  glance: (bytes, at) =>
    bytes[at - 1] === BACKSLASH &&
    /^u00(?:2d|3\d|4[1-9a-f]|5[0-9af]|6[1-9a-f]|7[0-9a])$/i.test(bytes.toString('latin1', at, at + 5)),
  before: 1024,
  after: 8192,
  look: () => [],
}));

function listed(found: Span | readonly Span[] | undefined): readonly Span[] {
  return found === undefined ? [] : 'start' in found ? [found] : found;
}

const BEFORE = 64;
const AFTER = 600;
const BACKSLASH = 0x5c;
