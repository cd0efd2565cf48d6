import { createHash, randomUUID } from 'node:crypto';
import { chown, mkdir, mkdtemp, readdir, rm, symlink, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { makerTag } from '../../src/maker.ts';
import { needsEngine } from '../fakes/engine.ts';
import { startGithubServices } from '../fakes/github-services.ts';
import { runJob } from '../fakes/runner.ts';
import { agent, useHostJobs } from './host-jobs.ts';

const jobs = useHostJobs();
const id = randomUUID();
const DAY = 24 * 60 * 60 * 1000;
const roots: string[] = [];
let root: string;
let temp: string;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'temp-folder-'));
  roots.push(root);
  temp = join(root, '_work/_temp');
});
afterAll(() => Promise.all(roots.map((path) => rm(path, { recursive: true, force: true }))));

/** A process that ended, by the number of one that cannot be. */
const GONE = `${makerTag().split('.')[0]}.${(4_194_305).toString(36)}.1`;
const ELSEWHERE = '0000000.1.1';

/** What lies in the runner's temporary folder while the agent runs, and after the job. */
async function leftIn(
  names: readonly string[],
  runId = 102,
): Promise<{ during: string[]; after: string[]; log: string }> {
  for (const name of names) {
    await mkdir(join(temp, name), { recursive: true });
    await writeFile(join(temp, name, 'transcript'), 'private');
  }
  let during: string[] = [];
  const look = async () => {
    during = await readdir(temp);
    return undefined;
  };
  const job = await runJob({
    root,
    keepTemp: true,
    facts: { runId },
    steps: [jobs.session(), agent(id), { run: look }],
  });
  expect(job.conclusion).toBe('success');
  expect(job.annotations).toEqual([]);
  const ours = (all: string[]) => all.filter((name) => name.startsWith('agent-session')).sort();
  return { during: ours(during), after: ours(await readdir(temp)), log: job.stage('session', 'pre').log };
}

describe('what lies in the temporary folder of a runner that keeps it', () => {
  test('goes with the next step where its maker was killed, and one line says so', async () => {
    const names = [`agent-session-step-0000-000001-${GONE}-aaaaaa`, `agent-session-step-0000-000002-${GONE}-b`];
    const { during, after, log } = await leftIn(names);
    expect({ during, after }).toEqual({ during: [], after: [] });
    expect(log.match(/killed steps left/g)).toHaveLength(1);
    expect(log).toContain('Removed 2 temporary folders that killed steps left.');
  });

  test('stays while its maker runs, of whatever job', async () => {
    const name = `agent-session-step-0000-000001-${makerTag()}-aaaaaa`;
    expect((await leftIn([name])).after).toEqual([name]);
  });

  test('stays where nothing is known of its maker, until no job can be that old', async () => {
    const young = `agent-session-job-0000-000001-${ELSEWHERE}-aaaaaa`;
    const old = `agent-session-step-0000-000001-${ELSEWHERE}-bbbbbb`;
    await mkdir(join(temp, old), { recursive: true });
    await writeFile(join(temp, old, 'transcript'), 'private');
    await utimes(join(temp, old), new Date(), new Date(Date.now() - 6 * DAY));
    expect((await leftIn([young])).after).toEqual([young]);
  });

  test('goes where the same runner made it for another job, whatever became of its maker', async () => {
    const runner = createHash('sha256').update('test').digest('hex').slice(0, 4);
    const names = ['step', 'job'].map((kind) => `agent-session-${kind}-${runner}-000001-${ELSEWHERE}-aaaaaa`);
    expect((await leftIn(names)).during).toEqual([]);
  });

  test('stays where it is no folder of ours: another name, a link, another owner', async () => {
    const others = ['agent-session-notes', 'other-step-0000-000001', `agent-session-step-x-${GONE}-aaaaaa`];
    const link = `agent-session-step-0000-000001-${GONE}-cccccc`;
    await mkdir(temp, { recursive: true });
    await symlink(jobs.action, join(temp, link));
    const foreign = `agent-session-step-0000-000001-${GONE}-dddddd`;
    const isRoot = process.getuid?.() === 0;
    if (isRoot) await mkdir(join(temp, foreign));
    if (isRoot) await chown(join(temp, foreign), 2002, 2002);
    const { after } = await leftIn(others);
    const kept = [...others.filter((name) => name.startsWith('agent-session')), link, ...(isRoot ? [foreign] : [])];
    expect(after).toEqual(kept.sort());
    expect(await readdir(jobs.action)).not.toEqual([]);
  });
});

test('what a step has on its way goes with it where the job is cancelled', async () => {
  const services = await startGithubServices();
  try {
    services.fail('ListRepositoryArtifacts', 'stall');
    const listed = async () => {
      while (!services.requests.some(({ operation }) => operation === 'ListRepositoryArtifacts')) await pause(20);
    };
    const step = { id: 'restore', uses: { folder: jobs.action, path: 'restore' }, with: { name: 'pr-7' } };
    const job = await runJob({ root, steps: [step], actionEnv: services.jobVariables(101), cancelWhen: listed });
    expect(job.conclusion).toBe('cancelled');
    expect(job.stage('restore', 'main').exitCode).toBe(130);
    expect((await readdir(temp)).filter((name) => name.startsWith('agent-session'))).toEqual([]);
  } finally {
    await services.close();
  }
});

describe.runIf(needsEngine('docker'))('a folder that is handed over to a container to come', () => {
  const deferred = () => jobs.session({ container: `absent-${randomUUID()}`, 'working-directory': '/workspace' });

  test('is there for the whole job, and gone after it', async () => {
    let folder = '';
    const during: string[] = [];
    await runJob({ root, keepTemp: true, facts: { runId: 101 }, steps: [jobs.session(), agent(id)] });
    const steps = [
      deferred(),
      jobs.session({}, { id: 'another' }),
      {
        run: async ({ steps: { session } }: { steps: Record<string, { outputs: Record<string, string> }> }) => {
          folder = session?.outputs['config-directory'] ?? '';
          during.push(...(await readdir(folder)));
          return undefined;
        },
      },
    ];
    const job = await runJob({ root, keepTemp: true, facts: { runId: 102 }, steps });
    expect(job.outputs.session).toMatchObject({ verdict: 'deferred', resumed: 'true' });
    expect(during).toEqual(['projects']);
    expect(basename(folder)).toBe('.claude');
    expect((await readdir(temp)).filter((name) => name.startsWith('agent-session'))).toEqual([]);
  });

  test('is gone after the next job where the machine died', async () => {
    const kill = { stage: 'main', after: Number.POSITIVE_INFINITY, what: 'tree', afterwards: 'nothing' } as const;
    await runJob({ root, keepTemp: true, kill, facts: { runId: 101 }, steps: [deferred()] });
    const left = (await readdir(temp)).filter((name) => name.startsWith('agent-session-job-'));
    expect(left).toHaveLength(1);
    expect((await leftIn([], 102)).during).toEqual([]);
  });
});
