import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  CommandError
} from "./chunk-NBQQX3RM.js";

// src/exec.ts
const { existsSync } = require("node:fs");
const { Readable } = require("node:stream");
var STDERR_KEPT = 8 * 1024;
var STDOUT_LIMIT = 64 * 1024 * 1024;
async function run(program, args, options = {}) {
  const result = await attempt(program, args, options);
  if (result.exitCode !== 0) throw exitFailure(program, result);
  return result.stdout;
}
async function attempt(program, args, options = {}) {
  return await resultOf(program, await stream(program, args, options));
}
async function resultOf(program, command) {
  const [stdout, ended] = await Promise.all([text(program, command), command.ended]);
  return { ...ended, stdout };
}
async function stream(program, args, options = {}) {
  const { execa } = await import("./execa-5Y7CVV7T.js");
  const { input = "" } = options;
  const subprocess = execa(program, args, {
    stdin: input === "" ? "ignore" : "pipe",
    ...input === "" ? {} : { input: Readable.from(typeof input === "string" ? [input] : input, { objectMode: false }) },
    ...options.timeout === void 0 ? {} : { timeout: options.timeout },
    ...options.signal === void 0 ? {} : { cancelSignal: options.signal },
    ...options.cwd === void 0 ? {} : { cwd: options.cwd },
    ...options.environment === void 0 ? {} : { env: options.environment },
    stdout: "pipe",
    stderr: "pipe",
    buffer: false,
    reject: false
  });
  const ended = end(program, subprocess, options.cwd);
  ended.catch(() => void 0);
  return { output: subprocess.stdout, ended, stop: () => subprocess.kill() };
}
function exitFailure(program, { exitCode, stderr }) {
  const said = lastLine(stderr);
  const summary = `${program} failed with exit code ${exitCode}${said === "" ? "." : `: ${said}`}`;
  return new CommandError({ program, exitCode, stderr, summary });
}
async function end(program, subprocess, cwd) {
  const stderr = tail(subprocess.stderr);
  const result = await subprocess;
  if (result.exitCode !== void 0 && !result.timedOut && !result.isCanceled && result.cause === void 0) {
    return { exitCode: result.exitCode, stderr: stderr() };
  }
  throw new CommandError({
    program,
    exitCode: result.exitCode,
    stderr: stderr(),
    summary: `${program} ${reason(result, cwd)}`,
    cause: result.cause
  });
}
function reason(result, cwd) {
  if (result.timedOut) return "took too long and was ended.";
  if (result.isCanceled) return "was aborted.";
  if (result.code === "ENOENT" && cwd !== void 0 && !existsSync(cwd)) return `was not run: there is no ${cwd}.`;
  if (result.code === "ENOENT") return "is not installed (or not on PATH).";
  if (result.signal !== void 0) return `was ended by ${result.signal}.`;
  return `could not be run: ${result.originalMessage ?? "unknown reason"}`;
}
function tail(source) {
  let kept = Buffer.alloc(0);
  source.on("data", (chunk) => {
    kept = Buffer.concat([kept, chunk]).subarray(-STDERR_KEPT);
  });
  return () => kept.toString("utf8");
}
async function text(program, command) {
  const chunks = [];
  let size = 0;
  for await (const chunk of command.output) {
    size += chunk.length;
    if (size > STDOUT_LIMIT) {
      command.stop();
      const summary = `${program} wrote more than ${STDOUT_LIMIT} bytes where a short answer was expected.`;
      throw new CommandError({ program, exitCode: void 0, stderr: "", summary });
    }
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString("utf8");
}
var GUESSES = /(?<=\S\s*)(?:fatal: Could not read from remote repository\.\s*)Please make sure you have the correct access rights\s+and the repository exists\.\s*$/;
function lastLine(stderr) {
  const told = stderr.replace(GUESSES, "").trimEnd();
  return told.split("\n").at(-1)?.trim() ?? "";
}

export {
  run,
  attempt,
  resultOf,
  stream,
  exitFailure
};
