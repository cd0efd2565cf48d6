import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { hostSessionStore } from '../../src/sessions/host.ts';
import type { SessionStore } from '../../src/sessions/session-store.ts';
import { captureFrom, SESSION } from '../hostile/sandbox.ts';

const OLD = '11111111-2222-4333-8444-555555555555';
const BUNDLED = 'projects/-home-runner-work-project-project';
const OWN = `/home/runner/.claude/projects/-home-runner-work-project-project/${SESSION}`;

describe('a session under a new id', () => {
  let root = '';
  let project = '';
  let store: SessionStore;

  beforeEach(async () => {
    root = await mkdtemp(join(tmpdir(), 'inherit-'));
    project = join(root, 'projects', '-workspace');
    await mkdir(join(project, OLD, 'tool-results'), { recursive: true });
    for (const name of ['one.txt', 'two.txt', 'other.txt']) {
      await writeFile(join(project, OLD, 'tool-results', name), `all of ${name}`);
    }
    await mkdir(join(project, SESSION, 'tool-results'), { recursive: true });
    await writeFile(join(project, SESSION, 'tool-results', 'three.txt'), 'its own');
    await writeFile(join(project, `${OLD}.jsonl`), row('old'));
    store = hostSessionStore('/workspace', join(root, 'projects'));
  });
  afterEach(() => rm(root, { recursive: true }));

  const row = (text: string) =>
    `{"type":"user","isSidechain":false,"sessionId":"${SESSION}","cwd":"/workspace","timestamp":"2026-01-02T03:04:05Z","message":{"role":"user","content":"${text}"}}\n`;

  async function captured(text: string, placed = [{ id: OLD, size: row('old').length }]) {
    await writeFile(join(project, `${SESSION}.jsonl`), row(text));
    return await captureFrom(store, { root }, { placed });
  }

  test('takes what it points to of the session it goes on from, and nothing else', async () => {
    const [old, own] = [join(project, OLD), join(project, SESSION)];
    const escaped = `${old}/tool-results/two.txt`.replaceAll('/', '\\/');
    const { files, error } = await captured(
      `saved to: ${old}/tool-results/one.txt\\n${escaped} ${own}/tool-results/three.txt.`,
    );
    expect(error).toBeUndefined();
    const sidecars = Object.keys(files).filter((path) => path.startsWith(`${BUNDLED}/${SESSION}/`));
    expect(sidecars.sort()).toEqual(
      ['one.txt', 'three.txt', 'two.txt'].map((name) => `${BUNDLED}/${SESSION}/tool-results/${name}`),
    );
    expect(files[`${BUNDLED}/${SESSION}/tool-results/one.txt`]?.toString()).toBe('all of one.txt');
    const transcript = files[`${BUNDLED}/${SESSION}.jsonl`]?.toString();
    expect(transcript).toContain(
      `saved to: ${OWN}/tool-results/one.txt\\n${`${OWN}/tool-results/two.txt`.replaceAll('/', '\\/')}`,
    );
    expect(Object.keys(files).join()).not.toContain(OLD);
  });

  test('takes nothing where it points to nothing, and nothing of a session that was not put there', async () => {
    expect(Object.keys((await captured('fresh')).files).join()).not.toContain('one.txt');
    await rm(join(root, 'kept'), { recursive: true });
    await rm(join(project, `${OLD}.jsonl`));
    const text = `saved to: ${join(project, OLD)}/tool-results/one.txt`;
    const { files } = await captured(text, []);
    expect(Object.keys(files).join()).not.toContain('one.txt');
    expect(files[`${BUNDLED}/${SESSION}.jsonl`]?.toString()).toContain(text);
  });

  test('is kept without what cannot be read, and that is said', async () => {
    const failing: SessionStore = {
      ...store,
      read: (ids, include) => (ids.includes(OLD) ? store.read(['no id'], include) : store.read(ids, include)),
    };
    await writeFile(join(project, `${SESSION}.jsonl`), row(`${join(project, OLD)}/tool-results/one.txt`));
    const { files, log } = await captureFrom(failing, { root }, { placed: [{ id: OLD, size: row('old').length }] });
    expect(Object.keys(files)).toContain(`${BUNDLED}/${SESSION}.jsonl`);
    expect(log).toContain(`The session is kept without the files of ${OLD} that it points to.`);
  });
});
