import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);

// src/action/clock.ts
const { uptime } = require("node:os");
function beginning() {
  return { startedAt: (/* @__PURE__ */ new Date()).toISOString(), uptime: uptime() };
}
function beganAt({ startedAt, uptime: then }, log) {
  const start = Date.parse(startedAt);
  const now = uptime();
  if (then === void 0 || now < then) return new Date(start);
  const setBack = start + (now - then) * 1e3 - Date.now();
  if (setBack < TOLERANCE) return new Date(start);
  const told = setBack < 12e4 ? `${Math.round(setBack / 1e3)} seconds` : `${Math.round(setBack / 6e4)} minutes`;
  log.info(
    `The clock of this machine was set back by ${told} while the job ran: sessions are looked for from then on.`
  );
  return new Date(start - setBack);
}
var TOLERANCE = 2e3;
async function sessionsAhead(store) {
  const ahead = (await store.list()).filter(({ mtime }) => mtime.getTime() > Date.now());
  return ahead.map(({ id, size, mtime }) => ({ id, size, mtime: mtime.getTime() }));
}

export {
  beginning,
  beganAt,
  sessionsAhead
};
