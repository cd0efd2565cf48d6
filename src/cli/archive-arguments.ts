import { resolve } from 'node:path';
import type { Archive, BundleOrigin, BundleQuery } from '../archives/archive.ts';
import { type ArchiveKind, openArchive } from '../archives/index.ts';
import { UserError } from '../errors.ts';
import { terminalLog } from './terminal.ts';

/** Which archive a command reads, and which of its bundles. */
export interface ArchiveRequest {
  readonly kind: ArchiveKind;
  readonly archivePath: string | undefined;
  /** `owner/name`. */
  readonly repository: string;
  readonly token: string | undefined;
  readonly query: BundleQuery;
}

/** For `parseArgs`, of every command that reads an archive. */
export const archiveOptions = {
  archive: { type: 'string' },
  'archive-path': { type: 'string' },
  repository: { type: 'string' },
  name: { type: 'string' },
  'run-id': { type: 'string' },
  json: { type: 'boolean' },
} as const;

export const archiveHelp = `  --archive KIND        artifact, or directory; default: directory with --archive-path, else artifact
  --archive-path DIR    the folder of a directory archive
  --repository NAME     OWNER/REPO, whose artifacts; default: $GITHUB_REPOSITORY
  --name NAME           only sessions of this name
  --run-id N            only what this workflow run captured
  --json                one JSON document`;

export const archiveEnvironmentHelp = `Environment:
  GITHUB_TOKEN, GH_TOKEN            a token that may read the repository's actions, for --archive artifact
  GITHUB_API_URL, GITHUB_SERVER_URL where GitHub is, if not at github.com`;

interface ArchiveValues {
  readonly archive?: string | undefined;
  readonly 'archive-path'?: string | undefined;
  readonly repository?: string | undefined;
  readonly name?: string | undefined;
  readonly 'run-id'?: string | undefined;
}

/** @throws UserError for what cannot be meant, or is missing. */
export function readArchiveRequest(values: ArchiveValues): ArchiveRequest {
  const { env } = process;
  const path = values['archive-path'];
  const kind = readKind(values.archive ?? (path === undefined ? 'artifact' : 'directory'));
  if ((kind === 'directory') !== (path !== undefined)) {
    throw new UserError('--archive directory and --archive-path DIR belong together.');
  }
  const repository = values.repository ?? env.GITHUB_REPOSITORY ?? '';
  const token = env.GITHUB_TOKEN || env.GH_TOKEN || undefined;
  if (kind === 'artifact' && !/^[A-Za-z0-9][A-Za-z0-9_-]*\/[A-Za-z0-9._-]+$/.test(repository)) {
    throw new UserError('Whose artifacts? Name the repository: --repository OWNER/REPO.');
  }
  if (kind === 'artifact' && token === undefined) {
    throw new UserError(
      'Artifacts need a token that may read the repository\'s actions: set GITHUB_TOKEN, for example to "$(gh auth token)".',
    );
  }
  const query = { name: values.name, runId: readRunId(values['run-id']) };
  return { kind, archivePath: path && resolve(path), repository, token, query };
}

function readKind(text: string): ArchiveKind {
  if (text === 'artifact' || text === 'directory') return text;
  if (text === 'cache') throw new UserError('--archive cache: GitHub lets only jobs read the cache.');
  throw new UserError(`--archive ${text} is not known: artifact or directory.`);
}

function readRunId(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  if (!/^[1-9]\d{0,14}$/.test(text)) throw new UserError(`--run-id ${text} is not the number of a workflow run.`);
  return Number(text);
}

/** `largest`: bytes of an unpacked bundle. */
export function openRequested({ kind, archivePath, repository, token }: ArchiveRequest, largest: number): Archive {
  const { env } = process;
  return openArchive(kind, {
    repository,
    run: NO_RUN,
    runAttempt: undefined,
    token,
    apiUrl: env.GITHUB_API_URL || 'https://api.github.com',
    serverUrl: env.GITHUB_SERVER_URL || 'https://github.com',
    // Outside of a job there is no results service: all is read through the REST API.
    environment: {},
    retentionDays: undefined,
    compressionLevel: undefined,
    limits: { bundleSize: largest },
    archivePath,
    log: terminalLog,
  });
}

/** Whether a bundle was captured for the code of another repository than the one it is kept in. */
export function isForeign({ repositoryId, headRepositoryId }: BundleOrigin): boolean {
  return repositoryId !== headRepositoryId;
}

const NO_RUN: BundleOrigin = {
  runId: undefined,
  repositoryId: undefined,
  headRepositoryId: undefined,
  headBranch: undefined,
};
