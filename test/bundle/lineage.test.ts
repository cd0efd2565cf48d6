import { expect, test } from 'vitest';
import { type Ancestor, type Lineage, lineageAfter } from '../../src/bundle/lineage.ts';
import { SESSION } from './make-bundle.ts';

const capture = (rows: number, line: Lineage = {}) => ({
  sessionId: SESSION,
  source: { runAttempt: 1, job: 'build' },
  capturedAt: '2026-01-02T03:04:05.678Z',
  rows,
  ...line,
});

test('a line grows by the capture it goes on from, under the run that the archive names', () => {
  const first = lineageAfter(capture(1), 7);
  const ancestor = {
    runId: 7,
    runAttempt: 1,
    job: 'build',
    sessionId: SESSION,
    capturedAt: '2026-01-02T03:04:05.678Z',
  };
  expect(first).toEqual({ lineage: [{ ...ancestor, rows: 1 }], earlierRuns: 0 });
  expect(lineageAfter(capture(2, first), 8)).toEqual({
    lineage: [
      { ...ancestor, rows: 1 },
      { ...ancestor, runId: 8, rows: 2 },
    ],
    earlierRuns: 0,
  });
});

test('of a long line the last 50 captures are told, and how many came before', () => {
  let line: { lineage: readonly Ancestor[]; earlierRuns: number } = { lineage: [], earlierRuns: 0 };
  for (let run = 1; run <= 60; run += 1) line = lineageAfter(capture(run, line), run);
  expect(line.lineage.map(({ runId }) => runId)).toEqual(Array.from({ length: 50 }, (_, index) => index + 11));
  expect(line.earlierRuns).toBe(10);
});

test('what is not known, or too long to be told, is left out', () => {
  const { lineage } = lineageAfter({ ...capture(1), source: { job: 'j'.repeat(101) } }, undefined);
  expect(lineage).toEqual([{ sessionId: SESSION, capturedAt: '2026-01-02T03:04:05.678Z', rows: 1 }]);
});
