import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  needsPath
} from "./chunk-76MLDDAE.js";
import {
  beginToOpen,
  openStore,
  sandboxFacts
} from "./chunk-UERTTYKK.js";
import {
  settingsOf
} from "./chunk-ZTPLU5SS.js";

// src/action/open-meanwhile.ts
function openMeanwhile(inputs, { context, log }) {
  const { container, sessionId, maxIterations, archive, archivePath } = inputs;
  const isSearched = !needsPath(archive) || archivePath !== void 0;
  const isEarly = isSearched && container !== void 0 && sessionId === void 0 && maxIterations === 1;
  const held = heldLog();
  const early = isEarly ? beginToOpen((onReached) => openStore(settingsOf(inputs), context, held.log, { onReached })) : void 0;
  const opened = early?.opened;
  async function open() {
    if (opened === void 0) return await openStore(settingsOf(inputs), context, log);
    try {
      return await opened;
    } finally {
      held.tell(log);
    }
  }
  return {
    begun: early?.reached ?? Promise.resolve(),
    place: () => log.group("Open the sandbox", open),
    async facts() {
      const place = await opened?.catch(() => void 0);
      if (place === void 0) return void 0;
      held.tell(log);
      return sandboxFacts(place);
    }
  };
}
function heldLog() {
  const lines = [];
  return {
    log: {
      debug: (message) => void lines.push((log) => log.debug(message)),
      info: (message) => void lines.push((log) => log.info(message)),
      warning: (message) => void lines.push((log) => log.warning(message)),
      group: (_title, work) => work()
    },
    tell(log) {
      for (const line of lines.splice(0)) line(log);
    }
  };
}

export {
  openMeanwhile
};
