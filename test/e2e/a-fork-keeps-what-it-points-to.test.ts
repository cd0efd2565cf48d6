import { posix } from 'node:path';
import { describe, expect, test } from 'vitest';
import { agentImage, imageVariant } from '../fakes/images.ts';
import { needsAgent } from '../fakes/programs.ts';
import { richPrompt } from './agent.ts';
import { FIRST_PROMPT, runOnHost, WORKSPACE } from './host-run.ts';
import { expectMovedSession, readContainerTree } from './session-tree.ts';
import { newestVersion, oldVersions } from './versions.ts';
import { between, needsWorld, useWorld } from './world.ts';

const versions = [...oldVersions, newestVersion].filter(({ takesNewId }) => !takesNewId);

describe.runIf(needsAgent())('a fork', () => {
  const world = useWorld('docker');

  test.each(versions)('by version $version takes the saved outputs of the session it goes on from', async (version) => {
    const run = { version, archive: await world.folder() };
    const first = await runOnHost(world, { ...run, runId: 1001, prompt: FIRST_PROMPT });
    const { sessionId: origin } = first.answer;
    const inputs = { fork: 'true' };
    const fork = await runOnHost(world, { ...run, runId: 1002, prompt: 'bash: seq 2 40000', inputs });
    const { sessionId: forkId } = fork.answer;
    expect(fork).toMatchObject({ conclusion: 'success', annotations: [] });
    expect(fork.outputs.session?.args).toBe(`--resume ${origin} --fork-session`);
    expect(forkId).not.toBe(origin);
    expect(fork.bundle?.manifest).toMatchObject({ sessionId: forkId, resumedFrom: origin });

    const second = await runOnHost(world, { ...run, runId: 1003, prompt: 'Which word?', inputs });
    expect(second.outputs.session?.args).toBe(`--resume ${forkId} --fork-session`);
    const third = await runOnHost(world, { ...run, runId: 1004, prompt: 'And again?' });
    expect(third.annotations).toEqual([]);
    expect(third.said[0]).toBe(FIRST_PROMPT.replaceAll(WORKSPACE, first.workspace));
    expect(third.said.slice(-3)).toEqual(['Which word?', 'turn 3', 'And again?']);
    const place = { directory: third.workspace, projectsDir: third.projectsDir, formerDirectory: first.workspace };
    const { pointers } = expectMovedSession(third.restored, { id: second.answer.sessionId, ...place });
    const saves = version.sidecars.some((kind) => kind.includes('tool-results'));
    expect(pointers).toHaveLength(saves ? 2 : 0);
    expect(new Set(pointers.map((pointer) => posix.basename(pointer))).size).toBe(pointers.length);
  });
});

describe.runIf(needsWorld('docker'))('a fork in a container', () => {
  const world = useWorld('docker');

  test('takes the saved outputs of the session it goes on from', async () => {
    const image = await imageVariant('docker', await agentImage('docker'), {
      setup: 'mkdir /workspace && chown 1001:1001 /workspace',
      changes: ['USER 1001', 'WORKDIR /workspace'],
    });
    for (const [runId, prompt] of [
      [1001, richPrompt('/workspace')],
      [1002, 'bash: seq 2 40000'],
    ] as const) {
      const container = world.name('container');
      const result = await world.job(runId, {
        steps: [
          between(() => world.startContainer(container, image)),
          world.session({ container, name: 'fork', fork: 'true' }),
          {
            run: async ({ steps }) => {
              await world.ask(container, prompt, { args: steps.session?.outputs.args ?? '' });
              return undefined;
            },
          },
        ],
      });
      expect(result).toMatchObject({ conclusion: 'success', annotations: [] });
    }

    const last = world.name('container');
    const { outputs } = await world.job(1003, {
      steps: [between(() => world.startContainer(last, image)), world.session({ container: last, name: 'fork' })],
    });
    const projectsDir = '/home/agent/.claude/projects';
    const place = { directory: '/workspace', formerDirectory: '/workspace', projectsDir };
    const tree = await readContainerTree('docker', last, projectsDir);
    expect(expectMovedSession(tree, { id: outputs.session?.['session-id'] ?? '', ...place }).pointers).toHaveLength(2);
  });
});
