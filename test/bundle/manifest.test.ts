import { expect, test } from 'vitest';
import { parseManifest, serializeManifest } from '../../src/bundle/manifest.ts';
import { IntegrityError } from '../../src/errors.ts';
import { type RawManifest, rawManifest, SESSION, SMALL_SESSION } from './make-bundle.ts';

const TRANSCRIPT = `projects/-workspace/${SESSION}.jsonl`;

function changed(change: (manifest: RawManifest) => void): string {
  const manifest = rawManifest(SMALL_SESSION);
  change(manifest);
  return JSON.stringify(manifest);
}

test('a manifest is read with all its fields', () => {
  const manifest = parseManifest(
    changed((raw) => {
      raw.agentVersion = '2.1.0';
      raw.resumedFrom = '00000000-0000-4000-8000-000000000000';
      raw.jobStatus = 'failure';
      raw.redactions = { 'github-token': 2, __proto__x: 1 };
    }),
  );
  expect(manifest).toMatchObject({
    agentVersion: '2.1.0',
    resumedFrom: '00000000-0000-4000-8000-000000000000',
    jobStatus: 'failure',
    sessionId: SESSION,
    source: { repository: 'octo/project', runId: 7, runAttempt: 1 },
    redactions: { 'github-token': 2 },
  });
  expect(manifest.files[0]).toEqual({
    path: TRANSCRIPT,
    size: 35,
    sha256: expect.stringMatching(/^[0-9a-f]{64}$/),
    mode: 0o600,
    mtime: '2026-01-02T03:04:05Z',
  });
});

const ancestor = {
  runId: 5,
  runAttempt: 2,
  job: 'build',
  sessionId: SESSION,
  capturedAt: '2026-01-01T00:00:00Z',
  rows: 3,
};

test('where a session comes from is read', () => {
  const line = {
    lineage: [ancestor, { sessionId: SESSION, capturedAt: '2026-01-01T00:00:00Z', rows: 0 }],
    earlierRuns: 4,
    forkedFrom: ancestor,
    forkedBeside: { runId: 6, keptAt: '2026-01-01T00:00:00Z' },
  };
  const manifest = parseManifest(changed((raw) => Object.assign(raw, line)));
  expect(manifest).toMatchObject(line);
  expect(parseManifest(serializeManifest(manifest))).toEqual(manifest);
  const more = changed((raw) => Object.assign(raw, { lineage: [{ ...ancestor, more: 'x' }] }));
  expect(parseManifest(more).lineage).toEqual([ancestor]);
});

test('a manifest that was written is read back the same', () => {
  const manifest = parseManifest(changed(() => undefined));
  expect(parseManifest(serializeManifest(manifest))).toEqual(manifest);
});

test('fields of later releases are left out', () => {
  const manifest = parseManifest(
    changed((raw) => {
      raw.colour = { deep: [1] };
      raw.files[0]!.owner = 'root';
    }),
  );
  expect(manifest).not.toHaveProperty('colour');
  expect(manifest.files[0]).not.toHaveProperty('owner');
});

test.each<[string, (raw: RawManifest) => void, RegExp]>([
  ['a later version', (raw) => Object.assign(raw, { version: 2 }), /says version 2.*reads version 1/],
  ['no version', (raw) => Object.assign(raw, { version: '1' }), /no version/],
  ['an id that is a path', (raw) => Object.assign(raw, { sessionId: '../../etc' }), /session id as sessionId/],
  ['an id with more behind it', (raw) => Object.assign(raw, { sessionId: `${SESSION}\n` }), /sessionId/],
  ['a wrong earlier id', (raw) => Object.assign(raw, { resumedFrom: 'x' }), /resumedFrom/],
  ['a lineage that is no list', (raw) => Object.assign(raw, { lineage: { length: 1 } }), /list as lineage/],
  ['a lineage of null', (raw) => Object.assign(raw, { lineage: [null] }), /an entry of lineage/],
  ['51 captures before', (raw) => Object.assign(raw, { lineage: Array(51).fill(ancestor) }), /more than 50/],
  [
    'an ancestor without an id',
    (raw) => Object.assign(raw, { lineage: [{ ...ancestor, sessionId: '../x' }] }),
    /sessionId/,
  ],
  ['a job with a line break', (raw) => Object.assign(raw, { lineage: [{ ...ancestor, job: 'a\n::x' }] }), /job/],
  ['a job of 101 letters', (raw) => Object.assign(raw, { lineage: [{ ...ancestor, job: 'j'.repeat(101) }] }), /job/],
  ['a run id of text', (raw) => Object.assign(raw, { lineage: [{ ...ancestor, runId: '5' }] }), /runId/],
  ['an ancestor of no time', (raw) => Object.assign(raw, { lineage: [{ ...ancestor, capturedAt: '' }] }), /capturedAt/],
  ['earlier runs below nothing', (raw) => Object.assign(raw, { earlierRuns: -1 }), /earlierRuns/],
  ['a fork from a text', (raw) => Object.assign(raw, { forkedFrom: 'x' }), /forkedFrom/],
  ['a rival of no time', (raw) => Object.assign(raw, { forkedBeside: { runId: 6, keptAt: 'x' } }), /keptAt/],
  ['a number as name', (raw) => Object.assign(raw, { name: 12 }), /text as name/],
  ['a line break in the name', (raw) => Object.assign(raw, { name: 'a\n::error::b' }), /single line.*name/],
  ['no directory', (raw) => Object.assign(raw, { directory: undefined }), /directory/],
  ['a source that is a list', (raw) => Object.assign(raw, { source: [] }), /object as source/],
  ['a run id that is text', (raw) => Object.assign(raw, { source: { runId: '7' } }), /runId/],
  ['a time that is none', (raw) => Object.assign(raw, { capturedAt: 'yesterday' }), /capturedAt/],
  ['negative rows', (raw) => Object.assign(raw, { rows: -1 }), /rows/],
  ['rows beyond exact numbers', (raw) => Object.assign(raw, { rows: 2 ** 60 }), /rows/],
  ['redactions that are no counts', (raw) => Object.assign(raw, { redactions: { token: 'two' } }), /token/],
  ['files that are no list', (raw) => Object.assign(raw, { files: { length: 0 } }), /list as files/],
  ['a file that is null', (raw) => Object.assign(raw, { files: [null] }), /a file/],
  ['a digest in capitals', (raw) => Object.assign(raw.files[0]!, { sha256: 'A'.repeat(64) }), /SHA-256/],
  ['a size with a fraction', (raw) => Object.assign(raw.files[0]!, { size: 1.5 }), /size/],
  ['a set-user-id mode', (raw) => Object.assign(raw.files[0]!, { mode: 0o4755 }), /mode/],
  ['one file twice', (raw) => raw.files.push({ ...raw.files[0]! }), /beside/],
])('refused: %s', (_what, change, reason) => {
  expect(() => parseManifest(changed(change))).toThrow(IntegrityError);
  expect(() => parseManifest(changed(change))).toThrow(reason);
});

