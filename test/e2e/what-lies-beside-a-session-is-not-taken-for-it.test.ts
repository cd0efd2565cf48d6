import { readdir, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { needsAgent, type OLD_VERSIONS } from '../fakes/programs.ts';
import { FIRST_PROMPT, runOnHost } from './host-run.ts';
import { readHostTree, type TreeFile } from './session-tree.ts';
import { type AgentVersion, oldVersions } from './versions.ts';
import { useWorld } from './world.ts';

const warmUp = '0c8e4cc9-cf4c-4d8a-ab2c-f88f3e609b79';
const title = 'e0830327-1b68-49c7-99fd-d49dbf466602';

// Whether a version comes to write these files depends on how fast its model and its machine are. So what its run may
// leave or not is left by hand as well, in the form in which it was seen.
describe.runIf(needsAgent())('of what the agent leaves in its project folder', () => {
  const world = useWorld('docker');

  test.each(['2.0.15', '2.0.61'] as const)('tiny transcripts are no session, with version %s', async (version) => {
    const run = { version: oldVersion(version), archive: await world.folder(), after: leaveWarmUp };
    const first = await runOnHost(world, { ...run, runId: 1001, prompt: FIRST_PROMPT });
    const { sessionId: id } = first.answer;
    expect(first).toMatchObject({ conclusion: 'success', annotations: [] });
    expect(first.bundle?.manifest).toMatchObject({ sessionId: id });
    expect(transcriptsOf(first.bundle?.files)).toEqual([`${id}.jsonl`]);

    const second = await runOnHost(world, { ...run, runId: 1002, prompt: 'Which word?' });
    expect(second.answer).toEqual({ sessionId: id, text: 'turn 2' });
    expect(transcriptsOf(second.bundle?.files)).toEqual([`${id}.jsonl`]);
  });

  test('sub-agents that lie flat beside the transcript travel with the session they belong to', async () => {
    const run = { version: oldVersion('2.0.61'), archive: await world.folder() };
    let left: readonly TreeFile[] = [];
    await runOnHost(world, { ...run, runId: 1001, prompt: FIRST_PROMPT });
    const { answer } = await runOnHost(world, {
      ...run,
      runId: 1002,
      prompt: 'task: say: another one has looked around',
      after: async (projectsDir) => {
        await leaveWarmUp(projectsDir);
        left = await readHostTree(projectsDir);
      },
    });
    const third = await runOnHost(world, { ...run, runId: 1003, prompt: 'And again?' });
    const own = subagentsOf(left).filter(({ content }) => content.includes(`"sessionId":"${answer.sessionId}"`));
    expect(names(subagentsOf(left))).toContain('agent-861ad6cf.jsonl');
    expect(names(subagentsOf(third.restored))).toEqual(names(own));
    const said = subagentsOf(third.restored).map(({ content }) => content);
    expect(said.filter((text) => text.includes('"the sub-agent has looked around"'))).toHaveLength(1);
    expect(said.filter((text) => text.includes('"another one has looked around"'))).toHaveLength(1);
  });

  test('the index of sessions stays, and does no harm where it is older than the restored one', async () => {
    const run = { version: oldVersion('2.1.27'), archive: await world.folder() };
    const first = await runOnHost(world, { ...run, runId: 1001, prompt: FIRST_PROMPT, after: leaveIndex });
    const second = await runOnHost(world, { ...run, runId: 1002, prompt: 'Which word?' });
    expect(names(first.bundle?.files)).not.toContain('sessions-index.json');
    expect(names(second.restored)).not.toContain('sessions-index.json');
    const third = await runOnHost(world, { ...run, runId: 1003, prompt: 'And again?', root: first.root });
    expect(names(third.restored)).toContain('sessions-index.json');
    expect(third.answer).toEqual({ sessionId: first.answer.sessionId, text: 'turn 3' });
    expect(third.said).toHaveLength(5);
  });
});

function oldVersion(wanted: (typeof OLD_VERSIONS)[number]): AgentVersion {
  return oldVersions.find(({ version }) => version === wanted) as AgentVersion;
}

/** A warm-up as 2.0.28 writes it, as a sub-agent and as a session of its own; a title as 2.0.15 does; and an empty file. */
async function leaveWarmUp(projectsDir: string): Promise<void> {
  const folder = await projectFolder(projectsDir);
  const files = await readHostTree(folder);
  const [cwd] = files.flatMap(({ content }) => /"cwd":"([^"]+)"/.exec(content)?.[1] ?? []);
  expect(cwd).toBeDefined();
  const row = {
    parentUuid: null,
    isSidechain: true,
    userType: 'external',
    cwd,
    sessionId: warmUp,
    version: '2.0.28',
    gitBranch: '',
    agentId: '861ad6cf',
    type: 'user',
    message: { role: 'user', content: 'Warmup' },
    uuid: 'ff2cb01b-8dc7-41e7-b62c-8d296f467814',
    timestamp: new Date(Date.now() + 60_000).toISOString(),
  };
  const summary = { type: 'summary', summary: 'turn 1', leafUuid: '4f4fd072-46ce-410d-b722-b5de54fa394e' };
  await writeFile(join(folder, `${warmUp}.jsonl`), `${JSON.stringify(row)}\n`);
  await writeFile(join(folder, 'agent-861ad6cf.jsonl'), `${JSON.stringify(row)}\n`);
  await writeFile(join(folder, `${title}.jsonl`), `${JSON.stringify(summary)}\n`);
  await writeFile(join(folder, '8a7710f0-8fd1-406e-8490-4ee5b6ba4b23.jsonl'), '');
}

/** The index as 2.1.27 writes it, with what it knows of the only session. */
async function leaveIndex(projectsDir: string): Promise<void> {
  const folder = await projectFolder(projectsDir);
  const [transcript = ''] = (await readdir(folder)).filter((name) => name.endsWith('.jsonl'));
  const entry = {
    sessionId: transcript.replace('.jsonl', ''),
    fullPath: join(folder, transcript),
    fileMtime: (await stat(join(folder, transcript))).mtimeMs,
    firstPrompt: 'Remember the word heron.',
    messageCount: 2,
    created: new Date().toISOString(),
    modified: new Date().toISOString(),
    gitBranch: '',
    projectPath: '/',
    isSidechain: false,
  };
  const index = { version: 1, entries: [entry], originalPath: '/' };
  await writeFile(join(folder, 'sessions-index.json'), JSON.stringify(index, undefined, 2));
}

async function projectFolder(projectsDir: string): Promise<string> {
  const [folder = '', ...others] = await readdir(projectsDir);
  expect(others).toEqual([]);
  return join(projectsDir, folder);
}

function transcriptsOf(files: readonly TreeFile[] = []): readonly string[] {
  return names(files).filter((name) => /^[0-9a-f-]{36}\.jsonl$/.test(name));
}

function subagentsOf(files: readonly TreeFile[]): readonly TreeFile[] {
  return files.filter(({ path }) => /\/agent-[0-9a-f]+\.jsonl$/.test(path));
}

function names(files: readonly TreeFile[] = []): readonly string[] {
  return files.flatMap(({ path, type }) => (type === 'file' ? [path.slice(path.lastIndexOf('/') + 1)] : [])).sort();
}
