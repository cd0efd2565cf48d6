import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  attempt,
  exitFailure,
  resultOf,
  stream
} from "./chunk-O6FMI2Q3.js";
import {
  CommandError,
  EngineClosedError,
  SessionCaptureError,
  UserError
} from "./chunk-NBQQX3RM.js";

// src/sandbox/exec-api.ts
const { Readable: Readable2 } = require("node:stream");

// src/sandbox/engine-api.ts
import { createRequire } from "node:module";
const { Readable } = require("node:stream");
const { finished, pipeline } = require("node:stream/promises");
var { request } = createRequire(import.meta.url)("node:http");
async function askApi(asked) {
  const { output, ended } = await requestApi(asked);
  const [stdout, end] = await Promise.all([textOf(output, asked), ended]);
  return { ...end, stdout };
}
async function requestApi(asked) {
  const patience = AbortSignal.timeout(asked.timeout);
  const signal = asked.signal === void 0 ? patience : AbortSignal.any([patience, asked.signal]);
  const response = await send(asked, signal);
  if (response.statusCode !== 200 && response.statusCode !== 201) {
    const { message = `status ${response.statusCode}` } = messageIn(await textOf(response, asked));
    return {
      output: Readable.from([]),
      ended: Promise.resolve({ exitCode: 1, stderr: message }),
      stop: () => void 0
    };
  }
  const ended = finished(response).then(
    () => ({ exitCode: 0, stderr: "" }),
    (error) => Promise.reject(failure(asked, error))
  );
  ended.catch(() => void 0);
  return { output: response, ended, stop: () => response.destroy() };
}
async function upgradeApi(asked) {
  const { socket, method, path, json } = asked;
  const headers = { host: "localhost", "content-type": "application/json", connection: "Upgrade", upgrade: "tcp" };
  return await new Promise((resolve, reject) => {
    const sent = request({ ...UNNAMED, socketPath: socket.path, agent: false, method, path, headers });
    const patience = setTimeout(() => sent.destroy(new Error("it took too long")), asked.timeout);
    const stop = () => sent.destroy(new Error("it was aborted"));
    asked.signal?.addEventListener("abort", stop, { once: true });
    sent.on("upgrade", (_response, connection, head) => {
      if (head.length > 0) connection.unshift(head);
      resolve(connection);
    });
    sent.on("response", (response) => {
      response.destroy();
      resolve(void 0);
    });
    sent.on("error", (error) => reject(failure(asked, error)));
    sent.on("close", () => {
      clearTimeout(patience);
      asked.signal?.removeEventListener("abort", stop);
    });
    sent.end(JSON.stringify(json ?? {}));
  });
}
function send(asked, signal) {
  const { socket, method, path, json, input } = asked;
  const headers = {
    host: "localhost",
    ...json && { "content-type": "application/json" },
    ...input && { "content-type": "application/x-tar", expect: "100-continue" }
  };
  return new Promise((resolve, reject) => {
    const sent = request({ ...UNNAMED, socketPath: socket.path, agent: socket.agent, method, path, headers, signal });
    const fail = (error) => reject(failure(asked, error));
    sent.on("response", resolve);
    sent.on("error", fail);
    if (input === void 0) {
      sent.end(json && JSON.stringify(json));
      return;
    }
    sent.on("continue", () => void pipeline(input, sent).catch(fail));
    sent.flushHeaders();
  });
}
var UNNAMED = { servername: "" };
function failure({ socket, signal }, cause) {
  const code = cause instanceof Error && "code" in cause ? String(cause.code) : String(cause);
  const timedOut = code === "ABORT_ERR" && signal?.aborted !== true;
  const reason = signal?.aborted ? "was aborted." : timedOut ? "took too long." : `could not be asked: ${code}.`;
  return new CommandError({
    program: socket.path,
    exitCode: void 0,
    stderr: "",
    summary: `${socket.path} ${reason}`,
    cause
  });
}
var LONGEST_ANSWER = 4 * 1024 * 1024;
async function textOf(source, asked) {
  const chunks = [];
  let size = 0;
  try {
    for await (const chunk of source) {
      size += chunk.length;
      if (size > LONGEST_ANSWER) break;
      chunks.push(chunk);
    }
  } catch (error) {
    throw failure(asked, error);
  }
  return Buffer.concat(chunks).toString("utf8");
}
function messageIn(text) {
  try {
    const { message } = JSON.parse(text);
    return typeof message === "string" ? { message } : {};
  } catch {
    return {};
  }
}

