import { describe, test } from 'vitest';
import { needsEngine } from '../fakes/engine.ts';
import { agentImage } from '../fakes/images.ts';
import { carryBetweenContainers } from './between-containers.ts';
import { useWorld } from './world.ts';

describe.runIf(needsEngine('podman'))('with Podman', () => {
  const world = useWorld('podman');

  test('a session of one container is resumed in another, with another user and another directory', async () => {
    await carryBetweenContainers(world, await agentImage('podman'));
  });
});
