import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, open, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { measuredProgram } from '../hostile/measured.ts';
import { rawManifest, SESSION } from './make-bundle.ts';

/** AGENT_SESSION_SEAL_MEGABYTES=1000 is a test of what a session may have at most by default. */
const MEGABYTES = Number(process.env.AGENT_SESSION_SEAL_MEGABYTES ?? 300);

describe.runIf(process.platform === 'linux')('memory', () => {
  test(`sealing and unsealing ${MEGABYTES} MB takes less than 200 MB`, { timeout: 900_000 }, async () => {
    const folder = await mkdtemp(join(tmpdir(), 'seal-memory-'));
    const program = await measuredProgram('seal-and-unseal.ts');
    try {
      await writeLargeBundle(folder);
      const keys = { passphrases: ['correct horse battery staple'] };
      const { result, peakMegabytes } = await program.run({ folder, sealing: keys, unsealing: keys });
      expect(result).toEqual({ value: expect.any(Number) });
      expect(peakMegabytes).toBeLessThan(200);
    } finally {
      await program.close();
      await rm(folder, { recursive: true });
    }
  });
});

async function writeLargeBundle(folder: string): Promise<void> {
  const path = `projects/-workspace/${SESSION}.jsonl`;
  await mkdir(dirname(join(folder, path)), { recursive: true });
  const file = await open(join(folder, path), 'w');
  const hash = createHash('sha256');
  const megabyte = Buffer.alloc(1_000_000, '{"type":"user","cwd":"/workspace"}\n');
  for (let index = 0; index < MEGABYTES; index += 1) {
    await file.write(megabyte);
    hash.update(megabyte);
  }
  await file.close();
  const manifest = rawManifest({ [path]: '' });
  Object.assign(manifest.files[0]!, { size: MEGABYTES * 1_000_000, sha256: hash.digest('hex') });
  await writeFile(join(folder, 'manifest.json'), JSON.stringify(manifest));
}