// src/sandbox/exec-frames.ts
var STDERR_KEPT = 8 * 1024;
var HEADER = 8;
var STDERR = 2;
function frameReader() {
  let header = Buffer.alloc(0);
  let left = 0;
  return (chunk) => {
    const [stdout, stderr] = [[], []];
    while (chunk.length > 0) {
      if (left === 0) {
        const missing = HEADER - header.length;
        header = Buffer.concat([header, chunk.subarray(0, missing)]);
        chunk = chunk.subarray(missing);
        if (header.length < HEADER) break;
        left = header.readUInt32BE(4);
      }
      const part = chunk.subarray(0, left);
      chunk = chunk.subarray(part.length);
      left -= part.length;
      if (part.length > 0) (header[0] === STDERR ? stderr : stdout).push(part);
      if (left === 0) header = Buffer.alloc(0);
    }
    return { stdout, stderr };
  };
}
function keptEnd(kept, parts) {
  return parts.length === 0 ? kept : Buffer.concat([kept, ...parts]).subarray(-STDERR_KEPT);
}

// src/sandbox/exec-api.ts
async function execByApi(request2) {
  const execId = await create(request2, { withInput: false });
  if (execId === void 0) return void 0;
  const started = await requestApi(startRequest(request2, execId));
  let stderr = Buffer.alloc(0);
  async function* stdout() {
    const part = frameReader();
    for await (const chunk of started.output) {
      const parted = part(chunk);
      stderr = keptEnd(stderr, parted.stderr);
      const joined = parted.stdout.length === 1 ? parted.stdout[0] : Buffer.concat(parted.stdout);
      if (joined !== void 0 && joined.length > 0) yield joined;
    }
  }
  const output = Readable2.from(stdout(), { objectMode: false });
  const finished2 = new Promise((resolve, reject) => {
    output.once("error", reject);
    output.once("close", resolve);
  });
  finished2.catch(() => void 0);
  const ended = started.ended.then(async (end) => {
    await finished2;
    const exitCode = await exitCodeOf(request2, execId) ?? end.exitCode;
    return { exitCode, stderr: end.stderr || stderr.toString("utf8") };
  });
  ended.catch(() => void 0);
  return { output, ended, stop: () => void output.destroy(new Error("stopped")) };
}
async function converseByApi(request2) {
  const execId = await create(request2, { withInput: true });
  const connection = execId && await upgradeApi(startRequest(request2, execId));
  if (!execId || !connection) return void 0;
  return { connection, exitCode: () => exitCodeOf(request2, execId) };
}
async function create(request2, { withInput }) {
  const { id, command, user } = request2;
  const created = await askApi(
    ask(request2, "POST", `/containers/${id}/exec`, {
      AttachStdin: withInput,
      AttachStdout: true,
      AttachStderr: true,
      Cmd: command,
      // The container's own working directory may be closed to the user; messages are compared in English.
      WorkingDir: "/",
      Env: ["LC_ALL=C"],
      ...user === void 0 ? {} : { User: user }
    })
  );
  return created.exitCode === 0 ? idIn(created.stdout) : void 0;
}
function startRequest(request2, execId) {
  return ask(request2, "POST", `/exec/${execId}/start`, { Detach: false, Tty: false });
}
async function exitCodeOf(request2, execId) {
  const { stdout } = await askApi(ask(request2, "GET", `/exec/${execId}/json`));
  const { ExitCode } = JSON.parse(stdout || "{}");
  return typeof ExitCode === "number" ? ExitCode : void 0;
}
function ask(request2, method, path, json) {
  const { socket, signal, timeout } = request2;
  return { socket, method, path, signal, timeout, ...json && { json } };
}
function idIn(json) {
  const { Id } = JSON.parse(json);
  return typeof Id === "string" && /^[0-9a-f]+$/.test(Id) ? Id : void 0;
}

