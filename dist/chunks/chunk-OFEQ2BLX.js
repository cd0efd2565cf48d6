import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  IntegrityError,
  isNotFound
} from "./chunk-6HJDTENI.js";

// src/bundle/layout.ts
var MANIFEST_VERSION = 1;
var MANIFEST_FILE = "manifest.json";
var SEALED_FILE = "bundle.age";
var MOST_FILES = 1e4;
var LONGEST_SEGMENT = 255;
var LONGEST_PATH = 1024;
var DEEPEST_PATH = 32;
var SESSION_ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
var LOOSE_SUBAGENT = /^agent-[0-9a-f]+\.jsonl$/i;
function largestBundle(maxSize) {
  return Math.ceil(maxSize * 1.1) + 16 * 1024 * 1024;
}
function isSessionId(text) {
  return SESSION_ID.test(text);
}
function bundlePathProblem(path3) {
  return relativePathProblem(path3) ?? (isInLayout(path3.split("/")) ? void 0 : "is no place for a file of a session");
}
function relativePathProblem(path3) {
  if (!path3.isWellFormed()) return "is not Unicode text";
  if (hasControlCharacter(path3)) return "holds a control character";
  if (path3.includes("\\")) return "holds a backslash";
  if (Buffer.byteLength(path3) > LONGEST_PATH) return `is longer than ${LONGEST_PATH} bytes`;
  if (/^[A-Za-z]:/.test(path3)) return "begins with a drive letter";
  const segments = path3.split("/");
  if (segments.length > DEEPEST_PATH) return `has more than ${DEEPEST_PATH} segments`;
  if (segments.some((segment) => segment === "")) return "is absolute or has an empty segment";
  if (segments.some((segment) => segment === "." || segment === "..")) return "leads out of its folder";
  if (segments.some((segment) => Buffer.byteLength(segment) > LONGEST_SEGMENT)) {
    return `has a segment longer than ${LONGEST_SEGMENT} bytes`;
  }
  return void 0;
}
function foldedPath(path3) {
  return path3.normalize("NFC").toUpperCase().toLowerCase().normalize("NFC");
}
function projectFolder(path3) {
  return path3.split("/")[1];
}
function hasControlCharacter(text) {
  return new RegExp("\\p{Cc}", "u").test(text);
}
function quoted(text) {
  return oneLine(JSON.stringify(text.slice(0, 300)));
}
function oneLine(text) {
  return text.replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/gu, "?").replaceAll("##[", "#?[");
}
function isInLayout([root, project = "", first = "", ...rest]) {
  if (root !== "projects" || project.includes(":")) return false;
  if (rest.length > 0) return first === "memory" || isSessionId(first);
  return LOOSE_SUBAGENT.test(first) || first.endsWith(".jsonl") && isSessionId(first.slice(0, -".jsonl".length));
}

// src/bundle/age-passphrase.ts
import { createCipheriv, createDecipheriv, randomBytes } from "node:crypto";

// src/bundle/age-header.ts
var LONGEST_HEADER = 64 * 1024;
var WORK_FACTOR = 18;
function sealedFor(head) {
  const stanzas = stanzasOf(Buffer.from(head));
  const withPassphrase = stanzas.some(([type]) => type === "scrypt");
  if (withPassphrase && stanzas.length !== 1) throw refused("names a passphrase beside other keys, which age forbids");
  return withPassphrase ? "passphrase" : "recipients";
}
function readPassphraseStanza(args) {
  const [, salt = "", workFactor = "", ...more] = args;
  if (!/^[A-Za-z0-9+/]{22}$/.test(salt) || !/^[1-9][0-9]{0,9}$/.test(workFactor) || more.length > 0) {
    throw refused("has a damaged header");
  }
  const logN = Number(workFactor);
  if (logN > WORK_FACTOR) {
    throw refused(`asks for 2^${logN} rounds of work for each passphrase, more than the 2^${WORK_FACTOR} of age`);
  }
  return { salt: Buffer.from(salt, "base64"), logN };
}
function stanzasOf(head) {
  const text = head.toString("latin1");
  if (text.startsWith("-----BEGIN AGE")) throw refused("is armored text; encrypt it without -a");
  if (!text.startsWith("age-encryption.org/v1\n")) throw refused("is not a file of age, or damaged");
  const end = text.search(/\n--- [^\n]*\n/);
  if (end === -1) throw refused("has a header that is damaged or too long");
  const lines = text.slice(0, end).split("\n");
  return lines.flatMap((line) => line.startsWith("-> ") ? [line.slice("-> ".length).split(" ")] : []);
}
function refused(reason) {
  return new IntegrityError(`bundle.age ${reason}.`);
}

