import * as core from '@actions/core';
import type { Inputs } from './inputs.ts';
import type { Outcome } from './state.ts';

/** The outputs of main, and of the restore step alone. Those without a value are empty. */
export function setOutputs({ verdict, session, sessionFile, configDirectory }: Outcome, inputs: Inputs): void {
  const args = session === undefined ? [] : inputs.agent.resumeArguments(session.id, inputs);
  const outputs = {
    'session-id': session?.id ?? '',
    resumed: String(session !== undefined),
    verdict,
    args: args.join(' '),
    'session-file': sessionFile ?? '',
    'config-directory': configDirectory ?? '',
    'source-run-id': String(session?.runId ?? ''),
  };
  for (const [name, value] of Object.entries(outputs)) core.setOutput(name, value);
}
