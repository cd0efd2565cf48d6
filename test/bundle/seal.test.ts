import { randomBytes } from 'node:crypto';
import { appendFile, mkdir, mkdtemp, readdir, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Decrypter, Encrypter, generateX25519Identity, identityToRecipient } from 'age-encryption';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { sealBundle } from '../../src/bundle/seal.ts';
import { unsealBundle } from '../../src/bundle/unseal.ts';
import { IntegrityError } from '../../src/errors.ts';
import { filesIn } from './files-in.ts';
import { rawManifest, SESSION, SMALL_SESSION, writeBundle } from './make-bundle.ts';

const PASSPHRASES = ['correct horse battery staple', 'the one of last year'];
let identity: string;
let recipient: string;
let parent: string;
let folder: string;
let into: string;

beforeAll(async () => {
  identity = await generateX25519Identity();
  recipient = await identityToRecipient(identity);
});
beforeEach(async () => {
  parent = await mkdtemp(path.join(tmpdir(), 'seal-'));
  folder = path.join(parent, 'bundle');
  into = path.join(parent, 'into');
  await mkdir(into);
});
afterEach(async () => {
  await rm(parent, { recursive: true });
});

const unseal = (keys: Parameters<typeof unsealBundle>[1]) => unsealBundle(folder, keys, { into, largest: 100_000_000 });
const withIdentity = () => unseal({ identities: [identity] });

test('a sealed bundle is two files that tell nothing, and opens again', { timeout: 120_000 }, async () => {
  await writeBundle(folder);
  await sealBundle(folder, { passphrases: PASSPHRASES });
  expect(await readdir(folder)).toEqual(['bundle.age', 'manifest.json']);
  expect(JSON.parse(await readFile(path.join(folder, 'manifest.json'), 'utf8'))).toEqual({
    version: 1,
    sealed: 'passphrase',
    agent: 'claude-code',
    name: 'pr-12',
    source: { repository: 'octo/project', runId: 7, runAttempt: 1 },
    capturedAt: '2026-01-02T03:04:05.678Z',
  });
  const bytes = Buffer.concat(Object.values(await filesIn(folder)));
  for (const secret of [SESSION, 'projects', 'workspace', '/home/runner', 'jsonl', 'toolu_01', ...PASSPHRASES]) {
    expect(bytes.includes(secret), secret).toBe(false);
  }
  // The key was rotated since.
  await expect(unseal({ passphrases: ['the newest', PASSPHRASES[0]!] })).resolves.toMatchObject({ sessionId: SESSION });
  expect(await filesIn(into)).toMatchObject(buffers(SMALL_SESSION));
});

test('the manifest beside it tells the runs that the session came through, without its ids', async () => {
  const run = { runId: 5, runAttempt: 1, job: 'build', capturedAt: '2026-01-01T00:00:00Z' };
  const lineage = [{ ...run, sessionId: SESSION, rows: 3 }];
  await writeBundle(folder, SMALL_SESSION, (raw) => Object.assign(raw, { lineage }));
  await sealBundle(folder, { recipients: [recipient] });
  const clear = await readFile(path.join(folder, 'manifest.json'), 'utf8');
  expect(JSON.parse(clear).lineage).toEqual([run]);
  expect(clear).not.toContain(SESSION);
  expect((await withIdentity()).lineage).toEqual(lineage);
});

test.each([
  [['another'], /another passphrase than the input passphrase gives/],
  [['another', PASSPHRASES[1]!], /another passphrase than the 2 that/],
  [[], /another passphrase/],
])('none of the passphrases %j opens it', async (passphrases, reason) => {
  await putSealed(await ageFile('x'));
  await expect(unseal({ passphrases })).rejects.toThrow(IntegrityError);
  await expect(unseal({ passphrases })).rejects.toThrow(reason);
});

test('the first of several passphrases is the one that seals', { timeout: 120_000 }, async () => {
  await writeBundle(folder);
  await sealBundle(folder, { passphrases: PASSPHRASES });
  const decrypter = new Decrypter();
  decrypter.addPassphrase(PASSPHRASES[0]!);
  const tar = await decrypter.decrypt(await readFile(path.join(folder, 'bundle.age')));
  expect(Buffer.from(tar).includes(SESSION)).toBe(true);
});

