import { execFile } from 'node:child_process';
import { mkdir, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, test } from 'vitest';
import { CLAUDE_PROGRAM, needsAgent, RUNNER_NODE } from '../fakes/programs.ts';
import { agentArguments, agentShellCommand, agentVariables, parseAnswer, quote, richPrompt } from './agent.ts';
import { WORKSPACE } from './host-run.ts';
import { expectWholeSession, readHostTree } from './session-tree.ts';
import { useWorld } from './world.ts';

const run = promisify(execFile);

describe.runIf(needsAgent())('agent-session pull', () => {
  const world = useWorld('docker');

  test('gives the session of a job to the agent of somebody who has a token and no more', async () => {
    const first = agentShellCommand(world.model, CLAUDE_PROGRAM, agentArguments(richPrompt(WORKSPACE)));
    const job = await world.job(1001, { steps: [world.session({ name: 'pr-7' }), { id: 'agent', run: first }] });
    expect(job).toMatchObject({ conclusion: 'success', annotations: [] });
    const { sessionId: id } = parseAnswer(job.stage('agent', 'main').log);

    const home = await world.folder();
    const directory = join(home, 'my shop');
    const programs = join(home, 'programs');
    for (const folder of [directory, programs]) await mkdir(folder);
    await symlink(CLAUDE_PROGRAM, join(programs, 'claude'));
    const { GITHUB_API_URL, GITHUB_SERVER_URL } = world.services.jobVariables(1);
    const env = {
      ...agentVariables(world.model),
      HOME: home,
      PATH: [programs, join(RUNNER_NODE, 'bin'), process.env.PATH].join(':'),
      GITHUB_TOKEN: world.services.token,
      GITHUB_API_URL,
      GITHUB_SERVER_URL,
    };
    const cli = join(world.action.folder, 'dist/cli.js');
    const args = ['pull', '--repository', world.services.repository, '--name', 'pr-7', '--directory', directory];
    const pulled = await run(join(RUNNER_NODE, 'bin/node'), [cli, ...args], { env });
    expect(pulled.stderr).toBe('');
    const command = pulled.stdout.trim().split('\n').at(-1) ?? '';
    expect(command).toBe(`cd '${directory}' && claude --resume ${id}`);

    const projectsDir = join(home, '.claude/projects');
    const session = { id, directory, formerDirectory: job.workspace, projectsDir };
    expectWholeSession(await readHostTree(projectsDir), { ...session, uid: process.getuid?.() ?? 0 });
    const words = agentArguments('Which word?').map(quote).join(' ');
    const { stdout } = await run('sh', ['-c', `${command} ${words} < /dev/null`], { env });
    expect(parseAnswer(stdout)).toEqual({ sessionId: id, text: 'turn 2' });
    expect(world.model.lastConversation().map(({ text }) => text)).toEqual([
      richPrompt(job.workspace),
      'I have thought about it',
      'Which word?',
    ]);
  });
});
