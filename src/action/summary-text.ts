/** Characters of a stranger's text in one cell. */
const LONGEST_CELL = 500;

/** Text of others in a table's cell: on one line, of bounded length, and nothing in it is markup. */
export function text(value: string, longest = LONGEST_CELL): string {
  const line = value.slice(0, longest * 2).replace(/[\s\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]+/gu, ' ');
  const cut = line.length > longest || value.length > longest * 2 ? `${line.slice(0, longest)}…` : line;
  return cut.toWellFormed().replace(/[\\`*_{}[\]<>()#+|!&~@:.$"'-]/g, (character) => `&#${character.charCodeAt(0)};`);
}

export function code(value: string): string {
  return `<code>${text(value)}</code>`;
}

/** A link to an address that was put together here; plain where there is none. */
export function link(label: string, url: string | undefined): string {
  return url === undefined ? label : `[${label}](${url.replace(/[\s()<>|\\"'`]/g, encodeURIComponent)})`;
}

/** Fences that no text of at most `longest` bytes can close. */
export function fenced(answer: string, longest: number): string {
  const shown = cutBytes(answer.toWellFormed(), longest);
  const ticks = Math.max(2, ...[...shown.matchAll(/`+/g)].map(([run]) => run.length));
  const fence = '`'.repeat(ticks + 1);
  return `\n${fence}text\n${shown}\n${fence}\n`;
}

/** Joins the parts of a summary that fit into `most` bytes, and says how many did not. */
export function joinWithin(parts: readonly string[], most: number): string {
  let room = most - Buffer.byteLength(leftOut(parts.length));
  const fitting: string[] = [];
  for (const part of parts) {
    const bytes = Buffer.byteLength(part);
    if (bytes > room) continue;
    room -= bytes;
    fitting.push(part);
  }
  const missing = parts.length - fitting.length;
  return fitting.join('') + (missing === 0 ? '' : leftOut(missing));
}

function leftOut(parts: number): string {
  return `\n(${parts} more left out: too long for a summary)\n`;
}

function cutBytes(value: string, longest: number): string {
  const bytes = Buffer.from(value);
  if (bytes.length <= longest) return value;
  // A character that the cut parts is left out whole.
  return `${new TextDecoder().decode(bytes.subarray(0, Math.max(0, longest)), { stream: true })}\n… (cut)`;
}
