import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  readPackedFiles
} from "./chunk-TQWTGQEG.js";
import {
  isFileSystemFault
} from "./chunk-4FAPNOLQ.js";
import {
  clearProxies,
  codeIn,
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
  unpackInto
} from "./chunk-NGXZAILG.js";
import {
  LARGEST_BUNDLE
} from "./chunk-PPQN7EZY.js";
import {
  openRegular,
  regularFiles
} from "./chunk-SSUHDO3V.js";
import {
  removeTree
} from "./chunk-AUXJ3TAC.js";
import {
  MOST_FILES,
  oneLine
} from "./chunk-EAWTM7AP.js";
import {
  ArchiveError,
  IntegrityError,
  UserError
} from "./chunk-NBQQX3RM.js";
import {
  require_tar_stream
} from "./chunk-JCZAQANG.js";
import {
  __toESM
} from "./chunk-5MLXPEVV.js";

// src/archives/cache-options.ts
const { chmod, mkdir, writeFile } = require("node:fs/promises");
const path = require("node:path");
var DEFAULT_LIMITS = {
  save: 15e4,
  list: 45e3,
  download: 18e4,
  bundleSize: LARGEST_BUNDLE
};
function cacheLimits({ limits }) {
  return { ...DEFAULT_LIMITS, ...limits };
}
function cacheEnvironment(options) {
  refuseWhereNoCache(options);
  return {
    ...clearProxies(options.environment),
    ACTIONS_CACHE_SERVICE_V2: "true",
    GITHUB_SERVER_URL: options.serverUrl,
    GITHUB_WORKSPACE: "",
    RUNNER_TEMP: "",
    PATH: "",
    // It would list what is in the entries.
    RUNNER_DEBUG: void 0
  };
}
async function makePrograms(folder) {
  const programs = path.join(folder, "programs");
  await mkdir(programs);
  await writeFile(path.join(programs, "tar"), "");
  await chmod(path.join(programs, "tar"), 448);
  return programs;
}
function refuseWhereNoCache({ serverUrl, environment }) {
  const { hostname } = new URL(serverUrl);
  if (hostname !== "github.com" && !hostname.endsWith(".ghe.com") && !hostname.endsWith(".localhost")) {
    throw new ArchiveError(
      `archive: cache works with github.com and ghe.com, and this job runs on ${hostname}: use archive: directory with archive-path.`
    );
  }
  if (!environment.ACTIONS_RUNTIME_TOKEN || !environment.ACTIONS_RESULTS_URL) {
    throw new ArchiveError(
      "This process has no access to the cache service, which the runner gives only to steps with uses: save from such a step, or use archive: directory."
    );
  }
}

// src/archives/cache-client.ts
function cacheClients(options) {
  let idle;
  function start() {
    const environment = cacheEnvironment(options);
    const module = new URL("./cache-worker.js", import.meta.url);
    const onLine = (line) => options.log.debug(`cache client: ${line}`);
    return startClientThread({ module, environment, onLine });
  }
  return {
    getReady() {
      try {
        idle ??= start();
      } catch {
      }
    },
    async use({ deadline, folder }, work) {
      const thread = idle ?? start();
      idle = void 0;
      try {
        const done = await withinDeadline(thread, deadline, async () => {
          const place = folder === void 0 ? void 0 : { folder, programs: await makePrograms(folder) };
          await thread.call("enter", place);
          return await work(clientOf(thread, deadline));
        });
        idle = thread;
        return done;
      } catch (error) {
        await thread.stop();
        throw error;
      }
    }
  };
}
function clientOf(thread, deadline) {
  const segment = { segmentTimeoutInMs: deadline };
  async function call(...asked) {
    return await thread.call(...asked);
  }
  return {
    find: (prefixes) => untilAnswered(() => call("find", prefixes), wordsIn),
    download: (key, file) => untilAnswered(() => call("download", key, file, segment), wordsIn),
    save: (key, file) => call("save", key, file)
  };
}
function wordsIn(outcome) {
  return outcome instanceof Error ? outcome.message : outcome.said;
}

