import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { runnerNode } from '../programs.ts';
import type { Job, PreparedAction, RunStep, StepContexts } from '../runner.ts';
import { type Contexts, evaluate, type JobStatus } from './expressions.ts';
import { type FileCommands, fileCommands } from './file-commands.ts';
import type { RunnerFolders, startJobContainer } from './job-containers.ts';
import { type Command, runCommand } from './processes.ts';
import { type Annotation, parseOutput } from './workflow-commands.ts';

export type StageName = 'pre' | 'main' | 'post';

/** What one stage of a step did. */
export interface StageResult {
  readonly step: string;
  readonly stage: StageName;
  readonly exitCode: number;
  /** How long its process ran. */
  readonly milliseconds: number;
  /** Both outputs, masked. */
  readonly log: string;
  readonly annotations: readonly Annotation[];
  /** What it added to the job summary. */
  readonly summary: string;
  /** What it saved for the later stages of its step. */
  readonly state: Readonly<Record<string, string>>;
}

/** A job while it runs. */
export interface RunningJob {
  readonly job: Job;
  readonly folders: RunnerFolders;
  readonly variables: Readonly<Record<string, string>>;
  status: JobStatus;
  readonly env: Record<string, string>;
  readonly path: string[];
  masks: readonly string[];
  readonly states: Map<string, Record<string, string>>;
  readonly outputs: Record<string, Readonly<Record<string, string>>>;
  readonly services: Record<string, { readonly id: string }>;
  container: Awaited<ReturnType<typeof startJobContainer>> | undefined;
  readonly cancel: AbortController;
  readonly stages: readonly StageResult[];
  readonly annotations: readonly Annotation[];
  annotate(level: Annotation['level'], message: string): void;
  contexts(): Contexts & StepContexts;
  add(stage: StageResult): void;
}

/** Runs one stage of an action. Its inputs are evaluated anew, and only main can set outputs. */
export async function runActionStage(
  running: RunningJob,
  action: PreparedAction,
  stage: StageName,
): Promise<StageResult> {
  const { step, definition } = action;
  const script = definition.runs[stage];
  const state = running.states.get(step.id) ?? {};
  running.states.set(step.id, state);
  const { result, files } = await runStage(running, step.id, stage, {
    program: running.container?.node ?? runnerNode(),
    args: [join(action.folder, script ?? '')],
    env: {
      ...running.job.actionEnv,
      ...evaluateAll(step.env ?? {}, running.contexts()),
      GITHUB_ACTION: step.id,
      ...inputVariables(running, action),
      ...Object.fromEntries(Object.entries(state).map(([key, value]) => [`STATE_${key}`, value])),
    },
  });
  Object.assign(state, files.state);
  if (stage === 'main') {
    running.outputs[step.id] = files.outputs;
  }
  return result;
}

/** Runs a shell command with the shell the runner takes: bash on a machine, sh in a container. */
export async function runShellStep(
  running: RunningJob,
  step: RunStep & { readonly run: string },
): Promise<StageResult> {
  const id = step.id ?? `run ${running.stages.length}`;
  const { result, files } = await runStage(running, id, 'main', {
    program: running.container === undefined ? 'bash' : 'sh',
    args: ['-e', '-c', evaluate(step.run, running.contexts())],
    env: { ...evaluateAll(step.env ?? {}, running.contexts()), GITHUB_ACTION: '__run' },
  });
  running.outputs[id] = files.outputs;
  return result;
}

async function runStage(
  running: RunningJob,
  step: string,
  stage: StageName,
  command: Omit<Command, 'cwd'>,
): Promise<{ readonly result: StageResult; readonly files: FileCommands }> {
  const { folders, container } = running;
  const commands = await fileCommands(folders.temp, randomUUID());
  const machine = { PATH: process.env.PATH ?? '', HOME: folders.home };
  const onHost: Command = {
    program: command.program,
    args: container === undefined ? command.args : command.args.map(container.inside),
    cwd: folders.workspace,
    env: {
      ...machine,
      PATH: [...running.path, container?.path ?? machine.PATH].join(':'),
      ...running.variables,
      ...running.env,
      ...command.env,
      ...commands.variables,
    },
  };
  // What runs after a cancel was meant to: the signal that ended the steps is not for it.
  const cancel = running.cancel.signal.aborted ? new AbortController().signal : running.cancel.signal;
  const { kill } = running.job;
  const killed = kill?.stage === stage && command.env.GITHUB_ACTION !== '__run' ? kill : undefined;
  const start = performance.now();
  const { exitCode, output } = await runCommand(
    startedBy(running.job.as ?? [], container?.wrap(onHost) ?? onHost),
    cancel,
    killed,
  );
  const milliseconds = performance.now() - start;
  const files = await commands.read();
  Object.assign(running.env, files.env);
  running.path.unshift(...files.path);
  const { log, annotations, masks } = parseOutput(output, running.masks);
  running.masks = masks;
  return {
    result: { step, stage, exitCode, milliseconds, log, annotations, summary: files.summary, state: files.state },
    files,
  };
}

function startedBy([program, ...args]: readonly string[], command: Command): Command {
  return program === undefined ? command : { ...command, program, args: [...args, command.program, ...command.args] };
}

function inputVariables(running: RunningJob, { step, definition }: PreparedAction): Record<string, string> {
  const given = step.with ?? {};
  const declared = definition.inputs ?? {};
  for (const name of Object.keys(given)) {
    if (!(name in declared)) {
      running.annotate('warning', `Unexpected input(s) '${name}'`);
    }
  }
  const defaults = Object.entries(declared).map(([name, input]) => [name, String(input?.default ?? '')]);
  const values = { ...Object.fromEntries(defaults), ...given } as Record<string, string>;
  const variables = Object.entries(evaluateAll(values, running.contexts())).map(([name, value]) => [
    `INPUT_${name.replaceAll(' ', '_').toUpperCase()}`,
    value,
  ]);
  return Object.fromEntries(variables) as Record<string, string>;
}

function evaluateAll(values: Readonly<Record<string, string>>, contexts: Contexts): Record<string, string> {
  return Object.fromEntries(Object.entries(values).map(([key, value]) => [key, evaluate(value, contexts)]));
}
