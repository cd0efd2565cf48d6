import { createHash, randomBytes } from 'node:crypto';
import { rmSync } from 'node:fs';
import { lstat, mkdir, readdir, rename } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import type { FoundSession } from '../flows/restore.ts';
import type { Log } from '../log.ts';
import { isOlder, makerState, makerTag } from '../maker.ts';
import { removeTree } from '../remove-tree.ts';
import { type JobContext, readContext } from './context.ts';

/** `step`: for one process, with all that it puts down on its way; `job`: for a later step of the same job. */
const OURS = /^agent-session-(step|job)-([0-9a-f]{4})-([0-9a-f]{6})-/;

/** Milliseconds: the most that GitHub gives a job, on a machine of one's own. */
const LONGEST_JOB = 5 * 24 * 60 * 60 * 1000;

/**
 * Begins a step: removes what killed ones left in the runner's temporary folder, and gives this one a folder of its
 * own in it, as `temp`, which is gone when the process ends, but for a kill.
 */
export async function beginStep(log: Log): Promise<JobContext> {
  const context = await readContext();
  await sweep(context, log);
  return { ...context, temp: await openStepFolder(context) };
}

/** Where a folder for a later step of the job goes: a path to be made longer by something random. */
export function jobFolderPrefix(context: JobContext): string {
  return join(context.runnerTemp, `agent-session-job-${keysOf(context).join('-')}-${makerTag()}-`);
}

/** Takes a session out of the step's own folder, for a later step to place. */
export async function keepForJob(session: FoundSession, context: JobContext): Promise<FoundSession> {
  if (dirname(session.folder) === context.runnerTemp) return session;
  const folder = jobFolderPrefix(context) + randomBytes(3).toString('hex');
  await rename(session.folder, folder);
  return { ...session, folder };
}

/** Removes a folder that an earlier step of the job made for a later one. What cannot be removed is the runner's to empty. */
export async function removeJobFolder(folder: string, { runnerTemp }: JobContext, log: Log): Promise<void> {
  if (dirname(folder) !== runnerTemp || OURS.exec(basename(folder))?.[1] !== 'job') return;
  try {
    if (await isOwn(folder)) await removeTree(folder);
  } catch (error) {
    log.debug(`${folder} could not be removed: ${String(error)}`);
  }
}

async function openStepFolder(context: JobContext): Promise<string> {
  // Short, since a socket may come to lie in it, whose path has at most 107 bytes; and nobody else has it.
  const folder = join(context.runnerTemp, `agent-session-step-${keysOf(context).join('-')}-${makerTag()}`);
  try {
    await mkdir(folder, { mode: 0o700 });
  } catch {
    // Whatever needs a folder fails at the same, and tells it where it is known what cannot be done.
    return context.runnerTemp;
  }
  // What is still being written when a signal ends the process can come to lie in a folder that is being removed.
  process.once('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 20 }));
  // A cancelled job ends its step by these, and a process that they end has no other moment to tidy up.
  for (const [signal, number] of [['SIGINT', 2] as const, ['SIGTERM', 15] as const]) {
    process.once(signal, () => process.exit(128 + number));
  }
  return folder;
}

async function sweep(context: JobContext, log: Log): Promise<void> {
  let removed = 0;
  try {
    for (const entry of await readdir(context.runnerTemp, { withFileTypes: true })) {
      const folder = join(context.runnerTemp, entry.name);
      if (!entry.isDirectory() || !(await isLeftBehind(folder, context))) continue;
      await removeTree(folder);
      removed += 1;
    }
  } catch (error) {
    // Another step may sweep at the same time.
    log.debug(`${context.runnerTemp} was not swept to its end: ${String(error)}`);
  }
  if (removed > 0) log.info(`Removed ${removed} temporary folder${removed === 1 ? '' : 's'} that killed steps left.`);
}

async function isLeftBehind(folder: string, context: JobContext): Promise<boolean> {
  const [, kind, runner, job] = OURS.exec(basename(folder)) ?? [];
  if (kind === undefined || !(await isOwn(folder))) return false;
  const maker = makerState(basename(folder));
  const [ownRunner, ownJob] = keysOf(context);
  if (maker === 'alive' || (kind === 'job' && job === ownJob)) return false;
  if (maker === 'gone' && kind === 'step') return true;
  // A runner runs one job at a time, so that what it did for another is over.
  if (runner === ownRunner && runner !== NO_RUNNER && job !== ownJob) return true;
  return await isOlder(folder, LONGEST_JOB);
}

const NO_RUNNER = '0000';

/** Of the runner whose temporary folder this is, and of the job. */
function keysOf({ variables, repository, runId, runAttempt, job }: JobContext): readonly [string, string] {
  const { RUNNER_NAME, RUNNER_TEMP } = variables;
  const isRunners = RUNNER_NAME !== undefined && RUNNER_NAME !== '' && RUNNER_TEMP !== undefined && RUNNER_TEMP !== '';
  return [
    isRunners ? short(RUNNER_NAME, 4) : NO_RUNNER,
    short(JSON.stringify([repository, runId, runAttempt, job]), 6),
  ];
}

function short(text: string, length: number): string {
  return createHash('sha256').update(text).digest('hex').slice(0, length);
}

/** Made by this user, and no link. */
async function isOwn(folder: string): Promise<boolean> {
  const facts = await lstat(folder);
  return facts.isDirectory() && facts.uid === (process.getuid?.() ?? facts.uid);
}
