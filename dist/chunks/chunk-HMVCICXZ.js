import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  inputReader,
  needsPath,
  problemsBetween
} from "./chunk-I5KRIVQG.js";
import {
  debug,
  group,
  info,
  warning
} from "./chunk-VE3RYY24.js";
import {
  agents,
  findAgent
} from "./chunk-OPSEC4FL.js";
import {
  WHICH_REPOSITORY
} from "./chunk-QWKJYWT3.js";
import {
  oneLine
} from "./chunk-EAWTM7AP.js";
import {
  UserError
} from "./chunk-NBQQX3RM.js";

// src/action/inputs.ts
function parseInputs(readInput, context, stage = "main") {
  const problems = [];
  const read = inputReader(readInput, problems);
  const archive = read.choice("archive", ["artifact", "cache", "git", "directory"], "artifact");
  const inputs = {
    name: read.text("name") ?? defaultName(context),
    sessionId: read.text("session-id")?.toLowerCase(),
    runId: read.whole("run-id", { least: 1, example: "9876543210" }),
    agent: findAgent(read.choice("agent", Object.keys(agents), "claude-code")) ?? agents["claude-code"],
    container: read.text("container"),
    containerEngine: read.choice("container-engine", ["auto", "docker", "podman"], "auto"),
    user: read.text("user"),
    workingDirectory: read.text("working-directory"),
    configDirectory: read.text("config-directory"),
    archive,
    archivePath: read.text("archive-path"),
    ifNoSessionFound: read.choice("if-no-session-found", ["ignore", "warn", "error"], "ignore"),
    ifCaptureFails: read.choice("if-capture-fails", ["warn", "error"], "warn"),
    fork: read.yesNo("fork", "false"),
    maxIterations: read.whole("max-iterations", { least: 1, example: "1" }) ?? 1,
    include: read.list("include", ["subagents", "tool-results", "memory"], ["subagents", "tool-results"]),
    retentionDays: read.whole("retention-days", { least: 0, most: 400, example: "30" }) || void 0,
    compressionLevel: read.whole("compression-level", { least: 0, most: 9, example: "6" }) ?? 6,
    maxSize: read.size("max-size", "1GB"),
    summary: read.choice("summary", ["table", "none", "transcript"], "table"),
    redact: read.yesNo("redact", "true"),
    trust: read.choice("trust", ["same-repository", "branch", "any"], "same-repository"),
    recipients: read.text("recipients"),
    secrets: readSecretInputs(readInput)
  };
  problems.push(...problemsBetween(inputs));
  if (stage === "main" && needsPath(inputs.archive) && inputs.archivePath === void 0) {
    const what = inputs.archive === "git" ? WHICH_REPOSITORY : "the folder to keep sessions in.";
    problems.push(`archive-path: is missing. With archive: ${inputs.archive}, write ${what}`);
  }
  if (problems.length > 0) throw new UserError(asList(problems));
  return inputs;
}
function readSecretInputs(readInput) {
  const read = (name) => readInput(name).trim() || void 0;
  return {
    githubToken: read("github-token"),
    secrets: read("secrets"),
    passphrase: read("passphrase"),
    identity: read("identity")
  };
}
function defaultName({ issueNumber, refName }) {
  return issueNumber === void 0 ? refName ?? "default" : `pr-${issueNumber}`;
}
function asList(problems) {
  if (problems.length === 1) return `Input ${problems[0]}`;
  return [`${problems.length} inputs need a change:`, ...problems.map((problem) => `  - ${problem}`)].join("\n");
}

// src/action/log.ts
var actionLog = {
  debug: (message) => debug(message),
  info: (message) => info(oneLine(message)),
  warning: (message) => warning(message, { title: "agent-session" }),
  group: (title, work) => group(title, work)
};

export {
  parseInputs,
  defaultName,
  actionLog
};
