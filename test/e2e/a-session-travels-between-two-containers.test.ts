import { describe, test } from 'vitest';
import { agentImage } from '../fakes/images.ts';
import { carryBetweenContainers } from './between-containers.ts';
import { needsWorld, useWorld } from './world.ts';

describe.runIf(needsWorld('docker'))('with Docker', () => {
  const world = useWorld('docker');

  test('a session of one container is resumed in another, with another user and another directory', async () => {
    await carryBetweenContainers(world, await agentImage('docker'));
  });
});
