import { describe, test } from 'vitest';
import { needsEngine } from '../fakes/engine.ts';
import { busyboxImage } from '../fakes/images.ts';
import { carryBetweenContainers } from './between-containers.ts';
import { useWorld } from './world.ts';

describe.runIf(needsEngine('docker'))('an image in which tar is busybox', () => {
  const world = useWorld('docker');

  test('gives its session away and takes it back like any other', async () => {
    await carryBetweenContainers(world, await busyboxImage('docker'));
  });
});
