import { resolve } from 'node:path';
import { CommandError } from '../errors.ts';
import { attempt, type CommandOptions, type CommandResult, type RunningCommand, run, stream } from '../exec.ts';

export interface GitOptions extends Pick<CommandOptions, 'input' | 'signal' | 'timeout'> {
  /** Settings of this call alone. */
  readonly settings?: readonly string[];
  readonly environment?: Readonly<Record<string, string | undefined>>;
}

/**
 * Runs git on a bare repository and returns what it says. Every git process of this project starts here or in the two
 * functions below: there is no work tree, the repository is named outright, and nothing that was set up elsewhere
 * (hooks, configuration, signing, prompts, variables of the job) has a say.
 * @throws CommandError when git fails.
 */
export async function git(bare: string, args: readonly string[], options: GitOptions = {}): Promise<string> {
  const [words, settings] = call(bare, args, options);
  return await unlessAborted(settings.signal, run('git', words, settings));
}

/** The same, whatever git's exit code is. */
export async function attemptGit(
  bare: string,
  args: readonly string[],
  options: GitOptions = {},
): Promise<CommandResult> {
  const [words, settings] = call(bare, args, options);
  return await unlessAborted(settings.signal, attempt('git', words, settings));
}

/** The same, for output that is too large to hold. */
export async function streamGit(
  bare: string,
  args: readonly string[],
  options: GitOptions = {},
): Promise<RunningCommand> {
  return await stream('git', ...call(bare, args, options));
}

/** A program that git started for a remote repository may outlive it, and hold its output open: it is not waited for. */
async function unlessAborted<T>(signal: AbortSignal | undefined, work: Promise<T>): Promise<T> {
  if (signal === undefined) return await work;
  let end: () => void = () => undefined;
  const aborted = new Promise<never>((_resolve, reject) => {
    end = () =>
      reject(new CommandError({ program: 'git', exitCode: undefined, stderr: '', summary: 'git was aborted.' }));
  });
  signal.addEventListener('abort', end);
  // Whichever comes second is nobody's.
  work.catch(() => undefined);
  aborted.catch(() => undefined);
  try {
    return await Promise.race([work, aborted]);
  } finally {
    signal.removeEventListener('abort', end);
  }
}

/** How git is to call ssh: without asking anybody anything, and not forever. */
export function sshCommand(program: string): string {
  return `${program} -o BatchMode=yes -o ConnectTimeout=30 -o ServerAliveInterval=15`;
}

/** What git needs to get at the remote repository that one was fetched from. */
export interface RemoteAccess {
  readonly settings: readonly string[];
  readonly environment: Readonly<Record<string, string>>;
  /** Ends whatever git does on the repository. */
  readonly signal?: AbortSignal | undefined;
}

/** Lets every later call on a repository reach its remote: git may fetch a content when it is read. */
export function grantAccess(bare: string, access: RemoteAccess): void {
  granted.set(bare, access);
}

export function revokeAccess(bare: string): void {
  granted.delete(bare);
}

const granted = new Map<string, RemoteAccess>();

function call(
  bare: string,
  args: readonly string[],
  { settings = [], environment, ...options }: GitOptions,
): [string[], CommandOptions] {
  const access = granted.get(bare);
  // git is started there: from there on a relative path would name something else.
  const folder = resolve(bare);
  const configuration = [...SETTINGS, ...(access?.settings ?? []), ...settings].flatMap((setting) => ['-c', setting]);
  const variables = { ...ENVIRONMENT, GIT_DIR: folder, ...access?.environment, ...environment };
  const limit = access?.signal === undefined ? {} : { signal: access.signal };
  return [[...configuration, ...args], { ...limit, ...options, cwd: folder, environment: variables }];
}

/** What may be talked to remote repositories with; `ext::` would run any program that a URL names. */
const PROTOCOLS = ['file', 'git', 'ssh', 'http', 'https'];

