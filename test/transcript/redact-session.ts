import { innocentTexts } from './redact-innocent.ts';
import { randomFrom } from './redact-made.ts';

const WORDS =
  'the file reads a row of every session and writes it where the agent looks for its own work when it goes on'.split(
    ' ',
  );

/** A row of a transcript, and whether a secret was planted in it. */
export interface SessionRow {
  readonly row: string;
  readonly planted: boolean;
}

/** A session of about `bytes`: rows without secrets, and between them those that hold the planted texts, each in every place. */
export function sessionWith(planted: readonly string[], bytes: number): readonly SessionRow[] {
  const random = randomFrom('session');
  const innocent = innocentTexts(400);
  const rows: SessionRow[] = [];
  let size = 0;
  const add = (row: string, isPlanted: boolean) => {
    rows.push({ row, planted: isPlanted });
    size += row.length;
  };
  const plantings = planted.flatMap((text) => places.map((place) => place(text)));
  const share = bytes / (plantings.length + 1);
  for (const [index, planting] of plantings.entries()) {
    for (let turn = 0; size < share * (index + 1); turn++) {
      add(fillerRow(random, innocent[(index + turn) % innocent.length] as string), false);
    }
    add(envelope(random, planting), true);
  }
  return rows;
}

/** Where a session holds texts. */
const places: readonly ((text: string) => object)[] = [
  (text) => user(`Please use this: ${text}`),
  (text) => assistant({ type: 'text', text: `I see ${text} in your message.` }),
  (text) =>
    assistant({ type: 'tool_use', id: 'toolu_1', name: 'Bash', input: { command: `deploy <<'X'\n${text}\nX` } }),
  (text) =>
    assistant({ type: 'tool_use', id: 'toolu_1', name: 'Call', input: { headers: { [`x ${text}`]: [1, text] } } }),
  (text) => ({
    ...user([{ type: 'tool_result', tool_use_id: 'toolu_1', content: `out:\n${text}\n` }]),
    toolUseResult: { stdout: `out:\n${text}\n`, stderr: '' },
  }),
  (text) =>
    user([
      {
        type: 'tool_result',
        tool_use_id: 'toolu_1',
        content: [{ type: 'text', text: JSON.stringify({ body: text }) }],
      },
    ]),
  (text) => ({ ...user('x'), toolUseResult: { stdout: JSON.stringify({ log: JSON.stringify({ body: text }) }) } }),
  (text) => assistant({ type: 'thinking', thinking: `So it is ${text}, I think.`, signature: 'EqQB/abc==' }),
  (text) =>
    assistant(
      { type: 'text', text: 'a' },
      { type: 'thinking', thinking: text, signature: 'EqQB/abc==' },
      { type: 'text', text: 'b' },
    ),
];

function user(content: unknown): object {
  return { type: 'user', message: { role: 'user', content } };
}

function assistant(...content: readonly object[]): object {
  return { type: 'assistant', message: { role: 'assistant', content } };
}

function fillerRow(random: ReturnType<typeof randomFrom>, innocent: string): string {
  const prose = Array.from({ length: 200 }, (_, index) => WORDS[(index * 7 + random(1).charCodeAt(0)) % WORDS.length]);
  return envelope(
    random,
    assistant(
      { type: 'thinking', thinking: `${innocent} ${prose.join(' ')}`, signature: random(300) },
      { type: 'text', text: `${prose.slice(0, 90).join(' ')}\n\n${innocent}` },
    ),
  );
}

function envelope(random: ReturnType<typeof randomFrom>, row: object): string {
  const uuid = [8, 4, 4, 4, 12].map((length) => random(length, '0123456789abcdef')).join('-');
  return JSON.stringify({ parentUuid: uuid, isSidechain: false, ...row, uuid, cwd: '/workspace', version: '2.1.332' });
}