// src/archives/cache-download.ts
const { mkdtemp, readdir, stat } = require("node:fs/promises");
const path3 = require("node:path");

// src/archives/cache-errors.ts
function cacheTrouble(said, environment) {
  const mode = /the effective cache-mode '([a-z-]+)' does not permit/.exec(said)?.[1];
  if (mode !== void 0) {
    return `the workflow's cache-mode is ${mode}. Set "cache-mode: write" for this job, or use archive: artifact.`;
  }
  if (said.includes("cache write denied:")) {
    return `this run may only read the cache, as is the rule for runs that a comment, an issue or somebody else's pull request started. Use archive: artifact; or set "cache-mode: write" for this job if everyone who can start it is trusted.`;
  }
  if (said.includes("cache read denied:")) {
    return 'this run may not read the cache. Set "cache-mode: read" or "cache-mode: write" for this job, or use archive: artifact.';
  }
  if (said.includes("Cache storage quota") || said.includes("insufficient usage")) {
    return "the repository's cache storage is full. Delete entries on its page Actions → Caches, or use archive: artifact.";
  }
  if (said.includes("Failed request: (401)")) {
    return "the token that the runner gave this job for the cache is not valid (401), which it is only for some hours. Let the agent work for a shorter time, or use archive: directory.";
  }
  if (/\(409\)|already.exists/.test(said))
    return `its key was taken a moment ago, by another job or by this one. ${TRY_AGAIN}`;
  if (/Rate limited|rate limit/.test(said))
    return `too many requests were made for this repository's cache. ${TRY_AGAIN}`;
  const [, status, words] = /Failed request: \((\d+)\) ([^\n]{0,200})/.exec(said) ?? [];
  if (status !== void 0) {
    const answer = `the cache service answered ${status} ${oneLine(words ?? "")}`;
    return `${answer.replace(/[. ]+$/, "")}. ${TRY_AGAIN}`;
  }
  return `${silenceIn(said)}. ${proxyHint(environment)}${TRY_AGAIN}`;
}
function explain(error) {
  if (!(error instanceof Error)) return String(error);
  if (error instanceof ArchiveError) return error.message;
  if (error.name === "Timeout" || error.name === "Crash") return `${error.message}. ${TRY_AGAIN}`;
  return oneLine(error.message);
}
function hasFailed(said) {
  return /Failed to restore|Cache restore skipped/.test(said);
}
var TRY_AGAIN = "Run the job again; if it goes on, look at https://www.githubstatus.com, or use archive: artifact.";
function silenceIn(said) {
  const network = codeIn(said);
  if (network !== void 0) return `the cache service cannot be reached (${network})`;
  const unlimited = said.replaceAll("%0A", "\n");
  const last = /(?:Failed to (?:save|restore)|internal error uploading cache archive): ([^\n]{0,200})/.exec(
    unlimited
  )?.[1];
  return last === void 0 ? "the cache client gave up without a reason" : oneLine(last).replace(/\.$/, "");
}

