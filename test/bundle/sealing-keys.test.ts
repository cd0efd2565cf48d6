import { generateHybridIdentity, generateX25519Identity, identityToRecipient } from 'age-encryption';
import { expect, test } from 'vitest';
import { fingerprintOf, matchesFingerprint } from '../../src/bundle/fingerprint.ts';
import { parseIdentities, parsePassphrases, parseRecipients } from '../../src/bundle/sealing-keys.ts';
import { UserError } from '../../src/errors.ts';

test.each([
  ['', []],
  [' \n\n', []],
  ['one phrase of words\n', ['one phrase of words']],
  ['  new  \r\nold\nnew\n', ['new', 'old']],
])('the passphrases of %j are %j', (text, passphrases) => {
  expect(parsePassphrases(text)).toEqual(passphrases);
});

test('more passphrases than may be tried are a mistake, and none is quoted', () => {
  const text = Array.from({ length: 6 }, (_, index) => `secret-${index}`).join('\n');
  expect(() => parsePassphrases(text)).toThrow(UserError);
  expect(() => parsePassphrases(text)).toThrow(/6 lines, and at most 5/);
  expect(() => parsePassphrases(text)).not.toThrow(/secret-/);
});

test('keys of both kinds that age makes are taken, and comments passed over', async () => {
  const identities = [await generateX25519Identity(), await generateHybridIdentity()];
  const recipients = await Promise.all(identities.map(identityToRecipient));
  await expect(parseIdentities(`# created: today\n${identities.join('\n')}\n`)).resolves.toEqual(identities);
  await expect(parseRecipients(`# ours\n${recipients.join('\r\n')}`)).resolves.toEqual(recipients);
  await expect(parseRecipients('')).resolves.toEqual([]);
});

test.each(['age1', 'ssh-ed25519 AAAA', 'age1qqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqq'])(
  'no recipient: %j',
  async (line) => {
    const good = await identityToRecipient(await generateX25519Identity());
    await expect(parseRecipients(`${good}\n${line}`)).rejects.toThrow(UserError);
    await expect(parseRecipients(`${good}\n${line}`)).rejects.toThrow(/recipients: key 2 is not an age public key/);
  },
);

test('a wrong identity is told by its number, and never quoted', async () => {
  const identity = await generateX25519Identity();
  const spoiled = `${identity.slice(0, -1)}${identity.endsWith('Q') ? 'P' : 'Q'}`;
  const parsing = parseIdentities(`${identity}\n${spoiled}`);
  await expect(parsing).rejects.toThrow(/identity: key 2 is not an age secret key/);
  const error = await parsing.catch((caught: Error) => caught);
  expect(String(error) + String((error as Error).cause)).not.toContain(identity.slice(20, 40));
});

test('a fingerprint knows its secrets, tells nothing of them, and is new each time', async () => {
  const secrets = ['correct horse', 'battery staple'];
  const [one, other] = [await fingerprintOf(secrets), await fingerprintOf(secrets)];
  await expect(matchesFingerprint(secrets, one)).resolves.toBe(true);
  await expect(matchesFingerprint(secrets, other)).resolves.toBe(true);
  expect(one.hash).not.toBe(other.hash);
  expect(JSON.stringify(one)).not.toMatch(/horse|staple/);
});

test.each([[[]], [['']], [['a', 'b', 'c']], [['b', 'a']], [['a\nb']], [['a,b']], [['a", "b']]])(
  'a fingerprint of a and b is not that of %j',
  async (others) => {
    await expect(matchesFingerprint(others, await fingerprintOf(['a', 'b']))).resolves.toBe(false);
  },
);

test('a fingerprint that was tampered with matches nothing', async () => {
  const { salt } = await fingerprintOf(['a']);
  await expect(matchesFingerprint(['a'], { salt, hash: '' })).resolves.toBe(false);
});
