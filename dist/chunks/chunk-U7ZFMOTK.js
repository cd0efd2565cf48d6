import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  relocatedStore
} from "./chunk-SSYEESB5.js";
import {
  parseIdentities,
  parsePassphrases,
  parseRecipients
} from "./chunk-PML6HZNU.js";
import {
  agents,
  findAgent
} from "./chunk-OPSEC4FL.js";
import {
  getState,
  saveState
} from "./chunk-MYE6TFDS.js";
import {
  isRepositoryUrl
} from "./chunk-76TGWP3M.js";
import {
  hostSessionStore
} from "./chunk-MSWOVSQN.js";
import {
  SessionCaptureError,
  UserError
} from "./chunk-GYDSQB62.js";

// src/action/clock.ts
import { uptime } from "node:os";
function beginning() {
  return { startedAt: (/* @__PURE__ */ new Date()).toISOString(), uptime: uptime() };
}
function beganAt({ startedAt, uptime: then }, log) {
  const start = Date.parse(startedAt);
  const now = uptime();
  if (then === void 0 || now < then) return new Date(start);
  const setBack = start + (now - then) * 1e3 - Date.now();
  if (setBack < TOLERANCE) return new Date(start);
  const told = setBack < 12e4 ? `${Math.round(setBack / 1e3)} seconds` : `${Math.round(setBack / 6e4)} minutes`;
  log.info(
    `The clock of this machine was set back by ${told} while the job ran: sessions are looked for from then on.`
  );
  return new Date(start - setBack);
}
var TOLERANCE = 2e3;
async function sessionsAhead(store) {
  const ahead = (await store.list()).filter(({ mtime }) => mtime.getTime() > Date.now());
  return ahead.map(({ id, size: size2, mtime }) => ({ id, size: size2, mtime: mtime.getTime() }));
}

// src/action/state.ts
var KEY = "AGENT_SESSION";
function saveState2(state) {
  saveState(KEY, JSON.stringify(state));
}
function readState() {
  return parseState(getState(KEY));
}
function parseState(text) {
  try {
    const state = JSON.parse(text);
    return Array.isArray(state.placed) && !Number.isNaN(Date.parse(state.startedAt)) ? state : void 0;
  } catch {
    return void 0;
  }
}
function settingsOf({ secrets: _, agent, ...settings }) {
  return { ...settings, agent: agent.name };
}
function agentOf({ agent }) {
  return findAgent(agent) ?? agents["claude-code"];
}

// src/action/open-store.ts
import { join as join2, resolve } from "node:path";

// src/flows/limits.ts
var NAMED = 3;
var COPIED_AT_MOST = 4;
function checkSessionSize(id, files, maxSize) {
  const size2 = files.reduce((sum, file) => sum + file.size, 0);
  if (size2 <= maxSize) return;
  throw new SessionCaptureError(
    `Session ${id} has ${size2} bytes, over max-size (${maxSize}). ${largestFiles(files)} ${largestRows(files)} ${ADVICE}`,
    { sessionId: id }
  );
}
var ADVICE = "Nothing was kept. Raise max-size, or have the agent compact the session.";
function largestFiles(files) {
  const largest = [...files].sort((a, b) => b.size - a.size).slice(0, NAMED);
  return `Largest files: ${largest.map(({ path, size: size2 }) => `${path} (${size2})`).join(", ")}.`;
}
function largestRows(files) {
  const rows = files.flatMap(({ path, rewrite }) => (rewrite?.largestRows ?? []).map((row) => ({ path, ...row })));
  const largest = rows.sort((a, b) => b.bytes - a.bytes).slice(0, NAMED);
  return `Largest rows: ${largest.map(({ path, line, bytes }) => `${path}:${line} (${bytes})`).join(", ")}.`;
}

