import { execFileSync, spawn } from 'node:child_process';
import { chmodSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { branchFor } from '../../src/history/branch-name.ts';
import { prepare } from '../../src/history/prepare.ts';
import { preserve } from '../../src/history/preserve.ts';
import { publish } from '../../src/history/publish.ts';
import { openRemote } from '../../src/history/remote.ts';
import {
  chain,
  checkSound,
  filesIn,
  freshBare,
  freshFolder,
  gitOn,
  lines,
  sessionId,
  transcriptOf,
  writeFiles,
} from './history-folders.ts';

vi.setConfig({ testTimeout: 60_000 });

const box = branchFor('box');
const SSHD = '/usr/sbin/sshd';

/** A machine that has nothing but the URL, as the action uses one. */
async function run(url: string, ssh: string, number: number): Promise<readonly string[]> {
  const remote = await openRemote(url, { root: freshFolder(), branches: [box], contents: 'when-read', ssh });
  onTestFinished(() => remote.close());
  const folder = freshFolder();
  await prepare(remote.bare, folder, box);
  const id = sessionId(number);
  writeFiles(folder, { [transcriptOf(id)]: lines(...chain('u', 3, { minute: number * 10, session: id })) });
  await preserve(remote.bare, folder, box);
  await publish(remote.bare, box);
  await remote.push(box);
  await remote.push('main');
  return Object.keys(filesIn(folder));
}

/** Stands for ssh to this machine, where the server takes no variables, and notes each connection. */
function plainSsh(): { ssh: string; connections: () => number } {
  const folder = freshFolder();
  const [script, notes] = [join(folder, 'ssh'), join(folder, 'notes')];
  const text = `#!/bin/sh\n[ "$1" = -G ] && exit 0\necho >>'${notes}'\nfor last; do :; done\nunset GIT_PROTOCOL GIT_DIR\nexec sh -c "$last"\n`;
  writeFileSync(script, text);
  chmodSync(script, 0o755);
  return { ssh: script, connections: () => readFileSync(notes, 'utf8').length };
}

describe('a server that speaks the older protocol', () => {
  test.each(['one that was made here', 'one that gives no content by itself'])('three machines: %s', async (kind) => {
    const bare = await freshBare();
    if (kind !== 'one that was made here') gitOn(bare, 'config', '--unset', 'uploadpack.allowAnySHA1InWant');
    const { ssh } = plainSsh();
    const url = `ssh://example.org${bare}`;
    for (const number of [1, 2]) await run(url, ssh, number);
    expect(await run(url, ssh, 3)).toEqual([1, 2, 3].map((number) => transcriptOf(sessionId(number))));
    checkSound(bare);
  });

  test('is asked for all contents at once', async () => {
    const [bare, folder] = [await freshBare(), freshFolder()];
    const ids = Array.from({ length: 12 }, (_, index) => sessionId(index));
    writeFiles(
      folder,
      Object.fromEntries(ids.map((id) => [transcriptOf(id), lines(...chain('u', 1, { session: id }))])),
    );
    await preserve(bare, folder, box);
    const { ssh, connections } = plainSsh();
    const url = `ssh://example.org${bare}`;
    const remote = await openRemote(url, { root: freshFolder(), branches: [box], contents: 'when-read', ssh });
    onTestFinished(() => remote.close());
    const before = connections();
    expect((await prepare(remote.bare, freshFolder(), box)).written).toBe(12);
    expect(connections() - before).toBeLessThanOrEqual(2);
  });
});

/** A server on this machine with keys that are thrown away; how it is reached, by whoever knows it and by whoever does not. */
async function realSsh(): Promise<{ url: (path: string) => string; ssh: string; strangers: string }> {
  const folder = freshFolder();
  const [port, at] = [await freePort(), (name: string) => join(folder, name)];
  for (const name of ['host', 'user']) {
    execFileSync('ssh-keygen', ['-q', '-t', 'ed25519', '-N', '', '-f', at(name)]);
  }
  writeFileSync(at('known'), `[127.0.0.1]:${port} ${readFileSync(at('host.pub'), 'utf8')}`);
  const options = [
    `ListenAddress=127.0.0.1:${port}`,
    `HostKey=${at('host')}`,
    `AuthorizedKeysFile=${at('user.pub')}`,
    'PidFile=none',
    'StrictModes=no',
    'UsePAM=no',
  ];
  const server = spawn(SSHD, ['-D', '-f', '/dev/null', ...options.flatMap((option) => ['-o', option])], {
    stdio: 'ignore',
  });
  onTestFinished(() => void server.kill());
  const program = `ssh -i ${at('user')} -o IdentitiesOnly=yes -o UserKnownHostsFile=`;
  const { username } = userInfo();
  const answers = () => {
    try {
      const [, ...args] = `${program}${at('known')} -p ${port} ${username}@127.0.0.1 true`.split(' ');
      execFileSync('ssh', args, { stdio: 'ignore' });
      return true;
    } catch {
      return false;
    }
  };
  await expect.poll(answers, { timeout: 20_000 }).toBe(true);
  return {
    url: (path) => `ssh://${username}@127.0.0.1:${port}${path}`,
    ssh: `${program}${at('known')}`,
    strangers: `${program}/dev/null`,
  };
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };
  await new Promise((resolve) => server.close(resolve));
  return port;
}

// As root it parts with its rights in a folder that has to be there.
const isServed = existsSync(SSHD) && (process.getuid?.() !== 0 || existsSync('/run/sshd'));

describe.skipIf(!isServed)('a real server', () => {
  test('three machines that have nothing but the URL', async () => {
    const bare = await freshBare();
    const { url, ssh } = await realSsh();
    for (const number of [1, 2]) await run(url(bare), ssh, number);
    expect(await run(url(bare), ssh, 3)).toEqual([1, 2, 3].map((number) => transcriptOf(sessionId(number))));
    checkSound(bare);
  });

  test('one that is not known is not asked, and the reason is told', async () => {
    const bare = await freshBare();
    const { url, strangers } = await realSsh();
    const root = freshFolder();
    await expect(openRemote(url(bare), { root, branches: 'all', ssh: strangers })).rejects.toThrow(
      'Host key verification failed',
    );
  });
});