// src/archives/cache-pack.ts
var import_tar_stream = __toESM(require_tar_stream(), 1);
const { createReadStream } = require("node:fs");
const path2 = require("node:path");
const { pipeline: joined } = require("node:stream");
const { pipeline } = require("node:stream/promises");
const { createGunzip } = require("node:zlib");
var MOST_FRAME = MOST_FILES * 4096;
async function* packFolder(folder) {
  const tar = (0, import_tar_stream.pack)();
  const packed = packFiles(tar, folder);
  packed.catch((error) => tar.destroy(error));
  yield* tar;
  await packed;
}
async function packFiles(tar, folder) {
  for await (const name of regularFiles(folder)) {
    const source = await openRegular(path2.join(folder, ...name.split("/")), name);
    try {
      const entry = tar.entry({ name, size: (await source.stat()).size, mode: 384, type: "file" });
      await pipeline(source.createReadStream({ autoClose: false }), entry);
    } finally {
      await source.close();
    }
  }
  tar.finalize();
}
async function unpackEntry(file, folder, largest) {
  const tar = joined(createReadStream(file), createGunzip(), () => void 0);
  const unpacking = unpackInto(folder, { largest });
  try {
    for await (const { path: name, size, content } of readPackedFiles(limited(tar, largest + MOST_FRAME))) {
      await unpacking.add({ path: name, size, open: async () => content });
    }
  } catch (error) {
    throw translate(error);
  }
}
async function* limited(chunks, most) {
  let bytes = 0;
  for await (const chunk of chunks) {
    bytes += chunk.length;
    if (bytes > most) throw new IntegrityError(`Unpacked, it has more than ${most} bytes.`);
    yield chunk;
  }
}
function translate(error) {
  if (error instanceof IntegrityError) {
    return new IntegrityError(`The cache entry is refused. ${error.message}`, { cause: error });
  }
  if (isFileSystemFault(error)) {
    return new ArchiveError(`The cache entry could not be unpacked (${error.code}): check the disk of the runner.`, {
      cause: error
    });
  }
  const reason = oneLine(error instanceof Error ? error.message : String(error)).slice(0, 300);
  return new IntegrityError(`The cache entry is damaged: ${reason}.`, { cause: error });
}

// src/archives/cache-download.ts
var LOOK = 500;
async function downloadCacheEntry(options, key, folder) {
  const work = await mkdtemp(`${folder}-cache-`);
  const file = path3.join(work, "bundle.tar.gz");
  try {
    await fetchEntry(options, key, { work, file });
    await unpackEntry(file, folder, cacheLimits(options).bundleSize);
  } finally {
    await removeTree(work);
  }
}
async function fetchEntry({ clients, ...options }, key, { work, file }) {
  const { download, bundleSize } = cacheLimits(options);
  try {
    await clients.use({ deadline: download, folder: work }, async (client) => {
      const { value, said } = await withinSize(work, bundleSize, client.download(key, file));
      if (hasFailed(said)) throw new ArchiveError(cacheTrouble(said, options.environment));
      if (value !== key) throw new ArchiveError("the entry is gone since it was found.");
    });
  } catch (error) {
    if (error instanceof IntegrityError) throw error;
    throw new ArchiveError(`The cache entry could not be downloaded: ${explain(error)}`, { cause: error });
  }
}
async function withinSize(folder, largest, work) {
  let timer;
  const exceeded = new Promise((_, reject) => {
    timer = setInterval(async () => {
      if (await sizeOf(folder) > largest)
        reject(new IntegrityError(`The cache entry has more than ${largest} bytes.`));
    }, LOOK);
  });
  try {
    const done = await Promise.race([work, exceeded]);
    if (await sizeOf(folder) > largest) throw new IntegrityError(`The cache entry has more than ${largest} bytes.`);
    return done;
  } finally {
    clearInterval(timer);
  }
}
async function sizeOf(folder) {
  let size = 0;
  for (const entry of await readdir(folder, { recursive: true }).catch(() => [])) {
    size += (await stat(path3.join(folder, entry)).catch(() => void 0))?.size ?? 0;
  }
  return size;
}

