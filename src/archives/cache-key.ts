import { createHash, randomInt } from 'node:crypto';
import { UserError } from '../errors.ts';
import { escapePercent, unescapePercent } from './percent.ts';

/** What a cache entry's key says of the bundle in it. */
export interface KeyFacts {
  readonly name: string;
  readonly createdAt: Date;
  readonly runId: number | undefined;
  readonly runAttempt: number | undefined;
  readonly headRepositoryId: number | undefined;
  readonly headBranch: string | undefined;
}

/** Characters, of the service. */
const LONGEST_KEY = 512;

/** Begins every key; the number is that of this form. */
const PREFIX = 'agent-session/1';

/** Binary digits of a key: of the name's hash, of the milliseconds since {@link EPOCH}, and by chance. */
const NAME_BITS = 20;
const TIME_BITS = 40;
const CHANCE_BITS = 12;
export const KEY_BITS = NAME_BITS + TIME_BITS + CHANCE_BITS;

/** The time digits are enough until 2059. */
const EPOCH = Date.UTC(2025);

/** Capitals too, since the service takes keys that differ only in case for one, and what its keys cannot have. */
const UNSAFE = /[^a-z0-9._-]/;

/**
 * A new key for a bundle: `agent-session/1/<head repository>/<binary digits>/<name>/<branch>/<run>.<attempt>`.
 * @throws UserError where the name is empty or too long.
 */
export function cacheKey(facts: KeyFacts): string {
  const { name, createdAt, runId = 0, runAttempt = 0, headBranch = '' } = facts;
  if (name === '' || !name.isWellFormed()) throw new UserError('The session has no usable name: set the input name.');
  const time = binary(createdAt.getTime() - EPOCH, TIME_BITS);
  const digits = nameDigits(name) + time + binary(randomInt(2 ** CHANCE_BITS), CHANCE_BITS);
  const start = `${keyPrefix(facts)}${digits}/${encode(name)}/`;
  const end = `/${runId}.${runAttempt}`;
  const branch = headBranch.isWellFormed() ? encode(headBranch) : '';
  const key = start + branch + end;
  if (key.length <= LONGEST_KEY) return key;
  // A branch that is not told is trusted by nobody who wants that of one branch only.
  if (start.length + end.length <= LONGEST_KEY) return start + end;
  throw new UserError(
    `The session's name "${name}" is too long: as a cache key it has ${start.length + end.length} of at most ${LONGEST_KEY} characters. Set a shorter input name.`,
  );
}

/** What the keys of all sessions begin with that were captured for the code of a repository; digits follow. */
export function keyPrefix({ headRepositoryId = 0 }: { readonly headRepositoryId: number | undefined }): string {
  return `${PREFIX}/${headRepositoryId}/`;
}

/** The first digits of all keys of a name. */
export function nameDigits(name: string): string {
  const hash = createHash('sha256').update(name).digest('hex');
  return binary(Number.parseInt(hash.slice(0, NAME_BITS / 4), 16), NAME_BITS);
}

/** A key without its digits. */
export function keyLabel(key: string): string {
  return key.replace(DIGITS, '/…/');
}

const DIGITS = new RegExp(`/[01]{${KEY_BITS}}/`);

/** `undefined` for a key that is not ours. */
export function parseKey(key: string): (KeyFacts & { readonly digits: string }) | undefined {
  const [, head, digits, encoded, branch, run, attempt] = KEY.exec(key) ?? [];
  if (digits === undefined || encoded === undefined || branch === undefined) return undefined;
  const name = unescapePercent(encoded, encode);
  const headBranch = unescapePercent(branch, encode);
  if (name === undefined || headBranch === undefined || !digits.startsWith(nameDigits(name))) return undefined;
  return {
    digits,
    name,
    createdAt: new Date(latestTime(digits)),
    runId: Number(run) || undefined,
    runAttempt: Number(attempt) || undefined,
    headRepositoryId: Number(head) || undefined,
    headBranch: headBranch || undefined,
  };
}

/** Milliseconds since 1970 of the latest key that has these first digits; `Infinity` where they tell no time yet. */
export function latestTime(digits: string): number {
  const time = digits.slice(NAME_BITS, NAME_BITS + TIME_BITS);
  return time === '' ? Number.POSITIVE_INFINITY : EPOCH + Number.parseInt(time.padEnd(TIME_BITS, '1'), 2);
}

const KEY = new RegExp(`^${PREFIX}/(\\d{1,15})/([01]{${KEY_BITS}})/([^/]+)/([^/]*)/(\\d{1,15})\\.(\\d{1,9})$`);

function binary(value: number, digits: number): string {
  return value.toString(2).padStart(digits, '0');
}

function encode(text: string): string {
  return escapePercent(text, UNSAFE);
}