test.each([
  ['../outside.jsonl', /leads out/],
  [`projects/-workspace/${SESSION}/../../../x`, /leads out/],
  [`/projects/-workspace/${SESSION}.jsonl`, /absolute/],
  [`projects//${SESSION}.jsonl`, /empty segment/],
  [`projects\\-workspace\\${SESSION}.jsonl`, /backslash/],
  [`C:/projects/-workspace/${SESSION}.jsonl`, /drive letter/],
  [`projects/C:/${SESSION}.jsonl`, /no place/],
  [`projects/-workspace/${SESSION}/a\nb`, /control character/],
  [`projects/-workspace/${SESSION}/a\0b`, /control character/],
  [`projects/-workspace/${SESSION}/\ud800`, /Unicode/],
  [`projects/-workspace/${SESSION}/${'a'.repeat(256)}`, /longer than 255/],
  [`projects/-workspace/${SESSION}/${'a/'.repeat(600)}b`, /longer than 1024/],
  [`projects/-workspace/${SESSION}/${'a/'.repeat(40)}b`, /more than 32 segments/],
  ['projects/-workspace/settings.json', /no place/],
  ['projects/-workspace/not-a-session.jsonl', /no place/],
  ['projects/-workspace/memory', /no place/],
  [`projects/-workspace/${SESSION}`, /no place/],
  ['settings.json', /no place/],
  ['.credentials.json', /no place/],
  ['projects', /no place/],
  ['manifest.json', /no place/],
])('refused as a path: %j', (path, reason) => {
  const text = changed((raw) => Object.assign(raw.files[0]!, { path }));
  expect(() => parseManifest(text)).toThrow(IntegrityError);
  expect(() => parseManifest(text)).toThrow(reason);
});

test.each([
  TRANSCRIPT,
  `projects/-workspace/${SESSION}/subagents/deep/er/agent-1.meta.json`,
  'projects/-workspace/memory/ünï: %~ (1).md',
  'projects/-workspace/agent-0af3.jsonl',
])('accepted as a path: %j', (path) => {
  expect(parseManifest(changed((raw) => raw.files.splice(0, 3, { ...raw.files[0]!, path }))).files[0]?.path).toBe(path);
});

test('paths that one file system could take for one file are refused', () => {
  for (const [one, other] of [
    ['memory/Notes.md', 'memory/notes.md'],
    ['memory/\u00e9.md', 'memory/e\u0301.md'],
    ['memory/s', 'memory/\u017f'],
  ]) {
    const text = changed((raw) => {
      raw.files.push({ ...raw.files[0]!, path: `projects/-workspace/${one}` });
      raw.files.push({ ...raw.files[0]!, path: `projects/-workspace/${other}` });
    });
    expect(() => parseManifest(text)).toThrow(/take for one/);
  }
});

test('files of two project folders are refused', () => {
  const text = changed((raw) => raw.files.push({ ...raw.files[0]!, path: 'projects/-other/memory/a.md' }));
  expect(() => parseManifest(text)).toThrow(/two folders/);
});

test.each([
  ['no JSON', '{"version":1,'],
  ['a list', '[]'],
  ['null', 'null'],
  ['four million brackets', '['.repeat(4_000_000)],
  ['a million nested objects', `${'{"a":'.repeat(1_000_000)}1${'}'.repeat(1_000_000)}`],
])('refused without a crash: %s', (_what, text) => {
  expect(() => parseManifest(text)).toThrow(IntegrityError);
});

test('more than 32 MB are refused before they are read', () => {
  expect(() => parseManifest(`"${'é'.repeat(16 * 1024 * 1024)}"`)).toThrow(/larger than/);
});

test('the reason never quotes what could not be read', () => {
  try {
    parseManifest('{"secret-value": oops');
    expect.unreachable();
  } catch (error) {
    expect((error as Error).message).not.toContain('secret-value');
  }
});
