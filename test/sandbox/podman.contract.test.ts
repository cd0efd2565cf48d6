import { describe } from 'vitest';
import { needsEngine } from '../fakes/engine.ts';
import { testContainerStates } from './container-states.ts';

describe.runIf(needsEngine('podman'))('Podman', () => testContainerStates('podman'));
