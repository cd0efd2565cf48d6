import type { Agent, Sidecar } from '../agents/agent.ts';
import { agents, findAgent } from '../agents/index.ts';
import { WHICH_REPOSITORY } from '../archives/git-place.ts';
import type { ArchiveKind } from '../archives/index.ts';
import { UserError } from '../errors.ts';
import type { Trust } from '../flows/trust.ts';
import type { JobContext } from './context.ts';
import { needsPath, problemsBetween } from './input-problems.ts';
import { inputReader, type ReadInput } from './input-reader.ts';

/** The inputs of a step, checked. Absent ones are `undefined` where the default depends on the sandbox. */
export interface Inputs {
  readonly name: string;
  readonly sessionId: string | undefined;
  readonly runId: number | undefined;
  readonly agent: Agent;
  readonly container: string | undefined;
  readonly containerEngine: 'auto' | 'docker' | 'podman';
  readonly user: string | undefined;
  readonly workingDirectory: string | undefined;
  readonly configDirectory: string | undefined;
  readonly archive: ArchiveKind;
  readonly archivePath: string | undefined;
  readonly ifNoSessionFound: 'ignore' | 'warn' | 'error';
  readonly ifCaptureFails: 'warn' | 'error';
  readonly fork: boolean;
  readonly maxIterations: number;
  readonly include: readonly Sidecar[];
  /** Days; `undefined`: what the repository keeps artifacts for. */
  readonly retentionDays: number | undefined;
  readonly compressionLevel: number;
  /** Bytes. */
  readonly maxSize: number;
  readonly summary: 'table' | 'none' | 'transcript';
  readonly redact: boolean;
  readonly trust: Trust;
  /** age public keys, as given. */
  readonly recipients: string | undefined;
  readonly secrets: SecretInputs;
}

/** Inputs that are never written down: not to the state, and not to the log. */
export interface SecretInputs {
  readonly githubToken: string | undefined;
  /** More values to redact, as given. */
  readonly secrets: string | undefined;
  readonly passphrase: string | undefined;
  readonly identity: string | undefined;
}

/**
 * Checks all inputs of a step.
 * @throws UserError that lists every problem at once, each with what to write instead.
 */
export function parseInputs(readInput: ReadInput, context: JobContext, stage: 'pre' | 'main' = 'main'): Inputs {
  const problems: string[] = [];
  const read = inputReader(readInput, problems);
  const archive = read.choice('archive', ['artifact', 'cache', 'git', 'directory'], 'artifact');
  const inputs: Inputs = {
    name: read.text('name') ?? defaultName(context),
    sessionId: read.text('session-id')?.toLowerCase(),
    runId: read.whole('run-id', { least: 1, example: '9876543210' }),
    agent: findAgent(read.choice('agent', Object.keys(agents), 'claude-code')) ?? agents['claude-code'],
    container: read.text('container'),
    containerEngine: read.choice('container-engine', ['auto', 'docker', 'podman'], 'auto'),
    user: read.text('user'),
    workingDirectory: read.text('working-directory'),
    configDirectory: read.text('config-directory'),
    archive,
    archivePath: read.text('archive-path'),
    ifNoSessionFound: read.choice('if-no-session-found', ['ignore', 'warn', 'error'], 'ignore'),
    ifCaptureFails: read.choice('if-capture-fails', ['warn', 'error'], 'warn'),
    fork: read.yesNo('fork', 'false'),
    maxIterations: read.whole('max-iterations', { least: 1, example: '1' }) ?? 1,
    include: read.list('include', ['subagents', 'tool-results', 'memory'], ['subagents', 'tool-results']),
    retentionDays: read.whole('retention-days', { least: 0, most: 400, example: '30' }) || undefined,
    compressionLevel: read.whole('compression-level', { least: 0, most: 9, example: '6' }) ?? 6,
    maxSize: read.size('max-size', '1GB'),
    summary: read.choice('summary', ['table', 'none', 'transcript'], 'table'),
    redact: read.yesNo('redact', 'true'),
    trust: read.choice('trust', ['same-repository', 'branch', 'any'], 'same-repository'),
    recipients: read.text('recipients'),
    secrets: readSecretInputs(readInput),
  };
  problems.push(...problemsBetween(inputs));
  // Before the first step an expression on steps is empty yet.
  if (stage === 'main' && needsPath(inputs.archive) && inputs.archivePath === undefined) {
    const what = inputs.archive === 'git' ? WHICH_REPOSITORY : 'the folder to keep sessions in.';
    problems.push(`archive-path: is missing. With archive: ${inputs.archive}, write ${what}`);
  }
  if (problems.length > 0) throw new UserError(asList(problems));
  return inputs;
}

/** Reads the inputs that post reads again, since no state may hold them. */
export function readSecretInputs(readInput: ReadInput): SecretInputs {
  const read = (name: string) => readInput(name).trim() || undefined;
  return {
    githubToken: read('github-token'),
    secrets: read('secrets'),
    passphrase: read('passphrase'),
    identity: read('identity'),
  };
}

/** The name of a session whose workflow gives none. */
export function defaultName({ issueNumber, refName }: JobContext): string {
  return issueNumber === undefined ? (refName ?? 'default') : `pr-${issueNumber}`;
}

function asList(problems: readonly string[]): string {
  if (problems.length === 1) return `Input ${problems[0]}`;
  return [`${problems.length} inputs need a change:`, ...problems.map((problem) => `  - ${problem}`)].join('\n');
}
