import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

/** The content of every file below a folder, by path relative to it with `/`. */
export async function filesIn(folder: string): Promise<Readonly<Record<string, Buffer>>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => !entry.isDirectory()).map((entry) => path.join(entry.parentPath, entry.name));
  const contents = files.map(async (file) => [
    path.relative(folder, file).replaceAll(path.sep, '/'),
    await readFile(file),
  ]);
  return Object.fromEntries(await Promise.all(contents));
}
