import type { Archive } from '../archives/archive.ts';
import { placeCompanions } from '../flows/companions.ts';
import type { PlacedSession } from '../sessions/choose.ts';
import type { Surroundings } from './context.ts';
import type { Inputs } from './inputs.ts';
import { openArchive } from './open-archive.ts';
import type { Place } from './open-store.ts';
import { settingsOf } from './state.ts';

/** Puts the other sessions of the project into a place, beside the one with the id `except`, where the archive has them. */
export async function placeBeside(
  { store }: Place,
  inputs: Inputs,
  { context, log, archive, except }: Surroundings & { archive?: Archive; except: string | undefined },
): Promise<readonly PlacedSession[]> {
  const { agent, name, include, trust, maxSize, secrets } = inputs;
  const opened = archive ?? (await openArchive(settingsOf(inputs), { context, log, token: secrets.githubToken }));
  const sealed = secrets.passphrase !== undefined || secrets.identity !== undefined;
  const request = { agent, name, except, include, trust, run: context, sealed, maxSize, tempDir: context.temp };
  return await placeCompanions(request, { archive: opened, store, log });
}
