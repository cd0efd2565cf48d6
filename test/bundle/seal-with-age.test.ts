import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { sealBundle } from '../../src/bundle/seal.ts';
import { parseIdentities, parseRecipients, type UnsealingKeys } from '../../src/bundle/sealing-keys.ts';
import { unsealBundle } from '../../src/bundle/unseal.ts';
import { ageKeys, ageWithPassphrase, needsAge, run } from './age.ts';
import { filesIn } from './files-in.ts';
import { rawManifest, SESSION, SMALL_SESSION, writeBundle } from './make-bundle.ts';

const PASSPHRASE = 'correct horse battery staple';
const FILES = {
  ...SMALL_SESSION,
  [`projects/-workspace/${SESSION}/tool-results/${'long '.repeat(40)}ü.txt`]: Buffer.alloc(100_000, 'ab'),
};

let parent: string;
let folder: string;
let into: string;

beforeEach(async () => {
  parent = await mkdtemp(path.join(tmpdir(), 'seal-'));
  folder = path.join(parent, 'bundle');
  into = path.join(parent, 'into');
  await mkdir(into);
  await writeBundle(folder, FILES);
});
afterEach(async () => {
  await rm(parent, { recursive: true });
});

describe.runIf(needsAge())("with age's own program", { timeout: 120_000 }, () => {
  test('what is sealed with a passphrase is opened by age and tar', async () => {
    await sealBundle(folder, { passphrases: [PASSPHRASE] });
    await ageWithPassphrase(`age -d -o '${parent}/plain.tar' '${folder}/bundle.age'`, PASSPHRASE);
    await expectInTar();
  });

  test('what is sealed to recipients is opened by age and tar, by each of them', async () => {
    const keys = [await ageKeys(), await ageKeys()];
    const recipients = await parseRecipients(keys.map(({ recipient }) => recipient).join('\n'));
    await sealBundle(folder, { recipients });
    for (const { identity } of keys) {
      await writeFile(path.join(parent, 'key'), identity);
      await run('age', ['-d', '-i', `${parent}/key`, '-o', `${parent}/plain.tar`, `${folder}/bundle.age`]);
      await expectInTar();
    }
  });

  test('what age sealed with a passphrase is opened', async () => {
    await run('tar', ['-C', folder, '-cf', `${parent}/plain.tar`, 'manifest.json', 'projects']);
    await sealByHand('passphrase', (from, to) => ageWithPassphrase(`age -p -o '${to}' '${from}'`, PASSPHRASE));
    await expectOpened({ passphrases: ['of last year', PASSPHRASE] });
  });

  test.each(['gnu', 'pax', 'ustar'])(
    'what tar packed in the format %s and age sealed to a key is opened',
    async (format) => {
      const { identity, recipient } = await ageKeys();
      // The oldest format has no room for the long name.
      if (format === 'ustar') {
        await rm(folder, { recursive: true });
        await writeBundle(folder);
      }
      await run('tar', ['-C', folder, `--format=${format}`, '-cf', `${parent}/plain.tar`, 'manifest.json', 'projects']);
      await sealByHand('recipients', (from, to) => run('age', ['-r', recipient, '-o', to, from]));
      await expectOpened({ identities: await parseIdentities(`# created: today\n${identity}\n`) });
    },
  );
});

async function expectInTar(): Promise<void> {
  await rm(into, { recursive: true });
  await mkdir(into);
  await run('tar', ['-C', into, '-xf', path.join(parent, 'plain.tar')]);
  const { 'manifest.json': manifest, ...files } = await filesIn(into);
  expect(files).toEqual(
    Object.fromEntries(Object.entries(FILES).map(([file, content]) => [file, Buffer.from(content)])),
  );
  expect(JSON.parse(String(manifest))).toEqual(rawManifest(FILES));
}

async function sealByHand(sealed: string, encrypt: (from: string, to: string) => Promise<unknown>): Promise<void> {
  const whole = JSON.parse(await readFile(path.join(folder, 'manifest.json'), 'utf8'));
  const { version, agent, name, source, capturedAt } = whole;
  await rm(folder, { recursive: true });
  await mkdir(folder);
  await encrypt(path.join(parent, 'plain.tar'), path.join(folder, 'bundle.age'));
  const clear = { version, sealed, agent, name, source, capturedAt };
  await writeFile(path.join(folder, 'manifest.json'), JSON.stringify(clear));
}

async function expectOpened(keys: UnsealingKeys): Promise<void> {
  await expect(unsealBundle(folder, keys, { into, largest: 10_000_000 })).resolves.toMatchObject({
    sessionId: SESSION,
  });
  expect(Object.keys(await filesIn(into))).toContain(`projects/-workspace/${SESSION}.jsonl`);
}
