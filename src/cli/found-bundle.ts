import { claudeCode } from '../agents/claude-code.ts';
import type { Archive, FoundBundle } from '../archives/archive.ts';
import { largestBundle } from '../bundle/layout.ts';
import { parseIdentities, parsePassphrases, type UnsealingKeys } from '../bundle/sealing-keys.ts';
import { UserError } from '../errors.ts';
import { receive } from '../flows/receive.ts';
import type { FoundSession } from '../flows/restore.ts';
import {
  type ArchiveRequest,
  archiveEnvironmentHelp,
  archiveHelp,
  archiveOptions,
  isForeign,
  openRequested,
  readArchiveRequest,
} from './archive-arguments.ts';
import { inTemporaryFolder } from './git-arguments.ts';
import { terminalLog } from './terminal.ts';

/** Which one bundle a command is about: the newest that fits and can be opened. */
export interface BundleRequest extends ArchiveRequest {
  readonly sessionId: string | undefined;
  readonly trust: 'same-repository' | 'any';
  /** Bytes that its session may have. */
  readonly maxSize: number;
}

/** For `parseArgs`, of every command that opens a bundle. */
export const bundleOptions = {
  ...archiveOptions,
  'session-id': { type: 'string' },
  trust: { type: 'string' },
  'max-size': { type: 'string' },
} as const;

export const bundleHelp = `${archiveHelp}
  --session-id ID       the newest bundle of this session
  --trust any           also what was captured for the code of a fork
  --max-size SIZE       of a session; default: 1GB
  --help                this text

${archiveEnvironmentHelp}
  AGENT_SESSION_PASSPHRASE          opens bundles that are sealed with it, and only those
  AGENT_SESSION_IDENTITY            an age secret key, the same

Exit codes: 0 done, 1 failed or nothing found, 2 wrong usage.
`;

/** @throws UserError for what cannot be meant. */
export function readBundleRequest(
  values: Parameters<typeof readArchiveRequest>[0] & {
    readonly 'session-id'?: string | undefined;
    readonly trust?: string | undefined;
    readonly 'max-size'?: string | undefined;
  },
): BundleRequest {
  const sessionId = values['session-id']?.toLowerCase();
  if (sessionId !== undefined && !claudeCode.isSessionId(sessionId)) {
    throw new UserError(`--session-id ${sessionId} is not a session id: a UUID.`);
  }
  const { trust = 'same-repository' } = values;
  if (trust !== 'same-repository' && trust !== 'any') {
    throw new UserError(`--trust ${trust} is not known: same-repository or any.`);
  }
  return { ...readArchiveRequest(values), sessionId, trust, maxSize: readSize(values['max-size'] ?? '1GB') };
}

function readSize(text: string): number {
  const [, amount = '', unit = ''] = /^(\d{1,6})([kMGT]?)B?$/.exec(text) ?? [];
  const size = Number(amount) * 1000 ** ' kMGT'.indexOf(unit || ' ');
  if (amount === '' || size < 1) throw new UserError(`--max-size ${text} is not a size, such as 500MB or 2GB.`);
  return size;
}

/**
 * Downloads, verifies and unseals the bundle that was asked for into a folder that is gone after `work`.
 * @throws UserError where there is none.
 */
export async function withBundle<T>(request: BundleRequest, work: (session: FoundSession) => Promise<T>): Promise<T> {
  const keys = await readKeys();
  const largest = largestBundle(request.maxSize);
  return await inTemporaryFolder(async (tempDir) => {
    const session = await firstThatOpens(await openRequested(request, { largest, tempDir }), request, {
      keys,
      largest,
      tempDir,
    });
    if (session !== undefined) return await work(session);
    throw new UserError(
      'There is no session that fits and can be opened; what was passed over is told above. For sealed ones, set AGENT_SESSION_PASSPHRASE or AGENT_SESSION_IDENTITY.',
    );
  });
}

async function firstThatOpens(
  archive: Archive,
  { query, sessionId, trust }: BundleRequest,
  opening: { keys: UnsealingKeys | undefined; largest: number; tempDir: string },
): Promise<FoundSession | undefined> {
  const request = { agent: claudeCode, name: '', sessionId, runId: query.runId, trust, run: NO_RUN, ...opening };
  for await (const found of archive.find(query)) {
    if (refused(found, archive, trust)) continue;
    const received = await receive(found, { ...request, askedName: query.name }, terminalLog);
    if (typeof received === 'object') return received;
  }
  return undefined;
}

/** Anybody can have a workflow keep a session for the code of a fork: it is words for an agent that is trusted here. */
function refused({ origin, label }: FoundBundle, { origins }: Archive, trust: BundleRequest['trust']): boolean {
  if (trust === 'any' || origins === 'unknown' || (!isForeign(origin) && origin.repositoryId !== undefined))
    return false;
  terminalLog.warning(`Refused ${label}: it was captured for the code of a fork. --trust any takes it.`);
  return true;
}

async function readKeys(): Promise<UnsealingKeys | undefined> {
  const { AGENT_SESSION_PASSPHRASE: passphrase, AGENT_SESSION_IDENTITY: identity } = process.env;
  if (passphrase && identity) throw new UserError('Set AGENT_SESSION_PASSPHRASE or AGENT_SESSION_IDENTITY, not both.');
  if (passphrase) return { passphrases: parsePassphrases(passphrase) };
  return identity ? { identities: await parseIdentities(identity) } : undefined;
}

const NO_RUN = { repositoryId: undefined, headRepositoryId: undefined, headBranch: undefined };
