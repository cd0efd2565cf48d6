import { mainStep } from './main-step.ts';
import { runPhase } from './phase.ts';

await runPhase(mainStep);
