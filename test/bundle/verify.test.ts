import { chmod, mkdir, mkdtemp, rename, rm, symlink, truncate, unlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { verifyBundle } from '../../src/bundle/verify.ts';
import { IntegrityError } from '../../src/errors.ts';
import { SESSION, SMALL_SESSION, writeBundle } from './make-bundle.ts';

const TRANSCRIPT = `projects/-workspace/${SESSION}.jsonl`;
let parent: string;
let folder: string;

beforeEach(async () => {
  parent = await mkdtemp(path.join(tmpdir(), 'verify-'));
  folder = path.join(parent, 'bundle');
});
afterEach(async () => {
  await rm(parent, { recursive: true });
});

test('a whole bundle gives its manifest', async () => {
  await writeBundle(folder);
  await expect(verifyBundle(folder)).resolves.toMatchObject({ sessionId: SESSION, name: 'pr-12' });
});

test.each<[string, () => Promise<unknown>, RegExp]>([
  ['no manifest', () => unlink(at('manifest.json')), /manifest\.json of the bundle is missing/],
  ['a manifest that is a folder', () => unlink(at('manifest.json')).then(() => mkdir(at('manifest.json'))), /regular/],
  ['a manifest that is a link', () => linkInstead('manifest.json'), /manifest\.json of the bundle is not a regular/],
  ['a manifest that is too large', () => truncate(at('manifest.json'), 33 * 1024 * 1024), /larger than/],
  ['a missing transcript', () => unlink(at(TRANSCRIPT)), /jsonl" of the bundle is missing/],
  ['one changed byte', () => writeFile(at(TRANSCRIPT), '{"type":"user","cwd":"/workspacf"}\n'), /SHA-256 differs/],
  ['a longer file', () => writeFile(at(TRANSCRIPT), 'x'.repeat(100)), /100 bytes, and its manifest says 35/],
  ['a file nobody listed', () => writeFile(at('projects/extra'), ''), /"projects\/extra", which its manifest does not/],
  ['a file beside the projects', () => writeFile(at('settings.json'), '{}'), /settings\.json/],
  ['a link to the right content', () => linkInstead(TRANSCRIPT), /jsonl", which is a link/],
  ['a link to a folder', () => symlink('/etc', at('projects/-workspace/etc')), /a link or a device/],
])('refused: %s', async (_what, spoil, reason) => {
  await writeBundle(folder);
  await spoil();
  await expect(verifyBundle(folder)).rejects.toThrow(IntegrityError);
  await expect(verifyBundle(folder)).rejects.toThrow(reason);
});

test('a bundle without the transcript of its own session is refused', async () => {
  const { [TRANSCRIPT]: _transcript, ...rest } = SMALL_SESSION;
  await writeBundle(folder, rest);
  await expect(verifyBundle(folder)).rejects.toThrow(`transcript of its session ${SESSION}`);
});

test('a folder that is not there is refused', async () => {
  await expect(verifyBundle(at('nowhere'))).rejects.toThrow(IntegrityError);
});

test.skipIf(process.getuid?.() === 0)('a file that may not be read is refused', async () => {
  await writeBundle(folder);
  await chmod(at(TRANSCRIPT), 0);
  await expect(verifyBundle(folder)).rejects.toThrow(/cannot be read/);
});

function at(file: string): string {
  return path.join(folder, file);
}

async function linkInstead(file: string): Promise<void> {
  const target = path.join(parent, 'target');
  await rename(at(file), target);
  await symlink(target, at(file));
}
