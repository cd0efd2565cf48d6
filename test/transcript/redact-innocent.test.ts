import { expect, test } from 'vitest';
import { createDetector } from '../../src/transcript/redact.ts';
import { redact } from './redact-bytes.ts';
import { innocentTexts } from './redact-innocent.ts';

const detector = createDetector({ values: ['some value that nobody has'] });
const texts = innocentTexts(2_000);

test('2,000 innocent texts stay byte for byte in rows, at every depth', async () => {
  const rows = texts.map((text) =>
    JSON.stringify({
      type: 'user',
      text,
      nested: JSON.stringify({ text }),
      twice: JSON.stringify(JSON.stringify([text])),
    }),
  );
  for (const row of rows) {
    const { text, counts } = await redact(`${row}\n`, detector);
    expect({ text, counts }).toEqual({ text: `${row}\n`, counts: {} });
  }
  const whole = rows.join('\n');
  expect((await redact(whole, detector)).text === whole).toBe(true);
});

test('and in texts, alone and all together', async () => {
  for (const text of texts) {
    expect((await redact(text, detector, { kind: 'text' })).text).toBe(text);
  }
  const whole = texts.join('\n');
  expect((await redact(whole, detector, { kind: 'text' })).text === whole).toBe(true);
});
