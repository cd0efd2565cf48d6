import { matchAt, type Rule, type Span, startsWord } from './redact-rule.ts';

/** Private keys in the forms that files have, and tokens that carry their own description. */
export const keyRules: readonly Rule[] = [
  {
    name: 'private-key',
    anchors: ['-----BEGIN'],
    glance: (bytes, at) => bytes.toString('latin1', at, at + LONGEST_HEADER).includes('PRIVATE KEY'),
    after: 64 * 1024,
    find: findPem,
  },
  {
    // A PEM file that was encoded as a whole, as in the configuration of Kubernetes.
    name: 'private-key',
    anchors: ['LS0tLS1CRUdJTi'],
    after: 64 * 1024,
    find: (text, at) => {
      const found = matchAt(/[A-Za-z0-9+/]{40,}(?:\s{1,2}[A-Za-z0-9+/]{16,})*={0,2}/y, text, at);
      return found !== undefined && decoded(text.slice(at, at + 64)).includes('PRIVATE KEY') ? found : undefined;
    },
  },
  {
    name: 'private-key',
    anchors: ['Private-Lines:'],
    after: 16 * 1024,
    find: (text, at) => matchAt(/Private-Lines: \d+\s+((?:[A-Za-z0-9+/=]{4,}\s{0,2})+)/y, text, at),
  },
  {
    // The private number of a key in JSON's own form.
    name: 'private-key',
    anchors: ['kty"', 'kty\\'],
    before: 2048,
    after: 2048,
    find: (text, at) => {
      const from = text.lastIndexOf('{', at);
      const to = text.indexOf('}', at);
      const isNear = from >= at - 2000 && to >= 0 && to < at + 2000;
      const found = from >= 0 && isNear ? /"d"\s*:\s*"([\w-]{32,})"/.exec(text.slice(from, to)) : null;
      const start = from + (found?.index ?? 0) + (found?.[0].indexOf(found[1] as string) ?? 0);
      return found === null ? undefined : { start, end: start + (found[1] as string).length };
    },
  },
  {
    name: 'json-web-token',
    anchors: ['eyJ'],
    after: 64 * 1024,
    glance: (bytes, at, length) => isSegment(bytes, at, Math.min(length, at + 4096)),
    find: findWebToken,
  },
];

/** The whole of a key, its first and last line too; without a last line, as far as it looks like a key. */
function findPem(text: string, at: number): Span | undefined {
  const header = matchAt(/-----BEGIN[ A-Z0-9]{0,40}PRIVATE KEY(?: BLOCK)?-----/y, text, at);
  if (header === undefined) {
    return undefined;
  }
  const last = findLastLine(text, header.end);
  if (last !== undefined && isMostlyKey(text.slice(header.end, last.start))) {
    return { start: at, end: last.end };
  }
  const line = /(?:[\s"'`,;+|>\\[\]()-]|\xe2\x86\x92|\d{1,6}(?=[\t:|]|\xe2))*([A-Za-z0-9+/]{16,}={0,2})/y;
  let end = header.end;
  let amount = 0;
  for (let found = matchAt(line, text, end); found !== undefined; found = matchAt(line, text, end)) {
    amount += found.end - found.start;
    end = found.end;
  }
  return amount >= 32 ? { start: at, end } : undefined;
}

/** The first line behind `from` that ends a key. A text full of first lines is not searched for each of them. */
function findLastLine(text: string, from: number): Span | undefined {
  const { last } = searched;
  if (searched.text !== text || from < searched.from || (last !== undefined && last.start < from)) {
    const pattern = /-----END[ A-Z0-9]{0,40}PRIVATE KEY(?: BLOCK)?-----/g;
    pattern.lastIndex = from;
    const match = pattern.exec(text);
    searched = { text, from, last: match === null ? undefined : { start: match.index, end: pattern.lastIndex } };
  }
  return searched.last;
}

let searched: { text: string; from: number; last: Span | undefined } = { text: '', from: 0, last: undefined };

/** Not when it is a program between the two lines, which only speaks of keys. */
function isMostlyKey(body: string): boolean {
  const words = body.split(/[\s"'`,;\\]+/);
  const amount = (some: readonly string[]) => some.reduce((sum, { length }) => sum + length, 0);
  const encoded = words.filter((word) => /^[A-Za-z0-9+/]{16,}={0,2}$|^\[redacted:/.test(word));
  return amount(encoded) >= 24 && amount(encoded) >= amount(words) / 2;
}

function findWebToken(text: string, at: number): Span | undefined {
  const signed = /eyJ[\w-]{5,}\.eyJ[\w-]{5,}\.(?:[\w-]{8,})?/y;
  const encrypted = /eyJ[\w-]{8,}\.[\w-]*\.[\w-]{8,}\.[\w-]{8,}\.[\w-]{8,}/y;
  const found = matchAt(signed, text, at) ?? matchAt(encrypted, text, at);
  return found !== undefined &&
    startsWord(text, at) &&
    /"(?:alg|enc|typ|kid)"/.test(decoded(text.slice(at, text.indexOf('.', at))))
    ? found
    : undefined;
}

/** Whether the word at `at` ends with a dot, as the first part of a token does and other encoded data does not. */
function isSegment(bytes: Buffer, at: number, end: number): boolean {
  for (let index = at; index < end; index++) {
    const byte = bytes[index] as number;
    const letter = byte | 0x20;
    const inWord =
      (letter >= 0x61 && letter <= 0x7a) || (byte >= 0x30 && byte <= 0x39) || byte === 0x2d || byte === 0x5f;
    if (!inWord) {
      return byte === 0x2e;
    }
  }
  return false;
}

function decoded(base64: string): string {
  return Buffer.from(base64, 'base64').toString('latin1');
}

const LONGEST_HEADER = 60;
