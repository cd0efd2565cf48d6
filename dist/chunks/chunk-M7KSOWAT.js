import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  pathMap,
  rewrite
} from "./chunk-YSOVKEJQ.js";
import {
  createInspector
} from "./chunk-XQSL4JAN.js";
import {
  groupBySession
} from "./chunk-YJ2CFZSF.js";
import {
  digester
} from "./chunk-PZ64LEAQ.js";
import {
  claudeCode
} from "./chunk-OPU3UY7P.js";
import {
  SessionCaptureError
} from "./chunk-NBQQX3RM.js";

// src/sessions/rewrite-file.ts
function rewriteRules(from, to, {
  id,
  agent,
  include,
  former
}) {
  const old = ownPaths(from, id, include);
  const now = ownPaths(to, id, include);
  const pointers = old.map((path, index) => ({ from: path, to: now[index] ?? path }));
  if (former !== void 0 && former !== id) pointers.push({ from: folderOf(from, former), to: folderOf(to, id) });
  return {
    map: pathMap([{ from: from.directory, to: to.directory }]),
    pointers: pathMap(pointers),
    fields: agent.fields
  };
}
function rewriteFile({ path, content }, rules) {
  if (!/\.jsonl?$/.test(path)) return { content, report: () => void 0 };
  const rewriting = rewrite(content, rules);
  return { content: rewriting, report: rewriting.report };
}
function ownPaths(store, id, include) {
  const folder = folderOf(store, id);
  const memory = `${folder.slice(0, -id.length)}memory`;
  const own = [store.sessionFilePath(id), folder];
  return include.includes("memory") ? [...own, memory] : own;
}
function folderOf(store, id) {
  return store.sessionFilePath(id).slice(0, -".jsonl".length);
}

// src/sessions/transfer.ts
async function transferSession(from, to, id, options = {}) {
  const report = await transferSessions(from, to, { ids: [id], ...options });
  if (report.files.some(({ kind }) => kind === "transcript")) return report;
  throw new SessionCaptureError(`Session ${id} is not at ${from.sessionFilePath(id)}.`, { sessionId: id });
}
async function transferSessions(from, to, {
  ids,
  agent = claudeCode,
  include = ["subagents", "tool-results"],
  inspect,
  former
}) {
  const files = [];
  const kept = [];
  for await (const session of groupBySession(from.read(ids, include))) {
    const rules = rewriteRules(from, to, { id: session.id, agent, include, former });
    const report = await to.write(session.id, rewriteEach(session.files, { rules, inspect }, files));
    kept.push(...report.kept);
  }
  return { files, kept };
}
async function* rewriteEach(source, { rules, inspect }, done) {
  for await (const file of source) {
    const rewriting = rewriteFile(file, rules);
    const size = rewriting.report() === void 0 ? file.size : void 0;
    const { update, digest } = digester();
    const content = measured(file, { rewriting, update, digest, inspect }, done);
    yield { ...file, size, content, digest };
  }
}
async function* measured({ content: _, digest: __, ...file }, {
  rewriting,
  update,
  digest,
  inspect
}, done) {
  const inspector = inspect && file.kind === "transcript" ? createInspector(inspect) : void 0;
  let lastByte = NEWLINE;
  for await (const chunk of rewriting.content) {
    update(chunk);
    inspector?.push(chunk);
    lastByte = chunk.at(-1) ?? lastByte;
    yield chunk;
  }
  const facts = inspector?.end();
  const rewrite2 = rewriting.report();
  const digests = digest();
  const read = rewrite2?.bytesIn ?? digests.size;
  done.push({ ...file, ...digests, read, endsOpen: lastByte !== NEWLINE, rewrite: rewrite2, ...facts && { facts } });
}
var NEWLINE = 10;

export {
  rewriteRules,
  transferSession,
  transferSessions,
  rewriteEach
};
