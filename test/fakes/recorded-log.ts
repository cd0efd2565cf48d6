import type { Log } from '../../src/log.ts';

/** A log that keeps what it was told. */
export function recordedLog() {
  const debug: string[] = [];
  const info: string[] = [];
  const warnings: string[] = [];
  const log: Log = {
    debug: (message) => void debug.push(message),
    info: (message) => void info.push(message),
    warning: (message) => void warnings.push(message),
    group: (_title, work) => work(),
  };
  return { log, debug, info, warnings };
}
