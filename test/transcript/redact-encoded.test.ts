import { expect, test } from 'vitest';
import { createDetector } from '../../src/transcript/redact.ts';
import { expectGone, redact } from './redact-bytes.ts';
import { madeSecrets, randomFrom } from './redact-made.ts';

const detector = createDetector({ values: [] });

/** Those that start with a word of their issuer's. */
const tokens = madeSecrets(7).filter(
  ({ secret, text, rule }) =>
    secret === text &&
    /^(?:[a-z]{2,}[_.-]|AKIA|AIza|SG\.|AGE)/.test(secret) &&
    !/^(?:sk-[^a]|hf_|SG|re_)/.test(secret) &&
    rule !== 'fly-token',
);

test.each(tokens)('$kind in base 64', async ({ secret }) => {
  for (const before of ['', 'a:', '{"b":"']) {
    const encoded = Buffer.from(`${before}${secret}" and more`).toString('base64');
    const result = await redact(
      JSON.stringify({ header: `Some: ${encoded}`, data: JSON.stringify({ encoded }) }),
      detector,
    );
    expectGone(result.bytes, secret);
    expect(result.text).toContain('[redacted:encoded-secret]');
    expect(result.left).toBe(0);
  }
});

test('what is encoded beside it stays readable', async () => {
  const secret = tokens[0]?.secret as string;
  const encoded = Buffer.from(`{"user":"robot","unused":"xx","token":"${secret}","more":"and more"}`).toString(
    'base64',
  );
  const { text } = await redact(encoded, detector, { kind: 'text' });
  const [before = '', behind = ''] = text.split('[redacted:encoded-secret]');
  expect(Buffer.from(before, 'base64').toString()).toContain('{"user":"robot","unused":"xx"');
  expect(encoded.endsWith(behind)).toBe(true);
});

test('broken into lines', async () => {
  const secret = tokens[0]?.secret as string;
  const encoded = Buffer.from(`xxxx ${secret} xxxx`.repeat(3)).toString('base64').replace(/.{76}/g, '$&\n');
  const result = await redact(JSON.stringify({ encoded }), detector);
  const data = (JSON.parse(result.text) as { encoded: string }).encoded.replaceAll('\n', '');
  for (const part of data.split('[redacted:encoded-secret]')) {
    expect(Buffer.from(part, 'base64').toString()).not.toMatch(new RegExp(secret.slice(0, 12)));
  }
  expect(result.counts).toEqual({ 'encoded-secret': 3 });
});

test('data without a secret stays byte for byte, however much there is', async () => {
  const random = randomFrom('encoded');
  const data = JSON.stringify({
    data: random(2_000_000, 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'),
  });
  expect((await redact(data, detector)).text).toBe(data);
});
