import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  isRepositoryUrl
} from "./chunk-P27RA4O7.js";
import {
  SessionCaptureError,
  UserError
} from "./chunk-NBQQX3RM.js";

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
  for (const count of counts.values()) {
    bits -= count / text.length * Math.log2(count / text.length);
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
const { randomBytes, scrypt, timingSafeEqual } = require("node:crypto");
const { promisify } = require("node:util");
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

// src/bundle/sealing-keys.ts
var MOST_PASSPHRASES = 5;
function parsePassphrases(text) {
  const passphrases = linesOf(text);
  if (passphrases.length > MOST_PASSPHRASES) {
    throw new UserError(
      `Input passphrase: it has ${passphrases.length} lines, and at most ${MOST_PASSPHRASES} are tried. Remove the oldest, at the end.`
    );
  }
  return passphrases;
}
async function parseRecipients(text) {
  const { Encrypter } = await import("./dist-B3KJHMEE.js");
  const encrypter = new Encrypter();
  return checked(text, (line) => encrypter.addRecipient(line), {
    input: "recipients",
    advice: 'an age public key. Write what age-keygen shows as "Public key", age1…; keys of ssh and of plugins are not supported.'
  });
}
async function parseIdentities(text) {
  const { Decrypter } = await import("./dist-B3KJHMEE.js");
  const decrypter = new Decrypter();
  return checked(text, (line) => decrypter.addIdentity(line), {
    input: "identity",
    advice: "an age secret key. Give it the content of the file that age-keygen writes, with AGE-SECRET-KEY-1…."
  });
}
function checked(text, take, { input, advice }) {
  const keys = linesOf(text).filter((line) => !line.startsWith("#"));
  for (const [index, key] of keys.entries()) {
    try {
      take(key);
    } catch {
      throw new UserError(`Input ${input}: key ${index + 1} is not ${advice}`);
    }
  }
  return keys;
}
function linesOf(text) {
  const lines = text.split(/\r\n|\r|\n/).map((line) => line.trim());
  return [...new Set(lines.filter((line) => line !== ""))];
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
  const parts = checked2(secrets);
  return parts.every((part) => part === "") ? void 0 : await fingerprintOf(parts);
}
async function checkSameSecrets(secrets, fingerprint) {
  if (fingerprint === void 0 || await matchesFingerprint(checked2(secrets), fingerprint)) return;
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
function checked2({ passphrase, secrets }) {
  return [passphrase ?? "", secrets ?? ""];
}
function keysIn({ passphrase, identity }) {
  return [passphrase ?? "", identity ?? ""];
}

export {
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
