import { createHash } from 'node:crypto';
import { MANIFEST_FILE, SEALED_FILE } from '../bundle/layout.ts';
import { type Manifest, parseManifest, serializeManifest } from '../bundle/manifest.ts';
import { unpackInto } from '../bundle/unpacking.ts';
import { IntegrityError } from '../errors.ts';
import { readBlobs, readTexts } from '../history/blobs.ts';
import { fetchContents } from '../history/partial.ts';
import { blobsAt } from '../history/trees.ts';
import { LARGEST_BUNDLE } from './copy-tree.ts';

/** Which state of a session is wanted: a commit, and the manifest in it. */
export interface WantedState {
  readonly commit: string;
  readonly path: string;
  readonly blob: string;
  readonly folder: string;
  /** Bytes. */
  readonly largest: number | undefined;
}

/** Unpacks exactly that state into the empty folder, from git's objects. What is missing is for whoever verifies the bundle. */
export async function downloadState(bare: string, wanted: WantedState): Promise<void> {
  const { commit, path, blob, folder, largest = LARGEST_BUNDLE } = wanted;
  const [text] = await readTexts(bare, [blob]);
  if (text === undefined) throw new IntegrityError('Its manifest is no text, or too large.');
  const sealed = path.startsWith('sealed/') ? `${path.slice(0, -MANIFEST_FILE.length)}${SEALED_FILE}` : undefined;
  const manifest = sealed === undefined ? parseManifest(text) : undefined;
  const paths = sealed === undefined ? (manifest?.files ?? []).map((file) => file.path) : [sealed];
  const blobs = await blobsAt(bare, commit, paths);
  const there = paths.filter((one) => blobs.has(one));
  const ids = there.map((one) => blobs.get(one) as string);
  await fetchContents(bare, ids);
  const unpacking = unpackInto(folder, { largest });
  const memory = new Map<string, { size: number; sha256: string }>();
  await readBlobs(bare, ids, async (index, { size, content }) => {
    const name = there[index] as string;
    const hash = createHash('sha256');
    const open = async () => (isMemory(name) ? hashed(content, hash) : content);
    await unpacking.add({ path: sealed === undefined ? name : SEALED_FILE, size, open });
    if (isMemory(name)) memory.set(name, { size, sha256: hash.digest('hex') });
  });
  const bytes = Buffer.from(manifest === undefined ? text : withMemory(text, manifest, memory));
  await unpacking.add({ path: MANIFEST_FILE, size: bytes.length, open: async () => inOnePiece(bytes) });
}

function isMemory(path: string): boolean {
  return path.split('/')[2] === 'memory';
}

/** Memory is all sessions' together: one that was captured later may have changed it after this one's manifest was written. */
function withMemory(
  text: string,
  manifest: Manifest,
  memory: ReadonlyMap<string, { size: number; sha256: string }>,
): string {
  const isSame = manifest.files.every(({ path, sha256 }) => (memory.get(path)?.sha256 ?? sha256) === sha256);
  if (isSame) return text;
  return serializeManifest({
    ...manifest,
    files: manifest.files.map((file) => ({ ...file, ...memory.get(file.path) })),
  });
}

async function* hashed(content: AsyncIterable<Uint8Array>, hash: ReturnType<typeof createHash>) {
  for await (const chunk of content) {
    hash.update(chunk);
    yield chunk;
  }
}

async function* inOnePiece(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}