// src/action/engine-sockets.ts
import { join } from "node:path";
function engineSockets(variables) {
  const { DOCKER_HOST, CONTAINER_HOST, XDG_RUNTIME_DIR } = variables;
  const own = XDG_RUNTIME_DIR ? [join(XDG_RUNTIME_DIR, "podman", "podman.sock")] : [];
  return {
    docker: DOCKER_HOST ? socketIn(DOCKER_HOST) : ["/var/run/docker.sock"],
    podman: [...CONTAINER_HOST ? socketIn(CONTAINER_HOST) : [], ...own, "/run/podman/podman.sock"]
  };
}
function socketIn(address) {
  return address.startsWith("unix://") ? [address.slice("unix://".length)] : [];
}

// src/action/open-store.ts
function sandboxFacts({ configDirectory, engine, known }) {
  return { configDirectory, ...engine && { engine }, ...known && { known } };
}
async function openStore(settings, context, log, known) {
  const { container } = settings;
  return container === void 0 ? openHost(settings, context, log) : await openContainer({ ...settings, container, known }, context, log);
}
function openMounted(settings, { configDirectory, directory, spelledAs }) {
  const store = relocatedStore(configDirectory, { agent: agentOf(settings), directory, configDirectory: spelledAs });
  return { store, configDirectory, label: configDirectory, environment: {} };
}
function hostConfigDirectory(settings, { home, variables, workspace }) {
  const configured = settings.configDirectory ?? agentOf(settings).configDirectory({ home, variables });
  return resolve(workspace, configured.replace(/^~(?=$|[\\/])/, home));
}
function openHost(settings, context, log) {
  const agent = agentOf(settings);
  const configDirectory = hostConfigDirectory(settings, context);
  const directory = resolve(context.workspace, settings.workingDirectory ?? "");
  const store = hostSessionStore(directory, join2(configDirectory, "projects"), { agent, log });
  return { store, configDirectory, label: configDirectory, environment: {} };
}
async function openContainer(settings, context, log) {
  const { findContainer, mountOf, openContainerStore } = await import("./sandbox-OAWTBMWI.js");
  const sockets = engineSockets(context.variables);
  const container = await findContainer({
    engine: settings.containerEngine,
    container: settings.container,
    sockets,
    log
  });
  if (container === void 0) return void 0;
  const { user, workingDirectory, configDirectory, known } = settings;
  const options = {
    container,
    known,
    agent: agentOf(settings),
    user,
    workingDirectory,
    configDirectory,
    tempDir: context.temp,
    largest: settings.maxSize * COPIED_AT_MOST,
    sockets,
    log
  };
  const store = await openContainerStore(options);
  const label = `container ${container.name} (${container.state})`;
  const { environment, engine, known: learned } = store;
  const mount = mountOf({ container }, store.configDirectory);
  const onVolume = mount !== void 0 && mount.type !== "tmpfs";
  return { store, configDirectory: store.configDirectory, label, environment, engine, known: learned, onVolume };
}

// src/action/amounts.ts
function count(amount, noun) {
  return `${number(amount)} ${noun}${amount === 1 ? "" : "s"}`;
}
function number(amount) {
  const whole = Math.round(amount);
  return Number.isSafeInteger(whole) && whole >= 0 ? `${whole}`.replace(/\B(?=(?:\d{3})+$)/g, ",") : "uncounted";
}
function size(bytes) {
  const units = ["B", "kB", "MB", "GB", "TB"];
  let amount = bytes;
  let unit = 0;
  while (amount >= 999.5 && unit < units.length - 1) {
    amount /= 1e3;
    unit += 1;
  }
  return unit === 0 || amount >= 100 ? `${Math.round(amount)} ${units[unit]}` : `${amount.toFixed(1)} ${units[unit]}`;
}
function duration(milliseconds) {
  const seconds = Math.max(0, Math.round(milliseconds / 1e3));
  const parts = [
    [Math.floor(seconds / 86400), "d"],
    [Math.floor(seconds / 3600) % 24, "h"],
    [Math.floor(seconds / 60) % 60, "min"],
    [seconds % 60, "s"]
  ];
  const first = parts.findIndex(([amount]) => amount > 0);
  const told = parts.slice(first, first + 2).filter(([amount]) => amount > 0);
  return first === -1 ? "0 s" : told.map(([amount, unit]) => `${amount} ${unit}`).join(" ");
}

