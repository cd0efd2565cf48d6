import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { engineRun } from '../fakes/engine.ts';
import { agentImage, imageVariant } from '../fakes/images.ts';
import { CLAUDE_PROGRAM } from '../fakes/programs.ts';
import { expression } from '../fakes/runner/expressions.ts';
import {
  AGENT_COMMAND,
  type AgentAnswer,
  agentArguments,
  agentShellCommand,
  agentVariables,
  parseAnswer,
  richPrompt,
} from './agent.ts';
import { canRead, expectWholeSession, readContainerTree, readHostTree } from './session-tree.ts';
import { between, needsWorld, useWorld } from './world.ts';

describe.runIf(needsWorld('docker'))('an agent', () => {
  const world = useWorld('docker');
  let base = '';
  let image = '';

  beforeAll(async () => {
    base = await agentImage('docker');
    image = await inDirectory('/workspace', 1001);
  });

  async function inDirectory(directory: string, uid: number, changes: readonly string[] = []): Promise<string> {
    return await imageVariant('docker', base, {
      setup: [
        `mkdir -p ${directory} /home/agent/.claude /home/other/.claude`,
        `chown ${uid}:${uid} ${directory}`,
        'chown 1001:1001 /home/agent/.claude && chown 2002:2002 /home/other/.claude',
      ].join(' && '),
      changes: [`USER ${uid}`, `WORKDIR ${directory}`, ...changes],
    });
  }

  /** A container that lives for one start of the agent. */
  async function runOnce(flags: readonly string[], words: readonly string[]): Promise<AgentAnswer> {
    const variables = Object.entries(agentVariables(world.model)).flatMap(([key, value]) => ['-e', `${key}=${value}`]);
    const args = ['run', '--rm', ...world.agentFlags, ...variables, ...flags, AGENT_COMMAND, ...words];
    return parseAnswer((await engineRun('docker', args)).stdout);
  }

  const conversation = () => world.model.lastConversation().map(({ text }) => text);

  test('has its config directory in a VOLUME of its image', async () => {
    const [a, b] = [world.name('container'), world.name('container')];
    const volumeA = await inDirectory('/workspace', 1001, ['VOLUME /home/agent/.claude']);
    const volumeB = await inDirectory('/srv/app', 2002, ['VOLUME /home/other/.claude']);
    const first = await world.job(1001, {
      steps: [
        between(() => world.startContainer(a, volumeA)),
        world.session({ container: a, name: 'volume' }),
        between(() => world.ask(a, richPrompt('/workspace'))),
        // What lies in a volume can be read from a stopped container too.
        between(() => engineRun('docker', ['stop', '-t', '0', a])),
      ],
    });
    const id = first.env.AGENT_SESSION_ID ?? '';
    expect(first.annotations).toEqual([]);
    const second = await world.job(1002, {
      steps: [
        between(() => world.startContainer(b, volumeB)),
        world.session({ container: b, name: 'volume' }),
        between(async () => {
          expect(await world.ask(b, 'Which word?', { args: `--resume ${id}` })).toEqual({
            sessionId: id,
            text: 'turn 2',
          });
        }),
      ],
    });
    expect(second.outputs.session).toMatchObject({ verdict: 'restored', 'session-id': id });
    const projectsDir = '/home/other/.claude/projects';
    const tree = await readContainerTree('docker', b, projectsDir);
    expectWholeSession(tree, { id, directory: '/srv/app', formerDirectory: '/workspace', projectsDir, uid: 2002 });
    expect(conversation()[0]).toBe(richPrompt('/workspace'));
  });

  test('gets a new container for every run, with its config directory on a named volume', async () => {
    const ids: string[] = [];
    for (const [run, prompt, verdict] of [
      [1011, richPrompt('/workspace'), 'fresh'],
      [1012, 'Which word?', 'restored'],
    ] as const) {
      // The volume is new in every job; a container that is never started is the handle on it.
      const [volume, handle] = [world.name('volume'), world.name('container')];
      const flags = ['-v', `${volume}:/home/agent/.claude`, image];
      const result = await world.job(run, {
        steps: [
          between(() => engineRun('docker', ['create', '--name', handle, ...world.agentFlags, ...flags])),
          world.session({ container: handle, name: 'named-volume' }),
          {
            run: async ({ steps }) => {
              const { args, ...outputs } = steps.session?.outputs ?? {};
              expect(outputs.verdict).toBe(verdict);
              ids.push((await runOnce(flags, agentArguments(prompt, args))).sessionId);
              return undefined;
            },
          },
        ],
      });
      expect(result.annotations).toEqual([]);
      expect(result.env.AGENT_SESSION_ID).toBe(ids.at(-1));
    }
    expect(ids[1]).toBe(ids[0]);
    expect(conversation()).toEqual([richPrompt('/workspace'), 'I have thought about it', 'Which word?']);
  });

  test('runs in a container that a later step starts and removes, with the folder of the output mounted', async () => {
    const name = world.name('container');
    const ids: string[] = [];
    for (const [run, prompt] of [
      [1021, richPrompt('/workspace')],
      [1022, 'Which word?'],
    ] as const) {
      const inputs = {
        container: name,
        name: 'hand-over',
        'working-directory': '/workspace',
        'config-directory': '/home/agent/.claude',
      };
      const result = await world.job(run, {
        steps: [
          world.session(inputs),
          {
            run: async ({ steps }) => {
              const { args, ...outputs } = steps.session?.outputs ?? {};
              expect(outputs.verdict).toBe('deferred');
              const flags = ['--name', name, '-v', `${outputs['config-directory']}:/home/agent/.claude`, image];
              ids.push((await runOnce(flags, agentArguments(prompt, args))).sessionId);
              return undefined;
            },
          },
        ],
      });
      expect(result.annotations).toEqual([]);
      expect(result.env.AGENT_SESSION_ID).toBe(ids.at(-1));
    }
    expect(ids[1]).toBe(ids[0]);
    expect(conversation()).toEqual([richPrompt('/workspace'), 'I have thought about it', 'Which word?']);
  });

  test('has its config directory on a bind mount and works in a directory that only its container has', async () => {
    const rootImage = await imageVariant('docker', base, {
      setup: 'mkdir /workspace',
      changes: ['WORKDIR /workspace'],
    });
    const ids: string[] = [];
    let folder = '';
    for (const [run, prompt, verdict] of [
      [1031, richPrompt('/workspace'), 'fresh'],
      [1032, 'Which word?', 'restored'],
    ] as const) {
      folder = join(await world.folder(), '.claude');
      await mkdir(folder);
      const flags = ['-v', `${folder}:/root/.claude`, '-w', '/workspace', rootImage];
      const inputs = { 'config-directory': folder, 'working-directory': '/workspace', name: 'bind-mount' };
      const result = await world.job(run, {
        steps: [
          world.session(inputs),
          {
            run: async ({ steps }) => {
              const { args, ...outputs } = steps.session?.outputs ?? {};
              expect(outputs.verdict).toBe(verdict);
              ids.push((await runOnce(flags, agentArguments(prompt, args))).sessionId);
              return undefined;
            },
          },
        ],
      });
      expect(result.annotations).toEqual([]);
      expect(result.env.AGENT_SESSION_ID).toBe(ids.at(-1));
    }
    expect(ids[1]).toBe(ids[0]);
    expect(conversation()).toEqual([richPrompt('/workspace'), 'I have thought about it', 'Which word?']);
    // The files lie on this machine, but their rows speak of the container.
    const tree = (await readHostTree(folder)).map((file) => ({
      ...file,
      path: file.path.replace(folder, '/root/.claude'),
    }));
    const directory = '/workspace';
    expectWholeSession(tree, {
      id: ids[0] ?? '',
      directory,
      formerDirectory: '/workspace',
      projectsDir: '/root/.claude/projects',
    });
  });

  test('runs on the plain host and is told to continue, not what', async () => {
    const ids: string[] = [];
    let former = '';
    let workspace = '';
    let root = '';
    for (const [run, prompt, args] of [
      [1041, '', ''],
      [1042, 'Which word?', '--continue'],
    ] as const) {
      root = await world.folder();
      former = workspace;
      const result = await world.job(run, {
        root,
        steps: [
          world.session({ name: 'host' }),
          {
            id: 'agent',
            run: async ({ env: _env }) => {
              workspace = join(root, '_work', 'my.repo_x', 'my.repo_x');
              const words = agentArguments(prompt === '' ? richPrompt(workspace) : prompt, args);
              return agentShellCommand(world.model, CLAUDE_PROGRAM, words);
            },
          },
        ],
      });
      expect(result.annotations).toEqual([]);
      expect(result.conclusion).toBe('success');
      ids.push(parseAnswer(result.stage('agent', 'main').log).sessionId);
      expect(result.env.AGENT_SESSION_ID).toBe(ids.at(-1));
    }
    expect(ids[1]).toBe(ids[0]);
    expect(conversation()).toEqual([richPrompt(former), 'I have thought about it', 'Which word?']);
    const projectsDir = join(root, 'home', '.claude', 'projects');
    const session = { id: ids[0] ?? '', directory: workspace, formerDirectory: former, projectsDir };
    expectWholeSession(await readHostTree(projectsDir), session);
  });

  test('is a service, whose id pre can read already', async () => {
    const elsewhere = await inDirectory('/srv/app', 2002);
    const inputs = { container: expression('job.services.agent.id'), name: 'service' };
    let id = '';
    await world.job(1051, {
      services: { agent: { image, options: world.agentMount } },
      steps: [
        world.session(inputs),
        {
          run: async ({ job }) => {
            id = (await world.ask(job.services.agent?.id ?? '', richPrompt('/workspace'))).sessionId;
            return undefined;
          },
        },
      ],
    });
    const second = await world.job(1052, {
      services: { agent: { image: elsewhere, options: world.agentMount } },
      steps: [
        // Whatever runs before the step itself may already use the session: pre has restored it.
        {
          run: async ({ job }) => {
            const service = job.services.agent?.id ?? '';
            const projectsDir = '/home/other/.claude/projects';
            const tree = await readContainerTree('docker', service, projectsDir);
            const session = { id, directory: '/srv/app', formerDirectory: '/workspace', projectsDir, uid: 2002 };
            for (const pointer of expectWholeSession(tree, session)) {
              expect(await canRead('docker', service, '2002', pointer)).toBe(true);
            }
            return undefined;
          },
        },
        world.session(inputs),
        {
          run: async ({ job, steps }) => {
            const args = steps.session?.outputs.args ?? '';
            const answer = await world.ask(job.services.agent?.id ?? '', 'Which word?', { args });
            expect(answer).toEqual({ sessionId: id, text: 'turn 2' });
            return undefined;
          },
        },
      ],
    });
    expect(second.annotations).toEqual([]);
    expect(second.outputs.session).toMatchObject({ verdict: 'restored', 'session-id': id });
  });

  test('has a name that only an earlier step knows, which pre cannot read', async () => {
    const ids: Record<string, string> = {};
    for (const [run, topic] of [
      [1061, 'docs'],
      [1062, 'tests'],
      [1063, 'docs'],
    ] as const) {
      const container = world.name('container');
      const result = await world.job(run, {
        steps: [
          { id: 'pick', run: `echo topic=${topic} >> "$GITHUB_OUTPUT"` },
          between(() => world.startContainer(container, image)),
          world.session({ container, name: `review-${expression('steps.pick.outputs.topic')}` }),
          {
            run: async ({ steps }) => {
              const { args, ...outputs } = steps.session?.outputs ?? {};
              expect(outputs['session-id']).toBe(ids[topic] ?? '');
              ids[topic] = (await world.ask(container, `About ${topic}.`, { args: args ?? '' })).sessionId;
              return undefined;
            },
          },
        ],
      });
      expect(result.conclusion).toBe('success');
    }
    expect(Object.keys(ids)).toEqual(['docs', 'tests']);
    expect(conversation()).toEqual(['About docs.', 'turn 1', 'About docs.']);
  });
});