// src/sandbox/engine.ts
var ENGINES = ["docker", "podman"];
var ANSWER_TIMEOUT = 2e4;
var STREAM_TIMEOUT = 1e5;
async function askEngine(engine, args, signal) {
  return attempt(engine, args, { timeout: ANSWER_TIMEOUT, ...signal && { signal } });
}
function isNotInstalled({ cause }) {
  return cause instanceof Error && "code" in cause && cause.code === "ENOENT";
}
async function execIn(container, command, { user, input }) {
  const started = await startByApi(container, { command, user, input, timeout: STREAM_TIMEOUT });
  if (started !== void 0) return started;
  const args = ["exec", ...input ? ["-i"] : [], ...execArguments(container, command, user)];
  return await streamEngine(container, args, input);
}
async function askIn(container, command, user) {
  const started = await startByApi(container, { command, user, timeout: ANSWER_TIMEOUT });
  if (started !== void 0) return await resultOf(container.engine, started);
  return askEngine(container.engine, ["exec", ...execArguments(container, command, user)], container.signal);
}
async function startByApi({ socket, shells, id, signal }, request2) {
  if (socket === void 0) return void 0;
  try {
    const started = await shells?.run(request2);
    if (started !== void 0 || request2.input !== void 0) return started;
    return await execByApi({ socket, id, signal, ...request2 });
  } catch (error) {
    if (!(error instanceof CommandError) || signal?.aborted) throw error;
    return void 0;
  }
}
async function copyOut(container, path) {
  return await streamEngine(container, ["cp", `${container.id}:${path}`, "-"]);
}
async function copyIn(container, folder, { input, owners }) {
  const flags = container.engine === "podman" && owners === "as-packed" ? ["--archive=false"] : [];
  return await streamEngine(container, ["cp", ...flags, "-", `${container.id}:${folder}`], input);
}
function execArguments({ id }, command, user) {
  const place = ["--workdir", "/", "--env", "LC_ALL=C"];
  return [...user === void 0 ? [] : ["--user", user], ...place, id, ...command];
}
async function streamEngine({ engine, signal }, args, input) {
  return await stream(engine, args, { timeout: STREAM_TIMEOUT, ...signal && { signal }, ...input && { input } });
}

