import path from 'node:path';
import { IntegrityError, isNotFound } from '../errors.ts';
import { pieceSize } from '../sessions/piece-size.ts';
import { openRegular, regularFiles, sha256Of } from './bundle-files.ts';
import { MANIFEST_FILE, quoted } from './layout.ts';
import { type Manifest, type ManifestFile, parseManifest } from './manifest.ts';
import { LARGEST_MANIFEST } from './parse-manifest.ts';

/**
 * Checks an unpacked bundle against its own manifest: every listed file is there, a regular file, with the size and
 * the digest listed; nothing else is there; the transcript of the session is among them.
 * @throws IntegrityError with the file and the reason.
 */
export async function verifyBundle(folder: string): Promise<Manifest> {
  const manifest = await readManifest(folder);
  const transcript = `/${manifest.sessionId}.jsonl`;
  if (!manifest.files.some((file) => file.path.endsWith(transcript))) {
    throw new IntegrityError(`The bundle does not hold the transcript of its session ${manifest.sessionId}.`);
  }
  await reading('A folder', () => refuseUnlisted(folder, manifest));
  for (const file of manifest.files) await reading(quoted(file.path), () => verifyFile(folder, file));
  return manifest;
}

/**
 * Reads the `manifest.json` of a bundle.
 * @throws IntegrityError
 */
export async function readManifest(folder: string): Promise<Manifest> {
  return parseManifest(await reading(MANIFEST_FILE, () => readManifestText(folder)));
}

async function readManifestText(folder: string): Promise<string> {
  const handle = await openRegular(path.join(folder, MANIFEST_FILE), MANIFEST_FILE);
  try {
    const { size } = await handle.stat();
    if (size > LARGEST_MANIFEST) throw new IntegrityError(`${MANIFEST_FILE} is larger than ${LARGEST_MANIFEST} bytes.`);
    return await handle.readFile('utf8');
  } finally {
    await handle.close();
  }
}

async function refuseUnlisted(folder: string, { files }: Manifest): Promise<void> {
  const listed = new Set([MANIFEST_FILE, ...files.map((file) => file.path)]);
  for await (const found of regularFiles(folder)) {
    if (!listed.has(found))
      throw new IntegrityError(`The bundle holds ${quoted(found)}, which its manifest does not list.`);
  }
}

async function verifyFile(folder: string, file: ManifestFile): Promise<void> {
  const handle = await openRegular(path.join(folder, ...file.path.split('/')), quoted(file.path));
  try {
    const { size } = await handle.stat();
    if (size !== file.size) {
      throw new IntegrityError(
        `${quoted(file.path)} of the bundle has ${size} bytes, and its manifest says ${file.size}.`,
      );
    }
    const content = handle.createReadStream({ autoClose: false, highWaterMark: pieceSize(size) });
    if ((await sha256Of(content)) !== file.sha256) {
      throw new IntegrityError(
        `${quoted(file.path)} of the bundle is not what its manifest says: the SHA-256 differs.`,
      );
    }
  } finally {
    await handle.close();
  }
}

async function reading<T>(shown: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof IntegrityError) throw error;
    const reason = isNotFound(error) ? 'is missing' : 'cannot be read';
    throw new IntegrityError(`${shown} of the bundle ${reason}.`, { cause: error });
  }
}
