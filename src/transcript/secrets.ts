import { UserError } from '../errors.ts';
import { entropy } from './redact-rule.ts';
import { meansSecret } from './secret-names.ts';

/**
 * The values that the input `secrets` gives: one a line, or a JSON object such as `toJSON(secrets)`. Of values that have
 * several lines, as keys do, the lines too.
 * @throws UserError for what starts like an object and is none.
 */
export function parseSecrets(input: string): readonly string[] {
  const text = input.trim();
  const given = text.startsWith('{') ? valuesOfObject(text) : text.split(/\r?\n/);
  return distinct(given.flatMap(withParts).filter((value) => !isTrivial(value)));
}

/**
 * The values of an environment that are secret: those whose names say so, and the passwords in addresses. Values that are
 * short, a path, an address without a password, or a word that everybody uses are none.
 */
export function secretValues(environment: Readonly<Record<string, string | undefined>>): readonly string[] {
  const values = Object.entries(environment).flatMap(([name, value = '']) => [
    ...(isSecret(name, value.trim()) ? withParts(value) : []),
    ...passwordsIn(value),
  ]);
  return distinct(values.filter((value) => !isTrivial(value)));
}

function valuesOfObject(text: string): string[] {
  const object = parseJson(text);
  if (typeof object !== 'object' || object === null) {
    throw new UserError(
      'The input secrets starts with { but is no JSON object: write the expression toJSON(secrets), or one value per line.',
    );
  }
  return textsIn(object);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // The parser's own message quotes what it read.
    return undefined;
  }
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'object' && value !== null) {
    return Object.values(value).flatMap(textsIn);
  }
  return typeof value === 'string' ? [value] : typeof value === 'number' ? [String(value)] : [];
}

/** The value, and what of it a transcript may show alone. */
function withParts(value: string): string[] {
  const whole = value.trim();
  const lines = whole.split(/\r?\n/).map((line) => line.trim());
  const parts = lines.length > 1 ? lines.filter(isTelling) : [];
  return [whole, ...parts, ...secretsIn(whole), ...passwordsIn(whole)].filter((part) => !isMarker(part));
}

/** A line that says nothing by itself would be found everywhere. */
function isTelling(line: string): boolean {
  return (
    line.length >= 16 && /^[\w+/=.~-]+$/.test(line) && /\d/.test(line) && /[A-Za-z]/.test(line) && entropy(line) > 3
  );
}

/** Secrets by their names in a value that is a JSON object, as the key files of clouds are, or lines of `NAME=value`. */
function secretsIn(text: string): string[] {
  const object = text.startsWith('{') ? parseJson(text) : undefined;
  const pairs =
    typeof object === 'object' && object !== null
      ? Object.entries(object)
      : Array.from(
          text.matchAll(/^(?:export )?([A-Za-z_][\w.-]*)\s?[=:]\s?["']?([^\s"']+)["']?$/gm),
          ([, name, value]) => [name, value] as const,
        );
  return pairs.flatMap(([name, value]) =>
    typeof value === 'string' && isSecret(name as string, value.trim())
      ? [
          value.trim(),
          ...value
            .split(/\r?\n/)
            .map((line) => line.trim())
            .filter(isTelling),
        ]
      : [],
  );
}

function passwordsIn(text: string): string[] {
  return Array.from(text.matchAll(/[a-z][a-z0-9+.-]*:\/\/[^\s:@/]*:([^\s@/]+)@/gi), ([, password = '']) => [
    password,
    decoded(password),
  ]).flat();
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    // Percent signs that encode nothing stand for themselves.
    return text;
  }
}

function isSecret(name: string, value: string): boolean {
  // A password may be a word; whatever else is one is no secret.
  const isWord = !/pass|pwd|secret/i.test(name) && /^[a-z]+(?:[-_. ][a-z]+)*$/.test(value);
  return meansSecret(name) && !isWord && !isHarmless(value);
}

/** Whether a value is none that anybody keeps secret, whatever its name: a number, an address, a path, something to be filled in. */
function isHarmless(value: string): boolean {
  return (
    /^\d{1,7}(?:\.\d+)?$/.test(value) ||
    (/^[a-z][a-z0-9+.-]*:\/\/[^\s@]*$/i.test(value) && !/[?&#][^=]*=[^&]{16,}/.test(value)) ||
    (/^(?:[A-Za-z]:|~|\.{1,2})?[\\/](?:[\w .@+-]+[\\/])*[\w .@+-]*$/.test(value) && !isEncoded(value)) ||
    /^(?:\$[\w{(]|<[^>]*>$|\*+$)/.test(value)
  );
}

/** Data in base 64 may start with a slash, and have more. */
function isEncoded(value: string): boolean {
  const kinds = [/[a-z]/, /[A-Z]/, /\d/].every((kind) => kind.test(value));
  return /^[A-Za-z0-9+/]{24,}={0,2}$/.test(value) && kinds && entropy(value) > 4 && !/\/[a-z]{3,}\//.test(value);
}

/** First and last lines of key files, which all key files have. */
function isMarker(value: string): boolean {
  return /^-----(?:BEGIN|END) [A-Z0-9 ]+-----$/.test(value);
}

function isTrivial(value: string): boolean {
  return value.length < SHORTEST || COMMON.has(value.toLowerCase());
}

function distinct(values: readonly string[]): readonly string[] {
  return [...new Set(values)];
}

/** Characters. Whatever is shorter would be found in innocent text. */
const SHORTEST = 6;
/** Words that no text could do without, whatever their variable is called. */
const COMMON = new Set(
  [
    'enable enabled disable disabled default defaults undefined optional required unknown',
    'localhost 127.0.0.1 0.0.0.0 development production staging testing preview release master',
    'password passwd passw0rd secret secrets token bearer changeme example sample dummy placeholder',
    'postgres postgresql mysql mariadb mongodb github gitlab docker ubuntu debian runner account service',
    'string number boolean object linux windows darwin x86_64 system public private internal',
  ]
    .join(' ')
    .split(' '),
);
