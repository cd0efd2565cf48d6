import { createHash } from 'node:crypto';
import { constants } from 'node:fs';
import { lstat, open, readdir } from 'node:fs/promises';
import path from 'node:path';
import { IntegrityError, isNotFound } from '../errors.ts';
import { MANIFEST_FILE } from './layout.ts';
import { type Manifest, type ManifestFile, parseManifest } from './manifest.ts';
import { LARGEST_MANIFEST } from './parse-manifest.ts';

/**
 * Checks an unpacked bundle against its own manifest: every listed file is there, a regular file, with the size and
 * the digest listed; nothing else is there; the transcript of the session is among them.
 * @throws IntegrityError with the file and the reason.
 */
export async function verifyBundle(folder: string): Promise<Manifest> {
  const manifest = parseManifest(await readManifest(folder));
  const transcript = `/${manifest.sessionId}.jsonl`;
  if (!manifest.files.some((file) => file.path.endsWith(transcript))) {
    throw new IntegrityError(`The bundle does not hold the transcript of its session ${manifest.sessionId}.`);
  }
  const listed = new Set([MANIFEST_FILE, ...manifest.files.map((file) => file.path)]);
  for await (const found of regularFiles(folder)) {
    if (!listed.has(found))
      throw new IntegrityError(`The bundle holds ${JSON.stringify(found)}, which its manifest does not list.`);
  }
  for (const file of manifest.files) await verifyFile(folder, file);
  return manifest;
}

async function readManifest(folder: string): Promise<string> {
  const file = path.join(folder, MANIFEST_FILE);
  const { size } = await statRegular(file, MANIFEST_FILE);
  if (size > LARGEST_MANIFEST) throw new IntegrityError(`${MANIFEST_FILE} is larger than ${LARGEST_MANIFEST} bytes.`);
  return await reading(MANIFEST_FILE, async () => {
    const handle = await openRegular(file);
    try {
      return await handle.readFile('utf8');
    } finally {
      await handle.close();
    }
  });
}

async function statRegular(hostPath: string, shown: string): Promise<{ size: number }> {
  const stats = await reading(shown, () => lstat(hostPath));
  if (!stats.isFile()) throw new IntegrityError(`${shown} of the bundle is not a regular file.`);
  return stats;
}

/** Opens without following a link that was put in place after it was looked at. */
async function openRegular(hostPath: string) {
  return await open(hostPath, constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0));
}

async function* regularFiles(folder: string, below = ''): AsyncGenerator<string> {
  const entries = await reading(below === '' ? 'The folder' : below, () =>
    readdir(path.join(folder, ...below.split('/')), { withFileTypes: true }),
  );
  for (const entry of entries) {
    const relative = below === '' ? entry.name : `${below}/${entry.name}`;
    if (entry.isDirectory()) yield* regularFiles(folder, relative);
    else if (entry.isFile()) yield relative;
    else
      throw new IntegrityError(`${JSON.stringify(relative)} of the bundle is a link or a device, not a regular file.`);
  }
}

async function verifyFile(folder: string, file: ManifestFile): Promise<void> {
  const hostPath = path.join(folder, ...file.path.split('/'));
  const { size } = await statRegular(hostPath, file.path);
  if (size !== file.size) {
    throw new IntegrityError(`${file.path} of the bundle has ${size} bytes, and its manifest says ${file.size}.`);
  }
  const digest = await reading(file.path, () => sha256(hostPath));
  if (digest !== file.sha256)
    throw new IntegrityError(`${file.path} of the bundle is not what its manifest says: the SHA-256 differs.`);
}

async function sha256(hostPath: string): Promise<string> {
  const hash = createHash('sha256');
  const handle = await openRegular(hostPath);
  for await (const chunk of handle.createReadStream()) hash.update(chunk as Buffer);
  return hash.digest('hex');
}

async function reading<T>(shown: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const reason = isNotFound(error) ? 'is missing' : 'cannot be read';
    throw new IntegrityError(`${shown} of the bundle ${reason}.`, { cause: error });
  }
}
