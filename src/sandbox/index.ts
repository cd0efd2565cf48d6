export { type KnownAgent, openContainerStore } from './container.ts';
export { findContainer } from './find-container.ts';
export { mountOf } from './mounts.ts';
