import { beforeAll, describe, expect, test } from 'vitest';
import { engineRun } from '../fakes/engine.ts';
import { agentImage, imageVariant } from '../fakes/images.ts';
import { between, needsWorld, useWorld } from './world.ts';

const id = '7c1de0a4-5b1f-4a0e-9d55-0f2f6a1c9e01';
const damagedFile = new URL('../fixtures/cases/04-spliced-and-nul.jsonl', import.meta.url).pathname;

describe.runIf(needsWorld('docker'))('a damaged session', () => {
  const world = useWorld('docker');
  let image = '';
  let elsewhere = '';

  beforeAll(async () => {
    const base = await agentImage('docker');
    const inDirectory = (directory: string, uid: number) =>
      imageVariant('docker', base, {
        setup: `mkdir -p ${directory} && chown ${uid}:${uid} ${directory}`,
        changes: [`USER ${uid}`, `WORKDIR ${directory}`],
      });
    image = await inDirectory('/workspace', 1001);
    elsewhere = await inDirectory('/srv/app', 2002);
  });

  /** Puts the transcript where the agent keeps it, as a killed job leaves it: one row cut, NULs before another. */
  async function leaveDamaged(container: string): Promise<void> {
    const folder = '/home/agent/.claude/projects/-workspace';
    await engineRun('docker', ['exec', container, 'mkdir', '-p', folder]);
    await engineRun('docker', ['cp', damagedFile, `${container}:${folder}/${id}.jsonl`]);
    const file = `${folder}/${id}.jsonl`;
    // The copy keeps the file's old time, of before the job.
    const own = `chown 1001:1001 ${file} && chmod 600 ${file} && touch ${file}`;
    await engineRun('docker', ['exec', '--user', '0', container, 'sh', '-c', own]);
  }

  function lastTexts(): readonly string[] {
    return world.model.lastConversation().map(({ text }) => text);
  }

  test('that was captured is repaired on restore, and the model sees every turn of it', async () => {
    const [first, second] = [world.name('container'), world.name('container')];
    const captured = await world.job(1001, {
      steps: [
        between(() => world.startContainer(first, image)),
        world.session({ container: first }),
        between(() => leaveDamaged(first)),
      ],
    });
    expect(captured.annotations).toEqual([]);
    expect(captured.env.AGENT_SESSION_ID).toBe(id);

    const restored = await world.job(1002, {
      steps: [
        between(() => world.startContainer(second, elsewhere)),
        world.session({ container: second }),
        {
          id: 'agent',
          run: async ({ steps }) => {
            const answer = await world.ask(second, 'Go on', { args: steps.session?.outputs.args ?? '' });
            expect(answer.sessionId).toBe(id);
            return undefined;
          },
        },
      ],
    });
    expect(restored).toMatchObject({ conclusion: 'success', annotations: [] });
    expect(restored.outputs.session).toMatchObject({ verdict: 'repaired', resumed: 'true', args: `--resume ${id}` });
    expect(restored.stage('session', 'main').log).toContain(
      'repaired: 2 rows won back, 1 torn part left out, 64 NUL bytes left out',
    );
    expect(lastTexts()).toEqual(['one', 'two', 'three', 'four', 'Go on']);
    expect(restored.stage('session', 'post').log).toContain(`Captured session ${id.slice(0, 8)}`);

    // The agent that left it: what it makes of its own file shows that the repair was needed.
    await world.ask(first, 'Go on', { args: `--resume ${id}` });
    expect(lastTexts()).not.toContain('one');
    expect(lastTexts().at(-1)).toBe('Go on');
  });
});
