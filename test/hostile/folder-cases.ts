import { execFileSync } from 'node:child_process';
import { link, mkdir, rename, rm, symlink, truncate, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { rawManifest, SESSION } from '../bundle/make-bundle.ts';
import { HARMLESS, type HostileCase, laid, PROJECT, TRANSCRIPT } from './case.ts';

const OWN = `${PROJECT}/${SESSION}`;

/** Folders of a directory archive that somebody else may write to. */
export const folderCases: readonly HostileCase[] = [
  spoilt('the manifest is a link', async (at, root) => moved(at('manifest.json'), `${root}/elsewhere`)),
  spoilt('the transcript is a link', async (at, root) => moved(at(TRANSCRIPT), `${root}/elsewhere`)),
  spoilt('a file is a link to a secret', async (at) => symlink('/etc/passwd', at(`${OWN}-x`))),
  spoilt('a folder is a link', async (at, root) => symlink(`${root}/outside`, at(`${PROJECT}/memory`))),
  spoilt('the project folder is a link', async (at, root) => moved(at(PROJECT), `${root}/elsewhere`)),
  spoilt('a link leads to itself', async (at) => symlink('memory', at(`${PROJECT}/memory`))),
  spoilt('a file is a FIFO', async (at) => void execFileSync('mkfifo', [at(`${PROJECT}/memory`)])),
  spoilt('the manifest is a FIFO', async (at) => {
    await rm(at('manifest.json'));
    execFileSync('mkfifo', [at('manifest.json')]);
  }),
  spoilt('a file is a socket', async (at) => {
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(at(`${PROJECT}/s`), resolve));
    server.unref();
  }),
  spoilt('a name holds a line break', async (at) => writeFile(at(`${PROJECT}/a\n::error::b`), 'x')),
  spoilt('a name holds a backslash', async (at) => writeFile(at(`${PROJECT}/..\\x`), 'x')),
  spoilt('a name holds colours', async (at) => writeFile(at(`${PROJECT}/\u001b[31m`), 'x')),
  spoilt('names differ in case', async (at) => {
    await writeFile(at(`${PROJECT}/memory`), 'x');
    await writeFile(at(`${PROJECT}/Memory`), 'x');
  }),
  spoilt('it lies 400 folders deep', async (at) => {
    await mkdir(at(`${OWN}/${'d/'.repeat(400)}`), { recursive: true });
    await writeFile(at(`${OWN}/${'d/'.repeat(400)}x`), 'x');
  }),
  spoilt('there are settings', async (at) => writeFile(at('settings.json'), '{}')),
  spoilt('a file says to have 10 GB', async (at) => {
    await writeFile(at(`${PROJECT}/memory`), '');
    await truncate(at(`${PROJECT}/memory`), 10_000_000_000);
  }),
  spoilt('the manifest says to have 0.4 GB', async (at) => truncate(at('manifest.json'), 400_000_000)),
  spoilt('a file is missing', async (at) => rm(at(TRANSCRIPT))),
  spoilt('the transcript is another', async (at) => writeFile(at(TRANSCRIPT), 'x')),
  spoilt('there are 20,000 files', async (at) => {
    await mkdir(at(OWN));
    for (let index = 0; index < 20_000; index += 1) await writeFile(at(`${OWN}/${index}`), '');
  }),
  {
    what: 'a folder of which the transcript is another name of a secret file',
    make: (root) => ({
      lay: async (folder) => {
        await laid({ 'manifest.json': JSON.stringify(rawManifest(HARMLESS)), [`${PROJECT}/agent-0.jsonl`]: '' }).lay(
          folder,
        );
        await rm(join(folder, PROJECT, 'agent-0.jsonl'));
        await link(`${root}/outside/secret`, join(folder, TRANSCRIPT));
      },
    }),
    told: /is not what|its manifest says|does not list/,
  },
];

function spoilt(what: string, spoil: (at: (name: string) => string, root: string) => Promise<void>): HostileCase {
  return {
    what: `a folder where ${what}`,
    make: (root) => ({
      lay: async (folder) => {
        await laid({ ...HARMLESS, 'manifest.json': JSON.stringify(rawManifest(HARMLESS)) }).lay(folder);
        await spoil((name) => join(folder, name), root);
      },
    }),
    told: /The bundle|of the bundle|manifest\.json|too large/,
  };
}

/** Moves something away and leaves a link to it. */
async function moved(from: string, to: string): Promise<void> {
  await rename(from, to);
  await symlink(to, from);
}
