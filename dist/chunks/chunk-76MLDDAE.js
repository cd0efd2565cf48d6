import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  isRepositoryUrl,
  repositoryUrlProblem
} from "./chunk-P27RA4O7.js";

// src/action/input-reader.ts
function inputReader(readInput, problems) {
  function text(name) {
    const value = readInput(name).trim();
    return value === "" ? void 0 : value;
  }
  function choice(name, choices, fallback, refusals = {}) {
    const value = text(name) ?? fallback;
    const found = choices.find((candidate) => candidate === value);
    if (found === void 0) {
      problems.push(
        `${name}: "${shorten(value)}" ${refusals[value] ?? `is not known. Write one of: ${choices.join(", ")}.`}`
      );
    }
    return found ?? fallback;
  }
  function list(name, choices, fallback) {
    const words = text(name)?.split(/[\s,]+/).filter((word) => word !== "");
    if (words === void 0) return fallback;
    const unknown = words.filter((word) => !choices.some((choice2) => choice2 === word));
    if (unknown.length > 0) {
      problems.push(`${name}: "${shorten(unknown.join(", "))}" is not known. Write any of: ${choices.join(", ")}.`);
    }
    return choices.filter((choice2) => words.includes(choice2));
  }
  function whole(name, { least, most, example }) {
    const value = text(name);
    if (value === void 0) return void 0;
    const parsed = Number(value);
    if (/^\d+$/.test(value) && parsed >= least && parsed <= (most ?? Number.MAX_SAFE_INTEGER)) return parsed;
    const range = most === void 0 ? `from ${least}` : `from ${least} to ${most}`;
    problems.push(`${name}: "${shorten(value)}" is not a whole number ${range}. Write for example ${example}.`);
    return void 0;
  }
  function yesNo(name, fallback) {
    const value = text(name) ?? fallback;
    if (["true", "True", "TRUE"].includes(value)) return true;
    if (!["false", "False", "FALSE"].includes(value)) {
      problems.push(`${name}: "${shorten(value)}" is neither true nor false.`);
    }
    return false;
  }
  function size(name, fallback) {
    const value = text(name) ?? fallback;
    const parts = /^(\d+(?:\.\d+)?)\s*([KMGT]?)(i?)B?$/i.exec(value);
    const [, amount = "", unit = "", binary = ""] = parts ?? [];
    const bytes = Math.floor(Number(amount) * (binary ? 1024 : 1e3) ** " KMGT".indexOf(unit.toUpperCase() || " "));
    if (parts === null || !Number.isSafeInteger(bytes) || bytes < 1) {
      problems.push(`${name}: "${shorten(value)}" is not a size. Write for example 500MB or 2GiB.`);
      return 1;
    }
    return bytes;
  }
  return { text, choice, list, whole, yesNo, size };
}
function shorten(value) {
  return value.length > 60 ? `${value.slice(0, 60)}…` : value;
}

// src/action/input-problems.ts
function problemsBetween(inputs) {
  const problems = [];
  if (new RegExp("\\p{Cc}", "u").test(inputs.name)) {
    problems.push("name: it holds a tab or a line break. Write it on one line.");
  }
  if (!needsPath(inputs.archive) && inputs.archivePath !== void 0) {
    problems.push(
      `archive-path: is read only with archive: directory or git, and archive is ${inputs.archive}. Set one of them, or remove archive-path.`
    );
  }
  const url = inputs.archive === "git" && isRepositoryUrl(inputs.archivePath ?? "") ? inputs.archivePath : void 0;
  const urlProblem = url === void 0 ? void 0 : repositoryUrlProblem(url);
  if (urlProblem !== void 0) problems.push(`archive-path: ${urlProblem}`);
  if (inputs.trust === "branch" && needsPath(inputs.archive)) {
    problems.push(
      `trust: "branch" would refuse every session of archive: ${inputs.archive}, since nobody witnesses which branch one was captured for. Remove trust, and give each branch sessions of its own: name: \${{ github.ref_name }}.`
    );
  }
  if (inputs.sessionId !== void 0 && !inputs.agent.isSessionId(inputs.sessionId)) {
    problems.push(
      `session-id: "${shorten(inputs.sessionId)}" is not a session id. Write a UUID, such as 7c1de0a4-5b1f-4a0e-9d55-0f2f6a1c9e01.`
    );
  }
  if (inputs.sessionId !== void 0 && inputs.maxIterations !== 1) {
    problems.push(
      `max-iterations: ${inputs.maxIterations} cannot be combined with session-id: a session is resumed once, by the first start of the agent. Set max-iterations: 1, or remove session-id.`
    );
  }
  const { passphrase, identity } = inputs.secrets;
  if (passphrase !== void 0 && (inputs.recipients !== void 0 || identity !== void 0)) {
    problems.push(
      "passphrase: cannot be combined with recipients or identity. Seal with a passphrase, or with a pair of keys."
    );
  }
  if (inputs.container !== void 0) {
    if (!/^[A-Za-z0-9][A-Za-z0-9_.-]*$/.test(inputs.container)) {
      problems.push(
        `container: "${shorten(inputs.container)}" is not the name or id of a container. Write what docker ps shows.`
      );
    }
    if (inputs.user !== void 0 && !/^[A-Za-z0-9_][A-Za-z0-9_.-]*(:[A-Za-z0-9_][A-Za-z0-9_.-]*)?$/.test(inputs.user)) {
      problems.push(
        `user: "${shorten(inputs.user)}" is not a user. Write a name or number, such as node or 1000:1000.`
      );
    }
    for (const [name, path] of [
      ["working-directory", inputs.workingDirectory],
      ["config-directory", inputs.configDirectory]
    ]) {
      if (path !== void 0 && !/^(~?\/|~$)/.test(path)) {
        problems.push(
          `${name}: "${shorten(path)}" is not absolute. With a container, write the whole path inside it, such as /workspace.`
        );
      }
    }
  }
  return problems;
}
function needsPath(archive) {
  return archive === "directory" || archive === "git";
}
function ignoredInputs({ container, user, containerEngine }) {
  if (container !== void 0) return [];
  const names = [...user === void 0 ? [] : ["user"], ...containerEngine === "auto" ? [] : ["container-engine"]];
  return names.map((name) => `Input ${name} is ignored: it is read only together with container.`);
}

export {
  inputReader,
  problemsBetween,
  needsPath,
  ignoredInputs
};
