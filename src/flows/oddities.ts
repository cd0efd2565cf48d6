import type { TranscriptFacts } from '../transcript/inspect.ts';

/** What is odd about a transcript that is captured, in lines for the log. It is kept as it is all the same. */
export function oddities(id: string, { rows, brokenRows, broken, sessionIds }: TranscriptFacts): readonly string[] {
  const lines: string[] = [];
  if (brokenRows > 0) {
    const kinds = [
      [broken.spliced, 'with another row behind'],
      [broken.torn, 'cut off'],
      [broken.nul, 'with NULs'],
    ] as const;
    const told = kinds.flatMap(([amount, kind]) => (amount === 0 ? [] : [`${amount} ${kind}`]));
    lines.push(
      `Of ${rows} rows, ${brokenRows} are broken (${told.join(', ')}). They are kept as they are; a restore repairs what can be.`,
    );
  }
  const others = sessionIds.filter((other) => other !== id);
  if (others.length > 0) {
    const some = others.slice(0, MOST_TOLD).map((other) => JSON.stringify(other.slice(0, LONGEST_ID)));
    const more = others.length > MOST_TOLD ? ` and ${others.length - MOST_TOLD} more` : '';
    lines.push(`Rows of session ${id} also name ${some.join(', ')}${more} as their session.`);
  }
  return lines;
}

const MOST_TOLD = 3;
/** Characters: that of a UUID. */
const LONGEST_ID = 36;
