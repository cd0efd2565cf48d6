import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { chmod, mkdir, mkdtemp, readdir, rename, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type Job, type JobResult, runJob } from '../fakes/runner.ts';
import { agent, useHostJobs } from './host-jobs.ts';

const jobs = useHostJobs();
const id = randomUUID();
const mounted: string[] = [];
let root: string;
let temp: string;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'disk-job-'));
  temp = join(root, '_work/_temp');
});
afterEach(async () => {
  for (const place of mounted.splice(0)) spawnSync('umount', ['-l', place]);
  await rm(root, { recursive: true, force: true });
});

const canMount =
  process.platform === 'linux' &&
  process.getuid?.() === 0 &&
  spawnSync('unshare', ['-m', 'mount', '-t', 'tmpfs', 'tmpfs', '/mnt']).status === 0;

async function mount(place: string, ...options: string[]): Promise<void> {
  await mkdir(place, { recursive: true });
  const done = spawnSync('mount', ['-t', 'tmpfs', '-o', ['mode=777', ...options].join(','), 'tmpfs', place]);
  expect(done.status).toBe(0);
  mounted.push(place);
}

const run = (runId: number, job: Omit<Job, 'root'>) => runJob({ root, keepTemp: true, ...job, facts: { runId } });
const told = ({ annotations }: JobResult) => annotations.map(({ level, message }) => `${level}: ${message}`);
const ours = async (folder: string) => (await readdir(folder)).filter((name) => name.startsWith('agent-session'));

/** Writes to a file until its file system is full, but for so many bytes. */
function fill(place: string, left: number): { run: string } {
  return {
    run: `dd if=/dev/zero of='${place}/filler' bs=4096 2>/dev/null || true; truncate -s -${left} '${place}/filler'`,
  };
}

describe.runIf(canMount)('a disk', () => {
  const large = 'word '.repeat(20_000);

  test('that is another than that of the sessions, for all that lies on its way: as ever', async () => {
    await mount(temp, 'size=20m');
    expect(told(await run(101, { steps: [jobs.session(), agent(id)] }))).toEqual([]);
    await rm(join(root, 'home'), { recursive: true });
    const second = await run(102, { steps: [jobs.session(), agent(id)] });
    expect(told(second)).toEqual([]);
    expect(second.outputs.session).toMatchObject({ verdict: 'restored', 'source-run-id': '101' });
    expect(await jobs.bundles()).toHaveLength(2);
  });

  test('that is full for all that lies on its way: the place and what to do, and what was kept is whole', async () => {
    await run(101, { steps: [jobs.session(), agent(id, large), agent(id, large)] });
    await rm(temp, { recursive: true });
    await mount(temp, 'size=1m');
    const failed = await run(102, { steps: [jobs.session(), agent(id), fill(temp, 100_000)] });
    expect(failed.conclusion).toBe('success');
    expect(told(failed)).toEqual([
      expect.stringMatching(/^warning: .*_work\/_temp.*there is no space left \(ENOSPC\)\. Make room there\.?/),
    ]);
    expect(await ours(temp)).toEqual([]);
    expect(await jobs.bundles()).toHaveLength(1);

    await rm(join(temp, 'filler'));
    await rm(join(root, 'home'), { recursive: true });
    const strict = { 'if-capture-fails': 'error' };
    const red = await run(103, { steps: [jobs.session(strict), agent(id), fill(temp, 100_000)] });
    expect(red.outputs.session).toMatchObject({ verdict: 'restored', 'source-run-id': '101' });
    expect(red.conclusion).toBe('failure');
    expect(told(red)).toEqual([expect.stringMatching(/^error: .*there is no space left/)]);
  });

  test('that is too full to restore: no older session takes the place of the newest', async () => {
    await run(101, { steps: [jobs.session(), agent(id, 'small')] });
    await run(102, { steps: [jobs.session(), agent(id, large), agent(id, large)] });
    await rm(join(root, 'home'), { recursive: true });
    await rm(temp, { recursive: true });
    await mount(temp, 'size=160k');
    const job = await run(103, { steps: [jobs.session()] });
    expect(job.conclusion).toBe('success');
    expect(told(job)).toEqual([
      expect.stringMatching(
        /^warning: The bundle .* cannot be copied to .*_temp.*: there is no space left \(ENOSPC\)\. Make room there\. The agent starts without its earlier session\.$/,
      ),
    ]);
    expect(job.outputs.session).toMatchObject({ verdict: 'fresh', resumed: 'false' });
  });

  test('of the archive that is full: it is named, nothing half stays, and the bundles before are whole', async () => {
    await mount(jobs.archive, 'size=1m');
    await run(101, { steps: [jobs.session(), agent(id, large), agent(id, large)] });
    const full = await run(102, {
      steps: [jobs.session(), agent(id, large), agent(id, large), fill(jobs.archive, 50_000)],
    });
    expect(full.conclusion).toBe('success');
    expect(told(full)).toEqual([
      `warning: The session could not be saved in the archive directory ${jobs.archive} (ENOSPC): check the input archive-path, the folder's permissions and the space left.`,
    ]);
    const names = await readdir(join(jobs.archive, 'pr-7'));
    expect(names).toEqual([expect.stringMatching(/-101-1-/)]);
    const red = await run(103, { steps: [jobs.session({ 'if-capture-fails': 'error' }), agent(id)] });
    expect(red.conclusion).toBe('failure');
    await rm(join(root, 'home'), { recursive: true });
    await rm(join(jobs.archive, 'filler'));
    const next = await run(104, { steps: [jobs.session()] });
    expect(next.outputs.session).toMatchObject({ verdict: 'restored', 'source-run-id': '101' });
  });

  test('of the agent that can only be read: a plain warning, and the job goes on', async () => {
    await run(101, { steps: [jobs.session(), agent(id)] });
    await rm(join(root, 'home/.claude'), { recursive: true });
    await mount(join(root, 'home/.claude'));
    spawnSync('mount', ['-o', 'remount,ro', join(root, 'home/.claude')]);
    const job = await run(102, { steps: [jobs.session()] });
    expect(job.conclusion).toBe('success');
    expect(told(job)).toEqual([
      expect.stringMatching(
        /^warning: Session .* could not be written to .*\.claude.*: it can only be read \(EROFS\)\. Choose a place that can be written\. The agent starts without its earlier session\.$/,
      ),
    ]);
  });
});