// src/action/phrases.ts
function restoredLine(session) {
  const source = session.runId === void 0 ? "" : ` of run ${session.runId}`;
  return `Restored session ${shortId(session.id)}${source}: ${restoredExtent(session)}`;
}
function restoredExtent({ extent: amount, repair }) {
  const done = `${extent(amount)}; ${count(amount.rewritten, "path")} rewritten`;
  return repair === void 0 ? done : `${done}; repaired: ${repairs(repair)}`;
}
function repairs({ rowsWonBack, tornParts, nulBytes, newlineAdded }) {
  const done = [];
  if (rowsWonBack > 0) done.push(`${count(rowsWonBack, "row")} won back`);
  if (tornParts > 0) done.push(`${count(tornParts, "torn part")} left out`);
  if (nulBytes > 0) done.push(`${count(nulBytes, "NUL byte")} left out`);
  if (newlineAdded) done.push("the final newline added");
  return done.join(", ");
}
function cutOffLine(id, { reachable, rows }) {
  return `Session ${shortId(id)} is restored as it is, but the model will see ${reachable} of ${rows} rows, since a row that others go on from is missing.`;
}
function capturedLine(captured) {
  return `Captured session ${shortId(captured.id)} as ${captured.saved.name}: ${capturedExtent(captured)}`;
}
function forkedLine({ lineage: { lineage = [], forkedBeside } }, { name, runId }) {
  if (forkedBeside === void 0) return void 0;
  const parent = runName(lineage.at(-1)?.runId);
  const other = runName(forkedBeside.runId);
  const way = forkedBeside.runId === void 0 ? "" : ` Restore the other with run-id: ${forkedBeside.runId}.`;
  return `The lineage of session ${name} forked: this run${runId === void 0 ? "" : ` (${runId})`} went on from ${parent}, and ${other} captured ${name} meanwhile. Both captures are kept, and ${name} now means this one, the newest.${way} A concurrency group lets runs wait for each other.`;
}
function runName(runId) {
  return runId === void 0 ? "another run" : `run ${runId}`;
}
function capturedExtent({ extent: amount, redactions, sealed, saved }) {
  const secrets = Object.values(redactions).reduce((sum, removed) => sum + removed, 0);
  const done = [`${count(amount.rewritten, "path")} rewritten`];
  if (secrets > 0) done.push(`${count(secrets, "secret")} taken out`);
  done.push(`${size(saved.size)} stored${sealed ? ", sealed" : ""}`);
  return `${extent(amount)}; ${done.join(", ")}`;
}
function shortId(id) {
  return `${id.slice(0, 8)}…`;
}
function extent(session) {
  const parts = [count(session.rows, "row")];
  if (session.subagents > 0) parts.push(count(session.subagents, "sub-agent"));
  return [...parts, size(session.size)].join(", ");
}

