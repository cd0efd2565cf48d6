import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import type { TransferredFile } from '../sessions/transfer.ts';
import { createInspector, type InspectOptions } from '../transcript/inspect.ts';

const BLOCK = 64 * 1024;
const NEWLINE = 0x0a;

/**
 * Cuts a file of rows after its last whole one, where what follows is still being written. `undefined` where it has no
 * whole row: it stays as it is. What is left of a transcript is inspected anew.
 */
export async function cutTail(
  path: string,
  inspect: InspectOptions | undefined,
): Promise<Pick<TransferredFile, 'size' | 'sha256' | 'facts'> | undefined> {
  const file = await open(path, 'r+');
  try {
    const size = await endOfLastRow(file);
    if (size === 0) return undefined;
    await file.truncate(size);
    const hash = createHash('sha256');
    const inspector = inspect && createInspector(inspect);
    for await (const chunk of createReadStream(path)) {
      hash.update(chunk);
      inspector?.push(chunk);
    }
    return { size, sha256: hash.digest('hex'), ...(inspector && { facts: inspector.end() }) };
  } finally {
    await file.close();
  }
}

async function endOfLastRow(file: FileHandle): Promise<number> {
  const block = Buffer.alloc(BLOCK);
  let end = (await file.stat()).size;
  while (end > 0) {
    const start = Math.max(0, end - BLOCK);
    const { bytesRead } = await file.read(block, 0, end - start, start);
    const newline = block.subarray(0, bytesRead).lastIndexOf(NEWLINE);
    if (newline >= 0) return start + newline + 1;
    end = start;
  }
  return 0;
}
