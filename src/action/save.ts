import { saveStep } from './half-steps.ts';
import { runPhase } from './phase.ts';

await runPhase(saveStep);
