import { createInspector, inspect, type TranscriptFacts } from '../transcript/inspect.ts';
import { type RepairReport, repair } from '../transcript/repair.ts';
import type { SessionFile, SessionStore } from './session-store.ts';

/** What an agent will find that goes on with a session. */
export interface Condition {
  /** `undefined` where there was nothing to repair. */
  readonly repair: RepairReport | undefined;
  /** Of the transcript as it is now, repaired where that was needed. */
  readonly facts: TranscriptFacts;
}

/** A session store whose transcript is repaired as it is read. */
export interface RepairingStore {
  readonly store: SessionStore;
  /** `undefined` until the transcript was read to its end. */
  condition(): Condition | undefined;
}

/**
 * Reads a store that holds one session and that nobody writes to; `open` reads its transcript from the start. A healthy
 * transcript, which is read once more than else for that, stays as it is.
 */
export function repairingStore(store: SessionStore, open: () => AsyncIterable<Uint8Array>): RepairingStore {
  let condition: Condition | undefined;

  async function* read(...wanted: Parameters<SessionStore['read']>): AsyncGenerator<SessionFile> {
    for await (const file of store.read(...wanted)) {
      yield file.kind === 'transcript' ? await mended(file) : file;
    }
  }

  async function mended(file: SessionFile): Promise<SessionFile> {
    const facts = await inspect(open());
    if (facts.brokenRows > 0 || facts.endsOpen) return { ...file, size: undefined, content: repaired() };
    condition = { repair: undefined, facts };
    return file;
  }

  async function* repaired(): AsyncGenerator<Uint8Array> {
    const inspector = createInspector();
    const repairing = repair(open);
    for await (const chunk of repairing) {
      inspector.push(chunk);
      yield chunk;
    }
    const report = repairing.report();
    condition = { repair: didSomething(report) ? report : undefined, facts: inspector.end() };
  }

  return { store: { ...store, read }, condition: () => condition };
}

function didSomething({ rowsWonBack, tornParts, nulBytes, newlineAdded }: RepairReport): boolean {
  return rowsWonBack + tornParts + nulBytes > 0 || newlineAdded;
}
