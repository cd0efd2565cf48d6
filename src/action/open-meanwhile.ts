import type { Log } from '../log.ts';
import type { Surroundings } from './context.ts';
import { needsPath } from './input-problems.ts';
import type { Inputs } from './inputs.ts';
import { beginToOpen, openStore, type Place, type SandboxFacts, sandboxFacts } from './open-store.ts';
import { settingsOf } from './state.ts';

/** A sandbox that is opened while its session is searched for. */
export interface Opening {
  /** Resolves when its engine is at work, and there is time for something else. */
  readonly begun: Promise<void>;
  /** `undefined` while its container is not there. Fails as `openStore` does. */
  place(): Promise<Place | undefined>;
  /** What later stages need to know of it; `undefined` where it was not opened, or could not be. */
  facts(): Promise<SandboxFacts | undefined>;
}

/** Starts to open the sandbox, unless it can still turn out that no container may be touched. */
export function openMeanwhile(inputs: Inputs, { context, log }: Surroundings): Opening {
  const { container, sessionId, maxIterations, archive, archivePath } = inputs;
  const isSearched = !needsPath(archive) || archivePath !== undefined;
  const isEarly = isSearched && container !== undefined && sessionId === undefined && maxIterations === 1;
  const held = heldLog();
  const early = isEarly
    ? beginToOpen((onReached) => openStore(settingsOf(inputs), context, held.log, { onReached }))
    : undefined;
  const opened = early?.opened;

  async function open(): Promise<Place | undefined> {
    if (opened === undefined) return await openStore(settingsOf(inputs), context, log);
    try {
      return await opened;
    } finally {
      held.tell(log);
    }
  }

  return {
    begun: early?.reached ?? Promise.resolve(),
    place: () => log.group('Open the sandbox', open),
    async facts() {
      const place = await opened?.catch(() => undefined);
      if (place === undefined) return undefined;
      held.tell(log);
      return sandboxFacts(place);
    },
  };
}

/** Keeps lines until their group begins: two that are told at once would be mixed. */
function heldLog(): { readonly log: Log; tell(log: Log): void } {
  const lines: ((log: Log) => void)[] = [];
  return {
    log: {
      debug: (message) => void lines.push((log) => log.debug(message)),
      info: (message) => void lines.push((log) => log.info(message)),
      warning: (message) => void lines.push((log) => log.warning(message)),
      group: (_title, work) => work(),
    },
    tell(log) {
      for (const line of lines.splice(0)) line(log);
    },
  };
}
