import { restoreStep } from './half-steps.ts';
import { runPhase } from './phase.ts';

await runPhase(restoreStep);
