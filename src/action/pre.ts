import { runPhase } from './phase.ts';
import { preStep } from './pre-step.ts';

await runPhase(preStep);
