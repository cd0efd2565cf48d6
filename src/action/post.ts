import { postStep } from './capture-step.ts';
import { runPhase } from './phase.ts';

await runPhase(postStep, { minutes: 3.75 });
