import { expect, onTestFinished, test } from 'vitest';
import { accessTo } from '../../src/history/access.ts';
import { git, grantAccess, revokeAccess } from '../../src/history/git.ts';
import { freshBare } from './history-folders.ts';

const URL = 'https://example.org/owner/sessions.git';
const TOKEN = 'ghs_a"b $HOME';

test('git is told the token of the server, and that of no other', async () => {
  const bare = await freshBare();
  const access = accessTo(URL, { token: TOKEN });
  grantAccess(bare, access);
  onTestFinished(() => revokeAccess(bare));
  const ask = (host: string) => git(bare, ['credential', 'fill'], { input: `protocol=https\nhost=${host}\n\n` });
  expect(await ask('example.org')).toBe(
    `protocol=https\nhost=example.org\nusername=x-access-token\npassword=${TOKEN}\n`,
  );
  await expect(ask('example.com')).rejects.toThrow('terminal prompts disabled');
  expect(access.settings.join()).not.toContain('ghs_');
  revokeAccess(bare);
  await expect(ask('example.org')).rejects.toThrow('terminal prompts disabled');
});

test('without a token there is nothing to be told', () => {
  expect(accessTo(URL, {})).toEqual({ settings: [], environment: {} });
  expect(accessTo('ssh://git@example.org/x', { ssh: 'ssh -i key' }).environment.GIT_SSH_COMMAND).toMatch(
    /^ssh -i key -o BatchMode=yes/,
  );
});
