import { type Ancestor, type Lineage, LONGEST_JOB, LONGEST_LINEAGE, type Rival } from './lineage.ts';
import {
  type Fields,
  optional,
  readCount,
  readFields,
  readSessionId,
  readText,
  readTime,
  refused,
} from './manifest-fields.ts';

/**
 * Reads where a session comes from.
 * @throws IntegrityError with the field and the reason.
 */
export function readLineage(fields: Fields): Lineage {
  return {
    ...optional(fields, 'lineage', readAncestors),
    ...optional(fields, 'earlierRuns', readCount),
    ...optional(fields, 'forkedFrom', (all, name) => readAncestor(all.get(name), name)),
    ...optional(fields, 'forkedBeside', readRival),
  };
}

function readAncestors(fields: Fields, name: string): readonly Ancestor[] {
  const value = fields.get(name);
  if (!Array.isArray(value)) throw refused(`has no list as ${name}`);
  if (value.length > LONGEST_LINEAGE) throw refused(`names more than ${LONGEST_LINEAGE} captures as ${name}`);
  return value.map((item: unknown) => readAncestor(item, `an entry of ${name}`));
}

function readAncestor(value: unknown, where: string): Ancestor {
  const fields = readFields(value, where);
  return {
    ...optional(fields, 'runId', readCount),
    ...optional(fields, 'runAttempt', readCount),
    ...optional(fields, 'job', (all, name) => readText(all, name, LONGEST_JOB)),
    sessionId: readSessionId(fields, 'sessionId'),
    capturedAt: readTime(fields, 'capturedAt'),
    rows: readCount(fields, 'rows'),
  };
}

function readRival(all: Fields, name: string): Rival {
  const fields = readFields(all.get(name), name);
  return { ...optional(fields, 'runId', readCount), keptAt: readTime(fields, 'keptAt') };
}
