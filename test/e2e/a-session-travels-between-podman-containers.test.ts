import { describe, test } from 'vitest';
import { agentImage } from '../fakes/images.ts';
import { carryBetweenContainers } from './between-containers.ts';
import { needsWorld, useWorld } from './world.ts';

describe.runIf(needsWorld('podman'))('with Podman', () => {
  const world = useWorld('podman');

  test('a session of one container is resumed in another, with another user and another directory', async () => {
    await carryBetweenContainers(world, await agentImage('podman'));
  });
});