describe.runIf(process.getuid?.() === 0 && process.platform === 'linux')('a config directory of another user', () => {
  /** What this process makes can be written by the user that the job runs as. */
  async function asUser(runId: number, steps: Job['steps']): Promise<JobResult> {
    const before = process.umask(0);
    try {
      return await run(runId, { steps, as: ['setpriv', '--reuid=2002', '--regid=2002', '--clear-groups'] });
    } finally {
      process.umask(before);
    }
  }

  test('that it may not write: a plain warning, and the job goes on', async () => {
    await chmod(root, 0o777);
    const archive = { 'archive-path': join(root, 'archive') };
    expect(told(await asUser(101, [jobs.session(archive), agent(id)]))).toEqual([]);
    await rm(join(root, 'home/.claude'), { recursive: true });
    await mkdir(join(root, 'home/.claude'), { mode: 0o755 });
    await chmod(join(root, 'home/.claude'), 0o755);
    const job = await asUser(102, [jobs.session(archive)]);
    expect(job.conclusion).toBe('success');
    expect(told(job)).toEqual([
      expect.stringMatching(
        /^warning: Session .* could not be written to .*: the user of this step is not allowed to \(EACCES\)\. Give it access, or choose another place\. The agent starts/,
      ),
    ]);
  });

  test('that it may not read: told, and red where a session is asked for', async () => {
    await chmod(root, 0o777);
    await mkdir(join(root, 'home/.claude/projects'), { recursive: true });
    await chmod(join(root, 'home'), 0o777);
    await chmod(join(root, 'home/.claude'), 0o700);
    for (const [inputs, level] of [
      [{}, 'warning'],
      [{ 'if-capture-fails': 'error' }, 'error'],
    ] as const) {
      const job = await asUser(103, [jobs.session({ 'archive-path': join(root, 'archive'), ...inputs })]);
      expect(job.conclusion).toBe(level === 'error' ? 'failure' : 'success');
      expect(told(job)).toEqual([
        expect.stringMatching(
          `^${level}: The agent's files in .*\\.claude belong to another user and cannot be read\\. Run the agent as the user of this step`,
        ),
      ]);
    }
  });
});

describe('a clock', () => {
  const transcript = async () => {
    const projects = join(root, 'home/.claude/projects');
    const [folder = ''] = await readdir(projects);
    return join(projects, folder, `${id}.jsonl`);
  };

  test('that was ahead when a bundle was kept: later ones come after it all the same', async () => {
    await run(101, { steps: [jobs.session(), agent(id)] });
    const [bundle = ''] = await jobs.bundles();
    await rename(join(jobs.archive, 'pr-7', bundle), join(jobs.archive, 'pr-7', bundle.replace(/^\d{4}/, '2099')));
    for (const runId of [102, 103]) await run(runId, { steps: [jobs.session(), agent(id)] });
    const last = await run(104, { steps: [jobs.session()] });
    expect(last.outputs.session).toMatchObject({ verdict: 'restored', 'source-run-id': '103' });
  });

  test('that is set back while the job runs: what the agent wrote is found', async () => {
    const back = {
      run: async () => {
        const time = new Date(Date.now() - 3_600_000);
        await utimes(await transcript(), time, time);
        return undefined;
      },
    };
    const preload = join(root, 'clock.mjs');
    // In post, this machine is an hour behind.
    const behind = 'const now = Date.now; Date.now = () => now() - 3_600_000;';
    await writeFile(preload, `if (process.argv[1]?.endsWith('post.js')) { ${behind} }`);
    const env = { NODE_OPTIONS: `--import=${preload}` };
    const job = await run(101, { env, steps: [jobs.session(), agent(id), back] });
    expect(told(job)).toEqual([]);
    expect(job.stage('session', 'post').log).toContain('The clock of this machine was set back by 60 minutes');
    expect(await jobs.bundles()).toHaveLength(1);
  });

  test('that was ahead when a session was written: it is not taken for one of this job', async () => {
    await run(101, { steps: [agent(id)] });
    const time = new Date(Date.now() + 7_200_000);
    await utimes(await transcript(), time, time);
    const unused = await run(102, { steps: [jobs.session({ name: 'other' })] });
    expect(unused.stage('session', 'post').log).toContain('nothing to capture');
    // It goes on, with a time that is still before the one it had.
    const used = await run(103, { steps: [jobs.session({ name: 'other' }), agent(id)] });
    expect(used.stage('session', 'post').log).toContain('Captured session');
  });
});
