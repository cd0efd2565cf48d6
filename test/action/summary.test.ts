import { describe, expect, test } from 'vitest';
import type { State } from '../../src/action/state.ts';
import { summaryText } from '../../src/action/summary.ts';
import { lineagePicture } from '../../src/action/summary-lineage.ts';
import type { Ancestor } from '../../src/bundle/lineage.ts';
import type { CapturedSession } from '../../src/flows/capture.ts';
import { createInspector } from '../../src/transcript/inspect.ts';

const ID = '7c1de0a4-5b1f-4a0e-9d55-0f2f6a1c9e01';
const OLD = '11111111-2222-4333-8444-555555555555';
const where = { serverUrl: 'https://github.com', repository: 'octo/shop', runId: 103 };

const ancestor = (runId: number, changes: Partial<Ancestor> = {}): Ancestor => ({
  runId,
  sessionId: ID,
  capturedAt: '2026-11-02T10:00:00.000Z',
  rows: 40,
  ...changes,
});

const tokens = { input: 100, output: 20, cacheRead: 5000, cacheWrite: 300 };

function stateOf(changes: Partial<State['outcome']> = {}, settings: object = {}): State {
  const session = {
    id: ID,
    name: 'pr-7',
    lineage: [ancestor(101), ancestor(102)],
    earlierRuns: 0,
    runId: 102,
    extent: { rows: 40, subagents: 0, files: 1, size: 50_000, rewritten: 12 },
    figures: {
      turns: 2,
      tokens,
      models: ['claude-opus'],
      firstTimestamp: '2026-11-01T10:00:00.000Z',
      lastTimestamp: '2026-11-02T10:00:00.000Z',
    },
  };
  return {
    stage: 'main',
    startedAt: '2026-11-03T10:00:00.000Z',
    settings: { name: 'pr-7', summary: 'table', redact: true, ...settings } as State['settings'],
    outcome: { verdict: 'restored', session, ...changes },
    secrets: undefined,
    placed: [],
  };
}

async function capturedOf(changes: Partial<CapturedSession> = {}): Promise<CapturedSession> {
  const facts = {
    ...createInspector().end(),
    turns: 5,
    tokens: { input: 1150, output: 220, cacheRead: 5000, cacheWrite: 300 },
    models: ['claude-opus', 'claude-haiku'],
    firstTimestamp: '2026-11-01T10:00:00.000Z',
    firstSince: '2026-11-03T10:00:30.000Z',
    lastTimestamp: '2026-11-03T10:04:42.000Z',
  };
  return {
    id: ID,
    resumedFrom: undefined,
    lineage: { lineage: [ancestor(101), ancestor(102)] },
    facts,
    saved: { name: 'agent-session-pr-7', id: '5', url: 'https://github.com/octo/shop/x', size: 9000 },
    extent: { rows: 61, subagents: 2, files: 4, size: 81_000, rewritten: 3 },
    redactions: { 'github-token': 2 },
    sealed: true,
    answers: [],
    ...changes,
  };
}

