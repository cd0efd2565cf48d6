import { tmpdir } from 'node:os';
import * as core from '@actions/core';
import { ArchiveError, CommandError, IntegrityError, SessionCaptureError, UserError } from '../errors.ts';
import { explainDisk } from './disk-fault.ts';

/** What a stage tells about how its failures count, as soon as it knows. */
export interface Phase {
  /** Set where the workflow's author asked for a red job on trouble that is not theirs. */
  failOnTrouble: boolean;
}

/**
 * Runs one stage of the action: the only place that catches. A mistake in the workflow fails the job; trouble with
 * services, containers or sessions is a warning, unless the author asked otherwise.
 */
export async function runPhase(work: (phase: Phase) => Promise<unknown>, limit?: { minutes: number }): Promise<void> {
  const phase: Phase = { failOnTrouble: false };
  try {
    await (limit === undefined ? work(phase) : within(limit.minutes, work(phase)));
  } catch (error) {
    report(explainDisk(error, process.env.RUNNER_TEMP ?? tmpdir()), phase);
  }
  // A client that gave up on a stalled service leaves sockets and timers that would keep the process for minutes.
  process.stdout.write('', () => process.exit());
}

function report(error: unknown, { failOnTrouble }: Phase): void {
  const message = error instanceof Error ? describe(error) : String(error);
  if (error instanceof UserError || failOnTrouble) core.setFailed(message);
  else core.warning(message, { title: 'agent-session' });
  if (error instanceof Error) core.debug(error.stack ?? message);
}

function describe(error: Error): string {
  return EXPECTED.some((kind) => error instanceof kind) ? error.message : (error.stack ?? error.message);
}

/** Whose message says all a user needs; of any other error the stack is told, since it is a defect. */
const EXPECTED = [UserError, ArchiveError, CommandError, IntegrityError, SessionCaptureError];

async function within(minutes: number, work: Promise<unknown>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const end = new Promise<never>((_resolve, reject) => {
    const late = () =>
      reject(new ArchiveError(`Gave up after ${minutes} minutes: the runner ends the job soon after.`));
    timer = setTimeout(late, minutes * 60_000);
  });
  try {
    await Promise.race([work, end]);
  } finally {
    clearTimeout(timer);
  }
}
