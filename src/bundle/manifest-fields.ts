import { IntegrityError } from '../errors.ts';
import { hasControlCharacter, isSessionId } from './layout.ts';

/** The fields of an object in a `manifest.json`, which anybody may have written. */
export type Fields = ReadonlyMap<string, unknown>;

const LONGEST_TEXT = 4096;

export function refused(reason: string, cause?: unknown): IntegrityError {
  return new IntegrityError(`manifest.json ${reason}.`, { cause });
}

export function readFields(value: unknown, where: string): Fields {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw refused(where === 'manifest.json' ? 'is not an object' : `has no object as ${where}`);
  }
  return new Map(Object.entries(value));
}

export function optional<Name extends string, Value>(
  fields: Fields,
  name: Name,
  read: (fields: Fields, name: string) => Value,
): { [key in Name]?: Value } {
  if (fields.get(name) === undefined) return {};
  return { [name]: read(fields, name) } as { [key in Name]?: Value };
}

export function readText(fields: Fields, name: string, longest = LONGEST_TEXT): string {
  const value = fields.get(name);
  if (typeof value !== 'string' || value === '') throw refused(`has no text as ${name}`);
  // These go into logs and summaries, where a line break could pass for a workflow command.
  if (value.length > longest || hasControlCharacter(value)) throw refused(`has no single line of text as ${name}`);
  return value;
}

export function readSessionId(fields: Fields, name: string): string {
  const value = fields.get(name);
  if (typeof value !== 'string' || !isSessionId(value)) throw refused(`has no session id as ${name}`);
  return value;
}

export function readTime(fields: Fields, name: string): string {
  const value = fields.get(name);
  const isTime = typeof value === 'string' && /^\d{4}-\d\d-\d\d[Tt ][\d:.]+(?:[Zz]|[+-]\d\d:\d\d)$/.test(value);
  if (!isTime || Number.isNaN(Date.parse(value))) throw refused(`has no time as ${name}`);
  return value;
}

export function readCount(fields: Fields, name: string): number {
  const value = fields.get(name);
  if (typeof value !== 'number' || !Number.isSafeInteger(value) || value < 0) {
    throw refused(`has no whole number as ${name}`);
  }
  return value;
}