// src/bundle/scrypt.ts
import { pbkdf2Sync } from "node:crypto";
var WORDS = 256;
var MOST_KEPT = 65536;
function scryptKey(password, salt, logN) {
  const seed = pbkdf2Sync(password, salt, 1, WORDS * 4, "sha256");
  const mixed = mixRom(readWords(seed), logN);
  return pbkdf2Sync(password, writeWords(mixed), 1, 32, "sha256");
}
function mixRom(seed, logN) {
  const n = 2 ** logN;
  const stride = Math.max(1, n / MOST_KEPT);
  const kept = new Uint32Array(n / stride * WORDS);
  let block = seed;
  let spare = new Uint32Array(WORDS);
  for (let index = 0; index < n; index += 1) {
    if (index % stride === 0) kept.set(block, index / stride * WORDS);
    mixBlock(block, spare);
    [block, spare] = [spare, block];
  }
  let looked = new Uint32Array(WORDS);
  let other = new Uint32Array(WORDS);
  for (let step = 0; step < n; step += 1) {
    const index = block[WORDS - 16] & n - 1;
    const start = Math.floor(index / stride) * WORDS;
    looked.set(kept.subarray(start, start + WORDS));
    for (let missing = index % stride; missing > 0; missing -= 1) {
      mixBlock(looked, other);
      [looked, other] = [other, looked];
    }
    for (let word = 0; word < WORDS; word += 1) block[word] ^= looked[word];
    mixBlock(block, spare);
    [block, spare] = [spare, block];
  }
  return block;
}
function mixBlock(from, to) {
  let before = from;
  let at = WORDS - 16;
  for (let chunk = 0; chunk < WORDS / 16; chunk += 1) {
    const target = (chunk >> 1) * 16 + (chunk & 1) * (WORDS / 2);
    salsa({ before, at, from, start: chunk * 16, to, target });
    before = to;
    at = target;
  }
}
function salsa({ before, at, from, start, to, target }) {
  const a0 = before[at + 0] ^ from[start + 0];
  const b0 = before[at + 1] ^ from[start + 1];
  const c0 = before[at + 2] ^ from[start + 2];
  const d0 = before[at + 3] ^ from[start + 3];
  const e0 = before[at + 4] ^ from[start + 4];
  const f0 = before[at + 5] ^ from[start + 5];
  const g0 = before[at + 6] ^ from[start + 6];
  const h0 = before[at + 7] ^ from[start + 7];
  const i0 = before[at + 8] ^ from[start + 8];
  const j0 = before[at + 9] ^ from[start + 9];
  const k0 = before[at + 10] ^ from[start + 10];
  const l0 = before[at + 11] ^ from[start + 11];
  const m0 = before[at + 12] ^ from[start + 12];
  const n0 = before[at + 13] ^ from[start + 13];
  const o0 = before[at + 14] ^ from[start + 14];
  const p0 = before[at + 15] ^ from[start + 15];
  let a = a0;
  let b = b0;
  let c = c0;
  let d = d0;
  let e = e0;
  let f = f0;
  let g = g0;
  let h = h0;
  let i = i0;
  let j = j0;
  let k = k0;
  let l = l0;
  let m = m0;
  let n = n0;
  let o = o0;
  let p = p0;
  for (let round = 0; round < 8; round += 2) {
    e ^= turn(a + m, 7);
    i ^= turn(e + a, 9);
    m ^= turn(i + e, 13);
    a ^= turn(m + i, 18);
    j ^= turn(f + b, 7);
    n ^= turn(j + f, 9);
    b ^= turn(n + j, 13);
    f ^= turn(b + n, 18);
    o ^= turn(k + g, 7);
    c ^= turn(o + k, 9);
    g ^= turn(c + o, 13);
    k ^= turn(g + c, 18);
    d ^= turn(p + l, 7);
    h ^= turn(d + p, 9);
    l ^= turn(h + d, 13);
    p ^= turn(l + h, 18);
    b ^= turn(a + d, 7);
    c ^= turn(b + a, 9);
    d ^= turn(c + b, 13);
    a ^= turn(d + c, 18);
    g ^= turn(f + e, 7);
    h ^= turn(g + f, 9);
    e ^= turn(h + g, 13);
    f ^= turn(e + h, 18);
    l ^= turn(k + j, 7);
    i ^= turn(l + k, 9);
    j ^= turn(i + l, 13);
    k ^= turn(j + i, 18);
    m ^= turn(p + o, 7);
    n ^= turn(m + p, 9);
    o ^= turn(n + m, 13);
    p ^= turn(o + n, 18);
  }
  to[target + 0] = a0 + a;
  to[target + 1] = b0 + b;
  to[target + 2] = c0 + c;
  to[target + 3] = d0 + d;
  to[target + 4] = e0 + e;
  to[target + 5] = f0 + f;
  to[target + 6] = g0 + g;
  to[target + 7] = h0 + h;
  to[target + 8] = i0 + i;
  to[target + 9] = j0 + j;
  to[target + 10] = k0 + k;
  to[target + 11] = l0 + l;
  to[target + 12] = m0 + m;
  to[target + 13] = n0 + n;
  to[target + 14] = o0 + o;
  to[target + 15] = p0 + p;
}
function turn(sum, bits) {
  return sum << bits | sum >>> 32 - bits;
}
function readWords(bytes) {
  return Uint32Array.from({ length: bytes.length / 4 }, (_, index) => bytes.readUInt32LE(index * 4));
}
function writeWords(words) {
  const bytes = Buffer.alloc(words.length * 4);
  words.forEach((word, index) => {
    bytes.writeUInt32LE(word, index * 4);
  });
  return bytes;
}

