import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createDetector } from '../../src/transcript/redact.ts';
import { redact } from './redact-bytes.ts';
import { innocentTexts } from './redact-innocent.ts';
import { madeSecrets } from './redact-made.ts';

const value = 'kn0wn-valu€/"x';
const detector = createDetector({ values: [value, 'abcdef123'] });

const secrets = [...madeSecrets(11), ...madeSecrets(12)];
const words = [
  ...secrets.flatMap(({ text, secret }) => [text, secret, secret.slice(0, secret.length >> 1), btoa(secret)]),
  ...innocentTexts(100),
  '[redacted:named-secret]',
  value,
];
const separators = [' ', '\n', '", "', ',', ' | ', '\t', '; ', ' = ', ': ', '(', ')', '[', ']', '{"a":"', '"}'];
const beginnings = ['\u001b[31m ', '=> ', 'https://example.com/?q=', 'password: ', ' --token ', ''];

const anyText = fc
  .array(fc.tuple(fc.constantFrom(...beginnings), fc.constantFrom(...words), fc.constantFrom(...separators)), {
    minLength: 1,
    maxLength: 6,
  })
  .map((parts) => parts.flat().join(''));

test('what was redacted once has nothing to redact, whatever stood beside each other', async () => {
  await fc.assert(
    fc.asyncProperty(anyText, async (text) => {
      expect((await redact(text, detector, { kind: 'text' })).left).toBe(0);
      for (const row of [{ text }, { text: JSON.stringify({ text }) }]) {
        const result = await redact(JSON.stringify(row), detector);
        expect(result.left).toBe(0);
        expect(() => JSON.parse(result.text)).not.toThrow();
      }
    }),
    { numRuns: 3_000, seed: 4 },
  );
});
