import { existsSync } from 'node:fs';
import { cp, mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Engine } from './engine.ts';
import { type ActionDefinition, readActionDefinition } from './runner/action-definition.ts';
import { type Contexts, isMet, type JobStatus } from './runner/expressions.ts';
import {
  type ContainerDefinition,
  type RunnerFolders,
  removeContainers,
  startJobContainer,
  startService,
} from './runner/job-containers.ts';
import { describeJob, type RunFacts } from './runner/job-variables.ts';
import { type RunningJob, runActionStage, runShellStep, type StageName, type StageResult } from './runner/stages.ts';
import type { Annotation } from './runner/workflow-commands.ts';

/** A step that uses an action, as a workflow writes it. Values may hold `${{ a.b.c }}`. */
export interface ActionStep {
  readonly id: string;
  readonly uses: UsedAction;
  readonly with?: Readonly<Record<string, string>>;
  readonly env?: Readonly<Record<string, string>>;
  readonly if?: string;
}

export interface UsedAction {
  /** A folder with what a release of the action holds. */
  readonly folder: string;
  /** The folder of an action inside of it, for `owner/repo/path@ref`. */
  readonly path?: string;
  /** `uses: ./`: out of the workspace, and without pre. */
  readonly local?: true;
}

/**
 * A step that runs a shell command where the job runs; as a function, whatever a test does between two actions, and then
 * the command it returns, if any. A function that throws fails the step, and the test once the job is over.
 */
export interface RunStep {
  readonly id?: string;
  readonly run: string | ((contexts: StepContexts, cancel: AbortSignal) => Promise<string | undefined>);
  readonly env?: Readonly<Record<string, string>>;
  readonly if?: string;
}

/** The contexts that a function step usually wants, typed. */
export interface StepContexts {
  readonly steps: Readonly<Record<string, { readonly outputs: Readonly<Record<string, string>> }>>;
  readonly job: {
    readonly status: JobStatus;
    readonly container: { readonly id: string };
    readonly services: Readonly<Record<string, { readonly id: string }>>;
  };
  readonly env: Readonly<Record<string, string>>;
}

export interface Job {
  /** A folder of the job's own, which the caller removes. What a former job left in it counts as the machine's. */
  readonly root: string;
  readonly steps: readonly (ActionStep | RunStep)[];
  readonly engine?: Engine;
  readonly container?: ContainerDefinition;
  readonly services?: Readonly<Record<string, ContainerDefinition>>;
  readonly facts?: RunFacts;
  /** Of the workflow and the job. */
  readonly env?: Readonly<Record<string, string>>;
  /** What the runner tells actions and no shell steps: where the results service is, and the token for it. */
  readonly actionEnv?: Readonly<Record<string, string>>;
  /** Folders before the machine's own PATH. */
  readonly path?: readonly string[];
  /** The job is cancelled as soon as this resolves. It starts with the first step. */
  readonly cancelWhen?: () => Promise<unknown>;
  /** What starts every program of the job: `setpriv` for another user, say. */
  readonly as?: readonly string[];
  /** A stage of an action that is killed. */
  readonly kill?: Kill;
  /** Whether the runner's temporary folder and its copies of actions stay from job to job; GitHub's runner empties both. */
  readonly keepTemp?: boolean;
}

/** How a stage of an action ends by SIGKILL. */
export interface Kill {
  readonly stage: StageName;
  /** Milliseconds after the start of its process; `Infinity`: it comes to its end. */
  readonly after: number;
  /** `process` leaves the programs that the stage started to themselves; `tree` ends them too. */
  readonly what: 'process' | 'tree';
  /** Whether the runner goes on with the rest of the job, or the machine is gone with it. */
  readonly afterwards: 'go on' | 'nothing';
}

export interface JobResult {
  readonly conclusion: JobStatus;
  /** In the order they ran. */
  readonly stages: readonly StageResult[];
  /** @throws Error when that stage did not run. */
  stage(step: string, stage: StageName): StageResult;
  hasRun(step: string, stage: StageName): boolean;
  readonly annotations: readonly Annotation[];
  readonly outputs: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** What `env` names at the end of the job, when its outputs are evaluated. */
  readonly env: Readonly<Record<string, string>>;
  readonly workspace: string;
  readonly root: string;
}

/** Runs a job in the order of the real runner: containers, every pre, the steps, the posts from the last to the first. */
export async function runJob(job: Job): Promise<JobResult> {
  const engine = job.engine ?? 'docker';
  const containers: string[] = [];
  const folders = await makeFolders(job);
  const running = await startRunning(job, folders);
  const failures: unknown[] = [];
  try {
    if (job.container !== undefined) {
      running.container = await startJobContainer(engine, job.container, folders);
      containers.push(running.container.id);
    }
    for (const [id, definition] of Object.entries(job.services ?? {})) {
      running.services[id] = { id: await startService(engine, id, definition) };
      containers.push(running.services[id].id);
    }
    const actions = await prepareActions(job, folders);
    const posts: PreparedAction[] = [];

    for (const action of actions.values()) {
      if (action.definition.runs.pre !== undefined && action.step.uses.local === true) {
        running.annotate('warning', '`pre` execution is not supported for local action');
      } else if (
        action.definition.runs.pre !== undefined &&
        isMet(action.definition.runs['pre-if'] ?? 'always()', running.contexts(), running.status)
      ) {
        register(posts, action);
        running.add(await runActionStage(running, action, 'pre'));
        if (isOver(job, 'pre')) return resultOf(running, folders);
      }
    }
    const cancelling = job.cancelWhen?.().then(() => running.cancel.abort());
    for (const step of job.steps) {
      if (!isMet(step.if, running.contexts(), running.status)) {
        continue;
      }
      if ('run' in step) {
        await runStep(running, step, failures);
      } else {
        const action = actions.get(step)!;
        register(posts, action);
        running.add(await runActionStage(running, action, 'main'));
        if (isOver(job, 'main')) return resultOf(running, folders);
      }
    }
    if (running.cancel.signal.aborted) {
      await cancelling;
    }
    for (const action of posts.reverse()) {
      if (isMet(action.definition.runs['post-if'] ?? 'always()', running.contexts(), running.status)) {
        running.add(await runActionStage(running, action, 'post'));
      }
    }
  } finally {
    await removeContainers(engine, containers);
  }
  if (failures.length > 0) {
    throw failures[0];
  }
  return resultOf(running, folders);
}

