import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { generateX25519Identity, identityToRecipient } from 'age-encryption';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openBundle } from '../../src/bundle/open-bundle.ts';
import { sealBundle } from '../../src/bundle/seal.ts';
import type { UnsealingKeys } from '../../src/bundle/sealing-keys.ts';
import { openStaging, type Staging } from '../../src/bundle/stage.ts';
import { SESSION, writeBundle } from './make-bundle.ts';

let tempDir: string;
let received: Staging;
let identity: string;
let recipients: readonly string[];

beforeEach(async () => {
  tempDir = await mkdtemp(path.join(tmpdir(), 'open-'));
  received = await openStaging(tempDir);
  await writeBundle(received.folder);
  identity = await generateX25519Identity();
  recipients = [await identityToRecipient(identity)];
});
afterEach(async () => {
  await received.close();
  await rm(tempDir, { recursive: true });
});

const open = (keys: UnsealingKeys | undefined) => openBundle(received, { keys, largest: 1_000_000, tempDir });

test('without keys a plain bundle stays where it is', async () => {
  const { manifest, staging } = await open(undefined);
  expect(manifest.sessionId).toBe(SESSION);
  expect(staging).toBe(received);
});

test('without keys a sealed bundle is refused, with what to set', async () => {
  await sealBundle(received.folder, { recipients });
  await expect(open(undefined)).rejects.toThrow(/is sealed: set the input passphrase, or identity/);
});

test('with keys a sealed bundle moves to a folder of its own, and nothing else is left', async () => {
  await sealBundle(received.folder, { recipients });
  const { manifest, staging } = await open({ identities: [identity] });
  expect(manifest.sessionId).toBe(SESSION);
  expect(await readdir(staging.folder)).toEqual(['manifest.json', 'projects']);
  expect(await readdir(tempDir)).toEqual([path.basename(staging.folder)]);
  await staging.close();
});

test('what could not be opened leaves nothing unsealed behind', async () => {
  await sealBundle(received.folder, { recipients });
  await expect(open({ identities: [await generateX25519Identity()] })).rejects.toThrow(/other recipients/);
  expect(await readdir(tempDir)).toEqual([path.basename(received.folder)]);
});
