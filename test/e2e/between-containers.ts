import { expect } from 'vitest';
import { countingEngines, engineRun } from '../fakes/engine.ts';
import { imageVariant } from '../fakes/images.ts';
import { richPrompt } from './agent.ts';
import { canRead, expectWholeSession, readContainerTree, readWithSdk } from './session-tree.ts';
import { between, type World } from './world.ts';

/** The main story: one run's container, an artifact, another run's container with another user and directory. */
export async function carryBetweenContainers(world: World, base: string): Promise<void> {
  const { engine, model } = world;
  const [a, b] = [world.name('container'), world.name('container')];
  const imageA = await imageVariant(engine, base, {
    setup: 'mkdir /workspace && chown 1001:1001 /workspace',
    changes: ['USER 1001', 'WORKDIR /workspace'],
  });
  const imageB = await imageVariant(engine, base, {
    setup: 'mkdir -p /srv/my.app_x && chown 2002:2002 /srv/my.app_x',
    changes: ['USER 2002', 'WORKDIR /srv/my.app_x'],
  });
  // Without this input a machine with both engines asks Docker first.
  const inputs = engine === 'docker' ? {} : { 'container-engine': engine };
  const counted = await countingEngines(await world.folder());
  const calls: number[] = [];
  const count = async () => void calls.push((await counted.calls()).length);

  let id = '';
  const first = await world.job(1001, {
    path: [counted.folder],
    steps: [
      between(() => world.startContainer(a, imageA)),
      world.session({ container: a, ...inputs }),
      between(async () => {
        await count();
        id = (await world.ask(a, richPrompt('/workspace'))).sessionId;
      }),
    ],
  });
  expect(first.annotations).toEqual([]);
  expect(first.conclusion).toBe('success');
  expect(first.outputs.session).toMatchObject({ verdict: 'fresh', resumed: 'false', args: '' });
  expect(first.env).toMatchObject({ AGENT_SESSION_ID: id });
  await count();

  const second = await world.job(1002, {
    path: [counted.folder],
    steps: [
      between(() => world.startContainer(b, imageB)),
      between(count),
      world.session({ container: b, ...inputs }),
      between(count),
      {
        id: 'agent',
        run: async ({ steps }) => {
          expect(steps.session?.outputs).toMatchObject({
            verdict: 'restored',
            resumed: 'true',
            args: `--resume ${id}`,
            'session-id': id,
            'session-file': `/home/other/.claude/projects/-srv-my-app-x/${id}.jsonl`,
            'source-run-id': '1001',
          });
          const answer = await world.ask(b, 'Which word?', { args: steps.session?.outputs.args ?? '' });
          expect(answer).toEqual({ sessionId: id, text: 'turn 2' });
          return undefined;
        },
      },
    ],
  });
  expect(second.annotations).toEqual([]);
  expect(second.conclusion).toBe('success');
  await count();
  const [untilFirstAgent = 0, first_ = 0, beforeRestore = 0, afterRestore = 0, end = 0] = calls;
  expect(first_ - untilFirstAgent, 'engine processes of the first capture').toBeLessThanOrEqual(4);
  expect(afterRestore - beforeRestore, 'engine processes of the restore').toBeLessThanOrEqual(4);
  expect(end - afterRestore, 'engine processes of the second capture').toBeLessThanOrEqual(4);

  expect(model.lastConversation()).toEqual([
    { role: 'user', text: richPrompt('/workspace') },
    { role: 'assistant', text: 'I have thought about it' },
    { role: 'user', text: 'Which word?' },
  ]);
  const configDirectory = '/home/other/.claude';
  const tree = await readContainerTree(engine, b, `${configDirectory}/projects`);
  const session = { id, directory: '/srv/my.app_x', formerDirectory: '/workspace' };
  const pointers = expectWholeSession(tree, { ...session, projectsDir: `${configDirectory}/projects`, uid: 2002 });
  for (const pointer of pointers) {
    expect(await canRead(engine, b, '2002', pointer), pointer).toBe(true);
  }
  const copy = await world.folder();
  await engineRun(engine, ['cp', `${b}:${configDirectory}/projects`, copy]);
  const [seen, ...others] = await readWithSdk(copy, session.directory);
  expect(others).toEqual([]);
  expect(seen).toMatchObject({ sessionId: id, cwd: session.directory });
  expect(JSON.stringify(seen?.messages)).toContain('Remember the word heron.');
  expect(JSON.stringify(seen?.messages)).toContain('Which word?');
}
