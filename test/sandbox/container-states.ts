import { type StoreTraits, testSessionStore } from '../contracts/session-store.ts';
import type { Engine } from '../fakes/engine.ts';
import { agentImage, busyboxImage, imageVariant } from '../fakes/images.ts';
import { type ContainerPlaceOptions, containerPlace } from './store-place.ts';

const AGENT = { uid: 1001, gid: 1001 };
const HOME = '/home/agent/.claude';

/** Runs the suite of session stores in containers of every state, user and kind of config directory. */
export function testContainerStates(engine: Engine): void {
  const images = { gnu: () => agentImage(engine), busybox: () => busyboxImage(engine) };
  const suite = (
    name: string,
    {
      image,
      traits,
      ...options
    }: Omit<ContainerPlaceOptions, 'engine' | 'image'> & {
      image: keyof typeof images;
      traits?: StoreTraits;
    },
  ) => {
    let processes: (() => Promise<number>) | undefined;
    const make = async () => {
      const changes = ['WORKDIR /srv/my.app_x'];
      const ready = await imageVariant(engine, await images[image](), { setup: SETUP, changes });
      const place = await containerPlace({ engine, image: ready, ...options });
      processes = place.countProcesses;
      return place;
    };
    const manyFiles = engine === 'docker' && options.state !== 'exited' ? 3000 : 300;
    testSessionStore(name, make, { manyFiles, ...traits, countProcesses: async () => (await processes?.()) ?? 0 });
  };

  const agent = { owner: AGENT, configDirectory: HOME };
  suite('running, GNU tar', { ...agent, image: 'gnu', state: 'running', flags: ['-u', 'agent'] });
  suite('running, busybox tar', { ...agent, image: 'busybox', state: 'running', flags: ['-u', '1001:1001'] });
  suite('created', {
    ...agent,
    image: 'gnu',
    state: 'created',
    flags: ['-u', 'agent'],
    traits: { isBlind: true },
  });
  suite('created, on a volume', {
    ...agent,
    image: 'gnu',
    state: 'created',
    flags: ['-u', '1001:1001', '-e', 'HOME=/home/agent', '-v', HOME],
    at: HOME,
    traits: { isBlind: true },
  });
  suite('exited', {
    ...agent,
    image: 'busybox',
    state: 'exited',
    flags: ['-u', 'agent'],
    traits: { isBlind: true },
  });
}

const SETUP = 'mkdir -p /srv/my.app_x && ln -s /srv/my.app_x /workspace';
