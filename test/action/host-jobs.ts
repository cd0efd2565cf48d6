import { randomUUID } from 'node:crypto';
import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { copyRelease } from '../fakes/release.ts';
import { type ActionStep, type Job, type JobResult, type RunStep, runJob } from '../fakes/runner.ts';

/** Jobs on the host that use the released action with a directory archive, and an agent that is played by a shell. */
export interface HostJobs {
  /** The folder of the archive, new for every test. */
  readonly archive: string;
  readonly action: string;
  session(inputs?: Record<string, string>, step?: Partial<ActionStep>): ActionStep;
  /** Each run gets a machine of its own. */
  run(runId: number, job: Omit<Job, 'root'>): Promise<JobResult>;
  /** The folders of a name's bundles, oldest first. */
  bundles(name?: string): Promise<string[]>;
}

export function useHostJobs(): HostJobs {
  const places = { root: '', action: '', archive: '' };
  beforeAll(async () => {
    places.root = await mkdtemp(join(tmpdir(), 'host-job-'));
    places.action = join(places.root, 'action');
    await mkdir(places.action);
    await copyRelease(places.action);
  });
  beforeEach(() => {
    places.archive = join(places.root, `archive-${randomUUID()}`);
  });
  afterAll(() => rm(places.root, { recursive: true, force: true }));

  return {
    get archive() {
      return places.archive;
    },
    get action() {
      return places.action;
    },
    session(inputs = {}, step = {}) {
      const given = { archive: 'directory', 'archive-path': places.archive, name: 'pr-7', ...inputs };
      return { id: 'session', uses: { folder: places.action }, with: given, ...step };
    },
    async run(runId, job) {
      const root = await mkdtemp(join(places.root, 'run-'));
      return await runJob({ root, ...job, facts: { runId, ...job.facts } });
    },
    async bundles(name = 'pr-7') {
      const found = await readdir(join(places.archive, name)).catch(() => []);
      return found.sort((a, b) => (a < b ? -1 : 1));
    },
  };
}

/** Writes, or goes on with, the transcript of a session in the job's home, for its workspace. */
export function agent(id: string, text = 'hello', { type = 'user' } = {}): RunStep {
  const row = `{"type":"${type}","isSidechain":false,"cwd":"'"$GITHUB_WORKSPACE"'","sessionId":"${id}","timestamp":"2026-11-02T10:00:01Z","message":{"role":"${type}","content":[{"type":"text","text":"${text}"}]}}`;
  const folder = '"$HOME/.claude/projects/$(printf %s "$GITHUB_WORKSPACE" | sed s/[^A-Za-z0-9]/-/g)"';
  return { run: `mkdir -p ${folder} && echo '${row}' >> ${folder}/${id}.jsonl` };
}
