import { createHash } from 'node:crypto';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { type Pack, pack } from 'tar-stream';
import { IntegrityError } from '../errors.ts';
import { openRegular } from './bundle-files.ts';
import { MANIFEST_FILE } from './layout.ts';
import { type Manifest, type ManifestFile, serializeManifest } from './manifest.ts';

/**
 * The tar stream of a bundle: its manifest, then the files that the manifest lists, and nothing else of the folder.
 * The stream fails with an IntegrityError where a file is not what the manifest says.
 */
export async function* packBundle(folder: string, manifest: Manifest): AsyncGenerator<Uint8Array> {
  const tar = pack();
  const packed = packFiles(tar, folder, manifest);
  // Told below, or through the stream that then ends with it.
  packed.catch((error: Error) => tar.destroy(error));
  yield* tar as AsyncIterable<Uint8Array>;
  await packed;
}

async function packFiles(tar: Pack, folder: string, manifest: Manifest): Promise<void> {
  const text = Buffer.from(serializeManifest(manifest));
  const mtime = new Date(manifest.capturedAt);
  tar.entry({ name: MANIFEST_FILE, mode: 0o600, mtime, type: 'file' }, text);
  for (const file of manifest.files) await packFile(tar, path.join(folder, ...file.path.split('/')), file);
  tar.finalize();
}

async function packFile(tar: Pack, hostPath: string, file: ManifestFile): Promise<void> {
  const { path: name, size, mode, mtime } = file;
  const source = await openRegular(hostPath, name);
  try {
    const entry = tar.entry({ name, size, mode, mtime: new Date(mtime), type: 'file' });
    await pipeline(source.createReadStream({ autoClose: false }), check(file), entry);
  } finally {
    await source.close();
  }
}

function check({ path: name, size, sha256 }: ManifestFile) {
  return async function* (chunks: AsyncIterable<Buffer>) {
    const hash = createHash('sha256');
    let bytes = 0;
    for await (const chunk of chunks) {
      hash.update(chunk);
      bytes += chunk.length;
      yield chunk;
    }
    if (bytes === size && hash.digest('hex') === sha256) return;
    throw new IntegrityError(`${name} of the bundle is not what its manifest says, and was not sealed.`);
  };
}
