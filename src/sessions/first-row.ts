import { rowReader } from '../transcript/row-reader.ts';

const LONGEST_ROW = 1024 * 1024;

/**
 * The session that the first row of a transcript names, as a sub-agent's rows do. `undefined` where it names none,
 * is not JSON, or is longer than 1 MiB. `content` is the file from its start; no more of it is read than needed.
 */
export async function sessionOfFirstRow(content: AsyncIterable<Uint8Array>): Promise<string | undefined> {
  const named: (string | undefined)[] = [];
  const reader = rowReader(['sessionId'], ({ valid, values }) => {
    named.push(valid && typeof values.sessionId === 'string' ? values.sessionId : undefined);
  });
  let size = 0;
  for await (const chunk of content) {
    reader.feed(Buffer.from(chunk), 0, chunk.length);
    size += chunk.length;
    if (named.length > 0 || size > LONGEST_ROW) break;
  }
  if (named.length === 0 && size <= LONGEST_ROW) reader.end();
  return named[0];
}
