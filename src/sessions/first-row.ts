const NEWLINE = 0x0a;
const LONGEST_ROW = 1024 * 1024;

/**
 * The session that the first row of a transcript names, as a sub-agent's rows do. `undefined` where it names none,
 * is not JSON, or is longer than 1 MiB. `content` is the file from its start; no more of it is read than needed.
 */
export async function sessionOfFirstRow(content: AsyncIterable<Uint8Array>): Promise<string | undefined> {
  const head: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of content) {
    const end = chunk.indexOf(NEWLINE);
    head.push(end === -1 ? chunk : chunk.subarray(0, end));
    size += chunk.length;
    if (end !== -1 || size > LONGEST_ROW) break;
  }
  return sessionOfRow(Buffer.concat(head).toString('utf8'));
}

function sessionOfRow(row: string): string | undefined {
  try {
    const value: unknown = JSON.parse(row);
    const named = typeof value === 'object' && value !== null && 'sessionId' in value ? value.sessionId : undefined;
    return typeof named === 'string' ? named : undefined;
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}
