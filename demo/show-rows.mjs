/** What differs between two states of a transcript, value by value, and the strings that still name `directory`. */
export function changedValues(before, after, directory) {
  const rows = [before, after].map((text) =>
    text
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line)),
  );
  const changed = [];
  const unchanged = [];
  rows[0].forEach((row, index) => {
    const other = new Map(strings(rows[1][index]));
    for (const [path, text] of strings(row)) {
      const now = other.get(path);
      if (now !== text) {
        changed.push({ row: index + 1, key: lastKey(path), ...firstDifference(text, now) });
      } else if (text.includes(directory)) {
        unchanged.push({ where: `row ${index + 1}, ${lastKey(path)}`, text });
      }
    }
  });
  return { changed, unchanged };
}

/** Two columns with the row and the key in front; the old value red and the new one green on a terminal. */
export function sideBySide(values) {
  const leftWidth = Math.max(...values.map(({ left }) => left.length));
  const keyWidth = Math.max(...values.map(({ key }) => key.length));
  return values
    .map(({ row, key, left, right }) => {
      const label = `row ${String(row).padStart(2)}  ${key.padEnd(keyWidth)}`;
      return `    ${label}  ${colour(31, left.padEnd(leftWidth))}  ${colour(32, right)}`;
    })
    .join('\n');
}

function strings(value, path = '') {
  if (typeof value === 'string') {
    return [[path, value]];
  }
  if (typeof value === 'object' && value !== null) {
    return Object.entries(value).flatMap(([key, inner]) => strings(inner, `${path}/${key}`));
  }
  return [];
}

function lastKey(path) {
  return path.split('/').findLast((key) => !/^\d*$/.test(key));
}

/** Of a long text only the word that changed. */
function firstDifference(left, right) {
  const words = [left.split(/\s/), right.split(/\s/)];
  const index = words[0].findIndex((word, place) => word !== words[1][place]);
  return { left: words[0][index], right: words[1][index] };
}

function colour(code, text) {
  return process.stdout.isTTY ? `\u001b[${code}m${text}\u001b[0m` : text;
}