// src/transcript/redact-rule.ts
function startsWord(text, at) {
  if (at === 0 || !/[A-Za-z0-9]/.test(text[at - 1])) {
    return !/[A-Za-z0-9+/]{24}$/.test(text.slice(Math.max(0, at - 24), at));
  }
  return /(?:\[[\d;]{0,16}m|%[0-9A-Fa-f]{2})$/.test(text.slice(Math.max(0, at - 20), at));
}
function entropy(text) {
  const counts = /* @__PURE__ */ new Map();
  for (const character of text) {
    counts.set(character, (counts.get(character) ?? 0) + 1);
  }
  let bits = 0;
  for (const count2 of counts.values()) {
    bits -= count2 / text.length * Math.log2(count2 / text.length);
  }
  return bits;
}
function isPlaceholder(text) {
  const head = text.slice(0, 256);
  return text.includes("[redacted") || new Set(head).size < Math.min(5, head.length) || /\*{3}|\.{3}|x{6}|^<|^\$[A-Z_]|\$[{(]|^\{.*\}$|\{\{|^%\w+%$|your[-_ ]|placeholder|change[-_]?me/i.test(head);
}
function matchAt(pattern, text, at) {
  pattern.lastIndex = at;
  const match = pattern.exec(text);
  if (match === null) {
    return void 0;
  }
  const start = match[1] === void 0 ? at : at + match[0].indexOf(match[1]);
  return { start, end: start + (match[1] ?? match[0]).length };
}
function inCases(...words) {
  return words.flatMap((word) => [word, word.toUpperCase(), word[0].toUpperCase() + word.slice(1)]);
}

// src/transcript/secret-names.ts
function meansSecret(name) {
  const words = name.replace(/([a-z0-9])([A-Z])/g, "$1_$2").toUpperCase().replace(/[^A-Z0-9]+/g, "_");
  return !NOT_SECRET.test(words) && (ANYWHERE.test(words) || AT_END.test(words));
}
var ANYWHERE = /PASSWORD|PASSWD|PASSPHRASE|SECRET|CREDENTIAL|(?:^|_)TOKEN(?:_|$)|[A-Z]TOKEN$|PRIVATE_?KEY|ACCESS_?KEY|API_?KEY|CONNECTION_?STRING/;
var AT_END = /(?:KEY|(?:^|_)(?:PASS|PWD|AUTH|PAT|DSN|SAS|JWT|COOKIE|MNEMONIC))(?:_?(?:\d+|BASE64|B64|JSON|PEM|VALUE|PROD|PRODUCTION|DEV|TEST|STAGING|LIVE))*$/;
var NOT_SECRET = new RegExp(
  [
    "^(?:OLD)?PWD$|^GPG_KEYS?$",
    "PUBLIC_?KEY|KEY_?RING|_(?:FILE|FILES|PATH|PATHS|DIR|DIRECTORY|FOLDER|HOME|SOCK|SOCKET|URL|URI|ENDPOINT|HOST|PORT)$",
    "_(?:NAME|NAMES|TYPE|USER|USERNAME|EMAIL|VERSION|REGION|ALGORITHM|ALG|ISSUER|AUDIENCE|PROVIDER|HELPER|STORE|MODE|FORMAT)$",
    "_(?:LENGTH|LEN|SIZE|MAX|MIN|LIMIT|COUNT|TTL|EXPIRY|EXPIRES|EXPIRATION|EXPIRES_(?:AT|IN)|TIMEOUT|ENABLED|REQUIRED|ROTATION)$",
    "(?:^|_)TOKENS$|(?<!SECRET)_ID$|(?:^|_)(?:MON|HOT|SORT|CACHE|PARTITION|PRIMARY|FOREIGN|TURN)_?KEY$"
  ].join("|")
);

// src/transcript/secrets.ts
function parseSecrets(input) {
  const text = input.trim();
  const given = text.startsWith("{") ? valuesOfObject(text) : text.split(/\r?\n/);
  return distinct(given.flatMap(withParts).filter((value) => !isTrivial(value)));
}
function secretValues(environment) {
  const values = Object.entries(environment).flatMap(([name, value = ""]) => [
    ...isSecret(name, value.trim()) ? withParts(value) : [],
    ...passwordsIn(value)
  ]);
  return distinct(values.filter((value) => !isTrivial(value)));
}
function valuesOfObject(text) {
  const object = parseJson(text);
  if (typeof object !== "object" || object === null) {
    throw new UserError(
      "The input secrets starts with { but is no JSON object: write the expression toJSON(secrets), or one value per line."
    );
  }
  return textsIn(object);
}
function parseJson(text) {
  try {
    return JSON.parse(text);
  } catch {
    return void 0;
  }
}
function textsIn(value) {
  if (typeof value === "object" && value !== null) {
    return Object.values(value).flatMap(textsIn);
  }
  return typeof value === "string" ? [value] : typeof value === "number" ? [String(value)] : [];
}
function withParts(value) {
  const whole = value.trim();
  const lines = whole.split(/\r?\n/).map((line) => line.trim());
  const parts = lines.length > 1 ? lines.filter(isTelling) : [];
  return [whole, ...parts, ...secretsIn(whole), ...passwordsIn(whole)].filter((part) => !isMarker(part));
}
function isTelling(line) {
  return line.length >= 16 && /^[\w+/=.~-]+$/.test(line) && /\d/.test(line) && /[A-Za-z]/.test(line) && entropy(line) > 3;
}
function secretsIn(text) {
  const object = text.startsWith("{") ? parseJson(text) : void 0;
  const pairs = typeof object === "object" && object !== null ? Object.entries(object) : Array.from(
    text.matchAll(/^(?:export )?([A-Za-z_][\w.-]*)\s?[=:]\s?["']?([^\s"']+)["']?$/gm),
    ([, name, value]) => [name, value]
  );
  return pairs.flatMap(
    ([name, value]) => typeof value === "string" && isSecret(name, value.trim()) ? [
      value.trim(),
      ...value.split(/\r?\n/).map((line) => line.trim()).filter(isTelling)
    ] : []
  );
}
function passwordsIn(text) {
  return Array.from(text.matchAll(/[a-z][a-z0-9+.-]*:\/\/[^\s:@/]*:([^\s@/]+)@/gi), ([, password = ""]) => [
    password,
    decoded(password)
  ]).flat();
}
function decoded(text) {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
function isSecret(name, value) {
  const isWord = !/pass|pwd|secret/i.test(name) && /^[a-z]+(?:[-_. ][a-z]+)*$/.test(value);
  return meansSecret(name) && !isWord && !isHarmless(value);
}
function isHarmless(value) {
  return /^\d{1,7}(?:\.\d+)?$/.test(value) || /^[a-z][a-z0-9+.-]*:\/\/[^\s@]*$/i.test(value) && !/[?&#][^=]*=[^&]{16,}/.test(value) || /^(?:[A-Za-z]:|~|\.{1,2})?[\\/](?:[\w .@+-]+[\\/])*[\w .@+-]*$/.test(value) && !isEncoded(value) || /^(?:\$[\w{(]|<[^>]*>$|\*+$)/.test(value);
}
function isEncoded(value) {
  const kinds = [/[a-z]/, /[A-Z]/, /\d/].every((kind) => kind.test(value));
  return /^[A-Za-z0-9+/]{24,}={0,2}$/.test(value) && kinds && entropy(value) > 4 && !/\/[a-z]{3,}\//.test(value);
}
function isMarker(value) {
  return /^-----(?:BEGIN|END) [A-Z0-9 ]+-----$/.test(value);
}
function isTrivial(value) {
  return value.length < SHORTEST || COMMON.has(value.toLowerCase());
}
function distinct(values) {
  return [...new Set(values)];
}
var SHORTEST = 6;
var COMMON = new Set(
  [
    "enable enabled disable disabled default defaults undefined optional required unknown",
    "localhost 127.0.0.1 0.0.0.0 development production staging testing preview release master",
    "password passwd passw0rd secret secrets token bearer changeme example sample dummy placeholder",
    "postgres postgresql mysql mariadb mongodb github gitlab docker ubuntu debian runner account service",
    "string number boolean object linux windows darwin x86_64 system public private internal"
  ].join(" ").split(" ")
);

// src/bundle/fingerprint.ts
import { randomBytes, scrypt, timingSafeEqual } from "node:crypto";
import { promisify } from "node:util";
var LENGTH = 32;
var COST = { N: 2 ** 16, r: 8, p: 1, maxmem: 2 ** 27 };
async function fingerprintOf(secrets) {
  const salt = randomBytes(16).toString("base64");
  return { salt, hash: (await hashOf(secrets, salt)).toString("base64") };
}
async function matchesFingerprint(secrets, { salt, hash }) {
  const expected = Buffer.from(hash, "base64");
  return expected.length === LENGTH && timingSafeEqual(await hashOf(secrets, salt), expected);
}
async function hashOf(secrets, salt) {
  const derive = promisify(scrypt);
  return derive(JSON.stringify(secrets), salt, LENGTH, COST);
}

// src/action/secrets.ts
async function sealingKeys({ recipients }, { passphrase }) {
  if (passphrase !== void 0) return { passphrases: parsePassphrases(passphrase) };
  return recipients === void 0 ? void 0 : { recipients: await parseRecipients(recipients) };
}
async function unsealingKeys({ passphrase, identity }) {
  if (passphrase !== void 0) return { passphrases: parsePassphrases(passphrase) };
  return identity === void 0 ? void 0 : { identities: await parseIdentities(identity) };
}
function knownSecrets({ secrets, githubToken, passphrase, identity }, { variables }) {
  const given = [githubToken, ...passphrase?.split(/\r?\n/) ?? [], ...identity?.split(/\r?\n/) ?? []];
  const values = [...given, ...parseSecrets(secrets ?? ""), ...secretValues(variables)];
  return [...new Set(values.flatMap((value) => value?.trim() || []))];
}
async function fingerprintKeys(secrets) {
  const parts = keysIn(secrets);
  return parts.every((part) => part === "") ? void 0 : await fingerprintOf(parts);
}
async function hasSameKeys(secrets, fingerprint) {
  const parts = keysIn(secrets);
  return fingerprint === void 0 ? parts.every((part) => part === "") : await matchesFingerprint(parts, fingerprint);
}
async function fingerprintInputs(secrets) {
  const parts = checked(secrets);
  return parts.every((part) => part === "") ? void 0 : await fingerprintOf(parts);
}
async function checkSameSecrets(secrets, fingerprint) {
  if (fingerprint === void 0 || await matchesFingerprint(checked(secrets), fingerprint)) return;
  throw new SessionCaptureError(
    "The inputs passphrase and secrets are not what they were when the step ran, so nothing was kept. Inside of a composite action, use the restore and save actions as steps of their own."
  );
}
function checkProtected(inputs, { isPrivate }) {
  const sealed = inputs.secrets.passphrase !== void 0 || inputs.recipients !== void 0;
  if (inputs.redact || sealed || isOwnPlace(inputs) || isPrivate === true) return;
  const what = isPrivate === false ? "this repository is public" : "it cannot be told whether this repository is private";
  throw new UserError(
    `Input redact: false would publish every secret the agent saw, since ${what} and others can read ${READABLE[inputs.archive]}. Remove it, or seal with passphrase or recipients.`
  );
}
var READABLE = { artifact: "its artifacts", cache: "its cache", git: "its history", directory: "its sessions" };
function isOwnPlace({ archive, archivePath = "" }) {
  return archive === "directory" || archive === "git" && !isRepositoryUrl(archivePath);
}
function checked({ passphrase, secrets }) {
  return [passphrase ?? "", secrets ?? ""];
}
function keysIn({ passphrase, identity }) {
  return [passphrase ?? "", identity ?? ""];
}

// src/sessions/extent.ts
function sessionExtent(files) {
  const rewrites = files.flatMap(({ rewrite }) => rewrite ?? []);
  return {
    rows: files.find(({ kind }) => kind === "transcript")?.rewrite?.rows ?? 0,
    subagents: files.filter(({ kind, path }) => kind === "subagents" && path.endsWith(".jsonl")).length,
    files: files.length,
    size: files.reduce((sum, { size: size2 }) => sum + size2, 0),
    rewritten: rewrites.reduce(
      (sum, { rewritten }) => sum + rewritten.directory + rewritten.path + rewritten.pointer,
      0
    )
  };
}

export {
  beginning,
  beganAt,
  sessionsAhead,
  COPIED_AT_MOST,
  checkSessionSize,
  engineSockets,
  saveState2 as saveState,
  readState,
  parseState,
  settingsOf,
  agentOf,
  sandboxFacts,
  openStore,
  openMounted,
  hostConfigDirectory,
  sessionExtent,
  count,
  number,
  size,
  duration,
  restoredLine,
  repairs,
  cutOffLine,
  capturedLine,
  forkedLine,
  startsWord,
  entropy,
  isPlaceholder,
  matchAt,
  inCases,
  secretValues,
  sealingKeys,
  unsealingKeys,
  knownSecrets,
  fingerprintKeys,
  hasSameKeys,
  fingerprintInputs,
  checkSameSecrets,
  checkProtected
};
