import { SessionCaptureError, UserError } from '../errors.ts';
import type { Log } from '../log.ts';
import { eachEntry, isAbsent, reasonIn } from './access.ts';
import type { Copies } from './copies.ts';
import { askIn, type EngineContainer } from './engine.ts';
import type { Container } from './find-container.ts';
import { parseEnvironment } from './parse-inspection.ts';
import { namesGroup, numericUser, resolveUser } from './users.ts';

/** Who the agent is in its container. */
export interface Identity {
  readonly uid: number;
  readonly gid: number;
  readonly home: string;
  readonly environment: Readonly<Record<string, string>>;
  /** The working directory with its links resolved, where the container could be asked. */
  readonly realDirectory: string | undefined;
  /** Whether sessions can be read and written by programs in the container. */
  readonly hasPrograms: boolean;
}

export interface IdentityQuery {
  readonly container: Container;
  /** As the input says; `undefined`: the container's own. */
  readonly user: string | undefined;
  /** Absolute. */
  readonly workingDirectory: string;
  /** Whether the home directory will be asked for. */
  readonly needsHome: boolean;
  readonly log: Log;
}

/**
 * Asks the running container, as the agent's user, in one process: `find` runs one program after the other without a
 * shell. `undefined` where the container lacks the programs or does not answer.
 * @throws UserError when the container has no such user.
 */
export async function probeIdentity(
  engine: EngineContainer,
  { container, user, workingDirectory, log }: IdentityQuery,
): Promise<Identity | undefined> {
  const programs = [
    ['id', '-u'],
    ['id', '-g'],
    ['env', '-0'],
    // What stands between braces would be replaced by find.
    ...(workingDirectory.includes('{}') ? [] : [['realpath', workingDirectory]]),
  ];
  // Whether these two are there is seen here, in no process of its own.
  const tried = TRIED.flatMap((words) => ['(', '-exec', ...words, ';', '-o', '-prune', ')']);
  const asked = programs.flatMap((words) => ['-exec', ...words, ';']);
  const { stdout, stderr } = await askIn(engine, ['find', '/', '-maxdepth', '0', ...tried, ...asked], user);
  const [, stat, uid, gid, rest] = /^(stat\n)?(\d+)\n(\d+)\n([\s\S]*)$/.exec(stdout) ?? [];
  const parts = rest?.split('\0') ?? [];
  // A shell drops variables whose names it cannot have, and adds its own.
  const { LC_ALL: _ours, ...told } = parseEnvironment(parts.slice(0, -1));
  const environment = { ...container.environment, ...told };
  const home = environment.HOME;
  if (uid !== undefined && gid !== undefined && home !== undefined) {
    const realDirectory = parts.at(-1)?.replace(/\n$/, '') || undefined;
    const hasPrograms = stat !== undefined && !/\btar\b.*no such file/i.test(stderr);
    return { uid: Number(uid), gid: Number(gid), home, environment, realDirectory, hasPrograms };
  }
  if (/unable to find (user|group)|no matching entries/i.test(stderr)) throw unknownUser(container, user);
  log.debug(`The container ${container.name} could not say who its user is: ${stderr.trim()}`);
  return undefined;
}

const TRIED = [
  ['stat', '-c', 'stat', '/'],
  ['tar', '-t', '-f', '/dev/null'],
];

/**
 * Finds out who the agent is from the container's own files, which needs no process in it; nothing is read where user
 * and home are given as they are.
 * @throws UserError when the container has no such user.
 * @throws SessionCaptureError when the files can't be read.
 */
export async function readIdentity(
  copies: Copies,
  { container, user = container.user, needsHome }: IdentityQuery,
): Promise<Identity> {
  const { environment } = container;
  const known = numericUser(user);
  const given = environment.HOME || undefined;
  if (known !== undefined && (given !== undefined || !needsHome)) {
    return { ...known, home: given ?? '/', environment, realDirectory: undefined, hasPrograms: false };
  }
  const passwd = await fileIn(copies, container, '/etc/passwd');
  const group = namesGroup(user) ? await fileIn(copies, container, '/etc/group') : '';
  const found = resolveUser(user, { passwd, group });
  if (found === undefined) throw unknownUser(container, user);
  const home = given ?? found.home ?? homeless(container, user);
  return { uid: found.uid, gid: found.gid, home, environment, realDirectory: undefined, hasPrograms: false };
}

/** Podman gives a container's own user that is in no file the working directory for a home, as soon as it starts. */
function homeless({ engine, user: own, workingDirectory }: Container, user: string): string {
  return engine === 'podman' && user === own ? workingDirectory : '/';
}

/** Only a user that an input names is the workflow's mistake; an image may name one it does not have. */
function unknownUser(container: Container, user = container.user): UserError | SessionCaptureError {
  const message = `The container ${container.name} has no user ${user}. Set the input user to the one the agent runs as.`;
  return user === container.user ? new SessionCaptureError(message) : new UserError(message);
}

/** A text file of the container; empty where there is none. */
async function fileIn(copies: Copies, container: Container, path: string): Promise<string> {
  const chunks: Uint8Array[] = [];
  const end = await eachEntry(await copies.out(path), async ({ type, content }) => {
    if (type === 'file') for await (const chunk of content) chunks.push(chunk);
  });
  if (end.exitCode === 0) return Buffer.concat(chunks).toString('utf8');
  if (isAbsent(end)) return '';
  throw new SessionCaptureError(`${path} of the container ${container.name} could not be read: ${reasonIn(end)}.`);
}
