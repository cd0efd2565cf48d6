import { rowSplitter } from './rows.ts';

/** Bytes of a row that may hold an answer; longer ones hold images or a tool's output. */
const LONGEST_ROW = 256 * 1024;

/** Characters of one answer that are shown. */
const LONGEST_ANSWER = 8_000;

/** The last texts that the agent itself said in a transcript, oldest first: at most `count`. */
export async function lastAnswers(source: AsyncIterable<Uint8Array>, count: number): Promise<readonly string[]> {
  const answers: string[] = [];
  let parts: Buffer[] = [];
  let length = 0;
  const splitter = rowSplitter({
    part(bytes, from, to) {
      length += to - from;
      if (length <= LONGEST_ROW) parts.push(Buffer.from(bytes.subarray(from, to)));
    },
    row() {
      const answer = length <= LONGEST_ROW ? answerOf(Buffer.concat(parts).toString('utf8')) : '';
      if (answer !== '') answers.push(shorten(answer));
      if (answers.length > count) answers.shift();
      [parts, length] = [[], 0];
    },
  });
  for await (const chunk of source) splitter.feed(Buffer.from(chunk), 0, chunk.length);
  splitter.end();
  return answers;
}

interface Block {
  readonly type?: unknown;
  readonly text?: unknown;
}

function answerOf(text: string): string {
  if (!text.includes('"assistant"')) return '';
  const { type, isSidechain, message } = parse(text) ?? {};
  const content = message?.content;
  if (type !== 'assistant' || isSidechain === true || !Array.isArray(content)) return '';
  const texts = (content as Block[]).flatMap((block) =>
    block?.type === 'text' && typeof block.text === 'string' ? block.text : [],
  );
  return texts.join('\n').trim();
}

function parse(text: string): { type?: unknown; isSidechain?: unknown; message?: { content?: unknown } } | undefined {
  try {
    return JSON.parse(text);
  } catch {
    // A broken row says nothing that could be shown; the capture itself reports it.
    return undefined;
  }
}

function shorten(answer: string): string {
  return answer.length > LONGEST_ANSWER ? `${answer.slice(0, LONGEST_ANSWER)}…` : answer;
}
