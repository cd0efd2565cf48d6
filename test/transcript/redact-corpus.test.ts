import { beforeAll, describe, expect, test } from 'vitest';
import { createDetector, type Detector } from '../../src/transcript/redact.ts';
import { expectGone, redact, spellings } from './redact-bytes.ts';
import { type MadeSecret, madeSecrets, randomFrom } from './redact-made.ts';
import { type SessionRow, sessionWith } from './redact-session.ts';

const random = randomFrom('corpus');
const told = differentKinds(40);
const values = [
  ...Array.from({ length: 14 }, (_, index) => random(6 + index * 3)),
  `${random(5)}/+${random(5)}=`,
  `${random(4)}"${random(4)}\\${random(4)}`,
  `${random(8)}\n${random(8)}\n${random(8)}`,
  `pässwörd ${random(5)} 密码`,
  '§$%&/()=?`´*+~',
  `${random(12)}&x=${random(3)}#%20`,
];

describe('60 secrets of more than 25 kinds in a session of 5 MB', () => {
  let detector: Detector;
  let session: readonly SessionRow[];
  let before: string;
  let result: Awaited<ReturnType<typeof redact>>;

  beforeAll(async () => {
    detector = createDetector({ values });
    // A value in every spelling in which programs print it.
    const texts = [
      ...told.map(({ text }) => text),
      ...values.map((value) =>
        spellings(value)
          .map(([, one]) => one)
          .join(' | '),
      ),
    ];
    session = sessionWith(texts, 5.1e6);
    before = session.map(({ row }) => `${row}\n`).join('');
    result = await redact(before, detector);
  }, 120_000);

  test('is what it says', () => {
    expect(told.length + values.length).toBe(60);
    expect(new Set(told.map(({ kind }) => kind)).size).toBeGreaterThanOrEqual(25);
    expect(before.length).toBeGreaterThan(5e6);
    for (const secret of [...told.map((one) => one.secret), ...values]) {
      expect(spellings(secret).some(([, spelling]) => before.includes(spelling))).toBe(true);
    }
  });

  test('none of them is left, in no spelling', () => {
    for (const secret of [...told.map((one) => one.secret), ...values]) {
      expectGone(result.bytes, secret);
    }
    expect(result.left).toBe(0);
  });

  test('each row is JSON with the same fields, and rows without a secret are the same bytes', () => {
    const rows = result.text.trimEnd().split('\n');
    expect(rows).toHaveLength(session.length);
    for (const [index, { row, planted }] of session.entries()) {
      if (!planted) {
        expect(rows[index]).toBe(row);
      }
      expect(Object.keys(JSON.parse(rows[index] as string) as object)).toEqual(Object.keys(JSON.parse(row) as object));
    }
  });

  test('every message still has content, and no thinking was changed', () => {
    const blocksOf = (row: string) => {
      const { message } = JSON.parse(row) as { message?: { content?: unknown } };
      return Array.isArray(message?.content) ? (message.content as { type: string }[]) : undefined;
    };
    const thinkingBefore = new Set(
      session.flatMap(({ row }) => blocksOf(row) ?? []).map((block) => JSON.stringify(block)),
    );
    for (const row of result.text.trimEnd().split('\n')) {
      const blocks = blocksOf(row);
      expect(blocks?.length).not.toBe(0);
      for (const block of blocks?.filter(({ type }) => type === 'thinking') ?? []) {
        expect(thinkingBefore.has(JSON.stringify(block))).toBe(true);
      }
    }
    expect(result.counts.thinking).toBe(2 * 60);
  });

  test('nor in the files beside it', async () => {
    const text = session
      .map(({ row }) => (JSON.parse(row) as { toolUseResult?: { stdout: string } }).toolUseResult?.stdout ?? '')
      .join('\n');
    const output = await redact(text, detector, { kind: 'text' });
    const subagent = await redact(before.replaceAll('"isSidechain":false', '"isSidechain":true'), detector, {
      size: 1000,
    });
    for (const secret of [...told.map((one) => one.secret), ...values]) {
      expectGone(output.bytes, secret);
      expectGone(subagent.bytes, secret);
    }
    expect(output.left + subagent.left).toBe(0);
  });

  test('wherever the pieces part', async () => {
    const some = session
      .filter(({ planted }) => planted)
      .map(({ row }) => row)
      .join('\n');
    const whole = await redact(some, detector);
    for (const size of [1, 5, 97, 8191]) {
      expect((await redact(some, detector, { size })).bytes.equals(whole.bytes), `${size} bytes`).toBe(true);
    }
  });
});

/** The first of each rule, then others. */
function differentKinds(count: number): readonly MadeSecret[] {
  const all = madeSecrets(3);
  const first = all.filter(({ rule }, index) => all.findIndex((one) => one.rule === rule) === index);
  return first.slice(0, count);
}
