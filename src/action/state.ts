import * as core from '@actions/core';
import type { Agent } from '../agents/agent.ts';
import { agents, findAgent } from '../agents/index.ts';
import type { SecretFingerprint } from '../bundle/fingerprint.ts';
import type { RestoredLine } from '../flows/capture.ts';
import type { FoundSession } from '../flows/restore.ts';
import type { KnownAgent } from '../sandbox/index.ts';
import type { PlacedSession, UntouchedSession } from '../sessions/choose.ts';
import type { SessionExtent } from '../sessions/extent.ts';
import type { TranscriptFacts } from '../transcript/inspect.ts';
import type { RowTree } from '../transcript/inspect-tree.ts';
import type { RepairReport } from '../transcript/repair.ts';
import type { Beginning } from './clock.ts';
import type { Inputs } from './inputs.ts';

/** What an earlier stage decided, for the later ones: post reads this and never the inputs. */
export interface State extends Beginning {
  /** The last stage that ran to its end. */
  readonly stage: 'pre' | 'main';
  readonly settings: Settings;
  readonly outcome: Outcome;
  /** In pre of the keys it opened bundles with, in main of the secrets that post must have too. */
  readonly secrets: SecretFingerprint | undefined;
  /** Every session that was put into a store, by pre or main. */
  readonly placed: readonly PlacedSession[];
  /** Sessions of the host that had a time after now before the agent started. */
  readonly untouched?: readonly UntouchedSession[];
}

/** The inputs as they can be written down: without secrets, and the agent by its name. */
export type Settings = Omit<Inputs, 'agent' | 'secrets'> & { readonly agent: string };

/** How the restore ended. */
export interface Outcome {
  readonly verdict: 'restored' | 'repaired' | 'fresh' | 'deferred' | 'refused';
  readonly session?: RestoredSession;
  /** Found and verified, but its sandbox was not there yet. */
  readonly waiting?: FoundSession;
  readonly sessionFile?: string;
  readonly configDirectory?: string;
  /** Whether the engine that may have the container did not let itself be asked. */
  readonly unasked?: true;
  /** The folder that was made for a container to come, with `configDirectory` in it. */
  readonly handedOver?: string;
  /** Where the agent will run, as the folder handed over to it assumes. */
  readonly directory?: string;
  /** What runs the container, once it was found: post need not ask another. */
  readonly engine?: 'docker' | 'podman';
  /** What was learned of the agent in its container, which need not be asked again. */
  readonly known?: KnownAgent;
  /** Why there is no session although one may exist. */
  readonly trouble?: string;
}

export interface RestoredSession extends RestoredLine {
  readonly runId?: number;
  readonly extent: SessionExtent;
  /** What was repaired, where something was. */
  readonly repair?: RepairReport;
  /** How many rows the model will see, and of how many, where it will not see all. */
  readonly cutOff?: Pick<RowTree, 'reachable' | 'rows'>;
  /** Not known where the store had a later state. */
  readonly figures?: Figures;
}

/** What a transcript says of the work that went into it. */
export type Figures = Pick<TranscriptFacts, 'turns' | 'tokens' | 'models' | 'firstTimestamp' | 'lastTimestamp'>;

const KEY = 'AGENT_SESSION';

export function saveState(state: State): void {
  core.saveState(KEY, JSON.stringify(state));
}

/** `undefined` where no earlier stage got far enough to leave one. */
export function readState(): State | undefined {
  return parseState(core.getState(KEY));
}

/** A text that is no state counts as none: every step of the job can write the variable it comes from. */
export function parseState(text: string): State | undefined {
  try {
    const state = JSON.parse(text) as State;
    return Array.isArray(state.placed) && !Number.isNaN(Date.parse(state.startedAt)) ? state : undefined;
  } catch {
    return undefined;
  }
}

export function settingsOf({ secrets: _, agent, ...settings }: Inputs): Settings {
  return { ...settings, agent: agent.name };
}

export function agentOf({ agent }: Settings): Agent {
  return findAgent(agent) ?? agents['claude-code'];
}
