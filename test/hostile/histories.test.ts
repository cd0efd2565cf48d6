import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { claudeCode } from '../../src/agents/claude-code.ts';
import { openGitArchive } from '../../src/archives/git.ts';
import { placeCompanions } from '../../src/flows/companions.ts';
import { findSession, placeSession } from '../../src/flows/restore.ts';
import { hostSessionStore } from '../../src/sessions/host.ts';
import { type RawManifest, rawManifest, SESSION } from '../bundle/make-bundle.ts';
import { recordedLog } from '../fakes/recorded-log.ts';
import { HARMLESS, PROJECT, TRANSCRIPT } from './case.ts';

const MANIFEST = `manifests/${SESSION}.json`;
const OTHER = '11111111-2222-4333-8444-555555555555';
const NOBODY = { repositoryId: undefined, headRepositoryId: undefined, headBranch: undefined };

let root: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'hostile-history-'));
  for (const folder of ['temp', 'projects', 'outside']) await mkdir(join(root, folder));
  await writeFile(join(root, 'outside/secret'), '{"type":"user","secret":"of the runner"}\n');
  execFileSync('git', ['init', '--quiet', '--bare', '--initial-branch=main', bare()]);
});
afterEach(() => rm(root, { recursive: true }));

function bare(): string {
  return join(root, 'sessions.git');
}

function git(args: readonly string[], input: string | Buffer = ''): string {
  const person = ['-c', 'user.name=x', '-c', 'user.email=x@x'];
  return execFileSync('git', ['-C', bare(), ...person, ...args], { input, encoding: 'utf8', maxBuffer: 1e9 }).trim();
}

/** An entry of a tree as git has it on the disk; any name, any mode. */
type Entry = readonly [mode: string, content: string | Buffer | readonly (readonly [string, Entry])[] | { id: string }];
type Tree = readonly (readonly [name: string, entry: Entry])[];

function writeTree(entries: Tree): string {
  const parts = entries.map(([name, [mode, content]]) => {
    const isTree = Array.isArray(content);
    const id = isTree ? writeTree(content as Tree) : idOf(content as string | Buffer | { id: string });
    return Buffer.concat([Buffer.from(`${mode} ${name}\0`), Buffer.from(id, 'hex')]);
  });
  return git(['hash-object', '-t', 'tree', '-w', '--literally', '--stdin'], Buffer.concat(parts));
}

function idOf(content: string | Buffer | { id: string }): string {
  return typeof content === 'object' && 'id' in content ? content.id : git(['hash-object', '-w', '--stdin'], content);
}

/** Nests files by their paths, each a plain one unless it says otherwise. */
function tree(files: Readonly<Record<string, string | Buffer | Entry>>): Tree {
  const names = [...new Set(Object.keys(files).map((path) => path.split('/')[0] as string))].sort();
  return names.map((name) => {
    const own = files[name];
    if (own !== undefined) return [name, Array.isArray(own) ? (own as unknown as Entry) : ['100644', own as string]];
    const below = Object.entries(files).filter(([path]) => path.startsWith(`${name}/`));
    return [
      name,
      ['40000', tree(Object.fromEntries(below.map(([path, file]) => [path.slice(name.length + 1), file])))],
    ];
  });
}

function commit(files: Tree, message = 'x'): void {
  const id = git(['commit-tree', writeTree(files), '-F', '-'], message);
  git(['update-ref', 'refs/heads/main', id]);
}

function manifest(change: (raw: RawManifest) => void = () => undefined): string {
  const raw = rawManifest(HARMLESS);
  change(raw);
  return JSON.stringify(raw);
}

const text = HARMLESS[TRANSCRIPT] as string;
const zeros = Buffer.alloc(64 * 1024 * 1024);
const sha256 = (content: string | Buffer) => createHash('sha256').update(content).digest('hex');

