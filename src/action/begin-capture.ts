import type { Archive } from '../archives/archive.ts';
import { EngineClosedError, SessionCaptureError } from '../errors.ts';
import type { Surroundings } from './context.ts';
import type { SecretInputs } from './inputs.ts';
import { openArchive } from './open-archive.ts';
import { beginToOpen, openStore, type Place } from './open-store.ts';
import type { State } from './state.ts';

/** What a capture waits for longest. Whoever awaits them is told what went wrong. */
export interface BegunCapture {
  readonly archive: Promise<Archive>;
  readonly place: Promise<Place>;
}

/**
 * Has the client of the archive loaded in a thread, and the container's engine at work: until then there is little else to
 * load, and then there is time for it.
 */
export async function beginCapture(state: State, secrets: SecretInputs, around: Surroundings): Promise<BegunCapture> {
  const archive = openArchive(state.settings, { ...around, token: tokenToSave(state, secrets) });
  await archive.then(
    (opened) => opened.getReady?.(),
    () => undefined,
  );
  const { opened, reached } = beginToOpen((onReached) => openPlace(state, { ...around, onReached }));
  await reached;
  return { archive, place: opened };
}

/** Saving needs none, but where the sessions lie in a repository. */
function tokenToSave({ settings }: State, { githubToken }: SecretInputs): string | undefined {
  return settings.archive === 'git' ? githubToken : undefined;
}

/** The sandbox if it is there, running or not; else the folder that was handed over to it. */
async function openPlace(
  { settings, outcome }: State,
  { context, log, onReached }: Surroundings & { onReached: () => void },
): Promise<Place> {
  const { configDirectory, directory } = outcome;
  const handedOver = configDirectory !== undefined && directory !== undefined;
  let doubt: EngineClosedError | undefined;
  const onDoubt = (told: EngineClosedError) => {
    doubt = told;
  };
  const options = { known: outcome.known, onReached, onDoubt };
  const place = await openStore(settings, context, log, options).catch((error: unknown) => {
    // An engine that no longer answers is not the end while the folder handed over is left.
    if (!(error instanceof SessionCaptureError) || !handedOver) throw error;
    if (error instanceof EngineClosedError) onDoubt(error);
    log.warning(error.message);
    return undefined;
  });
  if (place !== undefined) return place;
  if (!handedOver) {
    throw new SessionCaptureError(`Container ${settings.container} is gone, and its session with it. ${WAYS}`);
  }
  log.info(`Container ${settings.container} is not there: reading the folder that was prepared for it.`);
  const { openMounted } = await import('./open-mounted.ts');
  const mounted = { configDirectory, directory, spelledAs: settings.configDirectory ?? configDirectory };
  return { ...openMounted(settings, mounted), doubt };
}

/** A session is gone with its container where another took its place. */
export function checkNotReplaced({ known, onVolume }: Place, { settings, outcome }: State): void {
  const isSame = known?.containerId === outcome.known?.containerId;
  if (known === undefined || outcome.known === undefined || isSame || onVolume === true) return;
  throw new SessionCaptureError(
    `Container ${settings.container} was replaced by another of its name during the job, and its session is gone with it. ${WAYS}`,
  );
}

/** What would have kept a session. */
export const WAYS =
  "Any of these keeps it: start the container without --rm; mount a named volume on the agent's config directory, and give as the input container one that has it mounted to the end of the job; start the container after this step, with the folder of the output config-directory mounted.";
