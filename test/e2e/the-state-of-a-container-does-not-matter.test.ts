import { beforeAll, describe, expect, test, vi } from 'vitest';
import { engineRun } from '../fakes/engine.ts';
import { agentImage, imageVariant } from '../fakes/images.ts';
import { AGENT_COMMAND, agentArguments, agentVariables, richPrompt } from './agent.ts';
import { expectWholeSession, readContainerTree } from './session-tree.ts';
import { between, needsWorld, useWorld } from './world.ts';

describe.runIf(needsWorld('docker'))('a container', () => {
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

  /** `create` or `run`, with the agent as the container's only program. */
  async function agentContainer(verb: readonly string[], { name, image, words }: AgentContainer): Promise<void> {
    const variables = Object.entries(agentVariables(world.model)).flatMap(([key, value]) => ['-e', `${key}=${value}`]);
    const args = [...verb, '--name', name, ...world.agentFlags, ...variables, image, AGENT_COMMAND, ...words];
    await engineRun('docker', args);
  }

  test('that has exited is captured, and one that was only created is restored and started later', async () => {
    const [exited, created] = [world.name('container'), world.name('container')];
    const first = await world.job(1001, {
      steps: [
        world.session({ container: exited }),
        between(() =>
          agentContainer(['run'], { name: exited, image, words: agentArguments(richPrompt('/workspace')) }),
        ),
      ],
    });
    expect(first.conclusion).toBe('success');
    expect(first.outputs.session).toMatchObject({ verdict: 'deferred', resumed: 'false' });
    const id = first.env.AGENT_SESSION_ID ?? '';
    expect(first.stage('session', 'post').log).toContain(id.slice(0, 8));

    const second = await world.job(1002, {
      steps: [
        between(() =>
          agentContainer(['create'], {
            name: created,
            image: elsewhere,
            words: agentArguments('Which word?', '--continue'),
          }),
        ),
        world.session({ container: created }),
        between(async () => {
          const { stdout } = await engineRun('docker', ['start', '--attach', created]);
          expect(JSON.parse(stdout)).toMatchObject({ session_id: id, result: 'turn 2' });
        }),
      ],
    });
    expect(second.conclusion).toBe('success');
    expect(second.annotations).toEqual([]);
    expect(second.outputs.session).toMatchObject({ verdict: 'restored', args: `--resume ${id}` });
    expect(second.env.AGENT_SESSION_ID).toBe(id);
    const projectsDir = '/home/other/.claude/projects';
    const tree = await readContainerTree('docker', created, projectsDir);
    expectWholeSession(tree, { id, directory: '/srv/app', formerDirectory: '/workspace', projectsDir, uid: 2002 });
    expect(world.model.lastConversation()[0]?.text).toBe(richPrompt('/workspace'));
  });

  test.each([
    ['waits for a tool', 'bash: tail -f /workspace/nothing --retry', 'tail -f', 1021],
    ['goes from tool to tool', Array(200).fill('bash: sleep 0.1').join('\n'), 'claude', 1023],
  ])('in which a cancelled agent %s is captured as far as it got', async (_how, steps, running, run) => {
    const [a, b] = [world.name('container'), world.name('container')];
    const projects = '/home/agent/.claude/projects';
    const prompt = `Remember the word heron.\n${steps}`;
    const name = `cancelled-${run}`;
    const first = await world.job(run, {
      steps: [
        between(() => world.startContainer(a, image)),
        world.session({ container: a, name }),
        { id: 'agent', run: async () => `exec ${world.agentCommandLine(a, prompt)}` },
        { id: 'skipped', run: 'true' },
      ],
      // The row of the tool call is written: from here on the agent waits for the tool.
      cancelWhen: async () =>
        await vi.waitUntil(
          async () =>
            (await readContainerTree('docker', a, projects)).some(({ content }) => content.includes('tool_use')),
          { timeout: 60_000, interval: 300 },
        ),
    });
    expect(first.conclusion).toBe('cancelled');
    expect(first.hasRun('skipped', 'main')).toBe(false);
    const id = first.env.AGENT_SESSION_ID ?? '';
    expect(id).not.toBe('');
    // The signal reached the engine's client alone.
    expect((await engineRun('docker', ['top', a])).stdout).toContain(running);
    const { log } = first.stage('session', 'post');
    if (running === 'claude') {
      expect(log).toMatch(/^The session (is|was) still being written.*: (captured up to row \d+|waited .* quiet)\.$/m);
    }
    expect(log).not.toContain('are broken');

    await world.job(run + 1, {
      steps: [
        between(() => world.startContainer(b, elsewhere)),
        world.session({ container: b, name }),
        {
          run: async ({ steps }) => {
            const args = steps.session?.outputs.args ?? '';
            expect(args).toBe(`--resume ${id}`);
            expect(await world.ask(b, 'Which word?', { args })).toEqual({ sessionId: id, text: 'turn 2' });
            return undefined;
          },
        },
      ],
    });
    expect(world.model.lastConversation()[0]?.text).toBe(prompt);
  });

  test('that never appears leaves the job green and nothing behind', async () => {
    const name = world.name('container');
    const before = world.services.artifacts.length;
    const result = await world.job(1003, { steps: [world.session({ container: name, name: 'never' })] });
    expect(result.conclusion).toBe('success');
    expect(result.annotations).toEqual([]);
    expect(result.outputs.session).toMatchObject({ verdict: 'deferred', resumed: 'false', args: '', 'session-id': '' });
    expect(result.stage('session', 'main').log).toMatch(new RegExp(`^Container ${name} is not there yet`, 'm'));
    expect(result.stage('session', 'post').log).toMatch(new RegExp(`${name}`));
    expect(world.services.artifacts).toHaveLength(before);
    expect(result.env.AGENT_SESSION_ID).toBeUndefined();
  });

  test('that never appears does not lose the session that waits for it', async () => {
    const container = world.name('container');
    await world.startContainer(container, image);
    const options = { name: 'kept' };
    const first = await world.job(1004, {
      steps: [
        world.session({ container, ...options }),
        between(() => world.ask(container, 'Remember the word heron.')),
      ],
    });
    const id = first.env.AGENT_SESSION_ID ?? '';
    expect(id).not.toBe('');
    const missing = await world.job(1005, {
      steps: [world.session({ container: world.name('container'), ...options })],
    });
    expect(missing.conclusion).toBe('success');
    expect(missing.outputs.session).toMatchObject({ verdict: 'deferred' });

    const other = world.name('container');
    const third = await world.job(1006, {
      steps: [between(() => world.startContainer(other, elsewhere)), world.session({ container: other, ...options })],
    });
    expect(third.outputs.session).toMatchObject({ verdict: 'restored', 'session-id': id });
  });
});

interface AgentContainer {
  readonly name: string;
  readonly image: string;
  readonly words: readonly string[];
}
