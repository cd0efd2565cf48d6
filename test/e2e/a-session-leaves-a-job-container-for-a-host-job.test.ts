import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { agentImage } from '../fakes/images.ts';
import { CLAUDE_PROGRAM } from '../fakes/programs.ts';
import { AGENT_COMMAND, agentArguments, agentShellCommand, parseAnswer, richPrompt } from './agent.ts';
import { expectWholeSession, readHostTree, readWithSdk } from './session-tree.ts';
import { needsWorld, useWorld } from './world.ts';

describe.runIf(needsWorld('docker'))('a job container', () => {
  const world = useWorld('docker');
  const inContainer = '/__w/my.repo_x/my.repo_x';

  test.each(['artifact', 'cache'])(
    'gives its session to a host job whose local action has no pre: %s',
    async (archive) => {
      const image = await agentImage('docker');
      const command = (program: string, prompt: string, args = '') =>
        agentShellCommand(world.model, program, agentArguments(prompt, args));

      const first = await world.job(1001, {
        container: { image, options: world.agentMount },
        steps: [
          world.session({ archive, name: archive }),
          { id: 'agent', run: command(AGENT_COMMAND, richPrompt(inContainer)) },
        ],
      });
      expect(first.conclusion).toBe('success');
      expect(first.annotations).toEqual([]);
      const { sessionId: id } = parseAnswer(first.stage('agent', 'main').log);
      expect(first.env.AGENT_SESSION_ID).toBe(id);

      const second = await world.job(1002, {
        steps: [
          world.session({ archive, name: archive }, { uses: { ...world.action, local: true } }),
          {
            id: 'agent',
            run: async ({ steps }) => command(CLAUDE_PROGRAM, 'Which word?', steps.session?.outputs.args),
          },
        ],
      });
      expect(second.conclusion).toBe('success');
      expect(second.hasRun('session', 'pre')).toBe(false);
      expect(second.outputs.session).toMatchObject({
        verdict: 'restored',
        args: `--resume ${id}`,
        'source-run-id': '1001',
      });
      expect(parseAnswer(second.stage('agent', 'main').log)).toEqual({ sessionId: id, text: 'turn 2' });
      expect(world.model.lastConversation().map(({ text }) => text)).toEqual([
        richPrompt(inContainer),
        'I have thought about it',
        'Which word?',
      ]);

      const configDirectory = join(second.root, 'home', '.claude');
      const projectsDir = join(configDirectory, 'projects');
      const session = { id, directory: second.workspace, formerDirectory: inContainer, projectsDir };
      expectWholeSession(await readHostTree(projectsDir), { ...session, uid: process.getuid?.() ?? 0 });
      expect(await readWithSdk(configDirectory, second.workspace)).toMatchObject([{ sessionId: id }]);
    },
  );
});
