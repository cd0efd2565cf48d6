import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);

// src/action/context.ts
const { readFile } = require("node:fs/promises");
const { homedir, tmpdir } = require("node:os");

// src/action/head-of-run.ts
var FOR_PULL_REQUESTS = ["pull_request", "pull_request_review", "pull_request_review_comment"];
function headOfRun({ event = "", repositoryId, refName, payload }) {
  const head = object(object(payload.pull_request).head);
  const pullRequest = { headRepositoryId: number(object(head.repo).id), headBranch: text(head.ref) };
  if (FOR_PULL_REQUESTS.includes(event)) return pullRequest;
  if (event !== "pull_request_target") return { headRepositoryId: repositoryId, headBranch: refName };
  const isOwn = repositoryId !== void 0 && pullRequest.headRepositoryId === repositoryId;
  return { headRepositoryId: repositoryId, headBranch: isOwn ? pullRequest.headBranch : void 0 };
}
function object(value) {
  return typeof value === "object" && value !== null ? value : {};
}
function number(value) {
  return typeof value === "number" && Number.isSafeInteger(value) ? value : void 0;
}
function text(value) {
  return typeof value === "string" && value !== "" ? value : void 0;
}

// src/action/context.ts
async function readContext() {
  const env = process.env;
  const payload = await readPayload(env.GITHUB_EVENT_PATH);
  const repositoryId = number2(env.GITHUB_REPOSITORY_ID) ?? number2(object2(payload.repository).id);
  return {
    repository: env.GITHUB_REPOSITORY ?? "",
    repositoryId,
    isPrivate: truth(object2(payload.repository).private),
    ...headOfRun({ event: env.GITHUB_EVENT_NAME, repositoryId, refName: env.GITHUB_REF_NAME, payload }),
    runId: number2(env.GITHUB_RUN_ID),
    runAttempt: number2(env.GITHUB_RUN_ATTEMPT),
    job: env.GITHUB_JOB,
    event: env.GITHUB_EVENT_NAME,
    ref: env.GITHUB_REF,
    refName: env.GITHUB_REF_NAME,
    sha: env.GITHUB_SHA,
    issueNumber: number2(object2(payload.pull_request).number) ?? number2(object2(payload.issue).number),
    workspace: env.GITHUB_WORKSPACE || process.cwd(),
    temp: env.RUNNER_TEMP || tmpdir(),
    runnerTemp: env.RUNNER_TEMP || tmpdir(),
    home: env.HOME || homedir(),
    serverUrl: env.GITHUB_SERVER_URL || "https://github.com",
    apiUrl: env.GITHUB_API_URL || "https://api.github.com",
    eventPath: env.GITHUB_EVENT_PATH,
    variables: env
  };
}
function sourceOf(context) {
  const { repository, repositoryId, headRepositoryId, runId, runAttempt, job, event, ref, sha } = context;
  const known = Object.entries({ repository, repositoryId, headRepositoryId, runId, runAttempt, job, event, ref, sha });
  return Object.fromEntries(known.filter(([, value]) => value !== void 0 && value !== ""));
}
async function readPayload(path) {
  if (!path) return {};
  try {
    return object2(JSON.parse(await readFile(path, "utf8")));
  } catch {
    return {};
  }
}
function object2(value) {
  return typeof value === "object" && value !== null ? value : {};
}
function truth(value) {
  return typeof value === "boolean" ? value : void 0;
}
function number2(value) {
  const parsed = typeof value === "string" && value !== "" ? Number(value) : value;
  return typeof parsed === "number" && Number.isSafeInteger(parsed) ? parsed : void 0;
}

export {
  readContext,
  sourceOf
};
