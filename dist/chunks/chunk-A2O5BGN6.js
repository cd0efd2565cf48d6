import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  beginToOpen,
  count,
  duration,
  number,
  openStore,
  repairs,
  savedLabel,
  size
} from "./chunk-GUIF5MOG.js";
import {
  openArchive
} from "./chunk-5NGDVQWI.js";
import {
  debug,
  summary
} from "./chunk-VE3RYY24.js";
import {
  EngineClosedError,
  SessionCaptureError
} from "./chunk-NBQQX3RM.js";

// src/action/begin-capture.ts
async function beginCapture(state, secrets, around) {
  const archive = openArchive(state.settings, { ...around, token: tokenToSave(state, secrets) });
  await archive.then(
    (opened2) => opened2.getReady?.(),
    () => void 0
  );
  const { opened, reached } = beginToOpen((onReached) => openPlace(state, { ...around, onReached }));
  await reached;
  return { archive, place: opened };
}
function tokenToSave({ settings }, { githubToken }) {
  return settings.archive === "git" ? githubToken : void 0;
}
async function openPlace({ settings, outcome }, { context, log, onReached }) {
  const { configDirectory, directory } = outcome;
  const handedOver = configDirectory !== void 0 && directory !== void 0;
  let doubt;
  const onDoubt = (told) => {
    doubt = told;
  };
  const options = { known: outcome.known, onReached, onDoubt };
  const place = await openStore(settings, context, log, options).catch((error) => {
    if (!(error instanceof SessionCaptureError) || !handedOver) throw error;
    if (error instanceof EngineClosedError) onDoubt(error);
    log.warning(error.message);
    return void 0;
  });
  if (place !== void 0) return place;
  if (!handedOver) {
    throw new SessionCaptureError(`Container ${settings.container} is gone, and its session with it. ${WAYS}`);
  }
  log.info(`Container ${settings.container} is not there: reading the folder that was prepared for it.`);
  const { openMounted } = await import("./open-mounted-VAKARZMH.js");
  const mounted = { configDirectory, directory, spelledAs: settings.configDirectory ?? configDirectory };
  return { ...openMounted(settings, mounted), doubt };
}
function checkNotReplaced({ known, onVolume }, { settings, outcome }) {
  const isSame = known?.containerId === outcome.known?.containerId;
  if (known === void 0 || outcome.known === void 0 || isSame || onVolume === true) return;
  throw new SessionCaptureError(
    `Container ${settings.container} was replaced by another of its name during the job, and its session is gone with it. ${WAYS}`
  );
}
var WAYS = "Any of these keeps it: start the container without --rm; mount a named volume on the agent's config directory, and give as the input container one that has it mounted to the end of the job; start the container after this step, with the folder of the output config-directory mounted.";

// src/action/summary-lineage.ts
var MOST_DRAWN = 8;
function lineagePicture(line, end) {
  const ancestors = line.forkedFrom === void 0 ? line.lineage ?? [] : [line.forkedFrom];
  if (ancestors.length === 0) return "";
  const drawn = ancestors.slice(-MOST_DRAWN);
  const earlier = ancestors.length - drawn.length + (line.earlierRuns ?? 0);
  const rows = ["flowchart LR"];
  if (earlier > 0) rows.push(node("before", [`${earlier} earlier`]), "before --> r0");
  for (const [index, ancestor] of drawn.entries()) {
    rows.push(node(`r${index}`, labelOf(ancestor)));
    const next = drawn[index + 1];
    if (next !== void 0) rows.push(arrow(`r${index}`, `r${index + 1}`, edgeOf(ancestor.sessionId, next.sessionId)));
  }
  const last = `r${drawn.length - 1}`;
  const parent = drawn.at(-1)?.sessionId;
  const edge = line.forkedFrom === void 0 ? edgeOf(parent, end.sessionId ?? parent) : "fork";
  rows.push(node("here", [`${runLabel(end.runId)}, this one`, ...endLabel(end)]), arrow(last, "here", edge));
  if (line.forkedBeside !== void 0) {
    const { runId, keptAt } = line.forkedBeside;
    rows.push(node("beside", [runLabel(runId), date(keptAt)]), arrow(last, "beside", "meanwhile"));
  }
  rows.push("style here stroke-width:3px");
  return `
\`\`\`mermaid
${rows.join("\n")}
\`\`\`
`;
}
function labelOf({ runId, sessionId, capturedAt, rows }) {
  return [runLabel(runId), sessionId.slice(0, 8), date(capturedAt), count(rows, "row")];
}
function endLabel({ sessionId, rows, note }) {
  if (sessionId === void 0) return note === void 0 ? [] : [note];
  return [sessionId.slice(0, 8), count(rows ?? 0, "row")];
}
function edgeOf(from, to) {
  return from === to ? void 0 : "new id";
}
function runLabel(runId) {
  return runId === void 0 ? "a run" : `run ${runId}`;
}
function date(time) {
  const parsed = new Date(time);
  return Number.isNaN(parsed.getTime()) ? "" : parsed.toISOString().slice(0, 16).replace("T", " ");
}
function node(id, lines) {
  const clean = lines.map((line) => line.replace(/[^A-Za-z0-9 :,-]/g, "")).filter((line) => line !== "");
  return `${id}["${clean.join("<br/>")}"]`;
}
function arrow(from, to, label) {
  return label === void 0 ? `${from} --> ${to}` : `${from} -- ${label} --> ${to}`;
}

