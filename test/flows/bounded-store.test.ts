import { Readable } from 'node:stream';
import { expect, test } from 'vitest';
import { MOST_FILES } from '../../src/bundle/layout.ts';
import { boundedStore } from '../../src/flows/bounded-store.ts';
import { hostSessionStore } from '../../src/sessions/host.ts';
import type { SessionFile, SessionStore } from '../../src/sessions/session-store.ts';
import { recordedLog } from '../fakes/recorded-log.ts';

const ID = '6f2c1c1e-0b2a-4a53-9d0e-7f0f1d2c3b4a';

/** Reads all that a sandbox's store has, with at most 1,000 bytes a session; `opened` are the files of which content was asked for. */
async function readBounded(files: Iterable<{ path: string; size?: number; bytes?: number }>) {
  const opened: string[] = [];
  async function* read(): AsyncGenerator<SessionFile> {
    for (const { path, size, bytes = size ?? 1 } of files) {
      const content = async function* () {
        opened.push(path);
        for (let left = bytes; left > 0; left -= 100) yield Buffer.alloc(Math.min(left, 100));
      };
      yield { sessionId: ID, path, kind: 'tool-results', size, mode: 0o600, mtime: new Date(), content: content() };
    }
  }
  const { log, warnings } = recordedLog();
  const store: SessionStore = { ...hostSessionStore('/workspace', '/nowhere'), read };
  const yielded: string[] = [];
  const reading = async () => {
    for await (const { path, content } of boundedStore(store, { largest: 1000, log }).read([ID], [])) {
      yielded.push(path);
      for await (const _ of content);
    }
  };
  const error = await reading().then(
    () => undefined,
    (caught: Error) => caught,
  );
  return { error, opened, yielded, warnings };
}

const result = (name: string | number) => `${ID}/tool-results/${name}`;

test('a session within its bounds comes whole', async () => {
  const files = [
    { path: `${ID}.jsonl`, size: 400 },
    { path: result('a'), size: 600 },
  ];
  expect(await readBounded(files)).toMatchObject({ error: undefined, opened: files.map(({ path }) => path) });
});

test('a file that says to be too large is not opened', async () => {
  const { error, opened } = await readBounded([
    { path: result('a'), size: 600 },
    { path: result('b'), size: 500 },
  ]);
  expect(error?.message).toContain('more than 1000 bytes, far over max-size');
  expect(error?.message).toContain(`Largest files: "${result('a')}" (600), "${result('b')}" (500).`);
  expect(opened).toEqual([result('a')]);
});

test('of a transcript that says to be too large, the largest rows at its beginning are named', async () => {
  const { error, yielded } = await readBounded([{ path: `${ID}.jsonl`, size: 5000 }]);
  expect(error?.message).toContain(`Largest files: "${ID}.jsonl" (5000).`);
  expect(error?.message).toContain(`Largest rows at the beginning of "${ID}.jsonl": row 1 (5000).`);
  expect(error?.message).toContain('Raise max-size');
  expect(yielded).toEqual([]);
});

test('a file that is larger than it said is read no further', async () => {
  const { error } = await readBounded([{ path: result('a'), size: 1, bytes: Number.POSITIVE_INFINITY }]);
  expect(error?.message).toContain('far over max-size');
});

test('of more files than a bundle has the last is not opened', async () => {
  const files = Array.from({ length: MOST_FILES + 1 }, (_, index) => ({ path: result(index), size: 0 }));
  const { error, yielded } = await readBounded(files);
  expect(error?.message).toContain('more than 50000 files');
  expect(yielded).toHaveLength(MOST_FILES);
});

test.each([
  ['a line break', [result('a\nb')], /control character/],
  ['a second time', [result('a'), result('a')], /came before/],
  ['another case', [result('a'), result('A')], /came before/],
  ['a place of no session', ['settings.json'], /no place/],
])('left out and told: %s', async (_what, paths, reason) => {
  const { error, opened, warnings } = await readBounded(paths.map((path) => ({ path })));
  expect(error).toBeUndefined();
  expect(opened).toEqual(paths.slice(0, -1));
  expect(warnings).toEqual([expect.stringMatching(reason)]);
});

test('files that no bundle can hold are counted in one line, and the rest travels', async () => {
  const bad = ['a\nb', 'tab\t', 'caf\ufffd', 'x\\y'].map(result);
  const good = ['with space', "it's", '"quoted"', 'café', '*?<>|:'].map(result);
  const { yielded, warnings } = await readBounded([...bad, ...good].map((path) => ({ path })));
  expect(yielded).toEqual(good);
  expect(warnings).toEqual([
    expect.stringMatching(
      /^Left out 4 files that a bundle cannot hold: .*a\\nb" \(which holds a control character\), .*, .*caf\ufffd" \(which has a name that is not UTF-8\), and 1 more\. Give them other names to keep them\.$/,
    ),
  ]);
});

test('what was told once is not told again', async () => {
  const { log, warnings } = recordedLog();
  const store: SessionStore = {
    ...hostSessionStore('/workspace', '/nowhere'),
    async *read() {
      for (const path of ['a\nb', 'c\nd']) {
        yield {
          sessionId: ID,
          path: result(path),
          kind: 'tool-results',
          size: 0,
          mode: 0o600,
          mtime: new Date(),
          content: Readable.from([]),
        };
      }
    },
  };
  const bounded = boundedStore(store, { largest: 1000, log });
  for (let time = 0; time < 2; time += 1) for await (const file of bounded.read([ID], [])) expect(file).toBeUndefined();
  expect(warnings).toHaveLength(1);
});
