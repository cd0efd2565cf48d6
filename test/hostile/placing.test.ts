import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Sidecar } from '../../src/agents/agent.ts';
import { claudeCode } from '../../src/agents/claude-code.ts';
import { parseManifest } from '../../src/bundle/manifest.ts';
import { placeSession } from '../../src/flows/restore.ts';
import { hostSessionStore } from '../../src/sessions/host.ts';
import { rawManifest, SESSION } from '../bundle/make-bundle.ts';

const PROJECT = 'projects/-home-runner-work-project-project';

/** What an agent takes for instructions, settings, programs or credentials, wherever it looks for them. */
const FORBIDDEN = [
  'settings.json',
  'settings.local.json',
  '.claude.json',
  '.credentials.json',
  'CLAUDE.md',
  'hooks/start.sh',
  'commands/run.md',
  'agents/own.md',
  'skills/a/SKILL.md',
  'plugins/a/plugin.json',
  'statsig/x',
  'history.jsonl',
  'projects/settings.json',
  'projects/-sandbox-other/memory/MEMORY.md',
  `${PROJECT}/settings.json`,
  `${PROJECT}/CLAUDE.md`,
  `${PROJECT}/.claude/settings.json`,
  `${PROJECT}/hooks/start.sh`,
  `${PROJECT}/${SESSION}/settings.json`,
  `${PROJECT}/${SESSION}/memory/MEMORY.md`,
  `${PROJECT}/${SESSION}.jsonl.bak`,
  `${PROJECT}/00000000-0000-4000-8000-000000000000.jsonl`,
  `${PROJECT}/00000000-0000-4000-8000-000000000000/subagents/agent-1.jsonl`,
  `${PROJECT}/agent-0f.txt`,
];

const OWN = [
  `${SESSION}.jsonl`,
  `${SESSION}/subagents/agent-1.jsonl`,
  `${SESSION}/tool-results/a.txt`,
  'memory/MEMORY.md',
];

let root: string;
let bundle: string;
let config: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'placing-'));
  bundle = join(root, 'bundle');
  config = join(root, 'home', '.claude');
  for (const file of [...FORBIDDEN, ...OWN.map((file) => `${PROJECT}/${file}`)]) {
    await mkdir(dirname(join(bundle, file)), { recursive: true });
    await writeFile(join(bundle, file), `{"sessionId":"${SESSION}"}\n`);
  }
});
afterEach(async () => {
  await rm(root, { recursive: true });
});

/** Places the bundle as if all of it had been verified, and gives everything that is then below the home folder. */
async function place(include: readonly Sidecar[], change: Record<string, unknown> = {}): Promise<readonly string[]> {
  const manifest = parseManifest(JSON.stringify({ ...rawManifest({}), ...change }));
  const session = { manifest, runId: 7, label: 'a bundle', folder: bundle };
  await placeSession(session, hostSessionStore('/sandbox/work', join(config, 'projects')), {
    agent: claudeCode,
    include,
  });
  const entries = await readdir(join(root, 'home'), { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => !entry.isDirectory());
  return files.map((entry) => join(entry.parentPath, entry.name).slice(join(root, 'home').length + 1)).sort();
}

const placed = (...files: readonly string[]) => files.map((file) => `.claude/projects/-sandbox-work/${file}`).sort();
const HONEST = { directory: '/home/runner/work/project/project' };

test.each<[string, readonly Sidecar[], readonly string[]]>([
  ['what is included by default', ['subagents', 'tool-results'], OWN.slice(0, 3)],
  ['memory too, where it was asked for', ['subagents', 'tool-results', 'memory'], OWN],
  ['the transcript alone', [], OWN.slice(0, 1)],
])('of everything in a bundle only the session lands in the sandbox: %s', async (_what, include, expected) => {
  expect(await place(include, HONEST)).toEqual(placed(...expected));
});

test.each([
  ['leads out', { directory: '/home/runner/work/project/../project' }],
  ['is the root', { directory: '/' }],
  ['is not absolute', { directory: '../../..' }],
  ['is of Windows', { directory: 'C:\\Users\\x\\..\\y', configDirectory: 'C:\\..\\.claude' }],
  ['is longer than a name', { directory: `/${'long/'.repeat(200)}` }],
  ['comes with a config directory that leads out', { ...HONEST, configDirectory: '/../../etc' }],
])('a manifest whose directory %s moves nothing out of the project folder', async (_what, change) => {
  const files = await place(['subagents', 'tool-results'], change).catch(() => []);
  for (const file of files) expect(file).toMatch(/^\.claude\/projects\/-sandbox-work\//);
});