/** The cells of the table by what stands before them, entities decoded. */
function cells(summary: string): Record<string, string> {
  const rows = summary.split('\n').filter((line) => line.startsWith('| ') && line !== '| | |');
  return Object.fromEntries(
    rows.map((row) => {
      const [, what = '', ...cell] = row.split(' | ').join('|').split('|');
      const decoded = cell.join('|').replace(/&#(\d+);/g, (_, code) => String.fromCharCode(Number(code)));
      return [what.trim(), decoded.replace(/ ?\|$/, '').replace(/<\/?code>/g, '')];
    }),
  );
}

describe('the table', () => {
  test('tells of a session that was resumed and captured', async () => {
    expect(cells(summaryText(stateOf(), where, { captured: await capturedOf() }))).toEqual({
      Name: 'pr-7',
      Session: ID,
      Verdict: 'restored from [run 102](https://github.com/octo/shop/actions/runs/102)',
      Captured: 'as [agent-session-pr-7](https://github.com/octo/shop/x)',
      Turns: '5, 3 in this run',
      Tokens: '1,150 in, 220 out, 5,000 from cache, 300 into it; 1,050 in and 200 out in this run',
      Models: 'claude-opus, claude-haiku',
      Duration: '4 min 12 s in this run, 2 d from first to last row',
      Files: '4 files, 61 rows, 2 sub-agents',
      Size: '81.0 kB, 9.0 kB stored, sealed',
      Redactions: 'github-token 2',
    });
  });

  test('tells of a restore alone', () => {
    const repair = { rowsWonBack: 1, tornParts: 2, nulBytes: 0, newlineAdded: true };
    const { session } = stateOf().outcome;
    const outcome = {
      verdict: 'repaired',
      session: { ...session!, repair, cutOff: { reachable: 2, rows: 4 } },
    } as const;
    expect(cells(summaryText(stateOf(outcome), where))).toMatchObject({
      Session: ID,
      Verdict: 'repaired from [run 102](https://github.com/octo/shop/actions/runs/102)',
      Repaired: '1 row won back, 2 torn parts left out, the final newline added',
      Gap: 'the model will see 2 of 4 rows',
      Turns: '2',
      Duration: '1 d',
      Files: '1 file, 40 rows',
    });
  });

  test('tells why there is no capture, and what there was before', () => {
    const failed = cells(summaryText(stateOf(), where, { trouble: 'The artifact storage is full.' }));
    expect(failed).toMatchObject({ Captured: 'failed: The artifact storage is full.', Turns: '2' });
    const unused = cells(summaryText(stateOf({ verdict: 'fresh', session: undefined } as never), where, {}));
    expect(unused).toEqual({ Name: 'pr-7', Verdict: 'fresh', Captured: 'no session was used' });
  });

  test('tells of a new id, of a fork, and of redaction that is off', async () => {
    const lineage = { lineage: [ancestor(101)], forkedBeside: { runId: 104, keptAt: '2026-11-03T10:00:00Z' } };
    const captured = await capturedOf({ resumedFrom: OLD, lineage, redactions: {} });
    expect(cells(summaryText(stateOf({}, { redact: false }), where, { captured }))).toMatchObject({
      Session: `${ID}, goes on from ${OLD}`,
      Redactions: 'off',
      Lineage: expect.stringContaining(
        '[run 104](https://github.com/octo/shop/actions/runs/104) captured the same name',
      ),
    });
  });
});

describe('hostile values', () => {
  const evil = '|\n\n# x <script>`${{ secrets }}`</script> [a](javascript:1) @all :smile: www.evil.example ‮\u0000```';

  test('stay in their cells, as plain text', async () => {
    const { session } = stateOf().outcome;
    const trouble = evil.repeat(3);
    const captured = await capturedOf({
      redactions: { [evil]: 1 },
      saved: { ...(await capturedOf()).saved, name: evil },
    });
    const facts = { ...captured.facts!, models: [evil, evil] };
    for (const summary of [
      summaryText(stateOf({ session: session! }, { name: evil }), where, { captured: { ...captured, facts } }),
      summaryText(stateOf({}, { name: evil }), where, { trouble }),
    ]) {
      const [table = ''] = summary.split('```mermaid');
      expect(table).not.toMatch(/<script|javascript:|\n#[^#]|@all|:smile:|www\.|\u202e|`/);
      expect(table).not.toContain('\0');
      const rows = table.split('\n').filter((line) => line.startsWith('|'));
      for (const row of rows) expect(row.split('|')).toHaveLength(4);
    }
  });

  test('however long, make less than 64 KB, and the summary says that something is left out', async () => {
    const long = evil.repeat(20_000);
    const { session } = stateOf().outcome;
    const figures = { ...session!.figures!, models: Array(1000).fill(long) };
    const captured = await capturedOf({
      answers: Array(9).fill('ü'.repeat(100_000)),
      redactions: Object.fromEntries(Array.from({ length: 1000 }, (_, index) => [`${index}${long}`, 1e308])),
      facts: { ...(await capturedOf()).facts!, ...figures, turns: Number.POSITIVE_INFINITY },
    });
    const summary = summaryText(stateOf({ session: { ...session!, figures } }, { name: long }), where, { captured });
    expect(Buffer.byteLength(summary)).toBeLessThan(64 * 1024);
    expect(summary).toContain('left out: too long for a summary');
    expect(summary).toContain('… (cut)');
    expect(summary.isWellFormed()).toBe(true);
    expect(summary.match(/^```/gm)?.length).toBe((summary.match(/^```(text|mermaid)$/gm)?.length ?? 0) * 2);
  });

  test('an answer cannot leave its fence', async () => {
    const captured = await capturedOf({ answers: ['a\n````\n# out', '``` x'] });
    const summary = summaryText(stateOf(), where, { captured });
    expect(summary).toContain('\n`````text\na\n````\n# out\n`````\n');
  });
});

describe('the picture of the lineage', () => {
  test('draws the runs up to this one', () => {
    const line = { lineage: [ancestor(101, { sessionId: OLD }), ancestor(102)] };
    expect(lineagePicture(line, { runId: 103, sessionId: ID, rows: 61 })).toBe(
      `
\`\`\`mermaid
flowchart LR
r0["run 101<br/>11111111<br/>2026-11-02 10:00<br/>40 rows"]
r0 -- new id --> r1
r1["run 102<br/>7c1de0a4<br/>2026-11-02 10:00<br/>40 rows"]
here["run 103, this one<br/>7c1de0a4<br/>61 rows"]
r1 --> here
style here stroke-width:3px
\`\`\`
`,
    );
  });

  test('draws the last of many, a fork, and what was captured beside', () => {
    const lineage = Array.from({ length: 50 }, (_, index) => ancestor(index));
    const rival = { runId: 7, keptAt: '2026-11-03T10:00:00Z' };
    const picture = lineagePicture(
      { lineage, earlierRuns: 3, forkedBeside: rival },
      { runId: 103, sessionId: ID, rows: 61 },
    );
    expect(picture).toContain('before["45 earlier"]\nbefore --> r0\n');
    expect(picture).toContain('r7 -- meanwhile --> beside');
    const fork = lineagePicture({ forkedFrom: ancestor(5) }, { runId: 103, sessionId: OLD, rows: 1 });
    expect(fork).toContain('r0 -- fork --> here');
  });

  test('is left out where the session began here', () => {
    expect(lineagePicture({}, { runId: 1, sessionId: ID, rows: 1 })).toBe('');
    expect(lineagePicture({ lineage: [] }, { runId: 1, sessionId: ID, rows: 1 })).toBe('');
  });

  test('holds nothing but letters, digits and its own marks, whatever an id or a time says', () => {
    const evil = '"]; click r0 "javascript:alert(1)" %%{init}%% <img>' as string;
    const picture = lineagePicture(
      { lineage: [ancestor(1, { sessionId: evil, capturedAt: evil })], forkedBeside: { keptAt: evil } },
      { runId: undefined, sessionId: evil, rows: 1e308, note: evil },
    );
    expect(picture).not.toMatch(/click|javascript|%|<img|;/);
    for (const label of picture.matchAll(/\["(.*)"\]$/gm)) {
      expect(label[1]?.replaceAll('<br/>', '')).toMatch(/^[A-Za-z0-9 :,-]*$/);
    }
  });
});
