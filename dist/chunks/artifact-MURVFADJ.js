import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  clearProxies,
  codeIn,
  hasProxy,
  proxyHint,
  startClientThread,
  untilAnswered,
  withinDeadline
} from "./chunk-Q732WN6S.js";
import {
  escapePercent,
  unescapePercent
} from "./chunk-GYWBT2R2.js";
import {
  LARGEST_BUNDLE
} from "./chunk-PPQN7EZY.js";
import {
  regularFiles,
  sha256Of
} from "./chunk-SSUHDO3V.js";
import "./chunk-EAWTM7AP.js";
import {
  ArchiveError,
  IntegrityError,
  UserError,
  fileSystemFault,
  isDiskFull
} from "./chunk-NBQQX3RM.js";
import "./chunk-5MLXPEVV.js";

// src/archives/artifact-client.ts
async function withArtifactClient(settings, work) {
  const client = settings.client ?? startClient(settings);
  try {
    const call = (method, ...args) => untilAnswered(() => client.call(method, ...args), messageIn);
    return await withinDeadline(client, settings.deadline, () => work(call));
  } finally {
    await client.stop();
  }
}
function startClient({ environment, log }) {
  const module = new URL("./artifact-worker.js", import.meta.url);
  const thread = startClientThread({ module, environment, onLine: teller(log) });
  return { ...thread, call: thread.call };
}
function messageIn(outcome) {
  return outcome instanceof Error ? outcome.message : "";
}
function teller(log) {
  const told = /* @__PURE__ */ new Set();
  return (line) => {
    const warning = /^::warning[^:]*::(.*)$/.exec(line)?.[1];
    if (warning !== void 0 && !told.has(warning)) log.warning(unescapeCommand(warning));
    if (warning !== void 0) told.add(warning);
    else if (line !== "" && !line.startsWith("::")) log.debug(`artifact client: ${line}`);
  };
}
function unescapeCommand(text) {
  return text.replaceAll("%0D", "\r").replaceAll("%0A", "\n").replaceAll("%25", "%");
}

// src/archives/artifact-download.ts
const { createHash } = require("node:crypto");
const { createReadStream, createWriteStream } = require("node:fs");
const { mkdtemp: mkdtemp2, readdir, rm: rm2 } = require("node:fs/promises");
const path2 = require("node:path");
const { pipeline } = require("node:stream/promises");
const { setTimeout: pause2 } = require("node:timers/promises");

