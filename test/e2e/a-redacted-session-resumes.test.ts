import { spawn } from 'node:child_process';
import { createReadStream } from 'node:fs';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { applyRedactions, createDetector, findSecrets } from '../../src/transcript/redact.ts';
import { CLAUDE_PROGRAM, needsAgent } from '../fakes/programs.ts';
import { type ScriptedModel, startScriptedModel } from '../fakes/scripted-model.ts';
import { expectGone } from '../transcript/redact-bytes.ts';
import { madeSecrets } from '../transcript/redact-made.ts';
import { type AgentAnswer, agentArguments, agentVariables, parseAnswer } from './agent.ts';

/** The scripted model says it in a line. */
const secrets = madeSecrets(9).filter(({ text }) => !text.includes('\n'));
const [first, second, third] = secrets as [(typeof secrets)[0], (typeof secrets)[0], (typeof secrets)[0]];

describe.runIf(needsAgent())('a session whose secrets were removed', () => {
  let model: ScriptedModel;
  let home: string;

  beforeAll(async () => {
    model = await startScriptedModel();
    home = await mkdtemp(join(tmpdir(), 'agent-session-e2e-'));
  });

  afterAll(async () => {
    await model.close();
    await rm(home, { recursive: true, force: true });
  });

  test('goes on with every turn, those whose thinking had to go too', async () => {
    const one = await ask(`Remember heron and ${first.text}\nbash: echo '${second.secret}'`);
    await ask(`think: the key is ${third.secret}`, one.sessionId);
    await ask('think: nothing to hide here', one.sessionId);
    await ask(`say: I saw ${second.secret}`, one.sessionId);

    const file = await transcriptOf(one.sessionId);
    const detector = createDetector({ values: ['heron and'] });
    const findings = await findSecrets(createReadStream(file), 'rows', detector);
    const parts: Uint8Array[] = [];
    for await (const part of applyRedactions(createReadStream(file), findings)) {
      parts.push(part);
    }
    await writeFile(file, Buffer.concat(parts));
    for (const { secret } of [first, second, third]) {
      expectGone(await readFile(file), secret);
    }
    expect(findings.counts).toMatchObject({ thinking: 1 });
    expect((await findSecrets(createReadStream(file), 'rows', detector)).total).toBe(0);

    expect(await ask('Which word?', one.sessionId)).toEqual({ sessionId: one.sessionId, text: 'turn 5' });
    const said = model.lastConversation().map(({ role, text }) => `${role}: ${text}`);
    expect(said).toHaveLength(9);
    expect(said[0]).toMatch(/^user: Remember \[redacted:known-value\] /);
    expect(said.filter((turn) => turn.includes('[redacted:thinking]'))).toHaveLength(1);
    expect(said[8]).toBe('user: Which word?');
    const sent = JSON.stringify(model.lastMessages());
    expect(sent).toContain('nothing to hide here');
    for (const { secret } of [first, second, third]) {
      expectGone(Buffer.from(sent), secret);
    }
  });

  async function transcriptOf(id: string): Promise<string> {
    const projects = join(home, '.claude', 'projects');
    const [folder = ''] = await readdir(projects);
    return join(projects, folder, `${id}.jsonl`);
  }

  async function ask(prompt: string, resumed?: string): Promise<AgentAnswer> {
    const words = agentArguments(prompt, resumed === undefined ? '' : `--resume ${resumed}`);
    const env = { PATH: process.env.PATH, HOME: home, ...agentVariables(model) };
    const child = spawn(CLAUDE_PROGRAM, words, { cwd: home, env, stdio: ['ignore', 'pipe', 'inherit'] });
    let output = '';
    for await (const chunk of child.stdout) {
      output += chunk;
    }
    return parseAnswer(output);
  }
});