test('what is opened is what was sealed, names of every kind included', async () => {
  const files = {
    ...SMALL_SESSION,
    [`projects/-workspace/${SESSION}/tool-results/${'long '.repeat(40)}.txt`]: randomBytes(200_000),
    [`projects/-workspace/${SESSION}/tool-results/ünï — 名前.txt`]: 'x',
    [`projects/-workspace/${SESSION}/tool-results/empty`]: '',
    [`projects/-workspace/${SESSION}/subagents/block`]: randomBytes(512),
  };
  await writeBundle(folder, files);
  await sealBundle(folder, { recipients: [await newRecipient(), recipient] });
  const manifest = await withIdentity();
  expect(await filesIn(into)).toEqual({ ...buffers(files), 'manifest.json': expect.any(Buffer) });
  expect(manifest.files).toEqual(rawManifest(files).files);
});

test('only what the manifest lists is sealed', async () => {
  await writeBundle(folder);
  await writeFile(path.join(folder, 'projects', 'left-over'), 'x');
  await sealBundle(folder, { recipients: [recipient] });
  await withIdentity();
  expect(Object.keys(await filesIn(into))).not.toContain('projects/left-over');
});

test.each<[string, () => Promise<unknown>, RegExp]>([
  ['is changed', () => writeFile(transcript(), '{"type":"user","cwd":"/workspacf"}\n'), /not what its manifest says/],
  ['is longer', () => appendFile(transcript(), 'x'), /not what its manifest says|Size mismatch/],
  ['is gone', () => rm(transcript()), /ENOENT/],
])('a file that %s is not sealed', async (_what, spoil, reason) => {
  await writeBundle(folder);
  await spoil();
  await expect(sealBundle(folder, { recipients: [recipient] })).rejects.toThrow(reason);
});

test('without a key nothing is sealed', async () => {
  await writeBundle(folder);
  await expect(sealBundle(folder, { passphrases: [] })).rejects.toThrow(/no key/);
});

test.each([
  ['not sealed', async () => undefined, /is not sealed/],
  [
    'sealed to recipients',
    () => sealBundle(folder, { recipients: [recipient] }),
    /sealed to recipients, as anyone can/,
  ],
])('with a passphrase, a bundle that is %s is refused', async (_what, prepare, reason) => {
  await writeBundle(folder);
  await prepare();
  const opening = unseal({ passphrases: PASSPHRASES });
  await expect(opening).rejects.toThrow(IntegrityError);
  await expect(opening).rejects.toThrow(reason);
  expect(await readdir(into)).toEqual([]);
});

test.each([
  ['not sealed', async () => undefined, /is not sealed/],
  ['sealed with a passphrase', async () => putSealed(await ageFile('x')), /sealed with a passphrase/],
  ['sealed to others', async () => sealBundle(folder, { recipients: [await newRecipient()] }), /to other recipients/],
])('with an identity, a bundle that is %s is refused', async (_what, prepare, reason) => {
  await writeBundle(folder);
  await prepare();
  const opening = withIdentity();
  await expect(opening).rejects.toThrow(IntegrityError);
  await expect(opening).rejects.toThrow(reason);
});

test('every cut, changed byte and appended byte is found', async () => {
  const files = { ...SMALL_SESSION, [`projects/-workspace/${SESSION}/tool-results/a`]: randomBytes(150_000) };
  await writeBundle(folder, files);
  await sealBundle(folder, { recipients: [recipient] });
  const file = path.join(folder, 'bundle.age');
  const whole = await readFile(file);
  const { size } = await stat(file);
  const chunk = 64 * 1024 + 16;
  const header = whole.indexOf('\n--- ');
  for (const end of [0, 1, header, header + 10, 300, chunk, size - 2 * chunk, size - 17, size - 16, size - 1]) {
    await truncate(file, end);
    await expect(fresh(), `cut at ${end}`).rejects.toThrow(IntegrityError);
    await writeFile(file, whole);
  }
  for (const at of [
    3,
    30,
    80,
    header - 1,
    header + 8,
    header + 60,
    300,
    chunk + 1,
    size - chunk,
    size - 16,
    size - 1,
  ]) {
    const changed = Buffer.from(whole);
    changed[at]! ^= 1;
    await writeFile(file, changed);
    await expect(fresh(), `changed at ${at}`).rejects.toThrow(IntegrityError);
  }
  for (const more of [Buffer.from([0]), Buffer.alloc(16), Buffer.alloc(chunk), whole.subarray(-chunk), whole]) {
    await writeFile(file, Buffer.concat([whole, more]));
    await expect(fresh(), `${more.length} bytes more`).rejects.toThrow(IntegrityError);
  }
  await writeFile(file, whole);
  await expect(fresh()).resolves.toMatchObject({ sessionId: SESSION });

  async function fresh() {
    await rm(into, { recursive: true });
    await mkdir(into);
    return await withIdentity();
  }
});

