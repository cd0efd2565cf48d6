#!/usr/bin/env node
import { writeSync } from 'node:fs';
import metadata from '../../package.json' with { type: 'json' };
import { ArchiveError, CommandError, IntegrityError, SessionCaptureError, UserError } from '../errors.ts';

/** One command of the command line: `read` understands its arguments, `run` does what they ask for. */
export interface Command<Request> {
  readonly help: string;
  /** @throws UserError for arguments that cannot be meant. */
  read(args: readonly string[]): Request;
  run(request: Request): Promise<void>;
}

const commands: Readonly<Record<string, () => Promise<Command<unknown>>>> = {
  list: async () => (await import('./list.ts')).listCommand as Command<unknown>,
  show: async () => (await import('./show.ts')).showCommand as Command<unknown>,
  pull: async () => (await import('./pull.ts')).pullCommand as Command<unknown>,
  publish: async () => (await import('./publish.ts')).publishCommand as Command<unknown>,
  remove: async () => (await import('./remove.ts')).removeCommand as Command<unknown>,
  rewrite: async () => (await import('./rewrite.ts')).rewriteCommand as Command<unknown>,
};

const help = `Usage: agent-session COMMAND [ARGUMENT]...

Commands:
  list      the sessions that an archive keeps
  show      what is known of one of them
  pull      put one of them where the agent goes on with it
  publish   make what was kept under a name a part of a history's main
  remove    take a session out of a history
  rewrite   write the paths of a transcript anew, for another directory

Options:
  --help      this text; after a command, that command's
  --version   the version

Exit codes: 0 done, 1 failed, 2 wrong usage.
`;

/** File descriptors and exit codes. */
const STDOUT = 1;
const STDERR = 2;
const DONE = 0;
const FAILED = 1;
const WRONG_USAGE = 2;

/** Failures whose message says all there is to say; any other is a fault of this program. */
const TOLD = [UserError, ArchiveError, IntegrityError, CommandError, SessionCaptureError];

process.exitCode = await main(process.argv.slice(2));

/** Returns the exit code. */
async function main([name, ...args]: readonly string[]): Promise<number> {
  if (name === '--help' || name === '-h' || name === undefined) {
    writeSync(name === undefined ? STDERR : STDOUT, help);
    return name === undefined ? WRONG_USAGE : DONE;
  }
  if (name === '--version') {
    writeSync(STDOUT, `${metadata.version}\n`);
    return DONE;
  }
  const load = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (load === undefined) {
    writeSync(STDERR, `agent-session: there is no command ${printable(name)}. See agent-session --help.\n`);
    return WRONG_USAGE;
  }
  return runCommand(name, await load(), args);
}

async function runCommand(name: string, command: Command<unknown>, args: readonly string[]): Promise<number> {
  if (args.includes('--help') || args.includes('-h')) {
    writeSync(STDOUT, command.help);
    return DONE;
  }
  let failure = WRONG_USAGE;
  try {
    const request = command.read(args);
    failure = FAILED;
    await command.run(request);
    return DONE;
  } catch (error) {
    if (!(error instanceof Error) || !TOLD.some((kind) => error instanceof kind)) {
      throw error;
    }
    const hint = failure === WRONG_USAGE ? ` See agent-session ${name} --help.` : '';
    writeSync(STDERR, `agent-session ${name}: ${printable(error.message)}${hint}\n`);
    return failure;
  }
}

/** Messages quote names of others, which must not reach a terminal's controls. */
function printable(message: string): string {
  return message.replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, '?');
}
