import { mkdir, readdir, stat } from 'node:fs/promises';
import { homedir } from 'node:os';
import { join, resolve } from 'node:path';
import { claudeCode } from '../agents/claude-code.ts';
import { copyTree } from '../archives/copy-tree.ts';
import { largestBundle } from '../bundle/layout.ts';
import { isNotFound, UserError } from '../errors.ts';
import { type FoundSession, placeSession } from '../flows/restore.ts';
import { hostSessionStore } from '../sessions/host.ts';
import { parseArguments } from './arguments.ts';
import type { Command } from './cli.ts';
import { type BundleRequest, bundleHelp, bundleOptions, readBundleRequest, withBundle } from './found-bundle.ts';
import { say, sayJson, terminalLog } from './terminal.ts';

interface Request {
  readonly bundle: BundleRequest;
  readonly json: boolean;
  readonly target: Target;
}

/** A folder for the bundle as it is, or the agent's place for a directory. */
type Target = { readonly to: string } | { readonly directory: string; readonly configDirectory: string };

/** `agent-session pull`: one captured session, on this machine. */
export const pullCommand: Command<Request> = {
  help: `Usage: agent-session pull [--directory DIR] [--config-directory DIR] [OPTION]...
       agent-session pull --to DIR [OPTION]...

Downloads the newest session that fits, verifies and unseals it, and puts it where the agent finds it, with its paths
rewritten; then prints the command that goes on with it. With --to, puts down the bundle as it is.

  --directory DIR       where the agent is to go on; default: the current directory
  --config-directory DIR
                        the agent's; default: $CLAUDE_CONFIG_DIR, or ~/.claude
  --to DIR              a new or empty folder for manifest.json and the session's files
${bundleHelp}`,
  read(args) {
    const text = { type: 'string' } as const;
    const options = { ...bundleOptions, to: text, directory: text, 'config-directory': text };
    const { values } = parseArguments({ args: [...args], options });
    return { bundle: readBundleRequest(values), json: values.json === true, target: readTarget(values) };
  },
  async run({ bundle, json, target }) {
    await checkTarget(target);
    const result = await withBundle(bundle, (session) =>
      'to' in target ? putDown(session, target.to, bundle.maxSize) : place(session, target),
    );
    if (json) return sayJson(result);
    say(result.line);
    if (result.command !== undefined) say(result.command);
  },
};

function readTarget({
  to,
  directory,
  'config-directory': configDirectory,
}: {
  readonly to?: string | undefined;
  readonly directory?: string | undefined;
  readonly 'config-directory'?: string | undefined;
}): Target {
  if (to !== undefined && (directory ?? configDirectory) !== undefined) {
    throw new UserError('--to puts down the bundle as it is, so it goes without --directory and --config-directory.');
  }
  if (to !== undefined) return { to: resolve(to) };
  const own = claudeCode.configDirectory({ home: homedir(), variables: process.env });
  return { directory: resolve(directory ?? '.'), configDirectory: resolve(configDirectory ?? own) };
}

async function checkTarget(target: Target): Promise<void> {
  if ('to' in target) {
    const entries = await readdir(target.to).catch((error: unknown) => {
      if (isNotFound(error)) return [];
      throw new UserError(`${target.to} cannot be used as a folder.`, { cause: error });
    });
    if (entries.length > 0) throw new UserError(`${target.to} is not empty: --to takes a new or an empty folder.`);
    return;
  }
  const facts = await stat(target.directory).catch(() => undefined);
  if (facts?.isDirectory() !== true) throw new UserError(`There is no directory ${target.directory} to go on in.`);
}

interface Result {
  readonly sessionId: string;
  readonly name: string;
  readonly runId: number | null;
  readonly path: string;
  readonly line: string;
  readonly command?: string;
}

async function putDown({ manifest, runId, folder }: FoundSession, to: string, maxSize: number): Promise<Result> {
  await mkdir(to, { recursive: true, mode: 0o700 });
  await copyTree(folder, to, largestBundle(maxSize));
  const { sessionId, name } = manifest;
  const line = `Put session ${sessionId} of ${name} into ${to}: ${manifest.files.length} files and manifest.json.`;
  return { sessionId, name, runId: runId ?? null, path: to, line };
}

async function place(
  session: FoundSession,
  { directory, configDirectory }: { directory: string; configDirectory: string },
): Promise<Result> {
  const { sessionId, name, source } = session.manifest;
  const store = hostSessionStore(directory, join(configDirectory, 'projects'), { log: terminalLog });
  const { kept, condition } = await placeSession(session, store, {
    agent: claudeCode,
    include: ['subagents', 'tool-results'],
  });
  const path = store.sessionFilePath(sessionId);
  const isKept = kept.includes(`${sessionId}.jsonl`);
  const what = isKept ? 'Kept the later state that was there' : condition?.repair ? 'Repaired and put' : 'Put';
  const run = session.runId ?? source.runId;
  const line = `${what}: session ${sessionId} of ${name}${run === undefined ? '' : `, run ${run}`}, at ${path}`;
  const command = resumeCommand(sessionId, store.directory, configDirectory);
  return { sessionId, name, runId: run ?? null, path, line, command };
}

function resumeCommand(id: string, directory: string, configDirectory: string): string {
  const own = claudeCode.configDirectory({ home: homedir(), variables: process.env });
  const where = configDirectory === resolve(own) ? '' : `CLAUDE_CONFIG_DIR=${shellWord(configDirectory)} `;
  return `cd ${shellWord(directory)} && ${where}claude ${claudeCode.resumeArguments(id, { fork: false }).join(' ')}`;
}

function shellWord(text: string): string {
  return /^[A-Za-z0-9_./:@%+,-]+$/.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`;
}
