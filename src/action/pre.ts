import { preStep } from './main-step.ts';
import { runPhase } from './phase.ts';

await runPhase(preStep);
