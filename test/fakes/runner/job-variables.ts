import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { RunnerFolders } from './job-containers.ts';

/** What GitHub says about a run. All have defaults: a push to `main` of a small repository. */
export interface RunFacts {
  readonly repository?: string;
  readonly repositoryId?: number;
  readonly runId?: number;
  readonly runAttempt?: number;
  readonly job?: string;
  readonly ref?: string;
  readonly sha?: string;
  readonly headRef?: string;
  readonly baseRef?: string;
  readonly event?: string;
  readonly payload?: object;
  readonly token?: string;
  readonly serverUrl?: string;
  readonly apiUrl?: string;
  /** Zero-based, in a matrix of `jobTotal` jobs. */
  readonly jobIndex?: number;
  readonly jobTotal?: number;
}

/** The variables that GitHub and the runner set for every step, and the same facts as the contexts have them. */
export async function describeJob(facts: RunFacts, folders: RunnerFolders) {
  const repository = facts.repository ?? 'octo-org/my.repo_x';
  const ref = facts.ref ?? 'refs/heads/main';
  const workflowFolder = join(folders.temp, '_github_workflow');
  const eventPath = join(workflowFolder, 'event.json');
  await mkdir(workflowFolder, { recursive: true });
  await writeFile(eventPath, JSON.stringify(facts.payload ?? {}));
  const github = {
    actor: 'octocat',
    api_url: facts.apiUrl ?? 'https://api.github.com',
    base_ref: facts.baseRef ?? '',
    event_name: facts.event ?? 'push',
    event_path: eventPath,
    head_ref: facts.headRef ?? '',
    job: facts.job ?? 'build',
    ref,
    ref_name: ref.replace(/^refs\/(heads|tags|pull)\//, ''),
    ref_type: ref.startsWith('refs/tags/') ? 'tag' : 'branch',
    repository,
    repository_id: String(facts.repositoryId ?? 4711),
    repository_owner: repository.split('/')[0] ?? '',
    retention_days: '90',
    run_attempt: String(facts.runAttempt ?? 1),
    run_id: String(facts.runId ?? 1001),
    run_number: '1',
    server_url: facts.serverUrl ?? 'https://github.com',
    sha: facts.sha ?? '0123456789abcdef0123456789abcdef01234567',
    triggering_actor: 'octocat',
    workflow: 'CI',
    workspace: folders.workspace,
  };
  const runner = { os: 'Linux', arch: 'X64', name: 'test', temp: folders.temp, tool_cache: folders.toolCache };
  return {
    variables: {
      CI: 'true',
      GITHUB_ACTIONS: 'true',
      ...prefixed('GITHUB_', github),
      ...prefixed('RUNNER_', { ...runner, environment: 'github-hosted' }),
    },
    contexts: {
      github: { ...github, token: facts.token ?? 'ghs_test', event: facts.payload ?? {} },
      runner,
      strategy: { 'job-index': facts.jobIndex ?? 0, 'job-total': facts.jobTotal ?? 1 },
    },
  };
}

function prefixed(prefix: string, values: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(values).map(([key, value]) => [prefix + key.toUpperCase(), value]));
}
