import { createHash } from 'node:crypto';
import { readFileSync, readlinkSync } from 'node:fs';
import { lstat } from 'node:fs/promises';
import { hostname } from 'node:os';
import { basename } from 'node:path';

/** `<where process numbers mean something>.<pid>.<start>`, numbers in base 36: short, for paths that must be. */
const TAG = /([0-9a-f]{7})\.([0-9a-z]+)\.([0-9a-z]+)/;

/**
 * Which process makes a file or folder, to be a part of its name: a name comes into being together with what it names,
 * so there is no moment at which a killed process leaves something that says nothing of its maker.
 */
export function makerTag(): string {
  own ??= [placeOfNumbers(), base36(process.pid), base36(startOf(process.pid) ?? 0)].join('.');
  return own;
}

/**
 * Whether the process that a name tells of is over. Where that cannot be known, since it ran on another machine or in
 * another container, or the name tells of none, what is older than `limit` milliseconds counts as left behind.
 */
export async function isAbandoned(path: string, limit: number): Promise<boolean> {
  const state = makerState(basename(path));
  return state === 'unknown' ? await isOlder(path, limit) : state === 'gone';
}

export async function isOlder(path: string, limit: number): Promise<boolean> {
  const { mtimeMs } = await lstat(path);
  // A clock that was set back makes an old folder one of the future.
  return Math.abs(Date.now() - mtimeMs) > limit;
}

/** What is known of the process that a name tells of. */
export function makerState(name: string): 'alive' | 'gone' | 'unknown' {
  const [, place, pid = '', start = ''] = TAG.exec(name) ?? [];
  if (place !== placeOfNumbers()) return 'unknown';
  const id = Number.parseInt(pid, 36);
  if (!isRunning(id)) return 'gone';
  // A number is given to another process some time after; its start tells the two apart.
  const started = startOf(id);
  return started !== undefined && base36(started) !== start ? 'gone' : 'alive';
}

let own: string | undefined;
let known: string | undefined;

/** The machine, another after every start of it where it is a Linux one, and the container. */
function placeOfNumbers(): string {
  known ??= createHash('sha256')
    .update(readOr('/proc/sys/kernel/random/boot_id', hostname()))
    .update(pidNamespace())
    .digest('hex')
    .slice(0, 7);
  return known;
}

function pidNamespace(): string {
  try {
    return readlinkSync('/proc/self/ns/pid');
  } catch {
    return '';
  }
}

/** When a process started, in ticks since the machine did; `undefined` where that is not told. */
function startOf(pid: number): number | undefined {
  const facts = readOr(`/proc/${pid}/stat`, '');
  // The second field is the program's name, which may hold anything, blanks and parentheses too.
  const start = facts.slice(facts.lastIndexOf(')') + 2).split(' ')[19];
  return start === undefined ? undefined : Number(start);
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // One that may not be signalled is there.
    return !(error instanceof Error && 'code' in error && error.code === 'ESRCH');
  }
}

function readOr(path: string, otherwise: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return otherwise;
  }
}

function base36(number: number): string {
  return number.toString(36);
}
