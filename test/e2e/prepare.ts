import { needsEngine } from '../fakes/engine.ts';
import { agentImage, busyboxImage } from '../fakes/images.ts';

/** Makes the images once, before the scenarios start beside each other. */
export async function setup(): Promise<void> {
  if (needsEngine('docker')) {
    await agentImage('docker');
    await busyboxImage('docker');
  }
  if (needsEngine('podman')) {
    await agentImage('podman');
  }
}
