import { expect, test } from 'vitest';
import { type RestAnswer, restError, waitAsked } from '../../src/archives/artifact-rest-errors.ts';

const answer = (headers: Record<string, string>): RestAnswer => ({
  status: 429,
  header: (name) => headers[name],
  text: '{}',
});
const DAY = 24 * 60 * 60 * 1000;

test.each([
  ['seconds', { 'retry-after': '30' }, 30_000],
  ['no time at all', { 'retry-after': '0' }, 0],
  ['a time that is over', { 'retry-after': 'Mon, 02 Nov 2026 10:00:00 GMT' }, 0],
  ['a limit that was reset already', { 'x-ratelimit-reset': '1' }, 0],
  ['more seconds than a clock has', { 'retry-after': '99999999999999999' }, DAY],
  ['a date far away', { 'retry-after': 'Fri, 31 Dec 9999 23:59:59 GMT' }, DAY],
  ['nothing', { 'retry-after': '' }, undefined],
  ['no number', { 'retry-after': 'soon', 'x-ratelimit-reset': 'later' }, undefined],
  ['no number, but when the limit is reset', { 'retry-after': 'soon', 'x-ratelimit-reset': '1' }, 0],
])('an answer that asks to wait for %s has a wait that a clock has', (_what, headers, wait) => {
  const limited = answer(headers as Record<string, string>);
  expect(waitAsked(limited)).toBe(wait);
  expect(restError(limited, { repository: 'a/b', apiUrl: 'https://api', environment: {} }).message).toMatch(
    /Run the job again (after|later)/,
  );
});