// src/bundle/age-passphrase.ts
var SALT = 16;
var FILE_KEY = 16;
function passphraseRecipient(passphrase) {
  return {
    wrapFileKey(fileKey) {
      const salt = randomBytes(SALT);
      const cipher = createCipheriv("chacha20-poly1305", keyOf(passphrase, salt, WORK_FACTOR), NONCE, TAG);
      const body = Buffer.concat([cipher.update(fileKey), cipher.final(), cipher.getAuthTag()]);
      const encoded = salt.toString("base64").replaceAll("=", "");
      return [{ args: ["scrypt", encoded, String(WORK_FACTOR)], body }];
    }
  };
}
function passphraseIdentity(passphrases) {
  return {
    unwrapFileKey([stanza]) {
      if (stanza === void 0 || stanza.body.length !== FILE_KEY + TAG.authTagLength) {
        throw new IntegrityError("bundle.age has a damaged header.");
      }
      const { salt, logN } = readPassphraseStanza(stanza.args);
      for (const passphrase of passphrases) {
        const fileKey = decrypt(stanza.body, keyOf(passphrase, salt, logN));
        if (fileKey !== void 0) return fileKey;
      }
      throw new IntegrityError(
        passphrases.length === 1 ? "The bundle is sealed with another passphrase than the input passphrase gives." : `The bundle is sealed with another passphrase than the ${passphrases.length} that the input passphrase gives.`
      );
    }
  };
}
var NONCE = Buffer.alloc(12);
var TAG = { authTagLength: 16 };
function keyOf(passphrase, salt, logN) {
  return scryptKey(passphrase, Buffer.concat([Buffer.from("age-encryption.org/v1/scrypt"), salt]), logN);
}
function decrypt(body, key) {
  const decipher = createDecipheriv("chacha20-poly1305", key, NONCE, TAG);
  decipher.setAuthTag(body.subarray(FILE_KEY));
  const fileKey = decipher.update(body.subarray(0, FILE_KEY));
  try {
    decipher.final();
    return fileKey;
  } catch {
    return void 0;
  }
}