// src/action/summary-text.ts
var LONGEST_CELL = 500;
function text(value, longest = LONGEST_CELL) {
  const line = value.slice(0, longest * 2).replace(/[\s\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]+/gu, " ");
  const cut = line.length > longest || value.length > longest * 2 ? `${line.slice(0, longest)}…` : line;
  return cut.toWellFormed().replace(/[\\`*_{}[\]<>()#+|!&~@:.$"'-]/g, (character) => `&#${character.charCodeAt(0)};`);
}
function code(value) {
  return `<code>${text(value)}</code>`;
}
function link(label, url) {
  return url === void 0 ? label : `[${label}](${url.replace(/[\s()<>|\\"'`]/g, encodeURIComponent)})`;
}
function fenced(answer, longest) {
  const shown = cutBytes(answer.toWellFormed(), longest);
  const ticks = Math.max(2, ...[...shown.matchAll(/`+/g)].map(([run2]) => run2.length));
  const fence = "`".repeat(ticks + 1);
  return `
${fence}text
${shown}
${fence}
`;
}
function joinWithin(parts, most) {
  let room = most - Buffer.byteLength(leftOut(parts.length));
  const fitting = [];
  for (const part of parts) {
    const bytes = Buffer.byteLength(part);
    if (bytes > room) continue;
    room -= bytes;
    fitting.push(part);
  }
  const missing = parts.length - fitting.length;
  return fitting.join("") + (missing === 0 ? "" : leftOut(missing));
}
function leftOut(parts) {
  return `
(${parts} more left out: too long for a summary)
`;
}
function cutBytes(value, longest) {
  const bytes = Buffer.from(value);
  if (bytes.length <= longest) return value;
  return `${new TextDecoder().decode(bytes.subarray(0, Math.max(0, longest)), { stream: true })}
… (cut)`;
}

