import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { agentImage, imageVariant } from '../fakes/images.ts';
import { type OLD_VERSIONS, oldAgentFolder, RUNNER_NODE } from '../fakes/programs.ts';
import { richPrompt } from './agent.ts';
import { expectMovedSession, FLAT_SUBAGENT, readContainerTree } from './session-tree.ts';
import { between, needsWorld, useWorld } from './world.ts';

describe.runIf(needsWorld('docker'))('with an agent that is a script for Node', () => {
  const world = useWorld('docker');
  const program = '/opt/claude-code/cli.js';
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
    elsewhere = await inDirectory('/srv/my.app_x', 2002);
  });

  /** The flags that bring the version and its Node into a container. */
  function mounts(version: (typeof OLD_VERSIONS)[number]): readonly string[] {
    const node = join(RUNNER_NODE, 'bin/node');
    return ['-v', `${node}:/usr/local/bin/node:ro`, '-v', `${oldAgentFolder(version)}:/opt/claude-code:ro`];
  }

  test.each([
    ['1.0.108', 'goes on under a new id', []],
    ['2.0.61', 'goes on, with the sub-agents beside it', [FLAT_SUBAGENT]],
  ] as const)('a session of version %s %s', async (version, _how, sidecars) => {
    const [a, b] = [world.name('container'), world.name('container')];
    const first = await world.job(1001, {
      steps: [
        between(() => world.startContainer(a, image, mounts(version))),
        world.session({ container: a, name: version }),
        between(() => world.ask(a, richPrompt('/workspace'), { program })),
      ],
    });
    expect(first).toMatchObject({ conclusion: 'success', annotations: [] });
    const id = first.env.AGENT_SESSION_ID ?? '';

    let answered = '';
    const second = await world.job(1002, {
      steps: [
        between(() => world.startContainer(b, elsewhere, mounts(version))),
        world.session({ container: b, name: version }),
        {
          run: async ({ steps }) => {
            expect(steps.session?.outputs).toMatchObject({ verdict: 'restored', args: `--resume ${id}` });
            const projectsDir = '/home/other/.claude/projects';
            const tree = await readContainerTree('docker', b, projectsDir);
            const place = { directory: '/srv/my.app_x', formerDirectory: '/workspace', projectsDir, uid: 2002 };
            expect(expectMovedSession(tree, { id, ...place }).sidecars).toEqual(sidecars);
            const answer = await world.ask(b, 'Which word?', { program, args: steps.session?.outputs.args ?? '' });
            expect(answer.text).toBe('turn 2');
            answered = answer.sessionId;
            return undefined;
          },
        },
      ],
    });
    expect(second).toMatchObject({ conclusion: 'success', annotations: [] });
    expect(world.model.lastConversation()[0]?.text).toBe(richPrompt('/workspace'));
    expect(answered === id).toBe(version !== '1.0.108');
    expect(second.env.AGENT_SESSION_ID).toBe(answered);
  });
});