function isOver({ kill }: Job, stage: StageName): boolean {
  return kill?.stage === stage && kill.afterwards === 'nothing';
}

export interface PreparedAction {
  readonly step: ActionStep;
  readonly definition: ActionDefinition;
  /** Where its `action.yml` is. */
  readonly folder: string;
}

async function makeFolders({ root, facts, keepTemp }: Job): Promise<RunnerFolders> {
  const work = join(root, '_work');
  const name = (facts?.repository ?? 'octo-org/my.repo_x').split('/')[1] ?? 'repository';
  const folders = {
    work,
    temp: join(work, '_temp'),
    workspace: join(work, name, name),
    home: join(root, 'home'),
    toolCache: join(work, '_tool'),
  };
  if (keepTemp !== true) await rm(folders.temp, { recursive: true, force: true });
  const inTemp = [join(folders.temp, '_github_home'), join(folders.temp, '_github_workflow')];
  for (const folder of [...inTemp, folders.workspace, folders.home, folders.toolCache]) {
    await mkdir(folder, { recursive: true });
  }
  return folders;
}

async function startRunning(job: Job, folders: RunnerFolders): Promise<RunningJob> {
  const { variables, contexts } = await describeJob(job.facts ?? {}, folders);
  const stages: StageResult[] = [];
  const annotations: Annotation[] = [];
  const running: RunningJob = {
    job,
    folders,
    variables,
    status: 'success',
    env: { ...job.env },
    path: [...(job.path ?? [])],
    masks: [contexts.github.token],
    states: new Map(),
    outputs: {},
    services: {},
    container: undefined,
    cancel: new AbortController(),
    stages,
    annotations,
    annotate: (level, message) => annotations.push({ level, title: undefined, message }),
    contexts: () => stepContexts(running, contexts),
    add(stage) {
      stages.push(stage);
      annotations.push(...stage.annotations);
      if (running.cancel.signal.aborted) {
        running.status = 'cancelled';
      } else if (stage.exitCode !== 0 && running.status === 'success') {
        running.status = 'failure';
      }
    },
  };
  return running;
}

function stepContexts(running: RunningJob, fixed: Contexts): Contexts & StepContexts {
  const steps = Object.entries(running.outputs).map(([id, outputs]) => [id, { outputs }] as const);
  return {
    ...fixed,
    env: running.env,
    job: { status: running.status, container: { id: running.container?.id ?? '' }, services: running.services },
    steps: Object.fromEntries(steps),
  };
}

/** Every action of the job is fetched before anything runs; the steps share one copy of a repository. */
async function prepareActions({ steps, keepTemp }: Job, folders: RunnerFolders) {
  const prepared = new Map<ActionStep | RunStep, PreparedAction>();
  for (const step of steps) {
    if ('run' in step) {
      continue;
    }
    const { folder, path = '', local } = step.uses;
    const place = local === true ? folders.workspace : join(folders.work, '_actions', 'octo-org', 'action', 'v1');
    if (keepTemp !== true || !existsSync(join(place, 'action.yml'))) await cp(folder, place, { recursive: true });
    const actionFolder = join(place, path);
    prepared.set(step, { step, folder: actionFolder, definition: await readActionDefinition(actionFolder) });
  }
  return prepared;
}

function register(posts: PreparedAction[], action: PreparedAction): void {
  if (action.definition.runs.post !== undefined && !posts.includes(action)) {
    posts.push(action);
  }
}

async function runStep(running: RunningJob, step: RunStep, failures: unknown[]): Promise<void> {
  let command: string | undefined;
  if (typeof step.run === 'string') {
    command = step.run;
  } else {
    try {
      command = await step.run(running.contexts(), running.cancel.signal);
    } catch (error) {
      failures.push(error);
      command = 'exit 1';
    }
  }
  running.add(await runShellStep(running, { ...step, run: command ?? ':' }));
}

function resultOf(running: RunningJob, folders: RunnerFolders): JobResult {
  const find = (step: string, stage: StageName) =>
    running.stages.find((result) => result.step === step && result.stage === stage);
  return {
    conclusion: running.status,
    stages: running.stages,
    annotations: running.annotations,
    outputs: running.outputs,
    env: running.env,
    workspace: folders.workspace,
    root: running.job.root,
    hasRun: (step, stage) => find(step, stage) !== undefined,
    stage(step, stage) {
      const found = find(step, stage);
      if (found === undefined) {
        const ran = running.stages.map((result) => `${result.step}/${result.stage}`).join(', ');
        throw new Error(`${step}/${stage} did not run; what ran: ${ran}`);
      }
      return found;
    },
  };
}
