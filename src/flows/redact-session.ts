import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { rename } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { SessionCaptureError } from '../errors.ts';
import { pieceSize } from '../sessions/piece-size.ts';
import type { TransferredFile } from '../sessions/transfer.ts';
import { applyRedactions, type Detector, type Findings, findSecrets, type TextKind } from '../transcript/redact.ts';

/** Files that hold no secret any more, and how many each rule removed. */
export interface RedactedFiles {
  readonly files: readonly TransferredFile[];
  readonly counts: Readonly<Record<string, number>>;
}

/**
 * Takes what the detector finds out of the staged files of a session, in place. Each changed file is looked through once
 * more.
 * @throws SessionCaptureError when a secret is still found after that; what the detector throws goes through. Either way
 * the files must not leave the machine.
 */
export async function redactSession(
  files: readonly TransferredFile[],
  { folder, detector }: { folder: string; detector: Detector },
): Promise<RedactedFiles> {
  const counts: Record<string, number> = {};
  const redacted: TransferredFile[] = [];
  for (const file of files) {
    const path = join(folder, file.path);
    const kind: TextKind = /\.jsonl?$/.test(file.path) ? 'rows' : 'text';
    const findings = await findSecrets(contentOf(path, file.size), kind, detector);
    // What nothing was found in was looked through already, as it is.
    redacted.push(findings.total === 0 ? file : { ...file, ...(await redactFile(path, kind, { findings, detector })) });
    for (const [rule, count] of Object.entries(findings.counts)) counts[rule] = (counts[rule] ?? 0) + count;
  }
  return { files: redacted, counts };
}

async function redactFile(
  path: string,
  kind: TextKind,
  { findings, detector }: { findings: Findings; detector: Detector },
): Promise<{ size: number; sha256: string }> {
  let found = findings;
  for (let round = 0; round < ROUNDS; round += 1) {
    const written = await writeWithout(path, found);
    found = await findSecrets(contentOf(path, written.size), kind, detector);
    if (found.total === 0) return written;
  }
  const rules = Object.keys(found.counts).join(', ');
  throw new SessionCaptureError(
    `Secrets were still found after redaction (rules: ${rules}). Nothing was kept. Please report which agent and tool wrote them.`,
  );
}

function contentOf(path: string, size: number): AsyncIterable<Uint8Array> {
  return createReadStream(path, { highWaterMark: pieceSize(size) });
}

/** What one removal leaves can look like a secret itself, where two stood together without anything between. */
const ROUNDS = 3;

async function writeWithout(path: string, findings: Findings): Promise<{ size: number; sha256: string }> {
  const clean = `${path}.redacted`;
  const hash = createHash('sha256');
  let size = 0;
  const measured = async function* (source: AsyncIterable<Uint8Array>) {
    for await (const chunk of source) {
      hash.update(chunk);
      size += chunk.byteLength;
      yield chunk;
    }
  };
  const source = measured(applyRedactions(contentOf(path, findings.bytes), findings));
  await pipeline(Readable.from(source, { objectMode: false }), createWriteStream(clean, { flags: 'wx', mode: 0o600 }));
  await rename(clean, path);
  return { size, sha256: hash.digest('hex') };
}
