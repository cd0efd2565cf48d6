import { jsonShape } from './json-shape.ts';
import {
  bundlePathProblem,
  foldedPath,
  hasControlCharacter,
  MANIFEST_VERSION,
  MOST_FILES,
  projectFolder,
  quoted,
} from './layout.ts';
import type { CaptureSource, Manifest, ManifestFile } from './manifest.ts';
import { optional, readCount, readFields, readSessionId, readText, readTime, refused } from './manifest-fields.ts';
import { readLineage } from './parse-lineage.ts';

/** Bytes of UTF-8. The most files that a bundle may have fit, with paths of 300 bytes. */
export const LARGEST_MANIFEST = 32 * 1024 * 1024;

/** Names and values, of which a file has ten; and how deep they may lie in each other, of which four are used. */
const MOST_MARKS = MOST_FILES * 20;
const DEEPEST = 32;

const LONGEST_RULE = 200;

/**
 * Reads the text of a `manifest.json`. Fields it does not know are left out.
 * @throws IntegrityError with the field and the reason.
 */
export function parseManifest(text: string): Manifest {
  if (Buffer.byteLength(text) > LARGEST_MANIFEST) throw refused(`is larger than ${LARGEST_MANIFEST} bytes`);
  const fields = readFields(parseJson(text), 'manifest.json');
  if (fields.get('version') !== MANIFEST_VERSION) throw refused(versionProblem(fields.get('version')));
  const sessionId = readSessionId(fields, 'sessionId');
  return {
    version: MANIFEST_VERSION,
    agent: readText(fields, 'agent'),
    ...optional(fields, 'agentVersion', readText),
    name: readText(fields, 'name'),
    sessionId,
    ...optional(fields, 'resumedFrom', readSessionId),
    ...readLineage(fields),
    directory: readText(fields, 'directory'),
    configDirectory: readText(fields, 'configDirectory'),
    source: readSource(fields.get('source')),
    capturedAt: readTime(fields, 'capturedAt'),
    ...optional(fields, 'jobStatus', readText),
    files: readFiles(fields.get('files')),
    rows: readCount(fields, 'rows'),
    redactions: readCounts(fields.get('redactions')),
  };
}

function parseJson(text: string): unknown {
  const { depth, marks } = jsonShape(text);
  if (depth > DEEPEST) throw refused(`is nested more than ${DEEPEST} deep`);
  if (marks > MOST_MARKS) throw refused(`has more than ${MOST_MARKS} fields`);
  try {
    return JSON.parse(text);
  } catch (error) {
    // The parser's own message quotes the text, which may be anything.
    throw refused('is not valid JSON', error);
  }
}

function versionProblem(version: unknown): string {
  const shown = typeof version === 'number' ? `version ${version}` : 'no version';
  return `says ${shown}, and this release reads version ${MANIFEST_VERSION}: restore with the release that captured it`;
}

function readCounts(value: unknown): Readonly<Record<string, number>> {
  const fields = readFields(value, 'redactions');
  for (const rule of fields.keys()) {
    if (rule.length > LONGEST_RULE || hasControlCharacter(rule))
      throw refused('has a rule without a name in redactions');
  }
  return Object.fromEntries([...fields.keys()].map((rule) => [rule, readCount(fields, rule)]));
}

function readSource(value: unknown): CaptureSource {
  const fields = readFields(value, 'source');
  return {
    ...optional(fields, 'repository', readText),
    ...optional(fields, 'repositoryId', readCount),
    ...optional(fields, 'headRepositoryId', readCount),
    ...optional(fields, 'runId', readCount),
    ...optional(fields, 'runAttempt', readCount),
    ...optional(fields, 'job', readText),
    ...optional(fields, 'event', readText),
    ...optional(fields, 'ref', readText),
    ...optional(fields, 'sha', readText),
  };
}

function readFiles(value: unknown): readonly ManifestFile[] {
  if (!Array.isArray(value)) throw refused('has no list as files');
  if (value.length > MOST_FILES) throw refused(`lists more than ${MOST_FILES} files`);
  const seen = new Map<string, string>();
  let project: string | undefined;
  return value.map((item: unknown) => {
    const file = readFile(item);
    const folded = foldedPath(file.path);
    const twin = seen.get(folded);
    if (twin !== undefined)
      throw refused(`lists ${quoted(file.path)} beside ${quoted(twin)}, which some file systems take for one`);
    seen.set(folded, file.path);
    project ??= projectFolder(file.path);
    if (projectFolder(file.path) !== project)
      throw refused(`lists files of two folders below projects: ${quoted(file.path)}`);
    return file;
  });
}

function readFile(value: unknown): ManifestFile {
  const fields = readFields(value, 'a file');
  const path = fields.get('path');
  if (typeof path !== 'string') throw refused('lists a file without a path');
  const problem = bundlePathProblem(path);
  if (problem !== undefined) throw refused(`lists ${quoted(path)}, which ${problem}`);
  const sha256 = fields.get('sha256');
  if (typeof sha256 !== 'string' || !/^[0-9a-f]{64}$/.test(sha256)) throw refused(`has no SHA-256 of ${quoted(path)}`);
  const mode = readCount(fields, 'mode');
  if (mode > 0o777) throw refused(`has more than permission bits as mode of ${quoted(path)}`);
  return { path, size: readCount(fields, 'size'), sha256, mode, mtime: readTime(fields, 'mtime') };
}