const SETTINGS: readonly string[] = [
  'core.hooksPath=/dev/null',
  'core.fsmonitor=false',
  'core.attributesFile=/dev/null',
  'core.quotePath=false',
  // Nothing is checked out: which names are written where is decided in tracked-paths.ts. Others' must not stop a merge.
  'core.protectHFS=false',
  'core.protectNTFS=false',
  // A lock is held for milliseconds; one that stays was left by a process that was killed, see refs.ts.
  'core.filesRefLockTimeout=1000',
  'core.packedRefsTimeout=5000',
  // Larger files are streamed and not compared with others: the memory of git stays small.
  'core.bigFileThreshold=32m',
  'pack.windowMemory=64m',
  'pack.threads=2',
  'fastimport.unpackLimit=1',
  'fetch.unpackLimit=1',
  'commit.gpgSign=false',
  'tag.gpgSign=false',
  'push.gpgSign=false',
  'init.templateDir=',
  // Done where it is known to be worth it, see packs.ts.
  'gc.auto=0',
  'maintenance.auto=false',
  'receive.autogc=false',
  'transfer.fsckObjects=true',
  'credential.helper=',
  'http.lowSpeedLimit=1000',
  'http.lowSpeedTime=60',
  'fetch.recurseSubmodules=false',
  'push.recurseSubmodules=no',
  'protocol.allow=never',
  ...PROTOCOLS.map((protocol) => `protocol.${protocol}.allow=always`),
];

/** Variables of a job that would tell git of other repositories, programs, people or settings. */
const NOT_INHERITED = [
  'GIT_ALLOW_PROTOCOL',
  'GIT_ALTERNATE_OBJECT_DIRECTORIES',
  'GIT_CEILING_DIRECTORIES',
  'GIT_COMMON_DIR',
  'GIT_CONFIG',
  'GIT_CONFIG_COUNT',
  'GIT_CONFIG_PARAMETERS',
  'GIT_EDITOR',
  'GIT_EXEC_PATH',
  'GIT_EXTERNAL_DIFF',
  'GIT_GRAFT_FILE',
  'GIT_ICASE_PATHSPECS',
  'GIT_IMPLICIT_WORK_TREE',
  'GIT_INDEX_FILE',
  'GIT_INDEX_VERSION',
  'GIT_INTERNAL_SUPER_PREFIX',
  'GIT_GLOB_PATHSPECS',
  'GIT_LITERAL_PATHSPECS',
  'GIT_NAMESPACE',
  'GIT_NOGLOB_PATHSPECS',
  'GIT_NO_LAZY_FETCH',
  'GIT_OBJECT_DIRECTORY',
  'GIT_PREFIX',
  'GIT_PROTOCOL',
  'GIT_PROXY_COMMAND',
  'GIT_PROXY_SSL_CERT',
  'GIT_PUSH_OPTION_COUNT',
  'GIT_QUARANTINE_PATH',
  'GIT_REF_PARANOIA',
  'GIT_REPLACE_REF_BASE',
  'GIT_SHALLOW_FILE',
  'GIT_SSH',
  'GIT_SSH_VARIANT',
  'GIT_SSL_NO_VERIFY',
  'GIT_TEMPLATE_DIR',
  'GIT_TRACE',
  'GIT_TRACE2',
  'GIT_TRACE2_EVENT',
  'GIT_TRACE2_PERF',
  'GIT_TRACE_CURL',
  'GIT_TRACE_PACKET',
  'GIT_TRACE_REDACT',
  'GIT_WORK_TREE',
] as const;

/** Who commits is not who runs the job: a history says of each session where it comes from, and of nobody more. */
const PERSON = { NAME: 'agent-session', EMAIL: 'agent-session@invalid' };

const ENVIRONMENT: Readonly<Record<string, string | undefined>> = {
  ...Object.fromEntries(NOT_INHERITED.map((name) => [name, undefined])),
  GIT_CONFIG_NOSYSTEM: '1',
  GIT_CONFIG_SYSTEM: '/dev/null',
  GIT_CONFIG_GLOBAL: '/dev/null',
  GIT_ATTR_NOSYSTEM: '1',
  GIT_DEFAULT_HASH: 'sha1',
  GIT_DEFAULT_REF_FORMAT: 'files',
  GIT_NO_REPLACE_OBJECTS: '1',
  GIT_TERMINAL_PROMPT: '0',
  GIT_ASKPASS: '',
  SSH_ASKPASS: '',
  GIT_SSH_COMMAND: sshCommand('ssh'),
  GIT_AUTHOR_NAME: PERSON.NAME,
  GIT_AUTHOR_EMAIL: PERSON.EMAIL,
  GIT_AUTHOR_DATE: undefined,
  GIT_COMMITTER_NAME: PERSON.NAME,
  GIT_COMMITTER_EMAIL: PERSON.EMAIL,
  GIT_COMMITTER_DATE: undefined,
  LC_ALL: 'C',
  LANGUAGE: undefined,
};
