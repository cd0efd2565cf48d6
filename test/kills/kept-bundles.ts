import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { unpack } from '../../src/archives/unpack.ts';
import { verifyBundle } from '../../src/bundle/verify.ts';
import { type GithubServices, startGithubServices } from '../fakes/github-services.ts';

/** An archive that jobs of one machine use. */
export interface KeptBundles {
  readonly inputs: Readonly<Record<string, string>>;
  actionEnv(runId: number): Readonly<Record<string, string>>;
  /** How many rows the transcript of the newest whole bundle has; 0 without any. All that a reader sees must verify. */
  newestRows(): Promise<number>;
  /** What lies there and is no bundle. */
  unfinished(): Promise<readonly string[]>;
  close(): Promise<void>;
}

export async function directoryBundles(): Promise<KeptBundles> {
  const root = await mkdtemp(join(tmpdir(), 'kept-bundles-'));
  const names = async () => (await readdir(join(root, 'pr-7')).catch(() => [])).sort();
  return {
    inputs: { archive: 'directory', 'archive-path': root },
    actionEnv: () => ({}),
    async newestRows() {
      const bundles = (await names()).filter((name) => !name.startsWith('.'));
      for (const bundle of bundles) await verifyBundle(join(root, 'pr-7', bundle));
      return bundles.length === 0 ? 0 : await rowsOf(join(root, 'pr-7', bundles.at(-1) ?? ''));
    },
    unfinished: async () => (await names()).filter((name) => name.startsWith('.')),
    close: () => rm(root, { recursive: true, force: true }),
  };
}

export async function artifactBundles(): Promise<KeptBundles> {
  const services: GithubServices = await startGithubServices();
  const scratch = await mkdtemp(join(tmpdir(), 'kept-bundles-'));
  const known = new Map<number, number>();
  return {
    inputs: { archive: 'artifact' },
    actionEnv: (runId) => services.jobVariables(runId),
    async newestRows() {
      const visible = services.artifacts.filter(({ finalized }) => finalized);
      for (const { id, content } of visible) {
        // An artifact never changes: each is looked at once.
        if (!known.has(id)) known.set(id, await rowsOfZip(content ?? Buffer.alloc(0), join(scratch, String(id))));
      }
      return known.get(visible.at(-1)?.id ?? 0) ?? 0;
    },
    // Nobody sees an upload that was not finished.
    unfinished: async () => [],
    async close() {
      await services.close();
      await rm(scratch, { recursive: true, force: true });
    },
  };
}

async function rowsOfZip(content: Buffer, folder: string): Promise<number> {
  await mkdir(folder);
  const zip = `${folder}.zip`;
  await writeFile(zip, content);
  await unpack(zip, folder);
  return await rowsOf(folder);
}

async function rowsOf(bundle: string): Promise<number> {
  const { files, sessionId } = await verifyBundle(bundle);
  const path = files.find((file) => file.path.endsWith(`/${sessionId}.jsonl`))?.path ?? '';
  return (await readFile(join(bundle, path), 'utf8')).split('\n').length - 1;
}
