import { expect, test } from 'vitest';
import { isNotFound, SessionCaptureError } from '../src/errors.ts';

test('a capture error keeps the session id and its cause', () => {
  const cause = new Error('no space left');
  const error = new SessionCaptureError('could not be copied', { sessionId: 'abc', cause });
  expect(error).toMatchObject({ name: 'SessionCaptureError', sessionId: 'abc', cause });
});

test('only an absent file counts as not found', () => {
  expect(isNotFound(Object.assign(new Error(), { code: 'ENOENT' }))).toBe(true);
  expect(isNotFound(Object.assign(new Error(), { code: 'EACCES' }))).toBe(false);
  expect(isNotFound('ENOENT')).toBe(false);
});
