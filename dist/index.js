import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  hostSessionStore,
  openWithin,
  silentLog,
  transferSession
} from "./chunks/chunk-GCJIOIE4.js";
import {
  claudeCode
} from "./chunks/chunk-ADA4G5Q6.js";
import {
  STAT_FORMAT,
  parseStatRecords,
  spoolFiles
} from "./chunks/chunk-FXP7CNA3.js";
import {
  asCaptureError,
  belongsByContent,
  checkSessionId,
  knownPart,
  mayHold,
  sessionOfFirstRow,
  sessionOfTranscript,
  standingOf,
  transcriptName,
  wantedKind
} from "./chunks/chunk-GJASWYSF.js";
import "./chunks/chunk-DTIIKWMH.js";
import {
  ArchiveError,
  CommandError,
  IntegrityError,
  SessionCaptureError,
  UserError
} from "./chunks/chunk-6HJDTENI.js";
import "./chunks/chunk-5MLXPEVV.js";

// src/sessions/sandbox.ts
import { tmpdir } from "node:os";
import { posix as posix4 } from "node:path";

// src/sessions/sandbox-list.ts
import { posix } from "node:path";
async function listSandbox(sandbox) {
  const { projectsDir, encoded } = sandbox;
  const root = encoded.certain ? posix.join(projectsDir, encoded.name) : projectsDir;
  const depth = encoded.certain ? 1 : 2;
  const records = await find(sandbox, root, { roots: [root], tests: `-mindepth ${depth} -maxdepth ${depth}` });
  return records?.filter(({ path }) => encoded.certain || path.startsWith(knownPart(encoded))).map((record) => ({
    ...record,
    folder: posix.dirname(posix.join(root, record.path)),
    name: posix.basename(record.path)
  }));
}
async function projectFolderOf(sandbox, id) {
  const { projectsDir, encoded } = sandbox;
  const named = posix.join(projectsDir, encoded.name);
  if (encoded.certain) return named;
  const listed = await listSandbox(sandbox) ?? [];
  const holder = listed.find(({ name }) => name === transcriptName(id))?.folder;
  const folders = new Set(listed.map(({ folder }) => folder));
  const [only] = folders.size === 1 ? folders : [];
  return holder ?? only ?? named;
}
async function find({ handle, log }, base, { roots, tests }) {
  const command = `find ${roots.map(quote).join(" ")} ${tests} -exec stat -c '${STAT_FORMAT}' {} +`;
  try {
    const { stdout, exitCode } = await handle.exec(command);
    if (exitCode === 0) return parseStatRecords(stdout, base);
    log.debug(`The sandbox could not list ${base}: exit code ${exitCode}.`);
  } catch (error) {
    log.debug(`The sandbox could not list ${base}: ${String(error)}.`);
  }
  return void 0;
}
function quote(text) {
  return `'${text.replaceAll("'", `'\\''`)}'`;
}

// src/sessions/sandbox-read.ts
import { mkdtemp, rm } from "node:fs/promises";
import { dirname, join, posix as posix2 } from "node:path";
async function* readSandboxSessions(sandbox, ids, include) {
  const local = await mkdtemp(join(sandbox.tempDir, "agent-session-"));
  const shared = /* @__PURE__ */ new Set();
  try {
    for (const id of ids) {
      for (const file of await filesOf(sandbox, id, include)) {
        if (shared.has(file.path)) continue;
        const copy = await copyOut(sandbox, id, { file, to: join(local, "file") });
        if (copy === void 0) {
          if (file.kind === "transcript") break;
          continue;
        }
        shared.add(file.path);
        yield* contentOf(copy, id, file);
      }
    }
  } finally {
    await rm(local, { recursive: true, force: true });
  }
}
async function filesOf(sandbox, id, include) {
  const { agent } = sandbox;
  const listed = await listSandbox(sandbox);
  const folder = await projectFolderOf(sandbox, id);
  const here = listed?.filter((entry) => entry.folder === folder) ?? [];
  const own = here.find(({ name }) => name === transcriptName(id));
  if (own !== void 0 && own.type !== "file") {
    sandbox.log.warning(`Skipped ${posix2.join(folder, own.name)}: it is not a regular file.`);
    return [];
  }
  const transcript = { folder, path: transcriptName(id), kind: "transcript", facts: own };
  const sidecars = [...here.filter(({ type }) => type === "file").map(beside), ...await below(sandbox, here, id)];
  return [
    transcript,
    ...sidecars.flatMap((facts) => {
      const kind = wantedKind(agent, { path: facts.path, id }, include);
      return kind === void 0 || kind === "transcript" ? [] : [{ folder, path: facts.path, kind, facts }];
    })
  ];
}
function beside(entry) {
  return { ...entry, path: entry.name };
}
async function below(sandbox, here, id) {
  const folders = here.filter(({ name, type }) => type === "directory" && mayHold(sandbox.agent, name, id));
  const [first] = folders;
  if (first === void 0) return [];
  const roots = folders.map(({ folder, name }) => posix2.join(folder, name));
  return await find(sandbox, first.folder, { roots, tests: "-type f" }) ?? [];
}
async function copyOut(sandbox, id, { file: { folder, path, kind }, to }) {
  const source = posix2.join(folder, path);
  try {
    await rm(to, { force: true });
    await sandbox.handle.copyFileOut(source, to);
    if (belongsByContent(path, kind) && await sessionIn(to) !== id) return void 0;
    const copy = await openWithin(dirname(to), to);
    if (copy === void 0) throw new Error("nothing arrived");
    return copy;
  } catch (error) {
    if (kind === "transcript" && await isMissing(sandbox, source)) return void 0;
    throw asCaptureError(error, { sessionId: id, doing: `${source} could not be copied out of the sandbox` });
  }
}
async function sessionIn(path) {
  const copy = await openWithin(dirname(path), path);
  try {
    return copy && await sessionOfFirstRow(copy.createReadStream({ autoClose: false }));
  } finally {
    await copy?.close();
  }
}
async function isMissing({ handle, log }, path) {
  const quoted = quote(path);
  try {
    const answer = await handle.exec(`if [ -e ${quoted} ] || [ -L ${quoted} ]; then echo there; else echo missing; fi`);
    return answer.exitCode === 0 && answer.stdout.trim() === "missing";
  } catch (error) {
    log.debug(`The sandbox could not say whether ${path} exists: ${String(error)}.`);
    return false;
  }
}
async function* contentOf(copy, id, { path, kind, facts }) {
  try {
    const { size, mtime } = await copy.stat();
    yield {
      sessionId: id,
      path,
      kind,
      size,
      mode: facts?.mode ?? (kind === "transcript" ? 384 : 420),
      mtime: facts?.mtime ?? mtime,
      content: copy.createReadStream({ autoClose: false })
    };
  } finally {
    await copy.close();
  }
}

// src/sessions/sandbox-write.ts
import { createReadStream } from "node:fs";
import { rm as rm2 } from "node:fs/promises";
import { join as join2, posix as posix3 } from "node:path";
async function writeSandboxSession(writing, files) {
  const { id } = writing;
  let spool;
  try {
    spool = await spoolFiles(files, writing);
    return await copyAll(writing, spool);
  } catch (error) {
    throw asCaptureError(error, { sessionId: id, doing: `Session ${id} could not be copied into the sandbox` });
  } finally {
    await spool?.close();
  }
}
async function copyAll(writing, { files, folder }) {
  const proof = join2(folder, "proof");
  const kept = [];
  let bytes = 0;
  await makeFolders(writing, files);
  for (const file of files) {
    const standing = await standingBefore(writing, file, proof);
    if (standing === "later") kept.push(file.path);
    else bytes += file.digest.size;
    if (standing === "other") await copyIn(writing, file, proof);
  }
  return { files: files.length - kept.length, bytes, kept };
}
async function makeFolders(writing, files) {
  const folders = new Set(files.map(({ path }) => posix3.dirname(posix3.join(writing.folder, path))));
  for (const folder of folders) await tryCommand(writing, `mkdir -p ${quote(folder)}`);
}
async function standingBefore(writing, file, proof) {
  const target = posix3.join(writing.folder, file.path);
  if (await isMissing(writing, target)) return "other";
  try {
    return await standingIn(writing, file, proof);
  } catch (error) {
    writing.log.debug(`${target} could not be looked at before it was written: ${String(error)}.`);
    return "other";
  }
}
async function copyIn(writing, file, proof) {
  const target = posix3.join(writing.folder, file.path);
  await tryCommand(writing, `rm -f ${quote(target)}`);
  await writing.handle.copyFileIn(file.localPath, target);
  await tryCommand(writing, `chmod ${file.mode.toString(8)} ${quote(target)}`);
  if (await standingIn(writing, file, proof) === "other") {
    throw new SessionCaptureError(`${target} is not what was copied to it.`, { sessionId: writing.id });
  }
}
async function standingIn({ handle, folder }, file, proof) {
  await rm2(proof, { force: true });
  await handle.copyFileOut(posix3.join(folder, file.path), proof);
  return standingOf(createReadStream(proof), file.digest);
}
async function tryCommand({ handle, log }, command) {
  try {
    const { exitCode } = await handle.exec(command);
    if (exitCode !== 0) log.debug(`The sandbox ended with exit code ${exitCode}: ${command}`);
  } catch (error) {
    log.debug(`The sandbox could not run: ${command}: ${String(error)}.`);
  }
}

// src/sessions/sandbox.ts
function sandboxSessionStore(directory, handle, projectsDir, options = {}) {
  const { agent = claudeCode, tempDir = tmpdir(), log = silentLog } = options;
  const clean = posix4.normalize(directory).replace(/(?<=.)\/$/, "");
  const sandbox = { agent, handle, tempDir, log, projectsDir, encoded: agent.encodeDirectory(clean) };
  return {
    directory: clean,
    projectsDir,
    sessionFilePath(id) {
      checkSessionId(agent, id);
      return posix4.join(projectsDir, sandbox.encoded.name, transcriptName(id));
    },
    async list() {
      const listed = await listSandbox(sandbox) ?? [];
      return listed.flatMap(({ name, type, size, mtime }) => {
        const id = type === "file" ? sessionOfTranscript(agent, name) : void 0;
        return id === void 0 ? [] : [{ id, size, mtime }];
      });
    },
    read(ids, include) {
      for (const id of ids) checkSessionId(agent, id);
      return readSandboxSessions(sandbox, ids, include);
    },
    async write(id, files) {
      checkSessionId(agent, id);
      return writeSandboxSession({ ...sandbox, id, folder: await projectFolderOf(sandbox, id) }, files);
    }
  };
}
export {
  ArchiveError,
  CommandError,
  IntegrityError,
  SessionCaptureError,
  UserError,
  hostSessionStore,
  sandboxSessionStore,
  transferSession
};
