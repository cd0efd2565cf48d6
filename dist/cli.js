#!/usr/bin/env node
import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  ArchiveError,
  CommandError,
  IntegrityError,
  SessionCaptureError,
  UserError
} from "./chunks/chunk-NBQQX3RM.js";
import "./chunks/chunk-5MLXPEVV.js";

// src/cli/cli.ts
const { writeSync } = require("node:fs");

// package.json
var package_default = { version: "0.1.0" };

// src/cli/cli.ts
var commands = {
  list: async () => (await import("./chunks/list-DL3TLQHM.js")).listCommand,
  show: async () => (await import("./chunks/show-7WLP4TUP.js")).showCommand,
  pull: async () => (await import("./chunks/pull-3PGO3YY2.js")).pullCommand,
  publish: async () => (await import("./chunks/publish-6TWENMPF.js")).publishCommand,
  remove: async () => (await import("./chunks/remove-X7TFNIZM.js")).removeCommand,
  rewrite: async () => (await import("./chunks/rewrite-5KOYWCYQ.js")).rewriteCommand
};
var help = `Usage: agent-session COMMAND [ARGUMENT]...

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
var STDOUT = 1;
var STDERR = 2;
var DONE = 0;
var FAILED = 1;
var WRONG_USAGE = 2;
var TOLD = [UserError, ArchiveError, IntegrityError, CommandError, SessionCaptureError];
process.exitCode = await main(process.argv.slice(2));
async function main([name, ...args]) {
  if (name === "--help" || name === "-h" || name === void 0) {
    writeSync(name === void 0 ? STDERR : STDOUT, help);
    return name === void 0 ? WRONG_USAGE : DONE;
  }
  if (name === "--version") {
    writeSync(STDOUT, `${package_default.version}
`);
    return DONE;
  }
  const load = Object.hasOwn(commands, name) ? commands[name] : void 0;
  if (load === void 0) {
    writeSync(STDERR, `agent-session: there is no command ${printable(name)}. See agent-session --help.
`);
    return WRONG_USAGE;
  }
  return runCommand(name, await load(), args);
}
async function runCommand(name, command, args) {
  if (args.includes("--help") || args.includes("-h")) {
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
    const hint = failure === WRONG_USAGE ? ` See agent-session ${name} --help.` : "";
    writeSync(STDERR, `agent-session ${name}: ${printable(error.message)}${hint}
`);
    return failure;
  }
}
function printable(message) {
  return message.replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, "?");
}
