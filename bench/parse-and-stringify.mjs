// The way transcripts are mostly rewritten: the whole file as one string, every row parsed, walked, and written anew.
import { readFileSync, writeFileSync } from 'node:fs';

const [from, to] = process.argv.slice(2);
const PATH_KEYS = new Set(['cwd', 'file_path', 'filePath', 'notebook_path', 'path', 'persistedOutputPath']);

const rows = readFileSync(0, 'utf8').split('\n');
writeFileSync(1, rows.map((row) => (row.trim() === '' ? row : JSON.stringify(mapped(JSON.parse(row))))).join('\n'));

function mapped(value) {
  if (Array.isArray(value)) {
    return value.map(mapped);
  }
  if (typeof value !== 'object' || value === null) {
    return value;
  }
  for (const [key, child] of Object.entries(value)) {
    value[key] = typeof child === 'string' && PATH_KEYS.has(key) ? mappedPath(child) : mapped(child);
  }
  return value;
}

function mappedPath(path) {
  return path === from || path.startsWith(`${from}/`) ? to + path.slice(from.length) : path;
}