// src/archives/cache-key.ts
const { createHash, randomInt } = require("node:crypto");
var LONGEST_KEY = 512;
var PREFIX = "agent-session/1";
var NAME_BITS = 20;
var TIME_BITS = 40;
var CHANCE_BITS = 12;
var KEY_BITS = NAME_BITS + TIME_BITS + CHANCE_BITS;
var EPOCH = Date.UTC(2025);
var UNSAFE = /[^a-z0-9._-]/;
function cacheKey(facts) {
  const { name, createdAt, runId = 0, runAttempt = 0, headBranch = "" } = facts;
  if (name === "" || !name.isWellFormed()) throw new UserError("The session has no usable name: set the input name.");
  const time = binary(createdAt.getTime() - EPOCH, TIME_BITS);
  const digits = nameDigits(name) + time + binary(randomInt(2 ** CHANCE_BITS), CHANCE_BITS);
  const start = `${keyPrefix(facts)}${digits}/${encode(name)}/`;
  const end = `/${runId}.${runAttempt}`;
  const branch = headBranch.isWellFormed() ? encode(headBranch) : "";
  const key = start + branch + end;
  if (key.length <= LONGEST_KEY) return key;
  if (start.length + end.length <= LONGEST_KEY) return start + end;
  throw new UserError(
    `The session's name "${name}" is too long: as a cache key it has ${start.length + end.length} of at most ${LONGEST_KEY} characters. Set a shorter input name.`
  );
}
function keyPrefix({ headRepositoryId = 0 }) {
  return `${PREFIX}/${headRepositoryId}/`;
}
function nameDigits(name) {
  const hash = createHash("sha256").update(name).digest("hex");
  return binary(Number.parseInt(hash.slice(0, NAME_BITS / 4), 16), NAME_BITS);
}
function keyLabel(key) {
  return key.replace(DIGITS, "/…/");
}
var DIGITS = new RegExp(`/[01]{${KEY_BITS}}/`);
function parseKey(key) {
  const [, head, digits, encoded, branch, run, attempt] = KEY.exec(key) ?? [];
  if (digits === void 0 || encoded === void 0 || branch === void 0) return void 0;
  const name = unescapePercent(encoded, encode);
  const headBranch = unescapePercent(branch, encode);
  if (name === void 0 || headBranch === void 0 || !digits.startsWith(nameDigits(name))) return void 0;
  return {
    digits,
    name,
    createdAt: new Date(latestTime(digits)),
    runId: Number(run) || void 0,
    runAttempt: Number(attempt) || void 0,
    headRepositoryId: Number(head) || void 0,
    headBranch: headBranch || void 0
  };
}
function latestTime(digits) {
  const time = digits.slice(NAME_BITS, NAME_BITS + TIME_BITS);
  return time === "" ? Number.POSITIVE_INFINITY : EPOCH + Number.parseInt(time.padEnd(TIME_BITS, "1"), 2);
}
var KEY = new RegExp(`^${PREFIX}/(\\d{1,15})/([01]{${KEY_BITS}})/([^/]+)/([^/]*)/(\\d{1,15})\\.(\\d{1,9})$`);
function binary(value, digits) {
  return value.toString(2).padStart(digits, "0");
}
function encode(text) {
  return escapePercent(text, UNSAFE);
}

// src/archives/cache-save.ts
const { createWriteStream } = require("node:fs");
const { mkdtemp: mkdtemp2, stat: stat2 } = require("node:fs/promises");
const path4 = require("node:path");
const { pipeline: pipeline2 } = require("node:stream/promises");
const { createGzip } = require("node:zlib");
async function saveCacheEntry({ clients, ...options }, name, folder) {
  const newKey = () => cacheKey({ ...options.run, runAttempt: options.runAttempt, name, createdAt: /* @__PURE__ */ new Date() });
  newKey();
  try {
    const work = await mkdtemp2(`${folder}-cache-`);
    try {
      return await clients.use({ deadline: cacheLimits(options).save, folder: work }, async (client) => {
        const save = async () => {
          const [key2, file] = [newKey(), path4.join(work, "bundle.tar.gz")];
          const size2 = await pack2(folder, file, options);
          return { key: key2, size: size2, ...await client.save(key2, file) };
        };
        const { key, size, value, said } = await untilAnswered(save, wordsIn);
        if (value < 1) throw new ArchiveError(cacheTrouble(said, options.environment));
        return { name: key, label: keyLabel(key), id: String(value), url: void 0, size };
      });
    } finally {
      await removeTree(work);
    }
  } catch (error) {
    if (error instanceof UserError) throw error;
    throw new ArchiveError(`The session could not be kept in the cache: ${explain(error)}`, { cause: error });
  }
}
async function pack2(folder, file, { compressionLevel = 6 }) {
  const gzip = createGzip({ level: compressionLevel });
  await pipeline2(packFolder(folder), gzip, createWriteStream(file, { flags: "wx", mode: 384 }));
  return (await stat2(file)).size;
}

