// A small session as Claude Code leaves it on disk. Its directory is left open in session/, so that the same session can
// be written for any place, without the code that is being shown.
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

export const sessionId = '5f0c1d2e-3a4b-4c5d-8e6f-7a8b9c0d1e2f';

const templates = fileURLToPath(new URL('session/', import.meta.url));

/** Where an agent with this config directory keeps the sessions of a directory, which must be given as its real path. */
export function projectFolder({ configDirectory, directory }) {
  return join(configDirectory, 'projects', directory.replace(/[^A-Za-z0-9]/g, '-'));
}

/**
 * The session's files, by their path in the project folder. What the user, the model and the tools said still names the
 * directory the session began in; everything the agent itself goes by names `directory`.
 */
async function sessionFiles({ configDirectory, directory, firstDirectory = directory }) {
  const values = {
    directory,
    'first-directory': firstDirectory,
    'session-folder': join(projectFolder({ configDirectory, directory }), sessionId),
  };
  const files = new Map();
  for (const entry of await readdir(templates, { recursive: true, withFileTypes: true })) {
    if (entry.isFile()) {
      const path = relative(templates, join(entry.parentPath, entry.name)).split(sep).join('/');
      const text = await readFile(join(templates, path), 'utf8');
      const name = path === 'transcript.jsonl' ? `${sessionId}.jsonl` : `${sessionId}/${path}`;
      files.set(name, fill(text, values));
    }
  }
  return files;
}

/**
 * Puts the session where the agent would have written it. Returns the path of its transcript. With `under`, everything
 * is written below that folder: for a place that is to be copied into a container.
 */
export async function writeSession(place) {
  const folder = join(place.under ?? '', projectFolder(place));
  for (const [path, text] of await sessionFiles(place)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text, { mode: 0o600 });
  }
  return join(folder, `${sessionId}.jsonl`);
}

/** What is different in the project folder from the session as it should be there: one sentence per file. */
export async function sessionDifferences(place) {
  const folder = join(place.under ?? '', projectFolder(place));
  const differences = [];
  for (const [path, text] of await sessionFiles(place)) {
    const found = await readFile(join(folder, path), 'utf8').catch(() => undefined);
    if (found === undefined) {
      differences.push(`${path} is missing from ${folder}`);
    } else if (found !== text) {
      differences.push(`${path} is not what it should be in ${folder}`);
    }
  }
  return differences;
}

function fill(text, values) {
  return text.replace(/\{\{([a-z-]+)\}\}/g, (_, name) => JSON.stringify(values[name]).slice(1, -1));
}
