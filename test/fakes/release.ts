import { existsSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const project = fileURLToPath(new URL('../../', import.meta.url));

/** What a release ships. A build of the sources as they are now can be tried out before it is committed. */
export const distFolder = process.env.AGENT_SESSION_DIST ?? join(project, 'dist');

/** Copies what a release of the action holds into a folder: no sources, no packages. */
export async function copyRelease(into: string): Promise<string> {
  if (!existsSync(distFolder)) throw new Error('There is no dist to test; run: npm run build');
  for (const part of ['action.yml', 'package.json', 'restore', 'save', 'publish']) {
    await cp(join(project, part), join(into, part), { recursive: true });
  }
  await cp(distFolder, join(into, 'dist'), { recursive: true });
  return into;
}
