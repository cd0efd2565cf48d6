import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { copyFile, mkdir, mkdtemp, rename, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { homedir, tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { containerFlags, type Engine, engineRun } from './engine.ts';
import { CLAUDE_PROGRAM, RUNNER_NODE } from './programs.ts';

/** What makes one image out of another. */
export interface Variant {
  /** Run by a shell in a container of the base image. */
  readonly setup?: string;
  /** Instructions as an image description has them: `USER 1001`, `WORKDIR /workspace`, `VOLUME /data`, `ENV A=b`. */
  readonly changes?: readonly string[];
}

/**
 * An image with a shell and GNU tar, and two users: `agent` (1001, home /home/agent) and `other` (2002, home
 * /home/other). Made from Debian's packages, or from Debian's own image where those can't be unpacked.
 */
export async function agentImage(engine: Engine): Promise<string> {
  const base = `${REPOSITORY}:debian`;
  if (!(await hasImage(engine, base))) {
    if (spawnSync('mmdebstrap', ['--version'], { stdio: 'ignore' }).status === 0) {
      await engineRun(engine, ['import', await debianRootfs(), base]);
    } else {
      await engineRun(engine, ['pull', 'docker.io/library/debian:bookworm-slim']);
      await engineRun(engine, ['tag', 'docker.io/library/debian:bookworm-slim', base]);
    }
  }
  return await imageVariant(engine, base, {
    setup: USERS.map(([user, id]) => `useradd --create-home --shell /bin/bash --uid ${id} ${user}`).join(' && '),
  });
}

/** An image in which every command is busybox, its tar included, but for the bash that the agent asks for. Same users. */
export async function busyboxImage(engine: Engine): Promise<string> {
  const base = `${REPOSITORY}:busybox-2`;
  if (!(await hasImage(engine, base))) {
    await engineRun(engine, ['import', '--change', 'ENV PATH=/bin', await busyboxRootfs(), base]);
  }
  return await imageVariant(engine, base, {
    setup: USERS.map(([user, id]) => `mkdir /home/${user} && chown ${id}:${id} /home/${user}`)
      .concat('chmod 1777 /tmp')
      .join(' && '),
  });
}

/** The image that comes of `variant`, built once. */
export async function imageVariant(engine: Engine, base: string, variant: Variant): Promise<string> {
  const changes = variant.changes ?? [];
  const recipe = JSON.stringify([await imageId(engine, base), variant.setup, changes]);
  const image = `${REPOSITORY}:${createHash('sha256').update(recipe).digest('hex').slice(0, 12)}`;
  if (await hasImage(engine, image)) {
    return image;
  }
  const run = ['run', '-d', ...containerFlags(engine), base, 'sh', '-c'];
  const { stdout: container } = await engineRun(engine, [...run, variant.setup ?? 'true']);
  try {
    const { stdout: exitCode } = await engineRun(engine, ['wait', container]);
    if (exitCode !== '0') {
      throw new Error(`Setting up a test image ended with ${exitCode}: ${variant.setup}`);
    }
    const settings = ['CMD ["sleep", "infinity"]', ...changes];
    await engineRun(engine, ['commit', ...settings.flatMap((change) => ['--change', change]), container, image]);
  } finally {
    await engineRun(engine, ['rm', '-f', '-v', container], { mayFail: true });
  }
  return image;
}

const REPOSITORY = 'agent-session-test';

const USERS = [
  ['agent', 1001],
  ['other', 2002],
] as const;

async function hasImage(engine: Engine, image: string): Promise<boolean> {
  return (await engineRun(engine, ['image', 'inspect', image], { mayFail: true })).exitCode === 0;
}

async function imageId(engine: Engine, image: string): Promise<string> {
  return (await engineRun(engine, ['image', 'inspect', '--format', '{{.Id}}', image])).stdout;
}

/** Debian's smallest root file system: a tarball that is made once a machine. */
async function debianRootfs(): Promise<string> {
  return await cached('debian-bookworm.tar', async (file) => {
    const sources = '/etc/apt/sources.list.d/debian.sources';
    const mirror = await stat(sources).then(
      () => [sources],
      () => [],
    );
    await run('mmdebstrap', ['--quiet', '--variant=minbase', '--include=ca-certificates', 'bookworm', file, ...mirror]);
  });
}

async function busyboxRootfs(): Promise<string> {
  return await cached('busybox-2.tar', async (file) => {
    const root = await mkdtemp(join(tmpdir(), 'agent-session-busybox-'));
    for (const folder of ['bin', 'tmp', 'etc', 'home', 'root']) {
      await mkdir(join(root, folder));
    }
    const users = [['root', 0] as const, ...USERS];
    const homes = users.map(([user, id]) => `${user}:x:${id}:${id}::${id === 0 ? '/root' : `/home/${user}`}:/bin/sh\n`);
    await writeFile(join(root, 'etc/passwd'), homes.join(''));
    await writeFile(join(root, 'etc/group'), users.map(([user, id]) => `${user}:x:${id}:\n`).join(''));
    const [busybox, bash] = ['busybox', 'bash'].map(pathOf) as [string, string];
    await copyFile(busybox, join(root, 'bin/busybox'));
    await copyFile(bash, join(root, 'bin/bash'));
    for (const applet of spawnSync(busybox, ['--list'], { encoding: 'utf8' }).stdout.trim().split('\n')) {
      if (applet !== 'busybox' && applet !== 'bash') {
        await symlink('busybox', join(root, 'bin', applet));
      }
    }
    for (const library of librariesOf([busybox, bash, CLAUDE_PROGRAM, join(RUNNER_NODE, 'bin/node')])) {
      await mkdir(join(root, dirname(library)), { recursive: true });
      await copyFile(library, join(root, library));
    }
    await run('tar', ['-cf', file, '-C', root, '--owner=0', '--group=0', '.']);
    await rm(root, { recursive: true });
  });
}

function pathOf(program: string): string {
  return spawnSync('sh', ['-c', `command -v ${program}`], { encoding: 'utf8' }).stdout.trim();
}

function librariesOf(programs: readonly string[]): ReadonlySet<string> {
  const listing = spawnSync('ldd', programs, { encoding: 'utf8' }).stdout;
  return new Set([...listing.matchAll(/(\/\S+) \(0x/g)].map((match) => match[1] ?? ''));
}

/** A file below the user's cache folder, made under another name first, so that nobody sees half of it. */
async function cached(name: string, make: (file: string) => Promise<void>): Promise<string> {
  const folder = join(process.env.XDG_CACHE_HOME ?? join(homedir(), '.cache'), 'agent-session-test');
  const file = join(folder, name);
  const exists = await stat(file).then(
    () => true,
    () => false,
  );
  if (!exists) {
    await mkdir(folder, { recursive: true });
    const draft = join(await mkdtemp(join(folder, 'draft-')), basename(file));
    await make(draft);
    await rename(draft, file);
    await rm(dirname(draft), { recursive: true });
  }
  return file;
}

async function run(program: string, args: readonly string[]): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    const child = spawn(program, args, { stdio: ['ignore', 'ignore', 'inherit'] });
    child.on('error', reject);
    child.on('close', (code) => (code === 0 ? resolve() : reject(new Error(`${program} ended with ${code}`))));
  });
}