// src/action/summary-table.ts
function tableRows({ settings, outcome }, ending, runUrl) {
  const { session } = outcome;
  const captured = ending?.captured;
  const rows = [
    ["Name", code(settings.name)],
    sessionRow(captured?.id ?? session?.id, captured?.resumedFrom),
    ["Verdict", verdict(outcome, runUrl)],
    session?.repair && ["Repaired", repairs(session.repair)],
    session?.cutOff && ["Gap", gap(session.cutOff)],
    ending && ["Captured", capturedCell(ending)],
    ...figureRows(captured?.facts ?? session?.figures, { before: captured && session?.figures, captured }),
    ...extentRows(captured?.extent ?? session?.extent, captured),
    captured && ["Redactions", redactions(captured, settings.redact)],
    captured?.lineage.forkedBeside && ["Lineage", forked(captured.lineage.forkedBeside.runId, runUrl)],
    captured?.lineage.forkedFrom && ["Lineage", `forked from ${run(captured.lineage.forkedFrom.runId, runUrl)}`]
  ];
  return rows.filter((row) => row !== void 0);
}
function sessionRow(id, resumedFrom) {
  if (id === void 0) return void 0;
  return ["Session", resumedFrom === void 0 ? code(id) : `${code(id)}, goes on from ${code(resumedFrom)}`];
}
function verdict({ verdict: verdict2, session, trouble }, runUrl) {
  if (session === void 0) return trouble === void 0 ? verdict2 : `${verdict2}: ${text(trouble)}`;
  return `${verdict2} from ${run(session.runId, runUrl)}`;
}
function gap({ reachable, rows }) {
  return `the model will see ${number(reachable)} of ${count(rows, "row")}`;
}
function capturedCell({ captured, trouble }) {
  if (trouble !== void 0) return `failed: ${text(trouble, 2e3)}`;
  return captured === void 0 ? "no session was used" : `as ${link(text(savedLabel(captured)), captured.saved.url)}`;
}
function figureRows(figures, { before, captured }) {
  if (figures === void 0) return [];
  const { turns, tokens, models, firstTimestamp, lastTimestamp } = figures;
  const added = captured === void 0 ? "" : `, ${number(Math.max(0, turns - (before?.turns ?? 0)))} in this run`;
  return [
    ["Turns", `${number(turns)}${added}`],
    tokens.input + tokens.output > 0 ? ["Tokens", tokensCell(tokens, captured && before?.tokens)] : void 0,
    models.length > 0 ? [
      "Models",
      models.slice(0, 5).map((model) => code(model.slice(0, 80))).join(", ")
    ] : void 0,
    durationRow(span(firstTimestamp, lastTimestamp), captured && span(captured.facts?.firstSince, lastTimestamp))
  ];
}
function tokensCell(tokens, before) {
  const cached = tokens.cacheRead + tokens.cacheWrite;
  const parts = [`${number(tokens.input)} in`, `${number(tokens.output)} out`];
  if (cached > 0) parts.push(`${number(tokens.cacheRead)} from cache, ${number(tokens.cacheWrite)} into it`);
  const added = before === void 0 ? "" : `; ${number(Math.max(0, tokens.input - before.input))} in and ${number(Math.max(0, tokens.output - before.output))} out in this run`;
  return parts.join(", ") + added;
}
function span(first, last) {
  const milliseconds = Date.parse(last ?? "") - Date.parse(first ?? "");
  return Number.isNaN(milliseconds) ? void 0 : milliseconds;
}
function durationRow(all, inRun) {
  if (all === void 0) return void 0;
  return [
    "Duration",
    inRun === void 0 ? duration(all) : `${duration(inRun)} in this run, ${duration(all)} from first to last row`
  ];
}
function extentRows(extent, captured) {
  if (extent === void 0) return [];
  const agents = extent.subagents > 0 ? `, ${count(extent.subagents, "sub-agent")}` : "";
  const stored = captured === void 0 ? "" : `, ${size(captured.saved.size)} stored${captured.sealed ? ", sealed" : ""}`;
  return [
    ["Files", `${count(extent.files, "file")}, ${count(extent.rows, "row")}${agents}`],
    ["Size", `${size(extent.size)}${stored}`]
  ];
}
function redactions({ redactions: redactions2 }, redact) {
  if (!redact) return "off";
  const rules = Object.entries(redactions2).slice(0, MOST_RULES);
  return rules.length === 0 ? "none" : rules.map(([rule, removed]) => `${text(rule, 80)} ${number(removed)}`).join(", ");
}
var MOST_RULES = 40;
function forked(runId, runUrl) {
  return `forked: ${run(runId, runUrl)} captured the same name meanwhile; both are kept`;
}
function run(runId, runUrl) {
  return runId === void 0 ? "a run" : link(`run ${runId}`, runUrl(runId));
}

// src/action/summary.ts
var LONGEST = 6e4;
var LONGEST_ANSWER = 12e3;
async function writeSummary(state, where, ending) {
  if (state.settings.summary === "none" || process.env.GITHUB_STEP_SUMMARY === void 0) return;
  try {
    await summary.addRaw(summaryText(state, where, ending)).write();
  } catch (error) {
    debug(`The job summary could not be written: ${String(error)}`);
  }
}
function summaryText(state, where, ending) {
  const runUrl = (runId) => runId === void 0 ? void 0 : `${where.serverUrl}/${where.repository}/actions/runs/${runId}`;
  const rows = tableRows(state, ending, runUrl).map(([what, cell]) => `| ${what} | ${cell} |`);
  const table = ["### Agent session", "", "| | |", "|---|---|", ...rows, ""].join("\n");
  const answers = ending?.captured?.answers ?? [];
  const picture = lineagePicture(lineOf(state, ending), endOf(where, ending));
  return joinWithin([table, picture, ...answers.map((answer) => fenced(answer, LONGEST_ANSWER)), "\n"], LONGEST);
}
function lineOf({ outcome: { session } }, ending) {
  return ending?.captured?.lineage ?? (session === void 0 ? {} : session);
}
function endOf({ runId }, ending) {
  const captured = ending?.captured;
  const note = ending === void 0 ? "restored" : ending.trouble === void 0 ? "not used" : "not kept";
  return { runId, sessionId: captured?.id, rows: captured?.extent.rows, note };
}

export {
  beginCapture,
  checkNotReplaced,
  WAYS,
  writeSummary
};
