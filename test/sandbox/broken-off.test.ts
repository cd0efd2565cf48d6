import { randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { silentLog } from '../../src/log.ts';
import { openCopies } from '../../src/sandbox/copies.ts';
import { findContainer } from '../../src/sandbox/find-container.ts';
import { placeByExec } from '../../src/sandbox/place-by-exec.ts';
import { containerFlags, type Engine, engineRun, needsEngine, TEST_LABEL } from '../fakes/engine.ts';
import { agentImage, busyboxImage } from '../fakes/images.ts';

const SIZE = 3_000_000;
const names: string[] = [];
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'broken-off-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const IMAGES = { 'GNU tar': agentImage, 'busybox tar': busyboxImage } as const;

/** A container, and a session on its way to it of which the second half is missing. */
async function sendHalf(engine: Engine, image: string): Promise<{ error: unknown; left: string }> {
  const name = `${TEST_LABEL}-${randomUUID().slice(0, 8)}`;
  names.push(name);
  await engineRun(engine, ['run', '-d', '--name', name, '--user', '1001', ...containerFlags(engine), image]);
  try {
    const container = await findContainer({ engine, container: name });
    if (container === undefined) throw new Error(`no container ${name}`);
    const localPath = join(folder, name);
    await writeFile(localPath, 'x'.repeat(SIZE));
    const files = ['one/tool-results/a.txt', 'one.jsonl'].map((path) => ({
      path,
      kind: 'transcript' as const,
      mode: 0o600,
      digest: { size: path === 'one.jsonl' ? 2 * SIZE : SIZE, sha256: '0'.repeat(64) },
      localPath,
    }));
    const access = {
      engine: { engine, id: container.id, signal: undefined },
      container,
      copies: openCopies(
        { engine, id: container.id, signal: undefined },
        { sockets: undefined, tempDir: folder, log: silentLog },
      ),
      user: undefined,
      owner: { uid: 1001, gid: 1001 },
      log: silentLog,
      way: 'exec' as const,
    };
    const placing = { files, folder: '/home/agent/.claude/projects/-work', parents: [] };
    const error = await placeByExec(access, placing).catch((failure: unknown) => failure);
    // What runs in the container goes on a moment longer than who started it.
    const quiet = 'while pidof tar find > /dev/null; do sleep 0.1; done; find /home/agent/.claude -type f';
    const { stdout } = await engineRun(engine, ['exec', name, 'sh', '-c', quiet]);
    return { error, left: stdout };
  } finally {
    await engineRun(engine, ['rm', '-f', '-v', name], { mayFail: true });
  }
}

describe.each(['docker', 'podman'] satisfies Engine[])('%s', (engine) => {
  describe.runIf(needsEngine(engine))('a session whose sending breaks off', () => {
    test.each(Object.entries(IMAGES))('leaves no half file in a container, by %s', async (_tar, image) => {
      const { error, left } = await sendHalf(engine, await image(engine));
      expect(error).toBeInstanceOf(Error);
      expect(left).toBe('');
    });
  });
});
