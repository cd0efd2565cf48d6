import { runPhase } from './phase.ts';
import { postStep } from './post-step.ts';

await runPhase(postStep, { minutes: 3.75 });
