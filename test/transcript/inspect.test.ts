import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { createInspector, inspect, type TranscriptFacts } from '../../src/transcript/inspect.ts';

function facts(bytes: Buffer, size = bytes.length): TranscriptFacts {
  const inspector = createInspector();
  for (let at = 0; at < bytes.length; at += size) {
    inspector.push(bytes.subarray(at, at + size));
  }
  return inspector.end();
}

const ofCase = (name: string) => readFileSync(new URL(`../fixtures/cases/${name}.jsonl`, import.meta.url));

const id = '7c1de0a4-5b1f-4a0e-9d55-0f2f6a1c9e01';

describe('the facts of a transcript', () => {
  test('are what its rows say', () => {
    expect(facts(ofCase('09-directory-changes-midway'))).toEqual({
      rows: 4,
      brokenRows: 0,
      userRows: 2,
      directories: ['/workspace', '/workspace/.worktrees/fix', '/tmp/elsewhere'],
      sessionIds: [id],
      agentVersion: '2.1.332',
      firstTimestamp: '2026-11-02T10:00:01.000Z',
      lastTimestamp: '2026-11-05T10:00:04.000Z',
      sidechain: false,
      largestRows: [
        { line: 2, bytes: 375 },
        { line: 4, bytes: 359 },
        { line: 3, bytes: 329 },
        { line: 1, bytes: 289 },
      ],
    });
  });

  test('name the odd session id of a row about something else', () => {
    const { sessionIds, userRows, rows } = facts(ofCase('08-metadata-first'));
    expect({ sessionIds, userRows, rows }).toEqual({
      sessionIds: ['11111111-2222-4333-8444-555555555555', id],
      userRows: 1,
      rows: 5,
    });
  });

  test.each([
    ['02-bytes-that-must-survive', 4, 0],
    ['04-spliced-and-nul', 4, 2],
    ['05-torn-tail', 3, 1],
  ])('count the rows of %s, and those that are broken', (name, rows, brokenRows) => {
    expect(facts(ofCase(name))).toMatchObject({ rows, brokenRows });
  });

  test('decode what they tell', () => {
    const row = '{"c\\u0077d":"\\/w\\u00f6rk","sessionId":1,"version":"ö","timestamp":null}';
    expect(facts(Buffer.from(row))).toMatchObject({
      directories: ['/wörk'],
      sessionIds: [],
      agentVersion: 'ö',
      firstTimestamp: undefined,
    });
  });

  test('are of the row itself, not of what stands inside of it', () => {
    const row =
      '{"type":"user","message":{"type":"x","cwd":"/no"},"list":[{"cwd":"/no"}],"content":"{\\"cwd\\":\\"/no\\"}"}';
    expect(facts(Buffer.from(row))).toMatchObject({ userRows: 1, directories: [], brokenRows: 0 });
  });

  test('tell a conversation from a sub-agent and from what the agent put in itself', () => {
    const rows = (list: object[]) => Buffer.from(list.map((row) => JSON.stringify(row)).join('\n'));
    const side = { type: 'user', isSidechain: true };
    expect(facts(rows([side, side]))).toMatchObject({ sidechain: true, userRows: 0 });
    expect(facts(rows([side, { type: 'assistant', isSidechain: false }]))).toMatchObject({ sidechain: false });
    expect(facts(rows([{ type: 'summary' }]))).toMatchObject({ sidechain: false });
    expect(
      facts(
        rows([
          { type: 'user', isMeta: true },
          { type: 'user', isMeta: false },
        ]),
      ),
    ).toMatchObject({ userRows: 1 });
  });

  test('are the same wherever the bytes were parted', () => {
    for (const name of ['02-bytes-that-must-survive', '03-thinking', '04-spliced-and-nul', '08-metadata-first']) {
      const bytes = ofCase(name);
      const whole = facts(bytes);
      for (let size = 1; size < 60; size++) {
        expect(facts(bytes, size)).toEqual(whole);
      }
    }
  });

  test('come out of a stream, and of an empty one', async () => {
    async function* source() {
      yield Buffer.from('{"cwd":"/a"}\n{"cw');
      yield Buffer.from('d":"/b"}');
    }
    expect((await inspect(source())).directories).toEqual(['/a', '/b']);
    async function* nothing(): AsyncGenerator<Uint8Array> {
      // A session that was never written to.
    }
    expect(await inspect(nothing())).toMatchObject({
      rows: 0,
      sidechain: false,
      directories: [],
      agentVersion: undefined,
    });
  });

  test('remember a thousand directories at most', () => {
    const rows = Array.from({ length: 1500 }, (_, at) => `{"cwd":"/${at}"}`).join('\n');
    expect(facts(Buffer.from(rows))).toMatchObject({ rows: 1500 });
    expect(facts(Buffer.from(rows)).directories.length).toBe(1000);
  });
});
