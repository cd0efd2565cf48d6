import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);

// src/archives/git-message.ts
var NAME = "Agent-session-name";
var RUN = "Agent-session-run";
var SAVED = "Agent-session-saved";
var MANIFEST = "Agent-session-manifest";
function savedMessage(subject, { name, runId, time, manifest }) {
  const trailers = [
    `${NAME}: ${encodeURIComponent(name)}`,
    ...runId === void 0 ? [] : [`${RUN}: ${runId}`],
    `${SAVED}: ${new Date(time).toISOString()}`,
    `${MANIFEST}: ${manifest}`
  ];
  return `${subject}

${trailers.join("\n")}`;
}
function parseSavedMessage(message) {
  const told = new Map(
    Array.from(message.matchAll(/^([A-Za-z-]+): (\S+)$/gm), ([, key = "", value = ""]) => [key, value])
  );
  const [time, manifest, run] = [Date.parse(told.get(SAVED) ?? ""), told.get(MANIFEST), told.get(RUN) ?? ""];
  const name = decode(told.get(NAME) ?? "");
  if (Number.isNaN(time) || manifest === void 0 || name === void 0) return void 0;
  return { name, runId: /^\d{1,15}$/.test(run) ? Number(run) : void 0, time, manifest };
}
function decode(text) {
  try {
    return text === "" ? void 0 : decodeURIComponent(text);
  } catch {
    return void 0;
  }
}

export {
  savedMessage,
  parseSavedMessage
};