// src/bundle/sealed-manifest.ts
import { isDeepStrictEqual } from "node:util";
var LARGEST_SEALED_MANIFEST = 64 * 1024;
function serializeSealedManifest(manifest, sealed) {
  return `${JSON.stringify(clearPart(manifest, sealed), void 0, 2)}
`;
}
function checkSealedManifest(text, manifest, sealed) {
  if (isDeepStrictEqual(parse(text), clearPart(manifest, sealed))) return;
  throw new IntegrityError("The manifest.json beside bundle.age does not say what the sealed one says.");
}
function clearPart({ version, agent, name, source, capturedAt }, sealed) {
  return { version, sealed, agent, name, source, capturedAt };
}
function parse(text) {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new IntegrityError("The manifest.json beside bundle.age is not valid JSON.", { cause: error });
  }
}

// src/bundle/verify.ts
import path2 from "node:path";

// src/bundle/bundle-files.ts
import { createHash } from "node:crypto";
import { constants } from "node:fs";
import { lstat, open, opendir } from "node:fs/promises";
import path from "node:path";
async function* regularFiles(folder) {
  let files = 0;
  for await (const file of filesBelow(folder, "")) {
    files += 1;
    if (files > MOST_FILES + 1) throw tooMany();
    yield file;
  }
}
async function* filesBelow(folder, below) {
  for (const entry of await sortedEntries(path.join(folder, ...below.split("/")))) {
    const relative = below === "" ? entry.name : `${below}/${entry.name}`;
    const problem = relativePathProblem(relative);
    if (problem !== void 0) throw new IntegrityError(`The bundle holds ${quoted(relative)}, which ${problem}.`);
    if (entry.isDirectory()) yield* filesBelow(folder, relative);
    else if (entry.isFile()) yield relative;
    else throw new IntegrityError(`The bundle holds ${quoted(relative)}, which is a link or a device.`);
  }
}
async function sortedEntries(folder) {
  const entries = [];
  for await (const entry of await opendir(folder)) {
    if (entries.push(entry) > MOST_FILES + 1) throw tooMany();
  }
  return entries.sort((one, other) => one.name < other.name ? -1 : 1);
}
function tooMany() {
  return new IntegrityError(`The bundle holds more than ${MOST_FILES} files.`);
}
async function openRegular(hostPath, shown) {
  if (!(await lstat(hostPath)).isFile()) throw new IntegrityError(`${shown} of the bundle is not a regular file.`);
  return await open(hostPath, constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0));
}
async function sha256Of(content) {
  const hash = createHash("sha256");
  for await (const chunk of content) hash.update(chunk);
  return hash.digest("hex");
}

// src/bundle/json-shape.ts
function jsonShape(text) {
  let depth = 0;
  let deepest = 0;
  let marks = 0;
  for (let index = 0; index < text.length; index += 1) {
    switch (text.charCodeAt(index)) {
      case QUOTE:
        index = endOfString(text, index);
        break;
      case OPEN_LIST:
      case OPEN_OBJECT:
        depth += 1;
        marks += 1;
        deepest = Math.max(deepest, depth);
        break;
      case CLOSE_LIST:
      case CLOSE_OBJECT:
        depth -= 1;
        break;
      case COMMA:
      case COLON:
        marks += 1;
        break;
    }
  }
  return { depth: deepest, marks };
}
var QUOTE = 34;
var BACKSLASH = 92;
var COMMA = 44;
var COLON = 58;
var OPEN_LIST = 91;
var CLOSE_LIST = 93;
var OPEN_OBJECT = 123;
var CLOSE_OBJECT = 125;
function endOfString(text, start) {
  let index = start + 1;
  while (index < text.length && text.charCodeAt(index) !== QUOTE) {
    index += text.charCodeAt(index) === BACKSLASH ? 2 : 1;
  }
  return index;
}

