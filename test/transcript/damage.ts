import { type RepairReport, repair } from '../../src/transcript/repair.ts';

/** Mends bytes that come in pieces of one size. */
export async function mended(
  bytes: Buffer,
  size = Math.max(1, bytes.length),
): Promise<{ bytes: Buffer; report: RepairReport }> {
  async function* open() {
    for (let at = 0; at < bytes.length; at += size) {
      yield Uint8Array.from(bytes.subarray(at, at + size));
    }
  }
  const repairing = repair(open);
  const parts: Uint8Array[] = [];
  for await (const part of repairing) {
    parts.push(Uint8Array.from(part));
  }
  return { bytes: Buffer.concat(parts), report: repairing.report() };
}

/** The lines that `JSON.parse` takes, as a reader of lines finds them. */
export function jsonLines(bytes: Buffer): string[] {
  return bytes
    .toString()
    .split('\n')
    .filter((line) => isJson(line));
}

export function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
