import { expect, test } from 'vitest';
import { claudeCode } from '../../src/agents/claude-code.ts';
import { sessionOfTranscript, wantedKind } from '../../src/sessions/session-files.ts';

const id = '11111111-2222-4333-8444-555555555555';

test.each([
  [`${id}.jsonl`, 'transcript'],
  [`${id}/subagents/agent-1.jsonl`, 'subagents'],
  [`${id}/subagents/deep/agent-1.jsonl`, 'subagents'],
  [`${id}/tool-results/a.txt`, undefined],
  [`${id}/subagents/../../other.jsonl`, undefined],
  [`${id}/subagents/./a`, undefined],
  [`${id}/subagents//a`, undefined],
  [`/${id}.jsonl`, undefined],
  [`${id}/subagents/a\0b`, undefined],
])('of %j is wanted: %j', (path, kind) => {
  expect(wantedKind(claudeCode, { path, id }, ['subagents'])).toBe(kind);
});

test('only a file named for a session is a transcript', () => {
  expect(sessionOfTranscript(claudeCode, `${id}.jsonl`)).toBe(id);
  const names = [`${id}.jsonl.bak`, `${id}`, 'agent-1a.jsonl', `x${id}.jsonl`, '.jsonl', `${id}.jsonl\n`];
  expect(names.map((name) => sessionOfTranscript(claudeCode, name))).toEqual(names.map(() => undefined));
});
