import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { branchFor, ensureBare, prepare, preserve, projectId, publish } from '../../src/index.ts';
import { needsAgent } from '../fakes/programs.ts';
import { type ScriptedModel, startScriptedModel } from '../fakes/scripted-model.ts';
import { type AgentAnswer, agentArguments, agentVariables, parseAnswer } from './agent.ts';
import { readWithSdk } from './session-tree.ts';
import { newestVersion } from './versions.ts';

describe.runIf(needsAgent())('two sandboxes that go on with one session', () => {
  let root = '';
  let model: ScriptedModel;
  let directory = '';

  beforeAll(async () => {
    root = await mkdtemp(join(tmpdir(), 'agent-session-history-e2e-'));
    model = await startScriptedModel();
    // The one directory that all paths of the history are written for.
    directory = join(root, 'project');
    await mkdir(directory);
  });

  afterAll(async () => {
    await model?.close();
    await rm(root, { recursive: true, force: true });
  });

  async function ask(sandbox: string, prompt: string, args = ''): Promise<AgentAnswer> {
    const env = {
      ...process.env,
      ...agentVariables(model),
      HOME: join(root, sandbox),
      CLAUDE_CONFIG_DIR: join(root, sandbox),
    };
    const asking = promisify(execFile)(newestVersion.program, [...agentArguments(prompt, args)], {
      cwd: directory,
      env,
    });
    asking.child.stdin?.end();
    return parseAnswer((await asking).stdout);
  }

  const said = () => model.lastConversation().map(({ text }) => text);

  test('end with one transcript that has both tails, and the agent goes on from the newer', async () => {
    const bare = await ensureBare(join(root, 'histories'), projectId([directory]));
    const folder = (sandbox: string) => join(root, sandbox);
    const land = async (sandbox: string) => {
      await preserve(bare, folder(sandbox), branchFor(sandbox));
      await publish(bare, branchFor(sandbox));
    };

    await mkdir(folder('one'));
    const { sessionId } = await ask('one', 'Remember the word heron.');
    await land('one');
    await prepare(bare, folder('two'), branchFor('two'));
    const resume = `--resume ${sessionId}`;
    await ask('one', 'To the left.', resume);
    await ask('two', 'To the right.', resume);
    await land('two');
    await land('one');

    await prepare(bare, folder('three'), branchFor('three'));
    expect((await readWithSdk(folder('three'), directory)).map((session) => session.sessionId)).toEqual([sessionId]);
    await ask('three', 'And on.', resume);
    expect(said().filter((text) => /\.$/.test(text))).toEqual(['Remember the word heron.', 'To the right.', 'And on.']);

    const name = directory.replaceAll(/[^A-Za-z0-9]/g, '-');
    const text = await readFile(join(folder('three'), 'projects', name, `${sessionId}.jsonl`), 'utf8');
    const rows = text
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as { uuid?: string; parentUuid?: string | null });
    const ids = rows.flatMap(({ uuid }) => uuid ?? []);
    expect(new Set(ids).size).toBe(ids.length);
    for (const { parentUuid } of rows) if (typeof parentUuid === 'string') expect(ids).toContain(parentUuid);
    for (const prompt of ['heron', 'left', 'right', 'And on']) expect(text).toContain(prompt);
  });
});