const cases: readonly (readonly [what: string, files: () => Tree])[] = [
  [
    'a link in place of the transcript',
    () => tree({ [MANIFEST]: manifest(), [TRANSCRIPT]: ['120000', `${root}/outside/secret`] }),
  ],
  [
    'a repository in place of the transcript',
    () => tree({ [MANIFEST]: manifest(), [TRANSCRIPT]: ['160000', { id: '1'.repeat(40) }] }),
  ],
  ['a folder in place of the transcript', () => tree({ [MANIFEST]: manifest(), [`${TRANSCRIPT}/x`]: text })],
  [
    'a folder that leads out',
    () => {
      const up = manifest((raw) => Object.assign(raw.files[0]!, { path: `${PROJECT}/../../../outside/secret` }));
      const out: Tree = [['..', ['40000', [['..', ['40000', tree({ 'outside/secret': text })]]]]]];
      return [...tree({ [MANIFEST]: up }), ['projects', ['40000', [[PROJECT.slice(9), ['40000', out]]]]]];
    },
  ],
  [
    'a manifest that leads to git’s own files',
    () => {
      const path = `${PROJECT}/${SESSION}/tool-results/.git/hooks/post-checkout`;
      const file = { path, size: text.length, sha256: sha256(text), mode: 0o755, mtime: '2026-01-02T03:04:05Z' };
      return tree({ [MANIFEST]: manifest((raw) => raw.files.push(file)), [TRANSCRIPT]: 'spoiled', [path]: text });
    },
  ],
  ['another content than the manifest says', () => tree({ [MANIFEST]: manifest(), [TRANSCRIPT]: `${text}more\n` })],
  ['no transcript', () => tree({ [MANIFEST]: manifest() })],
  ['a manifest of another session', () => tree({ [`manifests/${OTHER}.json`]: manifest(), [TRANSCRIPT]: text })],
  ['a manifest that is no text', () => tree({ [MANIFEST]: Buffer.from([0, 255, 254]), [TRANSCRIPT]: text })],
  ['a manifest without end', () => tree({ [MANIFEST]: Buffer.alloc(33 * 1024 * 1024, '['), [TRANSCRIPT]: text })],
  [
    'a name that a log would obey',
    () => tree({ [MANIFEST]: manifest((raw) => Object.assign(raw, { name: '\n::error::x' })), [TRANSCRIPT]: text }),
  ],
  [
    'a sealed manifest with such a name',
    () =>
      tree({
        [`sealed/${OTHER}/manifest.json`]: '{"name":"a\\n::error::x","source":{}}',
        [`sealed/${OTHER}/bundle.age`]: 'x',
      }),
  ],
  [
    'a transcript of zeros without end',
    () => {
      const change = (raw: RawManifest) => Object.assign(raw.files[0]!, { size: zeros.length, sha256: sha256(zeros) });
      return tree({ [MANIFEST]: manifest(change), [TRANSCRIPT]: zeros });
    },
  ],
];

describe('a stranger’s history', { timeout: 60_000 }, () => {
  test.each(cases)('brings nothing in: %s', async (_what, files) => {
    commit(files());
    const { log, warnings, info, found } = await restoreAll();
    expect(found).toBeUndefined();
    expect(await readdir(join(root, 'projects'), { recursive: true })).toEqual([]);
    await expectUntouched();
    for (const line of [...warnings, ...info, ...log.debug]) expect(line).not.toMatch(/\p{Cc}|of the runner/u);
  });

  test('without harm is restored, whatever its commits say', async () => {
    commit(
      tree({ [MANIFEST]: manifest(), [TRANSCRIPT]: text }),
      `x\n\nAgent-session-saved: never\nAgent-session-run: -1\n\x01\x01`,
    );
    const { found } = await restoreAll();
    expect(found?.manifest.sessionId).toBe(SESSION);
    expect(await readdir(join(root, 'projects', '-sandbox'))).toEqual([`${SESSION}.jsonl`]);
    await expectUntouched();
  });

  test('that names a directory no manifest may name does not keep sessions from being restored', async () => {
    const record = JSON.stringify({ version: 1, directory: '/a\nb', configDirectory: '/c' });
    commit(tree({ 'history.json': record, [MANIFEST]: manifest(), [TRANSCRIPT]: text }));
    const folder = join(root, 'bundle');
    await mkdir(join(folder, PROJECT), { recursive: true });
    await writeFile(join(folder, TRANSCRIPT), text);
    await writeFile(join(folder, 'manifest.json'), manifest());
    await archive(recordedLog().log).save('pr-12', folder);
    const { found } = await restoreAll();
    expect(found?.manifest.directory).toBe('/home/runner/work/project/project');
  });
});

function archive(log: ReturnType<typeof recordedLog>['log']) {
  const run = { runId: undefined, ...NOBODY };
  const options = { location: bare(), run, token: undefined, serverUrl: 'https://github.com', largest: 1e7, log };
  return openGitArchive({ ...options, tempDir: join(root, 'temp') });
}

/** Looks for the session by its name and as a companion, and places what is found. */
async function restoreAll() {
  const recorded = recordedLog();
  const store = hostSessionStore('/sandbox', join(root, 'projects'));
  const common = { agent: claudeCode, trust: 'same-repository', run: NOBODY, tempDir: join(root, 'temp') } as const;
  const include = ['subagents', 'tool-results', 'memory'] as const;
  const opened = archive(recorded.log);
  const request = { ...common, name: 'pr-12', sessionId: undefined, runId: undefined, keys: undefined, largest: 1e7 };
  const { session: found } = await findSession(request, opened, recorded.log);
  if (found !== undefined) await placeSession(found, store, { agent: claudeCode, include });
  const beside = { ...common, name: 'other', except: undefined, include, sealed: false, maxSize: 1e7 };
  await placeCompanions(beside, { archive: opened, store, log: recorded.log });
  return { found, log: recorded, warnings: recorded.warnings, info: recorded.info };
}

async function expectUntouched(): Promise<void> {
  expect(await readdir(join(root, 'outside'))).toEqual(['secret']);
  expect(await readFile(join(root, 'outside/secret'), 'utf8')).toContain('of the runner');
  expect(await readdir(join(root, 'temp'))).toEqual([]);
}
