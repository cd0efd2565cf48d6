import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { needsEngine } from '../fakes/engine.ts';
import { copyRelease } from '../fakes/release.ts';
import type { Kill } from '../fakes/runner.ts';
import { artifactBundles, directoryBundles } from './kept-bundles.ts';
import { type Machine, openMachine } from './machine.ts';
import { comingSandbox, dockerSandbox, hostSandbox } from './sandboxes.ts';
import { seeded, spread } from './seeded.ts';

/** `KILLS=1000` for more of them; `KILL_SEED` for those of a run before. */
const FACTOR = Number(process.env.KILLS ?? 204) / 204;
const SEED = Number(process.env.KILL_SEED ?? Math.floor(Math.random() * 1_000_000));
const STAGES = ['pre', 'main', 'post'] as const;
/** Before a stage and after it: its process at once, and the machine when it has ended. */
const BOUNDARIES = [
  [0, 'go on'],
  [Number.POSITIVE_INFINITY, 'nothing'],
] as const;
const TIME = 900_000 * Math.max(1, FACTOR);

const host = async (home: string) => hostSandbox(home);
const coming = async () => comingSandbox();
const docker = () => dockerSandbox();
const hasDocker = needsEngine('docker');

/** Kills at random moments: sandbox, archive, how many of each stage. */
const MATRIX = [
  ['the host, a folder', { sandbox: host, bundles: directoryBundles }, 23],
  ['the host, a folder, at the same time', { sandbox: host, bundles: directoryBundles }, 23],
  ['the host, artifacts', { sandbox: host, bundles: artifactBundles }, 10],
  ...(hasDocker
    ? ([
        ['a container, a folder', { sandbox: docker, bundles: directoryBundles, size: 6_000_000 }, 5],
        ['a container, artifacts', { sandbox: docker, bundles: artifactBundles }, 3],
        ['a container to come, a folder', { sandbox: coming, bundles: directoryBundles }, 4],
      ] as const)
    : []),
] as const;

const many = (each: number) => Math.ceil(each * FACTOR);

let action: string;
beforeAll(async () => {
  action = await copyRelease(await mkdtemp(join(tmpdir(), 'kills-action-')));
});
afterAll(() => rm(action, { recursive: true, force: true }));

describe('a stage that is killed at any moment', { timeout: TIME }, () => {
  const random = seeded(SEED);
  test.concurrent.each(MATRIX)('with %s', async (name, makers, each) => {
    const machine = await openMachine({ folder: action }, makers);
    const counts = { killed: 0, boundaries: 0, missed: 0 };
    const start = performance.now();
    try {
      await machine.run();
      let durations = await machine.run();
      for (const stage of STAGES) {
        for (const [after, afterwards] of BOUNDARIES) {
          durations = await attempt(machine, { stage, after, what: 'tree', afterwards });
          counts.boundaries += 1;
        }
        for (const moment of spread(many(each), 0.95, random)) {
          const what = random() < 0.5 ? 'process' : 'tree';
          const afterwards = random() < 0.5 ? 'go on' : 'nothing';
          const forget = random() < 0.75;
          // A stage that was faster than the last one is killed a little earlier.
          for (let part = moment; ; part *= 0.8) {
            const kill = { stage, after: part * durations[stage], what, afterwards } as const;
            const { missed, ...next } = await attempt(machine, kill, forget);
            durations = next;
            if (!missed) break;
            counts.missed += 1;
          }
          counts.killed += 1;
        }
      }
    } finally {
      await machine.close();
    }
    const seconds = ((performance.now() - start) / 1000).toFixed(0);
    console.log(
      `kills, ${name}: ${JSON.stringify({ ...counts, ...machine.leftovers })} in ${seconds} s (seed ${SEED})`,
    );
    expect(counts.killed).toBe(many(each) * STAGES.length);
  });

  test('comes to 200 kills where there are containers', () => {
    const planned = MATRIX.reduce((sum, [, , each]) => sum + many(each) * STAGES.length, 0);
    expect(planned).toBeGreaterThanOrEqual(hasDocker ? 200 * Math.min(1, FACTOR) : 150 * Math.min(1, FACTOR));
  });
});

/** @throws Error that says which kill, by which seed. */
async function attempt(machine: Machine, kill: Kill, forget = true) {
  try {
    return await machine.killAndRun(kill, { forget });
  } catch (error) {
    throw new Error(`After ${JSON.stringify({ ...kill, after: String(kill.after), forget })}, seed ${SEED}`, {
      cause: error,
    });
  }
}
