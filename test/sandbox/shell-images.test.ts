import { afterAll, describe, expect, test } from 'vitest';
import { CommandError } from '../../src/errors.ts';
import { engineRun, needsEngine } from '../fakes/engine.ts';
import { agentImage, busyboxImage, imageVariant } from '../fakes/images.ts';
import { shellPlaces } from './shell-place.ts';

/** Images whose `sh` is none, or none of use. */
const WITHOUT = [
  ['is not there', 'rm /bin/sh'],
  ['is no program', 'rm /bin/sh && echo none > /bin/sh && chmod 755 /bin/sh'],
  ['ends at once', 'rm /bin/sh && cp /bin/false /bin/sh'],
  ['ends at once, without a failure', 'rm /bin/sh && cp /bin/true /bin/sh'],
  ['says something and ends', 'rm /bin/sh && cp /bin/echo /bin/sh'],
] as const;

describe.runIf(needsEngine('docker'))('a container', () => {
  const places = shellPlaces();
  afterAll(() => places.close());

  test.each(WITHOUT)('whose sh %s leaves commands to others', async (_what, setup) => {
    const image = await imageVariant('docker', await agentImage('docker'), { setup });
    const place = await places.start(image);
    expect(await place.ask(['true'], { timeout: 3000 })).toBeUndefined();
    expect(await place.ask(['true'], { timeout: 3000 })).toBeUndefined();
    const again = place.open();
    await again.shells.getReady(undefined);
    expect(await again.ask(['true'], { timeout: 3000 })).toBeUndefined();
  });

  test('that is paused fails a command, and leaves the next one to others', async () => {
    const place = await places.start(await agentImage('docker'));
    await place.result(['true']);
    await engineRun('docker', ['pause', place.id]);
    try {
      await expect(place.ask(['true'], { timeout: 500 })).rejects.toThrow(CommandError);
      expect(await place.ask(['true'])).toBeUndefined();
    } finally {
      await engineRun('docker', ['unpause', place.id]);
    }
  });

  test.each([
    ['line', 'what a shell reads into'],
    ['IFS', '0123456789'],
    ['PS4', '$(touch /tmp/evil)'],
    ['ENV', '/etc/passwd'],
    ['BASH_ENV', '/etc/passwd'],
    ['SHELLOPTS', 'errexit'],
    ['SHELLOPTS', 'allexport'],
    ['SHELLOPTS', 'xtrace'],
  ])('with the variable %s of %j runs commands as any other', async (name, value) => {
    const debian = await agentImage('docker');
    const bash = await imageVariant('docker', debian, { setup: 'ln -sf bash /bin/sh' });
    for (const image of [debian, await busyboxImage('docker'), bash]) {
      const { result } = await places.start(image, ['-e', `${name}=${value}`]);
      const { exitCode, stdout } = await result(['env', '-0'], { timeout: 3000 });
      expect([exitCode, stdout.toString()], image).toEqual([0, expect.stringContaining('LC_ALL=C\0')]);
      expect(stdout.toString(), image).not.toMatch(/[0-9a-f]{32}/);
      expect((await result(['sh', '-c', 'exit 137'], { timeout: 3000 })).exitCode, image).toBe(137);
      const missing = await result(['find', '/nowhere'], { timeout: 3000 });
      expect([missing.exitCode, missing.stderr], image).toEqual([1, expect.stringContaining('No such file')]);
      expect((await result(['test', '-e', '/tmp/evil'])).exitCode, image).toBe(1);
    }
  });

  test('whose bash does not run what it reads leaves commands to others', async () => {
    const image = await imageVariant('docker', await agentImage('docker'), { setup: 'ln -sf bash /bin/sh' });
    const { ask } = await places.start(image, ['-e', 'SHELLOPTS=noexec']);
    expect(await ask(['true'], { timeout: 3000 })).toBeUndefined();
  });
});
