import type { Agent } from './agent.ts';
import { claudeCode } from './claude-code.ts';

/** Every agent whose sessions can be carried. A new adapter is registered here. */
export const agents = { 'claude-code': claudeCode } satisfies Record<string, Agent>;

/** The adapter for the word a user wrote; `undefined` where there is none. */
export function findAgent(name: string): Agent | undefined {
  return Object.hasOwn(agents, name) ? agents[name as keyof typeof agents] : undefined;
}
