import { createHash } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { redactSession } from '../../src/flows/redact-session.ts';
import type { TransferredFile } from '../../src/sessions/transfer.ts';
import { createDetector } from '../../src/transcript/redact.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'redact-session-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

async function file(path: string, content: string): Promise<TransferredFile> {
  await writeFile(join(folder, path), content);
  const size = Buffer.byteLength(content);
  return {
    sessionId: 's',
    path,
    kind: 'transcript',
    size,
    mode: 0o600,
    mtime: new Date(0),
    sha256: sha256(content),
    read: 0,
    endsOpen: false,
    rewrite: undefined,
  };
}

test('a file with a secret is replaced, and its size and digest are those of what stands there now', async () => {
  const secret = sha256('a value').slice(0, 20);
  const files = [await file('a.jsonl', `{"text":"it is ${secret}."}\n`), await file('b.txt', 'nothing here\n')];
  const redacted = await redactSession(files, { folder, detector: createDetector({ values: [secret] }) });
  const text = await readFile(join(folder, 'a.jsonl'), 'utf8');
  expect(text).not.toContain(secret);
  expect(() => JSON.parse(text)).not.toThrow();
  expect(redacted.files[0]).toMatchObject({ size: Buffer.byteLength(text), sha256: sha256(text) });
  expect(redacted.files[1]).toBe(files[1]);
  expect(Object.values(redacted.counts)).toEqual([1]);
  expect((await readdir(folder)).sort()).toEqual(['a.jsonl', 'b.txt']);
});

test('a file that cannot be looked through fails the whole', async () => {
  const gone = await file('a.jsonl', '{}\n');
  await rm(join(folder, 'a.jsonl'));
  await expect(redactSession([gone], { folder, detector: createDetector({ values: [] }) })).rejects.toThrow();
});
