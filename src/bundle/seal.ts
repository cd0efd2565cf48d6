import { createWriteStream } from 'node:fs';
import { readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { IntegrityError } from '../errors.ts';
import { passphraseRecipient } from './age-passphrase.ts';
import { MANIFEST_FILE, SEALED_FILE } from './layout.ts';
import { packBundle } from './pack-bundle.ts';
import { serializeSealedManifest } from './sealed-manifest.ts';
import type { SealingKeys } from './sealing-keys.ts';
import { readManifest } from './verify.ts';

/**
 * Encrypts the bundle in `folder`, which then holds two files: `bundle.age`, a tar of the bundle that
 * `age -d bundle.age | tar x` unpacks, and a `manifest.json` without names of files and without content.
 * Where it fails, the folder may hold both forms and must not leave the machine.
 * @throws IntegrityError where a file is not what the manifest says.
 */
export async function sealBundle(folder: string, keys: SealingKeys): Promise<void> {
  const manifest = await readManifest(folder);
  const tar = ReadableStream.from(packBundle(folder, manifest));
  const sealed = await (await encrypterFor(keys)).encrypt(tar as ReadableStream<Uint8Array>);
  const target = createWriteStream(path.join(folder, SEALED_FILE), { flags: 'wx', mode: 0o600 });
  await pipeline(Readable.fromWeb(sealed as Parameters<typeof Readable.fromWeb>[0]), target);

  for (const entry of await readdir(folder)) {
    if (entry !== SEALED_FILE) await rm(path.join(folder, entry), { recursive: true });
  }
  const text = serializeSealedManifest(manifest, 'passphrases' in keys ? 'passphrase' : 'recipients');
  await writeFile(path.join(folder, MANIFEST_FILE), text, { flag: 'wx', mode: 0o600 });
}

async function encrypterFor(keys: SealingKeys) {
  const { Encrypter } = await import('age-encryption');
  const encrypter = new Encrypter();
  // A file that nobody can open would be refused by age too, but only when it is too late.
  const recipients = 'passphrases' in keys ? keys.passphrases.slice(0, 1).map(passphraseRecipient) : keys.recipients;
  if (recipients.length === 0) throw new IntegrityError('The bundle was not sealed: there is no key to seal it with.');
  for (const recipient of recipients) encrypter.addRecipient(recipient);
  return encrypter;
}
