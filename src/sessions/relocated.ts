import { join } from 'node:path';
import type { Agent } from '../agents/agent.ts';
import { hostSessionStore } from './host.ts';
import type { Holder } from './host-write.ts';
import type { SessionStore } from './session-store.ts';

/**
 * The sessions in a folder of this file system that rows call by another name: a bundle, whose paths are those of
 * where it was made, or a config directory that a container has mounted elsewhere.
 */
export function relocatedStore(
  folder: string,
  { agent, directory, configDirectory }: { agent: Agent; directory: string; configDirectory: string },
  holder: Holder = 'agent',
): SessionStore {
  const store = hostSessionStore(directory, join(folder, 'projects'), { agent, spelling: 'given', holder });
  const separator = configDirectory.includes('\\') ? '\\' : '/';
  const project = [configDirectory, 'projects', agent.encodeDirectory(directory).name].join(separator);
  return { ...store, sessionFilePath: (id) => `${project}${separator}${id}.jsonl` };
}