// src/archives/artifact-files.ts
const { copyFile, link, mkdir, mkdtemp, rm } = require("node:fs/promises");
const path = require("node:path");
var UNSAFE = /["<>|*?:]/;
async function openUploadFiles(folder) {
  const paths = [];
  for await (const file of regularFiles(folder)) paths.push(file);
  if (paths.every((file) => packedPath(file) === file)) {
    return { root: folder, files: paths.map((file) => at(folder, file)), close: async () => void 0 };
  }
  const root = await mkdtemp(`${folder}-upload-`);
  for (const file of paths) await linkOrCopy(at(folder, file), at(root, packedPath(file)));
  return {
    root,
    files: paths.map((file) => at(root, packedPath(file))),
    close: () => rm(root, { recursive: true, force: true })
  };
}
function unpackedPath(packed) {
  return unescapePercent(packed, packedPath);
}
function packedPath(file) {
  return escapePercent(file, UNSAFE);
}
function at(folder, file) {
  return path.join(folder, ...file.split("/"));
}
async function linkOrCopy(from, to) {
  await mkdir(path.dirname(to), { recursive: true });
  try {
    await link(from, to);
  } catch {
    await copyFile(from, to);
  }
}

// src/archives/artifact-options.ts
var DEFAULT_LIMITS = {
  save: 15e4,
  stall: 45e3,
  // A session of 1 MB on a link of 10 KB/s; what stalls still ends well before all the time for a save is over.
  block: 11e4,
  list: 2e4,
  retries: 45e3,
  download: 18e4,
  bundleSize: LARGEST_BUNDLE
};
function limitsOf({ limits }) {
  return { ...DEFAULT_LIMITS, ...limits };
}
function clientEnvironment(options) {
  refuseOtherServers(options);
  if (!hasRuntime(options)) {
    throw new ArchiveError(
      "This process has no access to the artifact service, which the runner gives only to steps with uses: save from such a step, or use archive: directory."
    );
  }
  return {
    // Checked every so often and never before one such time is over.
    ACTIONS_ARTIFACT_UPLOAD_TIMEOUT_MS: String(limitsOf(options).block),
    ...clearProxies(options.environment),
    GITHUB_API_URL: options.apiUrl,
    GITHUB_SERVER_URL: options.serverUrl
  };
}
function hasRuntime({ environment }) {
  return Boolean(environment.ACTIONS_RUNTIME_TOKEN && environment.ACTIONS_RESULTS_URL);
}
function refuseOtherServers({ serverUrl }) {
  const { hostname } = new URL(serverUrl);
  if (hostname === "github.com" || hostname.endsWith(".ghe.com") || hostname.endsWith(".localhost")) return;
  throw new ArchiveError(
    `archive: artifact works with github.com and ghe.com, and this job runs on ${hostname}: use archive: directory with archive-path.`
  );
}

// src/archives/artifact-rest.ts
const { setTimeout: pause } = require("node:timers/promises");

// src/archives/artifact-rest-errors.ts
function isPassing(outcome) {
  return outcome instanceof Error || outcome.status >= 500 || isRateLimited(outcome);
}
function waitAsked(outcome) {
  if (outcome instanceof Error || !isRateLimited(outcome)) return void 0;
  const after = outcome.header("retry-after") ?? "";
  const reset = outcome.header("x-ratelimit-reset") ?? "";
  const waits = [
    isSeconds(after) ? Number(after) * 1e3 : Date.parse(after) - Date.now(),
    isSeconds(reset) ? Number(reset) * 1e3 - Date.now() : Number.NaN
  ];
  const asked = waits.find((wait) => !Number.isNaN(wait));
  return asked === void 0 ? void 0 : Math.min(Math.max(asked, 0), LONGEST_WAIT);
}
function isSeconds(text) {
  return /^\s*\d+(\.\d+)?\s*$/.test(text);
}
var LONGEST_WAIT = 24 * 60 * 60 * 1e3;
function restError(outcome, { repository, apiUrl, environment }) {
  const listing = `Saved sessions of ${repository} cannot be looked up`;
  if (outcome instanceof Error) {
    const reason = `${apiUrl} cannot be reached (${networkReason(outcome)})`;
    return new ArchiveError(`${listing}: ${reason}. ${proxyHint(environment)}${LATER}`, { cause: outcome });
  }
  const { status } = outcome;
  const cause = new Error(`GitHub's API answered ${status}: ${messageIn2(outcome)}`);
  return new ArchiveError(`${listing}: ${explain(outcome)}`, { cause });
}
var LATER = "Run the job again; if it goes on, look at https://www.githubstatus.com.";
function explain(answer) {
  const said = `${answer.status}: ${messageIn2(answer)}`;
  if (isRateLimited(answer)) {
    const wait = waitAsked(answer);
    const when = wait === void 0 ? "later" : `after ${new Date(Date.now() + wait).toISOString().slice(0, 16)}Z`;
    return `the rate limit of GitHub's API is used up (${answer.status}). Run the job again ${when}, or give github-token a token with a limit of its own.`;
  }
  if (answer.status === 401) return `github-token is not valid (${said}). Remove the input to use the job's own token.`;
  if (answer.status === 403 || answer.status === 404) {
    return `the token may not read the repository's artifacts (${said}). Add "permissions: actions: read" to the job.`;
  }
  return `GitHub's API answered ${said}. ${LATER}`;
}
function isRateLimited({ status, header, text }) {
  if (status === 429) return true;
  if (status !== 403) return false;
  const isUsedUp = header("x-ratelimit-remaining") === "0";
  return isUsedUp || header("retry-after") !== void 0 || /rate limit/i.test(text);
}
function messageIn2({ text }) {
  try {
    const { message } = JSON.parse(text);
    if (typeof message === "string") return message.replaceAll(/\s+/g, " ").slice(0, 200);
  } catch {
  }
  return "no message";
}
function networkReason(error) {
  if (error.name === "TimeoutError") return "no answer in time";
  const cause = error.cause instanceof Error ? error.cause : error;
  return "code" in cause && typeof cause.code === "string" ? cause.code : cause.message;
}

// src/archives/github-fetch.ts
import { createRequire } from "node:module";
var require2 = createRequire(import.meta.url);
async function githubFetch(url, request) {
  for (let followed = 0; ; followed += 1) {
    const answer = await get(url, request, await agentFor(url, request));
    const location = answer.header("location");
    const isElsewhere = answer.status >= 300 && answer.status < 400 && location !== void 0;
    if (request.redirect === "manual" || !isElsewhere) return answer;
    answer.body.resume();
    if (followed === MOST_REDIRECTS) throw new Error("redirect count exceeded");
    url = new URL(location, url).href;
  }
}
var MOST_REDIRECTS = 20;
async function agentFor(url, { environment }) {
  if (!hasProxy(environment)) return void 0;
  const { HttpClient } = await import("./lib-UB5AYTQG.js");
  return new HttpClient().getAgent(url);
}
function get(url, { headers, signal }, agent) {
  const name = new URL(url).protocol === "http:" ? "node:http" : "node:https";
  const { request } = require2(name);
  return new Promise((resolve, reject) => {
    const sent = request(url, { headers, signal, agent });
    sent.on("response", (message) => {
      resolve({ status: message.statusCode ?? 0, header: (header) => headerIn(message, header), body: message });
    });
    sent.on("error", (error) => reject(signal.aborted ? signal.reason : error));
    sent.end();
  });
}
function headerIn({ headers }, name) {
  const value = headers[name];
  return Array.isArray(value) ? value[0] : value;
}

// src/archives/artifact-rest.ts
var REQUEST_TIME = 2e4;
function artifactRest(options, retries) {
  let left = retries;
  async function request(path3) {
    for (let delay = 1e3; ; delay *= 2) {
      const start = performance.now();
      const outcome = await attempt(options, path3, Math.ceil(Math.min(REQUEST_TIME, left)));
      if (!isPassing(outcome)) return outcome;
      const wait = Math.max(waitAsked(outcome) ?? 0, delay);
      left -= performance.now() - start + wait;
      if (left <= 0) throw restError(outcome, options);
      options.log.debug(`GitHub's API could not answer ${path3}; next try in ${wait / 1e3} s.`);
      await pause(wait);
    }
  }
  async function page(path3, parameters) {
    const answer = await request(`${path3}?${new URLSearchParams(parameters)}`);
    return { answer, artifacts: answer.status === 200 ? parsePage(answer.text) : void 0 };
  }
  return {
    async repositoryPage(parameters) {
      const { answer, artifacts } = await page("/actions/artifacts", parameters);
      if (artifacts === void 0) throw restError(answer, options);
      return artifacts;
    },
    async runPage(runId, parameters) {
      const { answer, artifacts } = await page(`/actions/runs/${runId}/artifacts`, parameters);
      if (artifacts === void 0 && answer.status !== 404) throw restError(answer, options);
      return artifacts;
    },
    async downloadUrl(id) {
      const answer = await request(`/actions/artifacts/${id}/zip`);
      if (answer.status === 404 || answer.status === 410) return void 0;
      const location = answer.header("location");
      if (answer.status !== 302 || location === void 0) throw restError(answer, options);
      return location;
    }
  };
}
async function attempt(options, path3, time) {
  const signal = AbortSignal.timeout(time);
  try {
    const { status, header, body } = await githubFetch(`${options.apiUrl}/repos/${options.repository}${path3}`, {
      headers: {
        accept: "application/vnd.github+json",
        authorization: `Bearer ${options.token}`,
        "user-agent": "agent-session",
        "x-github-api-version": "2022-11-28"
      },
      redirect: "manual",
      environment: options.environment,
      signal
    });
    return { status, header, text: await textOf(body) };
  } catch (raw) {
    const error = signal.aborted ? signal.reason : raw;
    return error instanceof Error ? error : new Error(String(error));
  }
}
async function textOf(body) {
  const chunks = [];
  for await (const chunk of body) chunks.push(chunk);
  return Buffer.concat(chunks).toString("utf8");
}
function parsePage(text) {
  try {
    const { artifacts } = JSON.parse(text);
    return Array.isArray(artifacts) ? artifacts : void 0;
  } catch {
    return void 0;
  }
}

// src/archives/artifact-download.ts
var ATTEMPTS = 3;
var PAUSE = 500;
async function downloadArtifact(options, artifact, folder) {
  const { bundleSize } = limitsOf(options);
  if (artifact.size > bundleSize) {
    throw new IntegrityError(`The artifact has ${artifact.size} bytes, more than ${bundleSize}.`);
  }
  const zipFolder = await mkdtemp2(`${folder}-zip-`);
  try {
    const fetchZip = artifact.source === "rest" ? fromRest : fromOwnRun;
    const { zipFile, digest } = await fetchZip(options, artifact, zipFolder);
    if (artifact.digest !== void 0 && digest !== artifact.digest) {
      throw new IntegrityError("The artifact is damaged: its SHA-256 is not the one that GitHub has for it.");
    }
    const { unpack } = await import("./unpack-SX46XLL5.js");
    await unpack(zipFile, folder, { largest: bundleSize, pathOf: unpackedPath });
  } finally {
    await rm2(zipFolder, { recursive: true, force: true });
  }
}
async function fromRest(options, artifact, zipFolder) {
  const rest = artifactRest(options, limitsOf(options).retries);
  const zipFile = path2.join(zipFolder, "artifact.zip");
  const deadline = AbortSignal.timeout(limitsOf(options).download);
  for (let attempt2 = 1; ; attempt2 += 1) {
    const url = await rest.downloadUrl(artifact.id);
    if (url === void 0) throw new ArchiveError("The artifact was deleted or has expired since it was found.");
    try {
      return { zipFile, digest: await fetchFile(url, zipFile, { ...options, ...limitsOf(options), deadline }) };
    } catch (error) {
      if (error instanceof IntegrityError) throw error;
      if (isDiskFull(error)) throw noRoom(zipFolder, error);
      if (attempt2 === ATTEMPTS || deadline.aborted) {
        throw new ArchiveError(`The artifact could not be downloaded: ${reasonOf(error)}.`, { cause: error });
      }
      options.log.debug(`The download of artifact ${artifact.id} broke off (${reasonOf(error)}) and begins anew.`);
      await pause2(attempt2 * PAUSE);
    }
  }
}
async function fetchFile(url, file, {
  environment,
  stall,
  bundleSize,
  deadline
}) {
  const stalled = new AbortController();
  const timer = setTimeout(() => stalled.abort(new Error(`nothing came for ${stall / 1e3} seconds`)), stall);
  const signal = AbortSignal.any([stalled.signal, deadline]);
  try {
    const headers = { "user-agent": "agent-session" };
    const { status, body } = await githubFetch(url, { headers, redirect: "follow", signal, environment });
    if (status !== 200) {
      body.destroy();
      throw new Error(`the blob store answered ${status}`);
    }
    const hash = createHash("sha256");
    await pipeline(
      body,
      async function* (chunks) {
        let bytes = 0;
        for await (const chunk of chunks) {
          timer.refresh();
          bytes += chunk.length;
          if (bytes > bundleSize) throw new IntegrityError(`The artifact has more than ${bundleSize} bytes.`);
          hash.update(chunk);
          yield chunk;
        }
      },
      createWriteStream(file, { mode: 384 }),
      { signal }
    );
    return `sha256:${hash.digest("hex")}`;
  } catch (error) {
    throw signal.aborted ? signal.reason : error;
  } finally {
    clearTimeout(timer);
  }
}
async function fromOwnRun(options, { id }, zipFolder) {
  const settings = { environment: clientEnvironment(options), deadline: limitsOf(options).download, log: options.log };
  try {
    await withArtifactClient(
      settings,
      (call) => call("downloadArtifact", id, { path: zipFolder, skipDecompress: true })
    );
  } catch (error) {
    if (isDiskFull(error)) throw noRoom(zipFolder, error);
    throw new ArchiveError(`The artifact could not be downloaded: ${reasonOf(error)}.`, { cause: error });
  }
  const [name] = await readdir(zipFolder);
  if (name === void 0) throw new ArchiveError("The artifact could not be downloaded: no file arrived.");
  const zipFile = path2.join(zipFolder, name);
  return { zipFile, digest: `sha256:${await sha256Of(createReadStream(zipFile))}` };
}
function noRoom(folder, error) {
  return new ArchiveError(`The artifact could not be downloaded to ${folder}: ${fileSystemFault(error)}.`, {
    cause: error
  });
}
function reasonOf(error) {
  if (!(error instanceof Error)) return String(error);
  if (error.name === "TimeoutError") return "it took too long";
  const cause = error.cause instanceof Error ? error.cause : error;
  const code = "code" in cause && typeof cause.code === "string" ? ` (${cause.code})` : "";
  const { message } = error.message === "fetch failed" && code === "" ? cause : error;
  return (message.split("\n")[0] ?? "").replace(/\.$/, "") + code;
}

// src/archives/artifact-name.ts
var PREFIX = "agent-session-";
var MOST_COPIES = 20;
var LONGEST_NAME = 250;
var UNSAFE2 = /["<>|*?:\\/~\p{Cc}]/u;
function artifactName(name, copy = 1) {
  if (name === "" || !name.isWellFormed()) throw new UserError("The session has no usable name: set the input name.");
  const base = PREFIX + encode(name);
  const bytes = Buffer.byteLength(base);
  if (bytes > LONGEST_NAME) {
    throw new UserError(
      `The session's name "${name}" is too long: as an artifact it has ${bytes} of at most ${LONGEST_NAME} bytes. Set a shorter input name.`
    );
  }
  return copy === 1 ? base : `${base}~${copy}`;
}
function parseArtifactName(artifact) {
  if (!artifact.startsWith(PREFIX)) return void 0;
  const encoded = artifact.slice(PREFIX.length).replace(/~(?:[2-9]|[1-9]\d+)$/, "");
  return encoded === "" ? void 0 : unescapePercent(encoded, encode);
}
function encode(name) {
  return escapePercent(name, UNSAFE2);
}

// src/archives/artifact-list.ts
var PAGE_LENGTH = 100;
var MOST_PAGES = 30;
function listArtifacts(rest, query) {
  if (query.runId !== void 0) return artifactsOfRun(rest, query.runId);
  return query.name === void 0 ? pages((parameters) => rest.repositoryPage(parameters)) : artifactsOfName(rest, query.name);
}
async function* artifactsOfRun(rest, runId) {
  const artifacts = [];
  for await (const artifact of pages(async (parameters) => await rest.runPage(runId, parameters) ?? [])) {
    artifacts.push(artifact);
  }
  if (artifacts.length === 0) await rest.repositoryPage({ per_page: "1" });
  yield* artifacts.sort(newestFirst);
}
async function* artifactsOfName(rest, name) {
  const lists = [];
  for (let copy = 1; copy <= MOST_COPIES; copy += 1) {
    const later = pages((parameters) => rest.repositoryPage({ ...parameters, name: artifactName(name, copy) }));
    const first = await later.next();
    if (first.done === true) break;
    lists.push({ artifact: first.value, later });
  }
  while (lists.length > 0) {
    const [newest] = lists.sort((one, other) => newestFirst(one.artifact, other.artifact));
    if (newest === void 0) return;
    yield newest.artifact;
    const next = await newest.later.next();
    if (next.done === true) lists.shift();
    else newest.artifact = next.value;
  }
}
async function* pages(read) {
  for (let page = 1; page <= MOST_PAGES; page += 1) {
    const artifacts = await read({ per_page: String(PAGE_LENGTH), page: String(page) });
    yield* [...artifacts].sort(newestFirst);
    if (artifacts.length < PAGE_LENGTH) return;
  }
}
function newestFirst(one, other) {
  return other.id - one.id;
}

// src/archives/artifact-find.ts
async function* findArtifacts(options, query) {
  refuseOtherServers(options);
  const rest = restArtifacts(options, query);
  const first = await rest.next().catch((error) => ({ done: "failed", error }));
  if (first.done !== "failed") {
    if (first.done === true) return;
    yield first.value;
    yield* rest;
    return;
  }
  const own = await ownArtifacts(options, query).catch((error) => {
    options.log.debug(`This run's own artifacts could not be listed: ${messageOf(error)}`);
    return [];
  });
  if (own.length === 0) throw first.error;
  options.log.warning(`Only this run was searched. ${messageOf(first.error)}`);
  yield* own;
}
async function ownArtifacts(options, query) {
  const { run, log } = options;
  if (query.runId !== void 0 && query.runId !== run.runId) return [];
  if (!hasRuntime(options)) return [];
  const settings = { environment: clientEnvironment(options), deadline: limitsOf(options).list, log };
  const { artifacts } = await withArtifactClient(settings, (call) => call("listArtifacts", {}));
  return artifacts.filter(({ name }) => fits(name, query)).map(({ id, name, size, digest, createdAt }) => ({
    id,
    name,
    size,
    digest,
    createdAt: createdAt ?? /* @__PURE__ */ new Date(0),
    origin: run,
    source: "run"
  })).sort(newestFirst2);
}
function fits(artifact, { name }) {
  const saved = parseArtifactName(artifact);
  return saved !== void 0 && (name === void 0 || saved === name);
}
function newestFirst2(one, other) {
  return other.id - one.id;
}
async function* restArtifacts(options, query) {
  if (options.token === void 0) {
    throw new ArchiveError("Sessions of earlier runs cannot be looked up without the input github-token.");
  }
  const seen = /* @__PURE__ */ new Set();
  for await (const artifact of listArtifacts(artifactRest(options, limitsOf(options).retries), query)) {
    if (artifact.expired || seen.has(artifact.id) || !fits(artifact.name, query)) continue;
    seen.add(artifact.id);
    yield fromRest2(artifact);
  }
}
function fromRest2(artifact) {
  const run = artifact.workflow_run;
  return {
    id: artifact.id,
    name: artifact.name,
    size: artifact.size_in_bytes,
    digest: artifact.digest ?? void 0,
    createdAt: new Date(artifact.created_at ?? 0),
    origin: {
      runId: run?.id,
      repositoryId: run?.repository_id,
      headRepositoryId: run?.head_repository_id,
      headBranch: run?.head_branch ?? void 0
    },
    source: "rest"
  };
}
function messageOf(error) {
  return error instanceof Error ? error.message : String(error);
}

// src/archives/artifact-save-errors.ts
function saveError(error, artifact, environment) {
  const reason = explain2(error, environment);
  return new ArchiveError(`The session could not be uploaded as artifact ${artifact}: ${reason}`, { cause: error });
}
function explain2(error, environment) {
  const message = messageOf2(error).split("\n")[0] ?? "";
  if (isNameTaken(error)) {
    return `its name and ${MOST_COPIES - 1} more were taken in this run. Give the jobs of this run different values of the input name.`;
  }
  if (message.includes("storage quota")) {
    return "the artifact storage of the account is full. Delete old artifacts, or set a smaller retention-days.";
  }
  if (message.includes("Failed request: (401)")) {
    return "the token that the runner gave this job for its artifacts is not valid (401), which it is only for some hours. Let the agent work for a shorter time, or use archive: directory.";
  }
  const answer = answerIn(message, error);
  if (answer !== void 0) return `${answer}. ${TRY_AGAIN}`;
  return `${silenceIn(message, error)}. ${proxyHint(environment)}${TRY_AGAIN}`;
}
var TRY_AGAIN = "Run the job again; if it goes on, look at https://www.githubstatus.com, or use archive: directory.";
function answerIn(message, error) {
  const [, status, said] = /Failed request: \((\d+)\) (.*)/.exec(message) ?? [];
  if (status !== void 0) return `the artifact service answered ${status} ${said}`.replace(/\.$/, "");
  const blobStatus = isBlobError(error) ? error.statusCode : void 0;
  if (blobStatus === void 0) return void 0;
  const expired = blobStatus === 403 ? ", as it does when the upload took too long or the clock of the runner is wrong" : "";
  return `the store of artifacts answered ${blobStatus}${expired}`;
}
function silenceIn(message, error) {
  const network = codeIn(message);
  if (network !== void 0) return `the artifact service cannot be reached (${network})`;
  if (message.includes("stalled")) return "the upload made no progress any more";
  return isBlobError(error) ? "the store of artifacts answered nothing" : message.replace(/\.$/, "");
}
function isBlobError(error) {
  return error instanceof Error && error.name === "RestError";
}
function isNameTaken(error) {
  return /\(409\)|already exists/.test(messageOf2(error));
}
function messageOf2(error) {
  return error instanceof Error ? error.message : String(error);
}

// src/archives/artifact-save.ts
async function saveArtifact({ client, ...options }, name, folder) {
  artifactName(name);
  const environment = clientEnvironment(options);
  const files = await openFiles(folder);
  try {
    const settings = { environment, deadline: limitsOf(options).save, log: options.log, client };
    const { artifact, id, size } = await withArtifactClient(settings, (call) => upload(call, options, { name, files }));
    return { name: artifact, id: String(id), url: artifactUrl(options, id), size: size ?? 0 };
  } catch (error) {
    throw saveError(error, artifactName(name), environment);
  } finally {
    await files.close();
  }
}
async function openFiles(folder) {
  try {
    return await openUploadFiles(folder);
  } catch (error) {
    throw new ArchiveError(`The bundle in ${folder} could not be read for the upload: ${messageOf2(error)}`, {
      cause: error
    });
  }
}
async function upload(call, { retentionDays, compressionLevel = 6, log }, { name, files }) {
  const options = {
    compressionLevel,
    ...retentionDays === void 0 ? {} : { retentionDays }
  };
  for (let copy = 1; ; copy += 1) {
    const artifact = artifactName(name, copy);
    try {
      const response = await call("uploadArtifact", artifact, [...files.files], files.root, options);
      if (response.id === void 0) throw new ArchiveError(`The artifact service gave ${artifact} no id.`);
      return { ...response, id: response.id, artifact };
    } catch (error) {
      if (!isNameTaken(error) || copy === MOST_COPIES) throw error;
      log.debug(`This run has an artifact ${artifact} already.`);
    }
  }
}
function artifactUrl({ serverUrl, repository, run }, id) {
  return run.runId === void 0 ? void 0 : `${serverUrl}/${repository}/actions/runs/${run.runId}/artifacts/${id}`;
}

// src/archives/artifact.ts
function openArtifactArchive(options) {
  let client;
  return {
    kind: "artifact",
    origins: "witnessed",
    find: (query) => find(options, query),
    getReady() {
      try {
        client ??= startClient({ environment: clientEnvironment(options), log: options.log });
      } catch {
      }
    },
    async save(name, folder) {
      const started = client;
      client = void 0;
      return await saveArtifact({ ...options, client: started }, name, folder);
    }
  };
}
async function* find(options, query) {
  for await (const artifact of findArtifacts(options, query)) {
    const { id, name, size, createdAt, origin } = artifact;
    yield {
      label: `artifact ${name} (#${id}) of run ${origin.runId ?? "unknown"}`,
      name: parseArtifactName(name) ?? name,
      size,
      createdAt,
      origin,
      download: (folder) => downloadArtifact(options, artifact, folder)
    };
  }
}
export {
  openArtifactArchive
};