// src/bundle/parse-manifest.ts
var LARGEST_MANIFEST = 8 * 1024 * 1024;
var MOST_MARKS = MOST_FILES * 20;
var DEEPEST = 32;
var LONGEST_TEXT = 4096;
var LONGEST_RULE = 200;
function parseManifest(text) {
  if (Buffer.byteLength(text) > LARGEST_MANIFEST) throw refused2(`is larger than ${LARGEST_MANIFEST} bytes`);
  const fields = readFields(parseJson(text), "manifest.json");
  if (fields.get("version") !== MANIFEST_VERSION) throw refused2(versionProblem(fields.get("version")));
  const sessionId = readSessionId(fields, "sessionId");
  return {
    version: MANIFEST_VERSION,
    agent: readText(fields, "agent"),
    ...optional(fields, "agentVersion", readText),
    name: readText(fields, "name"),
    sessionId,
    ...optional(fields, "resumedFrom", readSessionId),
    directory: readText(fields, "directory"),
    configDirectory: readText(fields, "configDirectory"),
    source: readSource(fields.get("source")),
    capturedAt: readTime(fields, "capturedAt"),
    ...optional(fields, "jobStatus", readText),
    files: readFiles(fields.get("files")),
    rows: readCount(fields, "rows"),
    redactions: readCounts(fields.get("redactions"))
  };
}
function refused2(reason, cause) {
  return new IntegrityError(`manifest.json ${reason}.`, { cause });
}
function parseJson(text) {
  const { depth, marks } = jsonShape(text);
  if (depth > DEEPEST) throw refused2(`is nested more than ${DEEPEST} deep`);
  if (marks > MOST_MARKS) throw refused2(`has more than ${MOST_MARKS} fields`);
  try {
    return JSON.parse(text);
  } catch (error) {
    throw refused2("is not valid JSON", error);
  }
}
function versionProblem(version) {
  const shown = typeof version === "number" ? `version ${version}` : "no version";
  return `says ${shown}, and this release reads version ${MANIFEST_VERSION}: restore with the release that captured it`;
}
function readFields(value, where) {
  if (typeof value !== "object" || value === null || Array.isArray(value)) {
    throw refused2(where === "manifest.json" ? "is not an object" : `has no object as ${where}`);
  }
  return new Map(Object.entries(value));
}
function optional(fields, name, read) {
  if (fields.get(name) === void 0) return {};
  return { [name]: read(fields, name) };
}
function readText(fields, name) {
  const value = fields.get(name);
  if (typeof value !== "string" || value === "") throw refused2(`has no text as ${name}`);
  if (value.length > LONGEST_TEXT || hasControlCharacter(value)) throw refused2(`has no single line of text as ${name}`);
  return value;
}
function readSessionId(fields, name) {
  const value = fields.get(name);
  if (typeof value !== "string" || !isSessionId(value)) throw refused2(`has no session id as ${name}`);
  return value;
}
function readTime(fields, name) {
  const value = fields.get(name);
  const isTime = typeof value === "string" && /^\d{4}-\d\d-\d\d[Tt ][\d:.]+(?:[Zz]|[+-]\d\d:\d\d)$/.test(value);
  if (!isTime || Number.isNaN(Date.parse(value))) throw refused2(`has no time as ${name}`);
  return value;
}
function readCount(fields, name) {
  const value = fields.get(name);
  if (typeof value !== "number" || !Number.isSafeInteger(value) || value < 0) {
    throw refused2(`has no whole number as ${name}`);
  }
  return value;
}
function readCounts(value) {
  const fields = readFields(value, "redactions");
  for (const rule of fields.keys()) {
    if (rule.length > LONGEST_RULE || hasControlCharacter(rule))
      throw refused2("has a rule without a name in redactions");
  }
  return Object.fromEntries([...fields.keys()].map((rule) => [rule, readCount(fields, rule)]));
}
function readSource(value) {
  const fields = readFields(value, "source");
  return {
    ...optional(fields, "repository", readText),
    ...optional(fields, "repositoryId", readCount),
    ...optional(fields, "headRepositoryId", readCount),
    ...optional(fields, "runId", readCount),
    ...optional(fields, "runAttempt", readCount),
    ...optional(fields, "job", readText),
    ...optional(fields, "event", readText),
    ...optional(fields, "ref", readText),
    ...optional(fields, "sha", readText)
  };
}
function readFiles(value) {
  if (!Array.isArray(value)) throw refused2("has no list as files");
  if (value.length > MOST_FILES) throw refused2(`lists more than ${MOST_FILES} files`);
  const seen = /* @__PURE__ */ new Map();
  let project;
  return value.map((item) => {
    const file = readFile(item);
    const folded = foldedPath(file.path);
    const twin = seen.get(folded);
    if (twin !== void 0)
      throw refused2(`lists ${quoted(file.path)} beside ${quoted(twin)}, which some file systems take for one`);
    seen.set(folded, file.path);
    project ??= projectFolder(file.path);
    if (projectFolder(file.path) !== project)
      throw refused2(`lists files of two folders below projects: ${quoted(file.path)}`);
    return file;
  });
}
function readFile(value) {
  const fields = readFields(value, "a file");
  const path3 = fields.get("path");
  if (typeof path3 !== "string") throw refused2("lists a file without a path");
  const problem = bundlePathProblem(path3);
  if (problem !== void 0) throw refused2(`lists ${quoted(path3)}, which ${problem}`);
  const sha256 = fields.get("sha256");
  if (typeof sha256 !== "string" || !/^[0-9a-f]{64}$/.test(sha256)) throw refused2(`has no SHA-256 of ${quoted(path3)}`);
  const mode = readCount(fields, "mode");
  if (mode > 511) throw refused2(`has more than permission bits as mode of ${quoted(path3)}`);
  return { path: path3, size: readCount(fields, "size"), sha256, mode, mtime: readTime(fields, "mtime") };
}