// src/archives/cache-search.ts
var MOST_PREFIXES = 9;
var MOST_REQUESTS = 120;
function searchKeys(start, digits) {
  const found = [];
  let unknown = [{ digits, latest: Number.POSITIVE_INFINITY }];
  let requests = 0;
  return {
    async next(lookUp2) {
      while (unknown.length > 0 && requests < MOST_REQUESTS && !isNewest(found[0], unknown[0])) {
        requests += 1;
        const asked = unknown.slice(0, MOST_PREFIXES);
        const key = await lookUp2(asked.map((one) => start + one.digits));
        const hit = asked.find((one) => key?.startsWith(start + one.digits));
        unknown = unknown.filter((one) => hit === void 0 ? !asked.includes(one) : one !== hit);
        if (key === void 0 || hit === void 0) continue;
        const facts = parseKey(key);
        if (facts !== void 0) found.push({ key, facts });
        found.sort((one, other) => timeOf(other) - timeOf(one));
        unknown = [...unknown, ...split(hit, facts)].sort((one, other) => other.latest - one.latest);
      }
      return found.shift();
    }
  };
}
function isNewest(found, unknown) {
  return found !== void 0 && unknown !== void 0 && timeOf(found) >= unknown.latest;
}
function timeOf({ facts }) {
  return facts.createdAt.getTime();
}
function split({ digits, latest }, newest) {
  if (newest === void 0)
    return digits.length < KEY_BITS ? [`${digits}0`, `${digits}1`].map((next) => ({ digits: next, latest: Math.min(latest, latestTime(next)) })) : [];
  const others = [];
  for (let at = digits.length; at < KEY_BITS; at += 1) {
    const other = newest.digits.slice(0, at) + (newest.digits[at] === "0" ? "1" : "0");
    others.push({ digits: other, latest: Math.min(newest.createdAt.getTime(), latestTime(other)) });
  }
  return others;
}

// src/archives/cache.ts
function openCacheArchive(given) {
  const options = { ...given, clients: cacheClients(given) };
  return {
    kind: "cache",
    origins: "witnessed",
    find: (query) => find(options, query),
    getReady: () => options.clients.getReady(),
    save: (name, folder) => saveCacheEntry(options, name, folder)
  };
}
async function* find(options, { name, runId }) {
  const search = searchKeys(keyPrefix(options.run), name === void 0 ? "" : nameDigits(name));
  for (let wanted = 1; ; wanted = AT_ONCE) {
    const found = await nextKeys(options, search, wanted);
    for (const one of found) {
      const { facts } = one;
      if ((name ?? facts.name) !== facts.name || (runId ?? facts.runId) !== facts.runId) continue;
      yield describe(options, one);
    }
    if (found.length < wanted) return;
  }
}
var AT_ONCE = 10;
async function nextKeys(options, search, most) {
  try {
    return await options.clients.use({ deadline: cacheLimits(options).list }, async (client) => {
      const found = [];
      while (found.length < most) {
        const next = await search.next((prefixes) => lookUp(client, prefixes, options));
        if (next === void 0) break;
        found.push(next);
      }
      return found;
    });
  } catch (error) {
    throw new ArchiveError(`The cache could not be searched for sessions: ${explain(error)}`, { cause: error });
  }
}
async function lookUp(client, prefixes, { environment }) {
  const { value, said } = await client.find(prefixes);
  if (hasFailed(said)) throw new ArchiveError(cacheTrouble(said, environment));
  return value;
}
function describe(options, { key, facts }) {
  const { name, createdAt, runId, headRepositoryId, headBranch } = facts;
  const encodedName = key.split("/")[4];
  return {
    label: `cache entry ${encodedName} of run ${runId ?? "unknown"}, ${createdAt.toISOString()}`,
    name,
    size: void 0,
    createdAt,
    origin: { runId, repositoryId: options.run.repositoryId, headRepositoryId, headBranch },
    download: (folder) => downloadCacheEntry(options, key, folder)
  };
}
export {
  openCacheArchive
};
