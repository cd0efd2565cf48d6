import { resolve } from 'node:path';
import type { Archive, BundleOrigin, BundleQuery } from '../archives/archive.ts';
import { type ArchiveKind, openArchive } from '../archives/index.ts';
import { proxyVariables } from '../archives/proxy.ts';
import { UserError } from '../errors.ts';
import { readHistory } from './git-arguments.ts';
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

export const archiveHelp = `  --archive KIND        artifact, directory or git; default: directory with --archive-path, else artifact
  --archive-path PATH   the folder of a directory archive; the bare repository of a history, or its URL
  --repository NAME     OWNER/REPO, whose artifacts; default: $GITHUB_REPOSITORY
  --name NAME           only sessions of this name
  --run-id N            only what this workflow run captured
  --json                one JSON document`;

export const archiveEnvironmentHelp = `Environment:
  GITHUB_TOKEN, GH_TOKEN            for --archive artifact a token that may read the repository's actions;
                                    for --archive git what logs in at an https URL of the same server
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
  if (kind === 'artifact' && path !== undefined) {
    throw new UserError('--archive-path is of --archive directory and --archive git.');
  }
  if (kind === 'directory' && path === undefined) {
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
  const archivePath = kind === 'git' ? readHistory(path) : path && resolve(path);
  return { kind, archivePath, repository, token, query };
}

function readKind(text: string): ArchiveKind {
  if (text === 'artifact' || text === 'directory' || text === 'git') return text;
  if (text === 'cache') throw new UserError('--archive cache: GitHub lets only jobs read the cache.');
  throw new UserError(`--archive ${text} is not known: artifact, directory or git.`);
}

function readRunId(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  if (!/^[1-9]\d{0,14}$/.test(text)) throw new UserError(`--run-id ${text} is not the number of a workflow run.`);
  return Number(text);
}

/** `largest`: bytes of an unpacked bundle. `tempDir`: a folder for clones of a history, which the caller removes. */
export async function openRequested(
  { kind, archivePath, repository, token }: ArchiveRequest,
  { largest, tempDir }: { readonly largest: number; readonly tempDir: string },
): Promise<Archive> {
  const { env } = process;
  return await openArchive(kind, {
    repository,
    run: NO_RUN,
    runAttempt: undefined,
    token,
    apiUrl: env.GITHUB_API_URL || 'https://api.github.com',
    serverUrl: env.GITHUB_SERVER_URL || 'https://github.com',
    // Outside of a job there is no results service: all is read through the REST API.
    environment: proxyVariables(env),
    retentionDays: undefined,
    compressionLevel: undefined,
    limits: { bundleSize: largest },
    archivePath,
    tempDir,
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
