import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  removeTree
} from "./chunk-AUXJ3TAC.js";
import {
  isAbandoned,
  makerTag
} from "./chunk-KH3SGUOZ.js";
import {
  escapeCharacter,
  escapePercent,
  unescapePercent
} from "./chunk-GYWBT2R2.js";
import {
  copyTree
} from "./chunk-PPQN7EZY.js";
import "./chunk-SSUHDO3V.js";
import "./chunk-EAWTM7AP.js";
import {
  ArchiveError,
  IntegrityError,
  UserError,
  fileSystemFault,
  isDiskFull,
  isNotFound
} from "./chunk-NBQQX3RM.js";
import "./chunk-5MLXPEVV.js";

// src/archives/directory.ts
const { randomBytes } = require("node:crypto");
const { mkdir, readdir, rename } = require("node:fs/promises");
const path = require("node:path");

// src/archives/directory-name.ts
var LONGEST_NAME = 255;
var UNSAFE = /[^a-z0-9._-]/;
var UNSAFE_START = /^(?:\.|(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$))/;
function directoryName(name) {
  if (name === "" || !name.isWellFormed()) throw new UserError("The session has no usable name: set the input name.");
  const encoded = encode(name);
  if (encoded.length > LONGEST_NAME) {
    throw new UserError(
      `The session's name "${name}" is too long: as a folder it has ${encoded.length} of at most ${LONGEST_NAME} bytes. Set a shorter input name.`
    );
  }
  return encoded;
}
function parseDirectoryName(folder) {
  return folder === "" ? void 0 : unescapePercent(folder, encode);
}
function encode(name) {
  const encoded = escapePercent(name, UNSAFE);
  const start = UNSAFE_START.test(encoded) ? escapeCharacter(encoded.charAt(0)) : encoded.charAt(0);
  return start + encoded.slice(1).replace(/\.$/, escapeCharacter("."));
}

// src/archives/directory.ts
var KEPT_BUNDLES = 10;
var ABANDONED = 24 * 60 * 60 * 1e3;
var UNFINISHED = ".unfinished-";
var BUNDLE = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)(\d{3})Z-(\d+)-(\d+)-[0-9a-f]+$/;
function openDirectoryArchive(options) {
  return {
    kind: "directory",
    origins: "unknown",
    find: (query) => find(options, query),
    save: (name, folder) => save(options, name, folder)
  };
}
async function* find(options, query) {
  const wantedFolder = query.name === void 0 ? void 0 : directoryName(query.name);
  const bundles = [];
  for (const folder of await subfolders(options.path)) {
    if (folder !== (wantedFolder ?? folder)) continue;
    await sweep(path.join(options.path, folder), options.log);
    bundles.push(...await bundlesIn(path.join(options.path, folder)));
  }
  const wanted = bundles.filter(({ runId }) => query.runId === void 0 || runId === query.runId);
  for (const bundle of wanted.sort(newestFirst)) yield describeBundle(bundle, options);
}
async function bundlesIn(folder) {
  const name = parseDirectoryName(path.basename(folder));
  if (name === void 0) return [];
  return (await subfolders(folder)).flatMap((entry) => {
    const [, year, month, day, hour, minute, second, millisecond, runId] = BUNDLE.exec(entry) ?? [];
    if (year === void 0) return [];
    const createdAt = /* @__PURE__ */ new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}.${millisecond}Z`);
    return [{ name, hostPath: path.join(folder, entry), createdAt, runId: Number(runId) || void 0 }];
  });
}
async function subfolders(folder) {
  try {
    const entries = await readdir(folder, { withFileTypes: true });
    return entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name);
  } catch (error) {
    if (isAbsent(error)) return [];
    throw new ArchiveError(
      `The archive directory ${folder} cannot be read (${reasonOf(error)}): check the input archive-path and the folder's permissions.`,
      { cause: error }
    );
  }
}
function isAbsent(error) {
  return isNotFound(error) && error instanceof Error && "code" in error && error.code !== "ENOTDIR";
}
function reasonOf(error) {
  return error instanceof Error && "code" in error ? String(error.code) : String(error);
}
function newestFirst(one, other) {
  return other.createdAt.getTime() - one.createdAt.getTime() || (one.hostPath < other.hostPath ? 1 : -1);
}
function describeBundle({ name, hostPath, createdAt, runId }, { largest }) {
  const run = runId === void 0 ? "" : ` of run ${runId}`;
  return {
    label: `bundle ${name}${run} in ${hostPath}`,
    name,
    size: void 0,
    createdAt,
    origin: { runId, repositoryId: void 0, headRepositoryId: void 0, headBranch: void 0 },
    download: (folder) => download(hostPath, folder, largest)
  };
}
async function download(hostPath, folder, largest) {
  try {
    await copyTree(hostPath, folder, largest);
  } catch (error) {
    if (error instanceof IntegrityError) throw error;
    const problem = isDiskFull(error) ? `copied to ${folder}: ${fileSystemFault(error)}` : `read (${reasonOf(error)})`;
    throw new ArchiveError(`The bundle ${hostPath} cannot be ${problem}.`, { cause: error });
  }
}
async function save(options, name, folder) {
  const parent = path.join(options.path, directoryName(name));
  const unfinished = path.join(parent, unfinishedName());
  try {
    await mkdir(unfinished, { recursive: true });
    const size = await copyTree(folder, unfinished, options.largest);
    const hostPath = path.join(parent, bundleFolder(options, await newestIn(parent)));
    await rename(unfinished, hostPath);
    await tidy(parent, options.log);
    return { name, id: hostPath, url: void 0, size };
  } catch (error) {
    await removeTree(unfinished).catch(() => void 0);
    throw new ArchiveError(
      `The session could not be saved in the archive directory ${options.path} (${reasonOf(error)}): check the input archive-path, the folder's permissions and the space left.`,
      { cause: error }
    );
  }
}
function bundleFolder({ runId, runAttempt }, newest) {
  const time = new Date(Math.max(Date.now(), newest + 1)).toISOString().replace(/[-:.]/g, "");
  return `${time}-${runId ?? 0}-${runAttempt ?? 0}-${randomBytes(4).toString("hex")}`;
}
async function newestIn(parent) {
  return Math.max(0, ...(await bundlesIn(parent)).map(({ createdAt }) => createdAt.getTime()));
}
async function tidy(parent, log) {
  await sweep(parent, log);
  try {
    for (const { hostPath } of [...await bundlesIn(parent)].sort(newestFirst).slice(KEPT_BUNDLES)) {
      const leaving = path.join(parent, unfinishedName());
      await rename(hostPath, leaving);
      await removeTree(leaving);
    }
  } catch (error) {
    log.debug(`Old bundles in ${parent} were not all removed: ${reasonOf(error)}`);
  }
}
async function sweep(parent, log) {
  try {
    for (const entry of await subfolders(parent)) {
      const folder = path.join(parent, entry);
      if (isUnfinished(entry, parent) && await isAbandoned(folder, ABANDONED)) await removeTree(folder);
    }
  } catch (error) {
    log.debug(`Unfinished bundles in ${parent} were not all removed: ${reasonOf(error)}`);
  }
}
function isUnfinished(entry, parent) {
  return entry.startsWith(UNFINISHED) && parseDirectoryName(path.basename(parent)) !== void 0;
}
function unfinishedName() {
  return `${UNFINISHED}${makerTag()}-${randomBytes(6).toString("hex")}`;
}
export {
  openDirectoryArchive
};
