/** A line of a transcript. */
export interface Row {
  /** Counted from 1, as an editor does. */
  readonly line: number;
  /** Bytes, without the newline. */
  readonly bytes: number;
  /** Whether there is anything but white space. */
  readonly blank: boolean;
  /** Whether it starts like an object and ends like one, which a torn or overwritten row mostly does not. */
  readonly whole: boolean;
}

/** Parts bytes into rows without keeping any: the one place of the project that knows where a row ends. */
export interface RowSplitter {
  /** Takes the next bytes: those of `bytes` from `from` and before `to`. */
  feed(bytes: Buffer, from: number, to: number): void;
  /** Ends the last row, where the file does not end with a newline. */
  end(): void;
}

/** What is told of rows: first every part of one as it comes in, then the row itself. */
export interface RowListener {
  part?(bytes: Buffer, from: number, to: number): void;
  row(row: Row): void;
}

export function rowSplitter(listener: RowListener): RowSplitter {
  let line = 1;
  let length = 0;
  let first = 0;
  let last = 0;

  function take(bytes: Buffer, from: number, to: number): void {
    if (from === to) {
      return;
    }
    if (first === 0) {
      first = firstVisible(bytes, from, to);
    }
    last = lastVisible(bytes, from, to) || last;
    length += to - from;
    listener.part?.(bytes, from, to);
  }

  function close(): void {
    const whole = first === OPEN_BRACE && last === CLOSE_BRACE;
    listener.row({ line, bytes: length, blank: first === 0, whole });
    [line, length, first, last] = [line + 1, 0, 0, 0];
  }

  return {
    feed: (bytes, from, to) => {
      let start = from;
      let newline = bytes.indexOf(NEWLINE, start);
      while (newline >= 0 && newline < to) {
        take(bytes, start, newline);
        close();
        start = newline + 1;
        newline = bytes.indexOf(NEWLINE, start);
      }
      take(bytes, start, to);
    },
    end: () => {
      if (length > 0) {
        close();
      }
    },
  };
}

/** Keeps the largest of the rows it is shown, largest first. */
export function largestRows(count: number): {
  add(row: Row): void;
  list(): readonly { line: number; bytes: number }[];
} {
  const kept: { line: number; bytes: number }[] = [];
  return {
    add: ({ line, bytes }) => {
      const smallest = kept[count - 1];
      if (smallest !== undefined && smallest.bytes >= bytes) {
        return;
      }
      kept.push({ line, bytes });
      kept.sort((a, b) => b.bytes - a.bytes);
      kept.length = Math.min(kept.length, count);
    },
    list: () => [...kept],
  };
}

function firstVisible(bytes: Buffer, from: number, to: number): number {
  for (let at = from; at < to; at++) {
    const byte = bytes[at] as number;
    if (!isSpace(byte)) {
      // A NUL is as visible as anything: 0 is taken to mean that nothing was seen.
      return byte || NUL;
    }
  }
  return 0;
}

function lastVisible(bytes: Buffer, from: number, to: number): number {
  for (let at = to - 1; at >= from; at--) {
    const byte = bytes[at] as number;
    if (!isSpace(byte)) {
      return byte || NUL;
    }
  }
  return 0;
}

function isSpace(byte: number): boolean {
  return byte === 0x20 || byte === 0x09 || byte === 0x0d;
}

const NEWLINE = 0x0a;
const OPEN_BRACE = 0x7b;
const CLOSE_BRACE = 0x7d;
const NUL = -1;
