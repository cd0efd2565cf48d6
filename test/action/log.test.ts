import { afterEach, expect, test, vi } from 'vitest';
import { actionLog } from '../../src/action/log.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

test.each(['debug', 'info', 'warning'] as const)(
  'a name with line breaks stays on one line of the log: %s',
  (level) => {
    const written: string[] = [];
    vi.spyOn(process.stdout, 'write').mockImplementation((text) => written.push(String(text)) > 0);
    actionLog[level]('Kept a\n::set-output name=args::--debug\r::add-mask::e\u001b[2J');
    expect(
      written
        .join('')
        .split(/\r\n|\r|\n/)
        .filter((line) => line !== ''),
    ).toHaveLength(1);
  },
);

test('neither does the title of a group', async () => {
  const written: string[] = [];
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => written.push(String(text)) > 0);
  await actionLog.group('Find a\n::error::b', async () => undefined);
  expect(written.join('')).not.toMatch(/^::error::/m);
});
