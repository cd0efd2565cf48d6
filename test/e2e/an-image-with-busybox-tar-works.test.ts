import { describe, test } from 'vitest';
import { busyboxImage } from '../fakes/images.ts';
import { carryBetweenContainers } from './between-containers.ts';
import { needsWorld, useWorld } from './world.ts';

describe.runIf(needsWorld('docker'))('an image in which tar is busybox', () => {
  const world = useWorld('docker');

  test('gives its session away and takes it back like any other', async () => {
    await carryBetweenContainers(world, await busyboxImage('docker'));
  });
});
