import { jsonScanner } from './json-scanner.ts';
import type { EditList } from './redact-edits.ts';
import { type Found, replacement } from './redact-found.ts';
import type { Extent } from './redact-text.ts';
import { rowSplitter } from './rows.ts';

/** Makes edits of what was found in rows: such that a row which was JSON still is, with the same structure. */
export interface RowEditor {
  /** Tells of a secret before the bytes that end it are fed; from the first to the last. */
  expect(found: Found): void;
  /** Reads on. `base` is the place of `bytes[0]` in the file. */
  feed(bytes: Buffer, part: Extent, base: number): void;
  end(): void;
}

export function rowEditor(edits: EditList): RowEditor {
  const expected = queue();
  const frames: Frame[] = [];
  /** Where the token starts that is being read, or was read last, and whether its end is still to come and it is a string. */
  let tokenStart = 0;
  let inString = false;
  let isInRow = false;
  let rowEnd = 0;
  let base = 0;

  const scanner = jsonScanner({
    begin: (at, token) => {
      tokenStart = base + at;
      inString = token === 'string';
      beginElement(tokenStart);
    },
    wanted: (token) => token === 'key' || frames.at(-1)?.key === 'type',
    key: (text, end) => {
      inString = false;
      cut(tokenStart + 1, base + end - 1, '');
      const frame = frames.at(-1);
      if (frame !== undefined) {
        frame.key = text;
      }
    },
    text: (text, end) => {
      inString = false;
      cut(tokenStart + 1, base + end - 1, '');
      noteValue(text);
      endElement(base + end);
    },
    word: (_text, end) => {
      cut(tokenStart, base + end, '"');
      endElement(base + end);
    },
    open: (container, at) => {
      beginElement(base + at);
      noteValue(container);
      frames.push({ ...newFrame, isArray: container === 'array', start: base + at, firstEdit: edits.length });
    },
    close: (end) => {
      const frame = frames.pop();
      if (frame !== undefined) {
        closeContainer(frame, base + end);
      }
    },
  });

  const splitter = rowSplitter({
    part: (bytes, from, to) => {
      scanner.feed(bytes, from, to);
      rowEnd = base + to;
      // Nothing waits for the end of a string that goes on and on.
      while (inString && (expected.first()?.end ?? Number.POSITIVE_INFINITY) <= rowEnd) {
        cut(tokenStart + 1, (expected.first() as Found).end, '');
      }
    },
    row: () => {
      const isJson = scanner.end();
      // What JSON does not explain is plain text; and what is left in a row that is JSON are no texts, but its structure.
      cut(isJson ? rowEnd : edits.length === 0 ? 0 : edits.at(edits.length - 1).end, rowEnd, '');
      frames.length = 0;
      inString = false;
    },
  });

  /** Edits what was found from `from` and before `to`; a token that may not be cut into gets its quotation marks with it. */
  function cut(from: number, to: number, quote: string): void {
    for (let found = expected.first(); found !== undefined && found.start < to; found = expected.first()) {
      const start = Math.max(found.start, from);
      const end = Math.min(found.end, to);
      if (start < end) {
        const text = `${quote}${replacement(found.rule)}${quote}`;
        edits.add({ ...(quote === '' ? { start, end } : { start: from, end: to }), text, rule: found.counts });
        found.counts = undefined;
      }
      if (found.end > to) {
        return;
      }
      expected.shift();
    }
  }

  function noteValue(value: string | undefined): void {
    const frame = frames.at(-1);
    if (frame?.key === 'type') {
      frame.type = value;
    } else if (frame?.key === 'source' && value === 'object') {
      frame.hasSource = true;
    }
  }

  function beginElement(at: number): void {
    const array = frames.at(-1);
    if (array?.isArray && array.gap >= 0) {
      edits.add({ start: array.gap, end: at, text: '', rule: 'thinking' });
      array.gap = -1;
    }
  }

  function endElement(end: number): void {
    const array = frames.at(-1);
    if (array?.isArray) {
      array.keptEnd = end;
    }
  }

  function closeContainer(frame: Frame, end: number): void {
    if (frame.isArray && frame.gap >= 0) {
      edits.add({ start: frame.gap, end: frame.gapEnd, text: textBlock('thinking'), rule: 'thinking' });
    }
    const block = edits.length > frame.firstEdit ? sealedBlock(frame) : undefined;
    if (block !== undefined) {
      edits.truncate(frame.firstEdit);
    }
    if (block === 'thinking' && frames.at(-1)?.isArray) {
      removeElement(frames.at(-1) as Frame, { start: frame.start, end });
      return;
    }
    if (block !== undefined && block !== 'redacted_thinking') {
      edits.add({ start: frame.start, end, text: textBlock(block), rule: block });
    }
    endElement(end);
  }

  /** With the comma before it, or, while nothing before it is kept, with the comma behind it. */
  function removeElement(array: Frame, { start, end }: { start: number; end: number }): void {
    if (array.keptEnd >= 0) {
      edits.add({ start: array.keptEnd, end, text: '', rule: 'thinking' });
      array.keptEnd = end;
    } else {
      array.gap = start;
      array.gapEnd = end;
    }
  }

  /** Rows in which nothing was found are not read, if they came as a whole. */
  function feed(bytes: Buffer, { from, to }: Extent, place: number): void {
    base = place;
    let at = from;
    while (at < to) {
      const newline = bytes.indexOf(NEWLINE, at);
      const isWhole = newline >= 0 && newline < to;
      const next = isWhole ? newline + 1 : to;
      if (isInRow || !isWhole || (expected.first()?.start ?? Number.POSITIVE_INFINITY) < base + next) {
        splitter.feed(bytes, at, next);
        isInRow = !isWhole;
      }
      at = next;
    }
  }

  return { expect: expected.push, feed, end: splitter.end };
}

/** An object or array that is open. */
interface Frame {
  readonly isArray: boolean;
  readonly start: number;
  /** How many edits there were before it. */
  readonly firstEdit: number;
  /** The key that was read last, and what stood under `type`. */
  key: string | undefined;
  type: string | undefined;
  hasSource: boolean;
  /** Of an array: where its last element that stays ends, or -1. */
  keptEnd: number;
  /** Of an array none of whose elements stay up to now: where the last one that goes starts and ends, or -1. */
  gap: number;
  gapEnd: number;
}

const newFrame = { key: undefined, type: undefined, hasSource: false, keptEnd: -1, gap: -1, gapEnd: -1 };

/** What an object is that cannot be edited in part: its signature covers it, or it is encoded. */
function sealedBlock({ type, hasSource }: Frame): string | undefined {
  return type === 'thinking' || type === 'redacted_thinking' || (hasSource && (type === 'image' || type === 'document'))
    ? type
    : undefined;
}

/** What a block becomes that cannot be left out: a message without content would be refused. */
function textBlock(rule: string): string {
  return JSON.stringify({ type: 'text', text: replacement(rule) });
}

function queue() {
  let items: Found[] = [];
  let head = 0;
  return {
    push: (found: Found) => {
      items.push(found);
    },
    first: (): Found | undefined => items[head],
    shift: () => {
      head += 1;
      if (head === items.length || head > 1000) {
        items = items.slice(head);
        head = 0;
      }
    },
  };
}

const NEWLINE = 0x0a;
