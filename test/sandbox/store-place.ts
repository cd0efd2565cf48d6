import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { claudeCode } from '../../src/agents/claude-code.ts';
import { silentLog } from '../../src/log.ts';
import { type ContainerStore, type ContainerStoreOptions, openContainerStore } from '../../src/sandbox/container.ts';
import { findContainer } from '../../src/sandbox/find-container.ts';
import { lookInContainer, putInContainer } from '../contracts/container-place.ts';
import type { StorePlace } from '../contracts/session-store.ts';
import { containerFlags, countingEngines, type Engine, engineRun } from '../fakes/engine.ts';

/** Where the engines of this machine listen, if they do. */
const SOCKETS = { docker: ['/var/run/docker.sock'], podman: [] };

export interface ContainerPlaceOptions {
  readonly engine: Engine;
  readonly image: string;
  readonly state: 'running' | 'created' | 'exited';
  /** Of `create`: volumes, users, variables. */
  readonly flags?: readonly string[];
  readonly owner: { readonly uid: number; readonly gid: number };
  readonly configDirectory: string;
  /** The folder below which the place puts entries; a mount where there is one. */
  readonly at?: string;
  readonly store?: Partial<ContainerStoreOptions>;
}

/** A container as a place for the suite, with its processes counted. */
export interface ContainerPlace extends StorePlace {
  readonly container: string;
  open(): Promise<ContainerStore>;
  countProcesses(): Promise<number>;
}

/** Makes a container that is as the options say, its working directory `/srv/my.app_x`. */
export async function containerPlace(options: ContainerPlaceOptions): Promise<ContainerPlace> {
  const { engine, image, state, flags = [], owner, configDirectory } = options;
  const container = `store-test-${randomBytes(6).toString('hex')}`;
  const command = state === 'exited' ? ['true'] : ['sleep', '600'];
  await engineRun(engine, ['create', '--name', container, ...containerFlags(engine), ...flags, image, ...command]);
  if (state !== 'created') await engineRun(engine, ['start', container]);
  if (state === 'exited') await engineRun(engine, ['wait', container]);
  const programs = await mkdtemp(join(tmpdir(), 'counting-'));
  const counter = await countingEngines(programs);
  const projectsDir = `${configDirectory}/projects`;
  const at = options.at ?? configDirectory.slice(0, configDirectory.lastIndexOf('/'));
  // The code under test finds the counting engines first.
  const path = process.env.PATH;
  process.env.PATH = `${programs}${delimiter}${path}`;
  let seen = 0;
  return {
    container,
    projectsDir,
    projectFolder: `${projectsDir}/-srv-my-app-x`,
    owner,
    async open() {
      const found = await findContainer({ engine, container });
      if (found === undefined) throw new Error(`no container ${container}`);
      const store = {
        container: found,
        agent: claudeCode,
        tempDir: tmpdir(),
        sockets: SOCKETS,
        log: silentLog,
        ...options.store,
      };
      return openContainerStore(store);
    },
    put: (entries) => putInContainer([engine, container], entries, { at, owner }),
    look: (folder) => lookInContainer([engine, container], folder),
    async countProcesses() {
      const calls = (await counter.calls()).length;
      const since = calls - seen;
      seen = calls;
      return since;
    },
    async close() {
      process.env.PATH = path;
      const flags = engine === 'podman' ? ['-t', '0'] : [];
      await engineRun(engine, ['rm', '-f', '-v', ...flags, container], { mayFail: true });
      await rm(programs, { recursive: true });
    },
  };
}
