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
      broken: { nul: 0, spliced: 0, torn: 0 },
      endsOpen: false,
      userRows: 2,
      turns: 2,
      inTurn: false,
      tokens: { input: 0, output: 0, cacheRead: 0, cacheWrite: 0 },
      models: [],
      tree: { rows: 4, reachable: 4, cutOff: false, missingParents: 0, leaves: 1 },
      directories: ['/workspace', '/workspace/.worktrees/fix', '/tmp/elsewhere'],
      sessionIds: [id],
      agentVersion: '2.1.332',
      firstTimestamp: '2026-11-02T10:00:01.000Z',
      earliestTimestamp: '2026-11-02T10:00:01.000Z',
      lastTimestamp: '2026-11-05T10:00:04.000Z',
      firstSince: undefined,
      sidechain: false,
      largestRows: [
        { line: 2, bytes: 375 },
        { line: 4, bytes: 359 },
        { line: 3, bytes: 329 },
        { line: 1, bytes: 289 },
      ],
    });
  });

  test('tell the first row that is not older than was asked for', () => {
    const inspector = createInspector({ since: new Date('2026-11-02T10:00:02.000Z') });
    inspector.push(ofCase('09-directory-changes-midway'));
    const { firstSince, firstTimestamp } = inspector.end();
    expect(firstTimestamp).toBe('2026-11-02T10:00:01.000Z');
    expect(firstSince).not.toBe(firstTimestamp);
    expect(Date.parse(firstSince ?? '')).toBeGreaterThanOrEqual(Date.parse('2026-11-02T10:00:02.000Z'));
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

  test.each([
    ['04-spliced-and-nul', { nul: 1, spliced: 1, torn: 0 }, false],
    ['05-torn-tail', { nul: 0, spliced: 0, torn: 1 }, true],
    ['06-unanswered-tool-call', { nul: 0, spliced: 0, torn: 0 }, false],
  ])('tell the broken rows of %s by kind, and whether the end is open', (name, broken, endsOpen) => {
    expect(facts(ofCase(name))).toMatchObject({ broken, endsOpen });
  });

  test.each([
    ['04-spliced-and-nul', { rows: 2, reachable: 1, cutOff: true, missingParents: 1, leaves: 2 }],
    ['06-unanswered-tool-call', { rows: 4, reachable: 4, cutOff: false, missingParents: 0, leaves: 1 }],
    ['08-metadata-first', { rows: 2, reachable: 2, cutOff: false, missingParents: 0, leaves: 1 }],
    ['11-two-leaves', { rows: 5, reachable: 4, cutOff: false, missingParents: 0, leaves: 2 }],
    ['12-missing-parent', { rows: 4, reachable: 2, cutOff: true, missingParents: 1, leaves: 2 }],
  ])('tell how much of %s hangs together', (name, tree) => {
    expect(facts(ofCase(name)).tree).toEqual(tree);
  });

  test('count what hangs together without sub-agents and other rows', () => {
    const rows = [
      { type: 'summary', leafUuid: 'gone' },
      { uuid: 'a', parentUuid: null, isSidechain: false },
      { uuid: 'side', parentUuid: 'gone', isSidechain: true },
      { uuid: 'side2', parentUuid: 'side', isSidechain: true },
      { uuid: 'b', parentUuid: 'a', isSidechain: false },
      { uuid: 'b', parentUuid: 'a', isSidechain: false },
      { uuid: 'late', parentUuid: 'side2', isSidechain: true },
      { type: 'last-prompt', parentUuid: 'gone' },
    ];
    const text = Buffer.from(rows.map((row) => JSON.stringify(row)).join('\n'));
    expect(facts(text).tree).toEqual({ rows: 2, reachable: 2, cutOff: false, missingParents: 0, leaves: 1 });
  });

  test.each([
    [
      'the first row goes on from one of another file',
      ['a<x', 'b<a'],
      { reachable: 2, cutOff: false, missingParents: 1 },
    ],
    ['a branch that was left has a gap', ['a', 'b<x', 'c<a'], { reachable: 2, cutOff: false, missingParents: 1 }],
    ['rows go round in a circle', ['a<b', 'b<a'], { reachable: 2, cutOff: false, missingParents: 0 }],
    ['the row of an older branch was written last', ['a', 'b<a', 'c<a', 'd<c', 'e<b'], { reachable: 3, cutOff: false }],
    ['a parent comes later', ['b<a', 'a', 'c<b'], { reachable: 3, cutOff: false, missingParents: 0 }],
    ['there are none', [], { reachable: 0, cutOff: false, missingParents: 0 }],
  ])('hold where %s', (_, edges, tree) => {
    const rows = edges.map((edge) => {
      const [uuid, parentUuid = null] = edge.split('<');
      return JSON.stringify({ uuid, parentUuid });
    });
    expect(facts(Buffer.from(rows.join('\n'))).tree).toMatchObject({ rows: edges.length, ...tree });
  });

  test('are not spoilt by a byte order mark', () => {
    const bytes = Buffer.concat([Buffer.from('\ufeff'), ofCase('11-two-leaves')]);
    expect(facts(bytes, 1)).toEqual(facts(ofCase('11-two-leaves')));
  });

  test('tell prompts from results of tools and summaries', () => {
    const user = (content: unknown, more = {}) => JSON.stringify({ type: 'user', message: { content }, ...more });
    const result = { type: 'tool_result', tool_use_id: 't', content: [{ type: 'text', text: 'x' }] };
    const rows = [
      user('a prompt'),
      user([
        { type: 'text', text: 'a prompt' },
        { type: 'image', source: { type: 'base64' } },
      ]),
      user([result]),
      user([result, result], { toolUseResult: { type: 'text' } }),
      user('what was before', { isCompactSummary: true }),
      user('put in', { isMeta: true }),
    ];
    expect(facts(Buffer.from(rows.join('\n')))).toMatchObject({ userRows: 5, turns: 2 });
  });

  test('count each answer once, however many rows it has', () => {
    const answer = (id: string, output: number, model = 'm') =>
      JSON.stringify({
        type: 'assistant',
        message: {
          id,
          model,
          usage: {
            input_tokens: 3,
            output_tokens: output,
            cache_read_input_tokens: 100,
            cache_creation_input_tokens: 10,
          },
        },
      });
    const rows = [answer('1', 1), answer('1', 20), answer('2', 5, 'n'), answer('1', 30), answer('3', 0, '<synthetic>')];
    expect(facts(Buffer.from(rows.join('\n')))).toMatchObject({
      tokens: { input: 9, output: 35, cacheRead: 300, cacheWrite: 30 },
      models: ['m', 'n'],
    });
  });

  test('decode what they tell', () => {
    const row = '{"c\\u0077d":"\\/w\\u00f6rk","sessionId":1,"version":"ö","timestamp":null}';
    expect(facts(Buffer.from(row))).toMatchObject({
      directories: ['/wörk'],
      sessionIds: [],
      agentVersion: 'ö',
      firstTimestamp: undefined,
      earliestTimestamp: undefined,
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
