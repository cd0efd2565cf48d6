import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { RUNNER_NODE } from '../fakes/programs.ts';
import { evaluate, expression } from '../fakes/runner/expressions.ts';
import type { JobResult } from '../fakes/runner.ts';
import { type Message, spokenTurns } from '../fakes/scripted-model.ts';
import { type AgentAnswer, agentArguments, agentShellCommand, parseAnswer } from './agent.ts';
import { readHostTree, readWithSdk, type TreeFile } from './session-tree.ts';
import type { AgentVersion } from './versions.ts';
import type { World } from './world.ts';

/** The directory of the job, in a prompt: it is known once the job runs. */
export const WORKSPACE = expression('github.workspace');

/** A first conversation with what every version can do: a stay elsewhere, a long output, a note, a sub-agent. */
export const FIRST_PROMPT = [
  'Remember the word heron.',
  'bash: mkdir -p src && cd src && pwd',
  'bash: seq 1 40000',
  `write: ${WORKSPACE}/src/note.txt hello`,
  `read: ${WORKSPACE}/src/note.txt`,
  'task: say: the sub-agent has looked around',
].join('\n');

export interface HostRunOptions {
  readonly runId: number;
  readonly version: AgentVersion;
  readonly prompt: string;
  /** The folder of the archive. */
  readonly archive: string;
  /** The machine, where it is not a new one. */
  readonly root?: string;
  readonly inputs?: Readonly<Record<string, string>>;
  /** What happens before the agent starts, and after it. */
  readonly before?: (projectsDir: string) => Promise<unknown>;
  readonly after?: (projectsDir: string) => Promise<unknown>;
}

/** A run of a workflow whose only job starts one version of the agent once, on a machine without containers. */
export interface HostRun extends JobResult {
  readonly answer: AgentAnswer;
  /** What was said in the conversation that the model was sent. */
  readonly said: readonly string[];
  /** The messages as they were sent. */
  readonly sent: string;
  readonly projectsDir: string;
  /** The agent's files before it started: all that is there on a new machine was restored. */
  readonly restored: readonly TreeFile[];
  /** The sessions that another reader of the agent's files saw in them then. */
  readonly readBack: readonly { readonly sessionId: string; readonly cwd: string; readonly said: readonly string[] }[];
  /** The bundle that the run left, if any. */
  readonly bundle: Bundle | undefined;
}

export interface Bundle {
  readonly manifest: Readonly<Record<string, unknown>>;
  readonly files: readonly TreeFile[];
}

export async function runOnHost(world: World, options: HostRunOptions): Promise<HostRun> {
  const { runId, version, prompt, archive, root, before, after } = options;
  const seen = { projectsDir: '', said: [] as readonly string[], sent: '' };
  const found = { restored: [] as readonly TreeFile[], readBack: [] as HostRun['readBack'] };
  const inputs = { archive: 'directory', 'archive-path': archive, name: 'pr-7', ...options.inputs };
  const result = await world.job(runId, {
    ...(root === undefined ? {} : { root }),
    path: [join(RUNNER_NODE, 'bin')],
    steps: [
      world.session(inputs),
      {
        id: 'agent',
        run: async (contexts) => {
          const { args = '', 'config-directory': configDirectory = '' } = contexts.steps.session?.outputs ?? {};
          seen.projectsDir = join(configDirectory, 'projects');
          await before?.(seen.projectsDir);
          found.restored = await readHostTree(seen.projectsDir).catch(() => []);
          found.readBack = await readBack(configDirectory, evaluate(WORKSPACE, { ...contexts }));
          return agentShellCommand(world.model, version.program, agentArguments(prompt, args));
        },
      },
      {
        run: async () => {
          seen.said = world.model.lastConversation().map(({ text }) => text);
          seen.sent = JSON.stringify(world.model.lastMessages());
          await after?.(seen.projectsDir);
          return undefined;
        },
      },
    ],
  });
  const answer = parseAnswer(result.stage('agent', 'main').log);
  return { ...result, ...seen, ...found, answer, bundle: await bundleOf(runId, join(archive, 'pr-7')) };
}

async function readBack(configDirectory: string, directory: string): Promise<HostRun['readBack']> {
  return (await readWithSdk(configDirectory, directory)).map(({ sessionId, cwd = '', messages }) => {
    const said = spokenTurns(messages.map(({ message }) => message as Message));
    return { sessionId, cwd, said: said.map(({ text }) => text) };
  });
}

async function bundleOf(runId: number, folder: string): Promise<Bundle | undefined> {
  const name = (await readdir(folder).catch(() => [])).find((bundle) => bundle.includes(`Z-${runId}-`));
  if (name === undefined) return undefined;
  const manifest = JSON.parse(await readFile(join(folder, name, 'manifest.json'), 'utf8'));
  return { manifest, files: await readHostTree(join(folder, name, 'projects')) };
}
