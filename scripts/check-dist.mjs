// Says whether dist/ is what the sources build to.
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildDist, projectFolder } from './build.mjs';

const fresh = await mkdtemp(join(tmpdir(), 'agent-session-dist-'));
try {
  await buildDist(fresh);
  const differences = await compareFolders(fresh, join(projectFolder, 'dist'));
  if (differences.length > 0) {
    console.error(`dist/ is not what the sources build to:\n  ${differences.join('\n  ')}\nRun: npm run build`);
    process.exitCode = 1;
  } else {
    console.log('dist/ is what the sources build to');
  }
} finally {
  await rm(fresh, { recursive: true, force: true });
}

async function compareFolders(expectedFolder, actualFolder) {
  const [expected, actual] = await Promise.all([readFiles(expectedFolder), readFiles(actualFolder)]);
  const differences = [];
  for (const path of [...new Set([...expected.keys(), ...actual.keys()])].sort(inOrder)) {
    const [wanted, found] = [expected.get(path), actual.get(path)];
    if (wanted === undefined) {
      differences.push(`${path} should not be there`);
    } else if (found === undefined) {
      differences.push(`${path} is missing`);
    } else if (!wanted.equals(found)) {
      differences.push(`${path} differs`);
    }
  }
  return differences;
}

async function readFiles(folder) {
  const files = new Map();
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true }).catch(noEntries)) {
    if (entry.isFile()) {
      const path = join(entry.parentPath, entry.name);
      files.set(path.slice(folder.length + 1), await readFile(path));
    }
  }
  return files;
}

function inOrder(a, b) {
  return a < b ? -1 : 1;
}

function noEntries(error) {
  if (error.code === 'ENOENT') {
    return [];
  }
  throw error;
}
