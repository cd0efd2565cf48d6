import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);

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
  return `Captured session ${shortId(captured.id)} as ${savedLabel(captured)}: ${capturedExtent(captured)}`;
}
function savedLabel({ saved: { name, label = name } }) {
  return label;
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

export {
  count,
  number,
  size,
  duration,
  restoredLine,
  repairs,
  cutOffLine,
  capturedLine,
  savedLabel,
  forkedLine
};
