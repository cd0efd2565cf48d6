import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import { containerFlags, type Engine, engineRun, needsEngine, TEST_LABEL } from '../fakes/engine.ts';
import { type GithubServices, startGithubServices } from '../fakes/github-services.ts';
import { CLAUDE_PROGRAM, needsAgent } from '../fakes/programs.ts';
import { copyRelease } from '../fakes/release.ts';
import { type ActionStep, type Job, type JobResult, type RunStep, runJob, type UsedAction } from '../fakes/runner.ts';
import { type ScriptedModel, startScriptedModel } from '../fakes/scripted-model.ts';
import {
  AGENT_COMMAND,
  type AgentAnswer,
  agentArguments,
  agentShellCommand,
  agentVariables,
  parseAnswer,
  quote,
} from './agent.ts';

/** What a scenario plays in: a model, GitHub's services, a container engine, and the action as a release holds it. */
export interface World {
  readonly engine: Engine;
  readonly model: ScriptedModel;
  readonly services: GithubServices;
  /** The action without its sources and without node_modules. */
  readonly action: UsedAction;
  /** An empty folder that is gone after the test. */
  folder(): Promise<string>;
  /** A name for a container or a volume, which is removed after the test. */
  name(kind: 'container' | 'volume'): string;
  /** The engine's flags that bring the agent's program into a container. */
  readonly agentMount: readonly string[];
  /** All of the engine's flags for a container that an agent is to run in. */
  readonly agentFlags: readonly string[];
  /** Starts a container for an agent; without a command it does nothing until it is removed. */
  startContainer(name: string, image: string, flags?: readonly string[]): Promise<void>;
  /** Runs the agent in a running container, which holds it as `program` where that is not its usual command. */
  ask(
    container: string,
    prompt: string,
    options?: { readonly args?: string; readonly user?: string; readonly program?: string },
  ): Promise<AgentAnswer>;
  /** The same as a shell command, for a step of a job on the host. */
  agentCommandLine(container: string, prompt: string): string;
  /** Runs a job of the workflow run `runId`. */
  job(runId: number, job: Omit<Job, 'root'> & { readonly root?: string }): Promise<JobResult>;
  /** The step that every scenario is about. */
  session(inputs: Readonly<Record<string, string>>, step?: Partial<ActionStep>): ActionStep;
}

/** Whether scenarios with this engine can be played here: to be given to `describe.runIf`. In CI they have to be. */
export function needsWorld(engine: Engine): boolean {
  return needsEngine(engine) && needsAgent();
}

/** A world that begins with the first test of the file and ends after the last one. */
export function useWorld(engine: Engine): World {
  const folders: string[] = [];
  const containers: string[] = [];
  const volumes: string[] = [];
  const parts = {} as { model: ScriptedModel; services: GithubServices; action: UsedAction };
  const folder = async () => {
    const path = await mkdtemp(join(tmpdir(), 'agent-session-e2e-'));
    folders.push(path);
    return path;
  };

  beforeAll(async () => {
    Object.assign(parts, {
      model: await startScriptedModel(),
      services: await startGithubServices(),
      action: { folder: await copyRelease(await folder()) },
    });
  });

  afterAll(async () => {
    for (const [remove, names] of [
      [['rm', '-f', '-v'], containers],
      [['volume', 'rm', '-f'], volumes],
    ] as const) {
      if (names.length > 0) {
        await engineRun(engine, [...remove, ...names], { mayFail: true });
      }
    }
    await parts.model.close();
    await parts.services.close();
    for (const path of folders) {
      await rm(path, { recursive: true, force: true });
    }
  });

  const agentMount = ['-v', `${CLAUDE_PROGRAM}:${AGENT_COMMAND}:ro`];
  const agentFlags = [...containerFlags(engine), ...agentMount];
  return {
    engine,
    agentMount,
    agentFlags,
    folder,
    get model() {
      return parts.model;
    },
    get services() {
      return parts.services;
    },
    get action() {
      return parts.action;
    },
    name(kind) {
      const name = `${TEST_LABEL}-${randomUUID().slice(0, 8)}`;
      (kind === 'container' ? containers : volumes).push(name);
      return name;
    },
    async startContainer(name, image, flags = []) {
      await engineRun(engine, ['run', '-d', '--name', name, ...agentFlags, ...flags, image]);
    },
    async ask(container, prompt, { args = '', user, program = AGENT_COMMAND } = {}) {
      const variables = Object.entries(agentVariables(parts.model)).flatMap(([key, value]) => [
        '-e',
        `${key}=${value}`,
      ]);
      const words = [program, ...agentArguments(prompt, args)];
      const as = user === undefined ? [] : ['--user', user];
      const { stdout } = await engineRun(engine, ['exec', ...as, ...variables, container, ...words]);
      return parseAnswer(stdout);
    },
    agentCommandLine(container, prompt) {
      const words = agentShellCommand(parts.model, AGENT_COMMAND, agentArguments(prompt));
      return `${engine} exec ${container} bash -c ${quote(`exec env ${words}`)}`;
    },
    job: async (runId, job) =>
      await runJob({
        engine,
        root: await folder(),
        ...job,
        facts: { runId, repository: parts.services.repository, token: parts.services.token, ...job.facts },
        actionEnv: { ...parts.services.jobVariables(runId), ...job.actionEnv },
      }),
    session: (inputs, step = {}) => ({ id: 'session', uses: parts.action, with: inputs, ...step }),
  };
}

/** A step that runs test code between two actions. */
export function between(work: () => Promise<unknown>): RunStep {
  return {
    run: async () => {
      await work();
      return undefined;
    },
  };
}
