import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { openDirectoryArchive } from '../../src/archives/directory.ts';
import { MANIFEST_VERSION } from '../../src/bundle/manifest.ts';
import { writeManifest } from '../../src/bundle/stage.ts';
import { silentLog } from '../../src/log.ts';

/** The session that every case is a transcript of. */
export const CASE_ID = '7c1de0a4-5b1f-4a0e-9d55-0f2f6a1c9e01';

/** Where the cases were written. */
export const CASE_DIRECTORY = '/workspace';
const CASE_CONFIG = '/home/agent/.claude';

export async function readCase(name: string): Promise<Buffer> {
  return await readFile(new URL(`../fixtures/cases/${name}.jsonl`, import.meta.url));
}

/** Keeps a case in an archive as run 1001 would have captured it. `beside`: path in the session's folder → content. */
export async function keepCase(
  archive: string,
  name: string,
  beside: Readonly<Record<string, string>> = {},
): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'agent-session-case-'));
  const contents = new Map([[`projects/-workspace/${CASE_ID}.jsonl`, await readCase(name)]]);
  for (const [path, content] of Object.entries(beside)) {
    contents.set(`projects/-workspace/${CASE_ID}/${path}`, Buffer.from(content));
  }
  try {
    for (const [path, content] of contents) {
      await mkdir(dirname(join(folder, path)), { recursive: true });
      await writeFile(join(folder, path), content);
    }
    await writeManifest(folder, {
      version: MANIFEST_VERSION,
      agent: 'claude-code',
      name: 'pr-7',
      sessionId: CASE_ID,
      directory: CASE_DIRECTORY,
      configDirectory: CASE_CONFIG,
      source: { runId: 1001 },
      capturedAt: new Date().toISOString(),
      files: [...contents].map(([path, content]) => ({
        path,
        size: content.length,
        sha256: createHash('sha256').update(content).digest('hex'),
        mode: 0o600,
        mtime: new Date().toISOString(),
      })),
      rows: (await readCase(name)).toString('latin1').split('\n').filter(Boolean).length,
      redactions: {},
    });
    await openDirectoryArchive({ path: archive, runId: 1001, runAttempt: 1, log: silentLog }).save('pr-7', folder);
  } finally {
    await rm(folder, { recursive: true });
  }
}
