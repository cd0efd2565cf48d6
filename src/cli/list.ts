import type { FoundBundle } from '../archives/archive.ts';
import { LARGEST_BUNDLE } from '../archives/copy-tree.ts';
import type { Branch } from '../history/list-branches.ts';
import {
  type ArchiveRequest,
  archiveEnvironmentHelp,
  archiveHelp,
  archiveOptions,
  isForeign,
  openRequested,
  readArchiveRequest,
} from './archive-arguments.ts';
import { parseArguments } from './arguments.ts';
import type { Command } from './cli.ts';
import { historyOptions, inTemporaryFolder } from './git-arguments.ts';
import { bytes, minute, say, sayJson, sayTable, terminalLog } from './terminal.ts';

interface Request {
  readonly archive: ArchiveRequest;
  readonly json: boolean;
}

/** `agent-session list`: what an archive keeps. */
export const listCommand: Command<Request> = {
  help: `Usage: agent-session list [OPTION]...

Lists the sessions that an archive keeps, newest first; of a history, the branches before them.

${archiveHelp}
  --help                this text

${archiveEnvironmentHelp}

Exit codes: 0 done, also where there are none; 1 failed, 2 wrong usage.
`,
  read(args) {
    const { values } = parseArguments({ args: [...args], options: archiveOptions });
    return { archive: readArchiveRequest(values), json: values.json === true };
  },
  async run({ archive, json }) {
    const { bundles, branches } = await inTemporaryFolder((folder) => readAll(archive, folder));
    if (json)
      return sayJson({ ...(branches && { branches: branches.map(branchFacts) }), bundles: bundles.map(describe) });
    if (branches !== undefined && branches.length > 0) sayBranches(branches);
    if (bundles.length === 0) return terminalLog.warning('No session is kept there.');
    const rows = bundles.map(({ name, createdAt, origin, size, label }) => [
      name,
      minute(createdAt),
      String(origin.runId ?? '-'),
      `${origin.headBranch ?? '-'}${isForeign(origin) ? ' (fork)' : ''}`,
      size === undefined ? '-' : bytes(size),
      label,
    ]);
    sayTable(['NAME', 'KEPT (UTC)', 'RUN', 'BRANCH', 'SIZE', 'WHAT'], rows);
  },
};

interface Kept {
  readonly bundles: readonly FoundBundle[];
  /** Of a history. */
  readonly branches: readonly Branch[] | undefined;
}

async function readAll(archive: ArchiveRequest, tempDir: string): Promise<Kept> {
  const bundles: FoundBundle[] = [];
  const opened = await openRequested(archive, { largest: LARGEST_BUNDLE, tempDir });
  for await (const bundle of opened.find(archive.query)) bundles.push(bundle);
  if (archive.kind !== 'git') return { bundles, branches: undefined };
  const { branchesOf } = await import('../archives/git-history.ts');
  const branches = await branchesOf(historyOptions(archive.archivePath ?? '', tempDir));
  return { bundles, branches: branches.filter(({ sandbox }) => (archive.query.name ?? sandbox) === sandbox) };
}

function sayBranches(branches: readonly Branch[]): void {
  const rows = branches.map(({ branch, sandbox, lastActivity, published, sessions, size }) => [
    branch,
    sandbox ?? '-',
    lastActivity === undefined ? '-' : minute(lastActivity),
    published ? 'yes' : 'no',
    String(sessions),
    size === undefined ? '-' : bytes(size),
  ]);
  sayTable(['BRANCH', 'NAME', 'LAST ROW (UTC)', 'PUBLISHED', 'SESSIONS', 'SIZE'], rows);
  say('');
}

function branchFacts({ branch, sandbox, commit, lastActivity, published, sessions, size }: Branch): object {
  const time = lastActivity?.toISOString() ?? null;
  return { branch, name: sandbox ?? null, commit, lastActivity: time, published, sessions, size: size ?? null };
}

function describe({ name, createdAt, origin, size, label }: FoundBundle): object {
  return {
    name,
    keptAt: createdAt.toISOString(),
    runId: origin.runId ?? null,
    branch: origin.headBranch ?? null,
    repositoryId: origin.repositoryId ?? null,
    headRepositoryId: origin.headRepositoryId ?? null,
    size: size ?? null,
    label,
  };
}
