/** Bytes of standard error that are kept: its end. */
const STDERR_KEPT = 8 * 1024;

const HEADER = 8;
const STDERR = 2;

/** What came of the two streams of a program in a container. */
export interface Parted {
  readonly stdout: readonly Buffer[];
  readonly stderr: readonly Buffer[];
}

/** Parts the two streams that the engine sends as one: frames with a header that says which, and how many bytes. */
export function frameReader(): (chunk: Buffer) => Parted {
  let header = Buffer.alloc(0);
  let left = 0;
  return (chunk) => {
    const [stdout, stderr]: [Buffer[], Buffer[]] = [[], []];
    while (chunk.length > 0) {
      if (left === 0) {
        const missing = HEADER - header.length;
        header = Buffer.concat([header, chunk.subarray(0, missing)]);
        chunk = chunk.subarray(missing);
        if (header.length < HEADER) break;
        left = header.readUInt32BE(4);
      }
      const part = chunk.subarray(0, left);
      chunk = chunk.subarray(part.length);
      left -= part.length;
      if (part.length > 0) (header[0] === STDERR ? stderr : stdout).push(part);
      if (left === 0) header = Buffer.alloc(0);
    }
    return { stdout, stderr };
  };
}

/** The end of standard error with what came since. */
export function keptEnd(kept: Buffer, parts: readonly Buffer[]): Buffer {
  return parts.length === 0 ? kept : Buffer.concat([kept, ...parts]).subarray(-STDERR_KEPT);
}
