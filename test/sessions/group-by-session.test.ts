import { Readable } from 'node:stream';
import { expect, test } from 'vitest';
import { groupBySession } from '../../src/sessions/group-by-session.ts';
import type { SessionFile } from '../../src/sessions/session-store.ts';

async function* files(...ids: string[]): AsyncGenerator<SessionFile> {
  for (const [index, sessionId] of ids.entries()) {
    const content = Readable.from([]);
    yield { sessionId, path: `${index}`, kind: 'transcript', size: 0, mode: 0o600, mtime: new Date(0), content };
  }
}

async function grouped(source: AsyncIterable<SessionFile>): Promise<[string, string[]][]> {
  const groups: [string, string[]][] = [];
  for await (const { id, files } of groupBySession(source)) {
    const paths: string[] = [];
    for await (const file of files) paths.push(file.path);
    groups.push([id, paths]);
  }
  return groups;
}

test('files are parted where the session changes, in order', async () => {
  expect(await grouped(files('a', 'a', 'b', 'c', 'c'))).toEqual([
    ['a', ['0', '1']],
    ['b', ['2']],
    ['c', ['3', '4']],
  ]);
});

test('no files are no sessions', async () => {
  expect(await grouped(files())).toEqual([]);
});

test('the source is closed when a reader stops', async () => {
  let closed = false;
  async function* source() {
    try {
      yield* files('a', 'b');
    } finally {
      closed = true;
    }
  }
  for await (const { files } of groupBySession(source())) {
    for await (const _ of files);
    break;
  }
  expect(closed).toBe(true);
});
