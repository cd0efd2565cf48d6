import type { Sidecar } from '../agents/agent.ts';
import { findAgent } from '../agents/index.ts';
import { hasControlCharacter, projectFolder } from '../bundle/layout.ts';
import type { Manifest } from '../bundle/manifest.ts';
import { relocatedStore } from '../sessions/relocated.ts';
import { transferSession } from '../sessions/transfer.ts';
import { MAIN } from './bare.ts';
import { readTexts } from './blobs.ts';
import { git } from './git.ts';

/**
 * What the paths in all sessions of a history are written for, wherever they were captured: the same row written for two
 * directories would be two rows to a merge.
 */
export interface Canonical {
  readonly directory: string;
  readonly configDirectory: string;
}

/** The file of a history that records it: the first bundle of the history decides. */
export const RECORD = 'history.json';

export function recordOf({ directory, configDirectory }: Canonical): string {
  return `${JSON.stringify({ version: 1, directory, configDirectory }, undefined, 2)}\n`;
}

/** What a history has recorded: on `main`, else on the branch, else on any other. `undefined` where nothing is recorded yet. */
export async function canonicalOf(bare: string, branch: string): Promise<Canonical | undefined> {
  const refs = (await git(bare, ['for-each-ref', '--format=%(refname)', 'refs/heads/'])).split('\n').filter(Boolean);
  const first = [`refs/heads/${MAIN}`, `refs/heads/${branch}`];
  const order = [...first.filter((ref) => refs.includes(ref)), ...refs.filter((ref) => !first.includes(ref))];
  if (order.length === 0) return undefined;
  const input = order.map((ref) => `${ref}:${RECORD}\n`).join('');
  const told = await git(bare, ['cat-file', '--batch-check=%(objecttype) %(objectname)'], { input });
  const ids = told.split('\n').flatMap((line) => (line.startsWith('blob ') ? [line.slice('blob '.length)] : []));
  for (const text of await readTexts(bare, [...new Set(ids)])) {
    const canonical = parseRecord(text ?? '');
    if (canonical !== undefined) return canonical;
  }
  return undefined;
}

/**
 * Writes the session of the bundle in `folder` into the empty folder `into`, for the directory of its history. Returns its
 * manifest there; `undefined` where nothing is to be done, or it cannot be, since the bundle's folder is not that of its directory.
 */
export async function bringToCanonical(
  folder: string,
  into: string,
  { manifest, canonical }: { manifest: Manifest; canonical: Canonical },
): Promise<Manifest | undefined> {
  const { directory, configDirectory } = canonical;
  if (manifest.directory === directory && manifest.configDirectory === configDirectory) return undefined;
  const agent = findAgent(manifest.agent);
  const project = projectFolder(manifest.files[0]?.path ?? '');
  if (agent === undefined || project !== agent.encodeDirectory(manifest.directory).name) return undefined;
  const from = relocatedStore(folder, { ...manifest, agent });
  const to = relocatedStore(into, { agent, ...canonical }, 'ours');
  const { files } = await transferSession(from, to, manifest.sessionId, { agent, include: ALL });
  const below = `projects/${agent.encodeDirectory(directory).name}`;
  const known = new Map(manifest.files.map((file) => [file.path.split('/').slice(2).join('/'), file]));
  return {
    ...manifest,
    directory,
    configDirectory,
    files: files.flatMap(({ path, size, sha256 }) => {
      const file = known.get(path);
      return file === undefined ? [] : [{ ...file, path: `${below}/${path}`, size, sha256 }];
    }),
  };
}

/** What a manifest may name as one: else a bundle that was written for it could never be restored. */
function isPath(value: unknown): value is string {
  return typeof value === 'string' && value.length > 1 && value.length <= 4096 && !hasControlCharacter(value);
}

const ALL: readonly Sidecar[] = ['subagents', 'tool-results', 'memory'];

function parseRecord(text: string): Canonical | undefined {
  try {
    const { version, directory, configDirectory } = JSON.parse(text) as Record<string, unknown>;
    return version === 1 && isPath(directory) && isPath(configDirectory) ? { directory, configDirectory } : undefined;
  } catch {
    // Nothing that was written here: the next bundle records it anew.
    return undefined;
  }
}