test.each<[string, (text: string) => string, RegExp]>([
  ['more work than age asks for', (text) => text.replace(/ 1\n/, ' 19\n'), /2\^19 rounds/],
  ['work for years', (text) => text.replace(/ 1\n/, ' 999999999\n'), /rounds/],
  ['a work factor that is no number', (text) => text.replace(/ 1\n/, ' 0x12\n'), /damaged header/],
  [
    'a second key beside the passphrase',
    (text) => text.replace('\n--- ', '\n-> X25519 abc\nabc\n--- '),
    /beside other keys/,
  ],
  ['a stanza twice', (text) => text.replace(/(-> scrypt[^-]*)/, '$1$1'), /beside other keys/],
  ['armor', () => '-----BEGIN AGE ENCRYPTED FILE-----\n', /armored/],
  ['another format', () => 'age-encryption.org/v2\n-> a b\n\n--- x\n', /not a file of age/],
  ['a header without an end', () => `age-encryption.org/v1\n${'-> a b\n\n'.repeat(100_000)}`, /too long/],
  ['one endless line', () => `age-encryption.org/v1\n-> ${'a'.repeat(1_000_000)}`, /too long/],
  ['nothing', () => '', /not a file of age/],
])('an age file with %s is refused before any work', async (_what, change, reason) => {
  await putSealed(Buffer.from(change((await ageFile('x')).toString('latin1')), 'latin1'));
  await expect(unseal({ passphrases: [PASSPHRASES[0]!] })).rejects.toThrow(reason);
});

test.each<[string, (manifest: Record<string, unknown>) => unknown]>([
  ['another name', (manifest) => ({ ...manifest, name: 'main' })],
  ['another run', (manifest) => ({ ...manifest, source: { repository: 'octo/project', runId: 8, runAttempt: 1 } })],
  ['a field more', (manifest) => ({ ...manifest, sessionId: SESSION })],
  ['a field less', ({ agent: _, ...manifest }) => manifest],
  ['a list', (manifest) => [manifest]],
])('a manifest beside the sealed file that says %s is refused', async (_what, change) => {
  await writeBundle(folder);
  await sealBundle(folder, { recipients: [recipient] });
  const file = path.join(folder, 'manifest.json');
  await writeFile(file, JSON.stringify(change(JSON.parse(await readFile(file, 'utf8')))));
  await expect(withIdentity()).rejects.toThrow(/does not say what the sealed one says/);
});

test('a sealed bundle with a third file is refused', async () => {
  await writeBundle(folder);
  await sealBundle(folder, { recipients: [recipient] });
  await writeFile(path.join(folder, 'settings.json'), '{}');
  await expect(withIdentity()).rejects.toThrow(/something else than/);
});

test('more than is allowed is refused before it is written', async () => {
  const files = { ...SMALL_SESSION, [`projects/-workspace/${SESSION}/tool-results/a`]: randomBytes(150_000) };
  await writeBundle(folder, files);
  await sealBundle(folder, { recipients: [recipient] });
  await expect(unsealBundle(folder, { identities: [identity] }, { into, largest: 140_000 })).rejects.toThrow(
    /more than 140000 bytes/,
  );
  expect(Object.keys(await filesIn(into))).not.toContain(`projects/-workspace/${SESSION}/tool-results/a`);
});

function transcript(): string {
  return path.join(folder, 'projects', '-workspace', `${SESSION}.jsonl`);
}

async function newRecipient(): Promise<string> {
  return await identityToRecipient(await generateX25519Identity());
}

/** An age file that the first passphrase opens with little work. */
async function ageFile(content: string): Promise<Buffer> {
  const encrypter = new Encrypter();
  encrypter.setPassphrase(PASSPHRASES[0]!);
  encrypter.setScryptWorkFactor(1);
  return Buffer.from(await encrypter.encrypt(content));
}

/** What an archive may hold in place of a sealed bundle. */
async function putSealed(file: Buffer): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder);
  await writeFile(path.join(folder, 'bundle.age'), file);
  await writeFile(path.join(folder, 'manifest.json'), '{}');
}

function buffers(files: Readonly<Record<string, string | Buffer>>): Readonly<Record<string, Buffer>> {
  return Object.fromEntries(Object.entries(files).map(([file, content]) => [file, Buffer.from(content)]));
}
