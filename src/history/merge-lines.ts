/**
 * The lines of both texts, each side's in its order, those that both have once. Which side is called which makes no
 * difference, and a text that has all lines of the other is the result itself.
 */
export function unionOfLines(ours: string, theirs: string): string {
  const [first, second] = ours < theirs ? [ours, theirs] : [theirs, ours];
  const [firstLines, secondLines] = [linesOf(first), linesOf(second)];
  const missing = without(secondLines, firstLines);
  if (missing.length === 0) return first;
  if (without(firstLines, secondLines).length === 0) return second;
  return [...firstLines, ...missing].join('\n').concat('\n');
}

function linesOf(text: string): readonly string[] {
  const lines = text.split('\n');
  return lines.at(-1) === '' ? lines.slice(0, -1) : lines;
}

/** Blank lines only part others, and are no content of their own. */
function without(lines: readonly string[], others: readonly string[]): readonly string[] {
  const known = new Set(others);
  return lines.filter((line) => !known.has(line) && line.trim() !== '');
}
