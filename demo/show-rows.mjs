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

/**
 * Two columns with the key in front and how often it changed so; the old value red and the new one green on a terminal.
 */
export function sideBySide(values) {
  const lines = new Map();
  for (const { row, key, left, right } of values) {
    const line = lines.get(`${key} ${left}`) ?? { key, left, right, rows: [] };
    line.rows.push(row);
    lines.set(`${key} ${left}`, line);
  }
  const all = [...lines.values()].map((line) => ({ ...line, where: inWords(line.rows) }));
  const width = (name, among = all) => Math.max(...among.map((line) => line[name].length));
  const [where, key] = [width('where'), width('key')];
  const left = width(
    'left',
    all.filter((line) => line.left.length <= COLUMN),
  );
  return all
    .map((line) => {
      const label = `    ${line.where.padEnd(where)}  ${line.key.padEnd(key)}  `;
      const between = line.left.length <= COLUMN ? '  ' : `\n${' '.repeat(label.length)}`;
      return `${label}${colour(31, line.left.padEnd(left))}${between}${colour(32, line.right)}`;
    })
    .join('\n');
}

/** Characters; a longer value has its new one below instead of beside it. */
const COLUMN = 50;

function inWords([first, ...more]) {
  return `row ${first}${more.length === 0 ? '' : ` and ${more.length} more`}`;
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
