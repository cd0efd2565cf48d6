import { type Detector, findByRules, findValues } from './redact-detector.ts';
import { type EditList, editList } from './redact-edits.ts';
import { type Found, merged, replacement } from './redact-found.ts';
import { rowEditor } from './redact-rows.ts';
import type { TextKind } from './redact-text.ts';

/** Looks for secrets in a file that is pushed through it piece by piece; where the pieces part makes no difference. */
export interface Finder {
  push(chunk: Uint8Array): void;
  /** Ends the file. */
  end(): { readonly edits: EditList; readonly bytes: number };
}

/** How the bytes are parted to be looked at. */
export interface FinderSizes {
  /** How far before its anchor a secret can start, and how far behind it what matters can end. Bytes. */
  readonly behind: number;
  readonly ahead: number;
  readonly block: number;
}

/** @throws what a rule throws, and SessionCaptureError for more secrets than can be kept in memory. */
export function createFinder(kind: TextKind, detector: Detector, sizes: FinderSizes = SIZES): Finder {
  const { behind, ahead, block } = sizes;
  const edits = editList();
  const rows = kind === 'rows' ? rowEditor(edits) : undefined;
  const buffer = Buffer.allocUnsafeSlow(behind + block + ahead);
  /** The place of the buffer's first byte in the file. */
  let base = 0;
  let filled = 0;
  /** How far the buffer was looked through for values and by rules. */
  let valued = 0;
  let ruled = 0;
  /** In the order of the file, counted from its start. */
  let pending: Found[] = [];
  let known: Found[] = [];

  function push(chunk: Uint8Array): void {
    let at = 0;
    while (at < chunk.length) {
      const size = Math.min(chunk.length - at, buffer.length - filled);
      buffer.set(chunk.subarray(at, at + size), filled);
      filled += size;
      at += size;
      if (filled === buffer.length) {
        look('more to come');
      }
    }
  }

  function look(future: 'more to come' | 'nothing to come'): void {
    const isLast = future === 'nothing to come';
    const window = { bytes: buffer.subarray(0, filled), kind };
    const valuesTo = isLast ? filled : filled - behind;
    const values = findValues(detector, window, { from: valued, to: valuesTo });
    known = merged([...known, ...values]);
    const rulesTo = isLast ? filled : filled - ahead;
    const found = findByRules(detector, window, { range: { from: ruled, to: rulesTo }, known });
    pending = merged([...pending, ...[...values, ...found].map((one) => moved(one, base))]);
    [valued, ruled] = [valuesTo, rulesTo];
    settle(isLast ? filled : wholeRows(rulesTo - behind));
  }

  /** Rows need not be read in detail where nothing was found in them, which is known of those that are settled as a whole. */
  function wholeRows(safe: number): number {
    const last = buffer.lastIndexOf(NEWLINE, safe - 1) + 1;
    return rows !== undefined && safe - last <= block / 2 ? last : safe;
  }

  /** Nothing more can be found that starts before `safe`. */
  function settle(safe: number): void {
    const settled = pending.findIndex(({ start }) => start >= base + safe);
    for (const found of pending.splice(0, settled < 0 ? pending.length : settled)) {
      if (rows !== undefined) {
        rows.expect(found);
      } else {
        edits.add({ start: found.start, end: found.end, text: replacement(found.rule), rule: found.counts });
      }
    }
    rows?.feed(buffer, { from: 0, to: safe }, base);
    buffer.copyWithin(0, safe, filled);
    base += safe;
    [filled, valued, ruled] = [filled - safe, valued - safe, ruled - safe];
    known = known.filter(({ end }) => end > safe).map((one) => moved(one, -safe));
  }

  return {
    push,
    end: () => {
      look('nothing to come');
      rows?.end();
      return { edits, bytes: base };
    },
  };
}

function moved(found: Found, by: number): Found {
  return { ...found, start: found.start + by, end: found.end + by };
}

const SIZES: FinderSizes = { behind: 8 * 1024, ahead: 64 * 1024, block: 512 * 1024 };
const NEWLINE = 0x0a;
