import { runPhase } from './phase.ts';
import { publishStep } from './publish-step.ts';

await runPhase(publishStep);
