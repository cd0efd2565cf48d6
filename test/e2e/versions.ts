import { join } from 'node:path';
import { CLAUDE_PROGRAM, OLD_VERSIONS, oldAgentFolder } from '../fakes/programs.ts';
import packages from './package.json' with { type: 'json' };
import { FLAT_SUBAGENT, SAVED_OUTPUT, SUBAGENT, SUBAGENT_FACTS } from './session-tree.ts';

/** A version of the agent, and what it is known to do. */
export interface AgentVersion {
  readonly version: string;
  /** Its command on this machine. Old ones ask for `node` in the PATH. */
  readonly program: string;
  /** Whether it answers a resumed session under an id of its own. */
  readonly takesNewId: boolean;
  /** What it leaves beside the transcript of a session with a sub-agent and a long output, sorted. */
  readonly sidecars: readonly string[];
}

const known: Readonly<Record<(typeof OLD_VERSIONS)[number], Pick<AgentVersion, 'takesNewId' | 'sidecars'>>> = {
  // Rows of sub-agents are in the transcript itself, and long outputs are cut.
  '1.0.33': { takesNewId: true, sidecars: [] },
  '1.0.108': { takesNewId: true, sidecars: [] },
  '2.0.15': { takesNewId: false, sidecars: [] },
  '2.0.61': { takesNewId: false, sidecars: [FLAT_SUBAGENT] },
  '2.1.27': { takesNewId: false, sidecars: [SUBAGENT, SAVED_OUTPUT] },
  '2.1.85': { takesNewId: false, sidecars: [SUBAGENT, SUBAGENT_FACTS, SAVED_OUTPUT] },
};

export const newestVersion: AgentVersion = {
  version: packages.devDependencies['@anthropic-ai/claude-code'],
  program: CLAUDE_PROGRAM,
  takesNewId: false,
  sidecars: [SUBAGENT, SUBAGENT_FACTS, SAVED_OUTPUT],
};

/** From the oldest to the one before the newest. */
export const oldVersions: readonly AgentVersion[] = OLD_VERSIONS.map((version) => ({
  ...known[version],
  version,
  program: join(oldAgentFolder(version), 'cli.js'),
}));
