import { describe, expect, test } from 'vitest';
import { changedSessions, chooseSession, isLost, type TellingFacts } from '../../src/sessions/choose.ts';

const since = new Date('2026-11-02T10:00:00.700Z');
const entry = (id: string, size: number, mtime: string) => ({ id, size, mtime: new Date(mtime) });

describe('which sessions a job may have used', () => {
  test('the restored one if it grew, whatever else changed', () => {
    const entries = [entry('a', 200, '2026-11-02T10:05:00Z'), entry('b', 10, '2026-11-02T10:06:00Z')];
    expect(changedSessions(entries, { placed: [{ id: 'a', size: 100 }], since }).map(({ id }) => id)).toEqual(['a']);
  });

  test('the restored one also if its agent made it shorter', () => {
    const entries = [entry('a', 50, '2026-11-02T10:05:00Z')];
    expect(changedSessions(entries, { placed: [{ id: 'a', size: 100 }], since }).map(({ id }) => id)).toEqual(['a']);
  });

  test('the others too where the restored one was cut, and not one that was emptied', () => {
    const others = [entry('b', 10, '2026-11-02T10:06:00Z')];
    const changed = (size: number) =>
      changedSessions([entry('a', size, '2026-11-02T10:05:00Z'), ...others], {
        placed: [{ id: 'a', size: 100 }],
        since,
      });
    expect(changed(50).map(({ id }) => id)).toEqual(['a', 'b']);
    expect(changed(0).map(({ id }) => id)).toEqual(['b']);
  });

  test('what was put there twice is as it was put last', () => {
    const entries = [entry('a', 120, '2026-11-02T10:05:00Z')];
    const twice = [100, 120].map((size) => ({ id: 'a', size }));
    expect(changedSessions(entries, { placed: twice, since })).toEqual([]);
    expect(isLost('a', entries, twice)).toBe(false);
    expect(isLost('a', entries, [{ id: 'a', size: 121 }])).toBe(true);
    expect(isLost('a', [], twice)).toBe(true);
    expect(isLost('b', [], twice)).toBe(false);
  });

  test('not the restored one where it is as it was put there, though its time is of this job', () => {
    const entries = [entry('a', 100, '2026-11-02T10:05:00Z'), entry('b', 10, '2026-11-02T10:06:00Z')];
    expect(changedSessions(entries, { placed: [{ id: 'a', size: 100 }], since }).map(({ id }) => id)).toEqual(['b']);
  });

  describe('with others beside the restored one', () => {
    const placed = [
      { id: 'a', size: 100 },
      { id: 'beside', size: 100, beside: true },
      { id: 'untouched', size: 100, beside: true },
    ] as const;
    const others = [entry('beside', 200, '2026-11-02T10:07:00Z'), entry('untouched', 100, '2026-11-02T10:07:00Z')];

    test('the restored one if it grew', () => {
      const entries = [entry('a', 200, '2026-11-02T10:05:00Z'), ...others];
      expect(changedSessions(entries, { placed, since }).map(({ id }) => id)).toEqual(['a']);
    });

    test('else those that grew, and new ones', () => {
      const entries = [entry('a', 100, '2026-11-02T10:05:00Z'), entry('b', 10, '2026-11-02T10:06:00Z'), ...others];
      expect(changedSessions(entries, { placed, since }).map(({ id }) => id)).toEqual(['b', 'beside']);
    });
  });

  test('none that is older than the job, or empty; times may be whole seconds', () => {
    const entries = [
      entry('old', 5, '2026-11-02T09:59:59Z'),
      entry('first-second', 5, '2026-11-02T10:00:00Z'),
      entry('empty', 0, '2026-11-02T10:01:00Z'),
    ];
    expect(changedSessions(entries, { placed: [], since }).map(({ id }) => id)).toEqual(['first-second']);
  });
});

describe('which of several conversations it was', () => {
  const facts = (userRows: number, directory: string, lastTimestamp: string): TellingFacts => ({
    userRows,
    directories: [directory],
    lastTimestamp,
  });

  test('the newest by its last row, and the others are told', () => {
    const candidates = new Map([
      ['older', facts(1, '/w', '2026-11-02T10:00:00Z')],
      ['newer', facts(1, '/w/packages/a', '2026-11-02T11:00:00Z')],
    ]);
    expect(chooseSession(candidates, '/w')).toEqual({ id: 'newer', others: ['older'] });
  });

  test('not one without a turn of a user, nor one of a directory whose folder has the same name', () => {
    const candidates = new Map([
      ['mine', facts(2, '/srv/a-b', '2026-11-02T10:00:00Z')],
      ['warm-up', facts(0, '/srv/a-b', '2026-11-02T11:00:00Z')],
      ['namesake', facts(2, '/srv/a/b', '2026-11-02T12:00:00Z')],
    ]);
    expect(chooseSession(candidates, '/srv/a-b')).toEqual({ id: 'mine', others: [] });
  });

  test('none where none is a conversation', () => {
    expect(chooseSession(new Map([['x', facts(0, '/w', '')]]), '/w')).toBeUndefined();
    expect(chooseSession(new Map(), '/w')).toBeUndefined();
  });
});