// src/sandbox/parse-inspection.ts
function parseInspection(engine, json) {
  const [inspection] = [JSON.parse(json)].flat();
  if (inspection === void 0) return void 0;
  const { Id, Name, State, Config, Mounts, HostConfig } = inspection;
  const mounts = (Mounts ?? []).map(({ Type, Destination }) => ({ type: Type, destination: Destination }));
  const memory = Object.keys(HostConfig?.Tmpfs ?? {}).map((destination) => ({ type: "tmpfs", destination }));
  return {
    engine,
    id: Id,
    name: Name.replace(/^\//, ""),
    state: State.Status,
    user: Config.User ?? "",
    environment: parseEnvironment(Config.Env ?? []),
    workingDirectory: Config.WorkingDir || "/",
    mounts: [...mounts, ...memory]
  };
}
function parseEnvironment(variables) {
  const pairs = variables.filter((variable) => variable.includes("="));
  return Object.fromEntries(pairs.map((pair) => [pair.slice(0, pair.indexOf("=")), pair.slice(pair.indexOf("=") + 1)]));
}

// src/sandbox/find-container.ts
async function findContainer({
  engine,
  container,
  sockets,
  log,
  onDoubt,
  signal
}) {
  const name = container.replace(/^\//, "");
  if (!/^[A-Za-z0-9][A-Za-z0-9_.-]*$/.test(name)) {
    throw new UserError(
      `${JSON.stringify(container)} is not a container's name or id. Write the one that \`docker ps\` shows.`
    );
  }
  const first = engine === "podman" ? void 0 : await askDockersSocket(sockets?.docker[0], name, signal);
  if (first !== void 0 && first !== "unknown") return first;
  const engines = first === "unknown" ? [...ENGINES].reverse() : ENGINES;
  const failures = [];
  for (const candidate of engine === "auto" ? engines : [engine]) {
    const found = await inspect(candidate, { name, sockets: sockets?.[candidate] ?? [], signal });
    if (found instanceof CommandError) failures.push(found);
    else if (found !== void 0 || engine !== "auto") return found;
  }
  if (failures.length > 0 && failures.length === (engine === "auto" ? ENGINES.length : 1))
    throw noAnswer(name, failures);
  for (const failure2 of failures) {
    if (isNotInstalled(failure2)) continue;
    const message = `${failure2.message.replace(/\.$/, "")}. Only other engines were asked for the container ${name}.`;
    if (isClosed(failure2)) {
      log?.warning(`${message} ${LET_ASK}`);
      onDoubt?.(new EngineClosedError(`${message} ${LET_ASK}`, { cause: failure2 }));
    } else log?.info(message);
  }
  return void 0;
}
async function askDockersSocket(socketPath, name, signal) {
  const answer = socketPath === void 0 ? void 0 : await askSocket(socketPath, name, signal);
  if (socketPath === void 0 || answer === void 0) return void 0;
  const inspected = inspectionIn("docker", answer);
  if (inspected === void 0) return "unknown";
  return inspected instanceof CommandError ? void 0 : { ...inspected, socketPath };
}
async function inspect(engine, asked) {
  try {
    const answer = await askEngine(engine, ["inspect", "--type", "container", asked.name], asked.signal);
    return inspectionIn(engine, answer);
  } catch (error) {
    if (!(error instanceof CommandError)) throw error;
    return isNotInstalled(error) ? await inspectBySocket(engine, asked, error) : error;
  }
}
async function inspectBySocket(engine, { name, sockets, signal }, missing) {
  for (const socketPath of sockets) {
    const answer = await askSocket(socketPath, name, signal);
    if (answer !== void 0) return inspectionIn(engine, answer);
  }
  return missing;
}
async function askSocket(socketPath, name, signal) {
  const socket = { path: socketPath, agent: false };
  try {
    return await askApi({ socket, method: "GET", path: `/containers/${name}/json`, signal, timeout: ANSWER_TIMEOUT });
  } catch (error) {
    if (error instanceof CommandError) return void 0;
    throw error;
  }
}
function inspectionIn(engine, answer) {
  if (answer.exitCode === 0) {
    try {
      return parseInspection(engine, answer.stdout);
    } catch (cause) {
      const summary = `${engine} gave an answer that is no inspection.`;
      return new CommandError({ program: engine, exitCode: 0, stderr: "", summary, cause });
    }
  }
  return /no such (container|object)/i.test(answer.stderr) ? void 0 : exitFailure(engine, answer);
}
function noAnswer(name, failures) {
  const reasons = failures.map(({ message: message2 }) => message2.replace(/\.$/, "")).join("; ");
  const message = `No container engine could be asked for the container ${name}: ${reasons}.`;
  const cause = failures.length === 1 ? failures[0] : new AggregateError(failures, reasons);
  if (failures.some(isClosed)) return new EngineClosedError(`${message} ${LET_ASK}`, { cause });
  const advice = failures.every(isNotInstalled) ? "Install one, or leave out the input container for an agent on this machine." : LET_ASK;
  return new SessionCaptureError(`${message} ${advice}`, { cause });
}
function isClosed({ message }) {
  return /permission denied/i.test(message);
}
var LET_ASK = "Start it before this step, keep it running to the end of the job, and let the user of the job ask it.";

export {
  askApi,
  requestApi,
  frameReader,
  keptEnd,
  execByApi,
  converseByApi,
  STREAM_TIMEOUT,
  isNotInstalled,
  execIn,
  askIn,
  copyOut,
  copyIn,
  parseEnvironment,
  findContainer
};
