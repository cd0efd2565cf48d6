import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { explainDisk } from '../../src/action/disk-fault.ts';

test('a temporary folder that is missing, or none, is named as that, and no other file is', async () => {
  const root = await mkdtemp(join(tmpdir(), 'disk-fault-'));
  const explained = async (runnerTemp: string, folder: string) => {
    const error = await mkdtemp(join(folder, 'step-')).catch((error: unknown) => error);
    expect(error).toBeInstanceOf(Error);
    return (explainDisk(error, runnerTemp) as Error).message;
  };
  try {
    const file = join(root, 'file');
    await writeFile(file, '');
    const missing = join(root, 'missing');
    expect(await explained(missing, missing)).toMatch(/missing cannot be used: it is not there \(ENOENT\)\. Keep it/);
    expect(await explained(file, file)).toMatch(/file cannot be used: it is no folder \(ENOTDIR\)\. Keep it/);
    expect(await explained(file, missing)).toMatch(/^ENOENT/);
  } finally {
    await rm(root, { recursive: true });
  }
});
