import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';

export const SESSION = '6f2c1c1e-0b2a-4a53-9d0e-7f0f1d2c3b4a';

/** What `manifest.json` says, still to be changed by a test. */
export type RawManifest = Record<string, unknown> & { files: Record<string, unknown>[] };

export const SMALL_SESSION: Readonly<Record<string, string | Buffer>> = {
  [`projects/-workspace/${SESSION}.jsonl`]: '{"type":"user","cwd":"/workspace"}\n',
  [`projects/-workspace/${SESSION}/subagents/agent-a1.jsonl`]: '{"type":"assistant"}\n',
  [`projects/-workspace/${SESSION}/tool-results/toolu_01.txt`]: Buffer.from([0, 255, 13, 10, 0]),
};

/** The manifest of the given files, put together by hand. */
export function rawManifest(files: Readonly<Record<string, string | Buffer>>): RawManifest {
  return {
    version: 1,
    agent: 'claude-code',
    name: 'pr-12',
    sessionId: SESSION,
    directory: '/home/runner/work/project/project',
    configDirectory: '/home/runner/.claude',
    source: { repository: 'octo/project', runId: 7, runAttempt: 1 },
    capturedAt: '2026-01-02T03:04:05.678Z',
    files: Object.entries(files).map(([file, content]) => ({
      path: file,
      size: Buffer.byteLength(content),
      sha256: createHash('sha256').update(content).digest('hex'),
      mode: 0o600,
      mtime: '2026-01-02T03:04:05Z',
    })),
    rows: 1,
    redactions: {},
  };
}

/** Writes files and a manifest of them into `folder`; `change` may spoil the manifest first. */
export async function writeBundle(
  folder: string,
  files: Readonly<Record<string, string | Buffer>> = SMALL_SESSION,
  change: (manifest: RawManifest) => void = () => undefined,
): Promise<void> {
  for (const [file, content] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
    await writeFile(path.join(folder, file), content);
  }
  const manifest = rawManifest(files);
  change(manifest);
  await mkdir(folder, { recursive: true });
  await writeFile(path.join(folder, 'manifest.json'), JSON.stringify(manifest));
}
