import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  STDIN,
  STDOUT,
  pump
} from "./chunk-2VMISE6Q.js";
import {
  parseArguments
} from "./chunk-JOOFP647.js";
import {
  createRewriter,
  mapPath,
  parseRoot,
  pathMap
} from "./chunk-YSOVKEJQ.js";
import "./chunk-RQLPEB37.js";
import {
  claudeCode
} from "./chunk-OPU3UY7P.js";
import {
  UserError
} from "./chunk-NBQQX3RM.js";
import "./chunk-5MLXPEVV.js";

// src/cli/rewrite.ts
const { writeSync } = require("node:fs");
const { homedir } = require("node:os");
var rewriteCommand = {
  help: `Usage: agent-session rewrite --from DIR --to DIR [--from DIR --to DIR]... [--projects DIR] [FILE]

Writes the paths of a Claude Code transcript anew: what was in one directory is now in another.
Reads standard input and writes standard output; with FILE, changes that file, all of it or not at all.
Only the bytes of paths change. Works for sub-agents' transcripts and .meta.json files too.

  --from DIR       a directory as the transcript names it: /workspace, or D:\\a\\repo
  --to DIR         what it is called now; the first --to belongs to the first --from, and so on
  --projects DIR   the folder the agent kept its sessions in when it wrote the transcript
  --help           this text

Changed are the working directory and the path fields of tool calls and their results, where they are one of the
directories or below it. Text, thinking and commands stay as they are, with one exception: a pointer into the agent's
own folder for the directory, <projects>/<name of --from>/..., becomes <projects>/<name of --to>/... wherever it
stands, because the agent reads the files it finds there. <projects> is --projects; else the folder FILE lies in, where
that is one of the agent's; else $CLAUDE_CONFIG_DIR/projects, or ~/.claude/projects. If it is below a --from, the new
one is below its --to.

The opposite call (every --from and --to exchanged) gives the first bytes back, unless they already named the new place.

Exit codes: 0 done, 1 failed, 2 wrong usage.
`,
  read,
  run
};
function read(args) {
  const { values, positionals } = parseArguments({
    args: [...args],
    options: { from: several, to: several, projects: { type: "string" } },
    allowPositionals: true
  });
  const { from = [], to = [], projects } = values;
  if (from.length === 0 || from.length !== to.length) {
    throw new UserError(
      `Every --from needs its --to: there are ${from.length} of the one and ${to.length} of the other.`
    );
  }
  if (positionals.length > 1) {
    throw new UserError(`One FILE at a time, not ${positionals.length}.`);
  }
  if (projects !== void 0) {
    parseRoot(projects);
  }
  return {
    map: pathMap(from.map((name, at) => ({ from: name, to: to[at] }))),
    projects,
    file: positionals[0]
  };
}
var several = { type: "string", multiple: true };
async function run({ map, projects, file }) {
  const report = file === void 0 ? await rewriteStream(map, projects) : await rewriteFile(map, projects, file);
  if (report !== void 0) {
    writeSync(STDERR, `${summary(report)}
`);
  }
}
async function rewriteStream(map, projects) {
  const rewriter = rewriterFor(map, projects ?? ownProjects());
  try {
    const end = await pump({ from: STDIN, to: STDOUT, rewriter });
    return end === "done" ? rewriter.report() : void 0;
  } catch (error) {
    if (error instanceof Error && "syscall" in error) {
      throw new UserError(`Standard input could not be written to standard output: ${error.message}.`, {
        cause: error
      });
    }
    throw error;
  }
}
async function rewriteFile(map, projects, file) {
  const { projectsAbove, rewriteInPlace } = await import("./in-place-6EMRK7WD.js");
  const names = map.flatMap(({ from, to }) => [nameOf(from), nameOf(to)]);
  const rewriter = rewriterFor(map, projects ?? await projectsAbove(file, names) ?? ownProjects());
  await rewriteInPlace(file, rewriter);
  return rewriter.report();
}
function rewriterFor(map, projects) {
  const target = mapPath(map, projects);
  const pairs = new Map(
    map.map(({ from, to }) => [below(projects, nameOf(from)), below(target, nameOf(to))]).reverse()
  );
  const pointers = pathMap([...pairs].map(([from, to]) => ({ from, to })));
  return createRewriter({ map, pointers, fields: claudeCode.fields });
}
function nameOf(directory) {
  return claudeCode.encodeDirectory(directory).name;
}
function below(folder, name) {
  const separator = folder.includes("/") ? "/" : "\\";
  return folder.endsWith(separator) ? folder + name : folder + separator + name;
}
function ownProjects() {
  const { env } = process;
  return below(claudeCode.configDirectory({ home: homedir(), variables: env }), "projects");
}
function summary({ rows, bytesIn, rewritten, brokenRows }) {
  const { directory, path, pointer } = rewritten;
  const broken = brokenRows === 0 ? "" : `; ${brokenRows} of them broken, kept as they are`;
  const parts = `${directory} working directories, ${path} path fields, ${pointer} pointers into the agent's folder`;
  return `Rewrote ${directory + path + pointer} paths (${parts}) in ${rows} rows, ${bytesIn} bytes${broken}.`;
}
var STDERR = 2;
export {
  rewriteCommand
};
