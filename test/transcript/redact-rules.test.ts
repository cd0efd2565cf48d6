import { describe, expect, test } from 'vitest';
import { createDetector } from '../../src/transcript/redact.ts';
import { presetRuleIds, unusedPresetRules } from '../../src/transcript/redact-secretlint.ts';
import { expectGone, redact } from './redact-bytes.ts';
import { kinds, madeSecrets } from './redact-made.ts';

const detector = createDetector({ values: [] });

test('more than 25 kinds are made', () => {
  expect(new Set(kinds.map(([rule]) => rule)).size).toBeGreaterThan(50);
});

describe.each(madeSecrets())('$kind', ({ rule, secret, text }) => {
  const nested = [text, JSON.stringify({ a: text }), JSON.stringify(JSON.stringify([text]))];

  test('is removed from a text', async () => {
    const result = await redact(`before ${text} behind\n`, detector, { kind: 'text' });
    expectGone(result.bytes, secret);
    expect(result.text).toContain(`[redacted:${rule}]`);
    expect(result.text).toMatch(/^before .*behind\n$/s);
    expect(result.left).toBe(0);
  });

  test('is removed from a row, at every depth', async () => {
    const row = JSON.stringify({ type: 'user', texts: nested, [`key ${text}`]: 1 });
    const result = await redact(`${row}\n`, detector);
    expectGone(result.bytes, secret);
    const { texts, type } = JSON.parse(result.text) as { texts: string[]; type: string };
    expect(type).toBe('user');
    expect(texts[0]).toContain(`[redacted:${rule}]`);
    expect((JSON.parse(texts[1] as string) as { a: string }).a).toBe(texts[0]);
    expect((JSON.parse(JSON.parse(texts[2] as string) as string) as string[])[0]).toBe(texts[0]);
    expect(result.left).toBe(0);
  });
});

test('the preset of secretlint has the rules that were decided about, and no others', () => {
  expect(presetRuleIds().toSorted()).toEqual(
    [
      ...unusedPresetRules,
      'anthropic',
      'github',
      'linear',
      'npm',
      'openai',
      'sendgrid',
      'shopify',
      'slack',
      '1password',
    ].toSorted(),
  );
});
