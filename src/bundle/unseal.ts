import { type FileHandle, readdir } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { ArchiveError, fileSystemFault, IntegrityError } from '../errors.ts';
import { LONGEST_HEADER, type SealedFor, sealedFor } from './age-header.ts';
import { passphraseIdentity } from './age-passphrase.ts';
import { openRegular } from './bundle-files.ts';
import { isFileSystemFault } from './file-system-faults.ts';
import { MANIFEST_FILE, SEALED_FILE } from './layout.ts';
import type { Manifest } from './manifest.ts';
import { readPackedFiles } from './read-tar.ts';
import { checkSealedManifest, LARGEST_SEALED_MANIFEST } from './sealed-manifest.ts';
import type { UnsealingKeys } from './sealing-keys.ts';
import { unpackInto } from './unpacking.ts';
import { verifyBundle } from './verify.ts';

export interface UnsealOptions {
  /** A folder that is empty and ours alone; what a failure leaves in it is not verified. */
  readonly into: string;
  /** Bytes that the unsealed files together may have. */
  readonly largest: number;
}

/** Bytes that a tar of the most files can have besides their content. */
const MOST_OVERHEAD = 64 * 1024 * 1024;

/** Whether a folder holds a sealed bundle, going by what lies in it. */
export async function isSealed(folder: string): Promise<boolean> {
  return (await readdir(folder)).includes(SEALED_FILE);
}

/**
 * Decrypts the sealed bundle in `folder` and verifies what was in it. With passphrases, a bundle sealed to recipients is
 * refused: anyone can write one.
 * @throws IntegrityError where it is not sealed, sealed otherwise or with another key, damaged, or not what its manifest
 * says.
 * @throws ArchiveError where the files cannot be written.
 */
export async function unsealBundle(
  folder: string,
  keys: UnsealingKeys,
  { into, largest }: UnsealOptions,
): Promise<Manifest> {
  await checkFolder(folder);
  const clear = await readSmall(path.join(folder, MANIFEST_FILE));
  const file = await openRegular(path.join(folder, SEALED_FILE), SEALED_FILE);
  try {
    const { size } = await file.stat();
    if (size > largest * 1.001 + MOST_OVERHEAD) {
      throw new IntegrityError(`${SEALED_FILE} has ${size} bytes, more than a bundle of ${largest} bytes.`);
    }
    const sealed = await checkSeal(file, keys);
    await decryptInto(file, keys, { into, largest });
    const manifest = await verifyBundle(into);
    checkSealedManifest(clear, manifest, sealed);
    return manifest;
  } finally {
    await file.close();
  }
}

async function checkFolder(folder: string): Promise<void> {
  const entries = await readdir(folder);
  if (!entries.includes(SEALED_FILE)) {
    throw new IntegrityError('The bundle is not sealed, and only sealed ones are restored where there is a key.');
  }
  if (entries.length !== 2 || !entries.includes(MANIFEST_FILE)) {
    throw new IntegrityError(`The bundle holds something else than ${SEALED_FILE} and its ${MANIFEST_FILE}.`);
  }
}

async function readSmall(hostPath: string): Promise<string> {
  const file = await openRegular(hostPath, MANIFEST_FILE);
  try {
    const { size } = await file.stat();
    if (size > LARGEST_SEALED_MANIFEST) {
      throw new IntegrityError(`${MANIFEST_FILE} is larger than ${LARGEST_SEALED_MANIFEST} bytes.`);
    }
    return await file.readFile('utf8');
  } finally {
    await file.close();
  }
}

/** Before anything is decrypted, since a passphrase that is tried costs a second. */
async function checkSeal(file: FileHandle, keys: UnsealingKeys): Promise<SealedFor> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(LONGEST_HEADER), 0, LONGEST_HEADER, 0);
  const sealed = sealedFor(buffer.subarray(0, bytesRead));
  if (sealed === 'recipients' && 'passphrases' in keys) {
    throw new IntegrityError(
      'The bundle is sealed to recipients, as anyone can, and not with the passphrase that the input passphrase gives.',
    );
  }
  if (sealed === 'passphrase' && 'identities' in keys) {
    throw new IntegrityError('The bundle is sealed with a passphrase, and the input identity opens no such bundle.');
  }
  return sealed;
}

async function decryptInto(file: FileHandle, keys: UnsealingKeys, { into, largest }: UnsealOptions): Promise<void> {
  const source = file.createReadStream({ start: 0, autoClose: false });
  try {
    const decrypter = await decrypterFor(keys);
    const tar = await decrypter.decrypt(Readable.toWeb(source) as ReadableStream<Uint8Array>);
    await unpackTar(Readable.fromWeb(tar as Parameters<typeof Readable.fromWeb>[0]), { into, largest });
  } catch (error) {
    throw translate(error);
  } finally {
    source.destroy();
  }
}

async function decrypterFor(keys: UnsealingKeys) {
  const { Decrypter } = await import('age-encryption');
  const decrypter = new Decrypter();
  if ('passphrases' in keys) decrypter.addIdentity(passphraseIdentity(keys.passphrases));
  else for (const identity of keys.identities) decrypter.addIdentity(identity);
  // They are asked in turn; this one when none of the others can open it.
  decrypter.addIdentity({
    unwrapFileKey() {
      throw new IntegrityError('The bundle is sealed to other recipients than the key that the input identity gives.');
    },
  });
  return decrypter;
}

async function unpackTar(tar: Readable, { into, largest }: UnsealOptions): Promise<void> {
  const unpacking = unpackInto(into, { largest });
  for await (const { path: name, size, content } of readPackedFiles(tar)) {
    await unpacking.add({ path: name, size, open: async () => content });
  }
}

function translate(error: unknown): Error {
  if (error instanceof IntegrityError) return error;
  if (isFileSystemFault(error)) {
    return new ArchiveError(`The bundle could not be unsealed: ${fileSystemFault(error)}.`, {
      cause: error,
    });
  }
  return new IntegrityError(`${SEALED_FILE} is damaged: it was cut short or changed.`, { cause: error });
}
