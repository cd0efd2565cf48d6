import { relocatedStore } from '../sessions/relocated.ts';
import type { Place } from './open-store.ts';
import { agentOf, type Settings } from './state.ts';

/**
 * The store in a config directory on this file system that a container has, or will have, mounted; `spelledAs` is
 * what the container calls it.
 */
export function openMounted(
  settings: Settings,
  { configDirectory, directory, spelledAs }: { configDirectory: string; directory: string; spelledAs: string },
): Place {
  const store = relocatedStore(configDirectory, { agent: agentOf(settings), directory, configDirectory: spelledAs });
  return { store, configDirectory, label: configDirectory, environment: {} };
}