// src/bundle/manifest.ts
function serializeManifest(manifest) {
  return `${JSON.stringify(manifest, void 0, 2)}
`;
}

// src/bundle/verify.ts
async function verifyBundle(folder) {
  const manifest = await readManifest(folder);
  const transcript = `/${manifest.sessionId}.jsonl`;
  if (!manifest.files.some((file) => file.path.endsWith(transcript))) {
    throw new IntegrityError(`The bundle does not hold the transcript of its session ${manifest.sessionId}.`);
  }
  await reading("A folder", () => refuseUnlisted(folder, manifest));
  for (const file of manifest.files) await reading(quoted(file.path), () => verifyFile(folder, file));
  return manifest;
}
async function readManifest(folder) {
  return parseManifest(await reading(MANIFEST_FILE, () => readManifestText(folder)));
}
async function readManifestText(folder) {
  const handle = await openRegular(path2.join(folder, MANIFEST_FILE), MANIFEST_FILE);
  try {
    const { size } = await handle.stat();
    if (size > LARGEST_MANIFEST) throw new IntegrityError(`${MANIFEST_FILE} is larger than ${LARGEST_MANIFEST} bytes.`);
    return await handle.readFile("utf8");
  } finally {
    await handle.close();
  }
}
async function refuseUnlisted(folder, { files }) {
  const listed = /* @__PURE__ */ new Set([MANIFEST_FILE, ...files.map((file) => file.path)]);
  for await (const found of regularFiles(folder)) {
    if (!listed.has(found))
      throw new IntegrityError(`The bundle holds ${quoted(found)}, which its manifest does not list.`);
  }
}
async function verifyFile(folder, file) {
  const handle = await openRegular(path2.join(folder, ...file.path.split("/")), quoted(file.path));
  try {
    const { size } = await handle.stat();
    if (size !== file.size) {
      throw new IntegrityError(
        `${quoted(file.path)} of the bundle has ${size} bytes, and its manifest says ${file.size}.`
      );
    }
    if (await sha256Of(handle.createReadStream({ autoClose: false })) !== file.sha256) {
      throw new IntegrityError(
        `${quoted(file.path)} of the bundle is not what its manifest says: the SHA-256 differs.`
      );
    }
  } finally {
    await handle.close();
  }
}
async function reading(shown, work) {
  try {
    return await work();
  } catch (error) {
    if (error instanceof IntegrityError) throw error;
    const reason = isNotFound(error) ? "is missing" : "cannot be read";
    throw new IntegrityError(`${shown} of the bundle ${reason}.`, { cause: error });
  }
}

export {
  MANIFEST_VERSION,
  MANIFEST_FILE,
  SEALED_FILE,
  MOST_FILES,
  largestBundle,
  bundlePathProblem,
  relativePathProblem,
  foldedPath,
  quoted,
  oneLine,
  serializeManifest,
  LONGEST_HEADER,
  sealedFor,
  passphraseRecipient,
  passphraseIdentity,
  regularFiles,
  openRegular,
  sha256Of,
  LARGEST_SEALED_MANIFEST,
  serializeSealedManifest,
  checkSealedManifest,
  verifyBundle,
  readManifest
};
