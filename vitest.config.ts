import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

// Many files mostly wait, for containers or for services that do not answer: three at a time even on a small machine.
const maxWorkers = Math.max(3, Math.floor(availableParallelism() / 2));

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'rooms',
          include: ['test/**/*.test.ts'],
          exclude: ['test/e2e/**', '**/node_modules/**'],
          testTimeout: 30_000,
          // The first test that needs an image makes it.
          hookTimeout: 300_000,
          maxWorkers,
        },
      },
      {
        test: {
          name: 'e2e',
          include: ['test/e2e/*.test.ts'],
          globalSetup: 'test/e2e/prepare.ts',
          maxWorkers,
          maxConcurrency: 10,
          testTimeout: 300_000,
          hookTimeout: 300_000,
        },
      },
    ],
  },
});
