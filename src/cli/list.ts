import type { FoundBundle } from '../archives/archive.ts';
import { LARGEST_BUNDLE } from '../archives/copy-tree.ts';
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
import { bytes, minute, sayJson, sayTable, terminalLog } from './terminal.ts';

interface Request {
  readonly archive: ArchiveRequest;
  readonly json: boolean;
}

/** `agent-session list`: what an archive keeps. */
export const listCommand: Command<Request> = {
  help: `Usage: agent-session list [OPTION]...

Lists the sessions that an archive keeps, newest first.

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
    const bundles: FoundBundle[] = [];
    for await (const bundle of openRequested(archive, LARGEST_BUNDLE).find(archive.query)) bundles.push(bundle);
    if (json) return sayJson({ bundles: bundles.map(describe) });
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
