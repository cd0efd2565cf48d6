import { describe, expect, test } from 'vitest';
import { claudeCode } from '../../src/agents/claude-code.ts';
import { findAgent } from '../../src/agents/index.ts';

const id = '7c1de0a4-5b1f-4a0e-9d55-0f2f6a1c9e01';

describe('the folder of a directory', () => {
  test.each([
    ['/', '-'],
    ['/tmp/w/my.proj_x', '-tmp-w-my-proj-x'],
    ['/tmp/w/ünï-çødé', '-tmp-w--n----d-'],
    ['/tmp/w/日本語', '-tmp-w----'],
    ['/tmp/w/emo😀ji', '-tmp-w-emo--ji'],
    ['/__w/my.repo/my_repo', '---w-my-repo-my-repo'],
  ])('%s is kept as %s', (directory, name) => {
    expect(claudeCode.encodeDirectory(directory)).toEqual({ name, certain: true });
  });

  test('over 200 characters it is cut, gets a hash, and is said to be uncertain', () => {
    const directory = `/tmp/${'d'.repeat(246)}`;
    const { name, certain } = claudeCode.encodeDirectory(directory);
    expect(name).toMatch(/^-tmp-d{195}-[0-9a-z]+$/);
    expect(certain).toBe(false);
    expect(claudeCode.encodeDirectory(`/tmp/${'d'.repeat(245)}e`).name).not.toBe(name);
  });
});

describe('the config directory', () => {
  test.each([
    [{ home: '/home/agent', variables: {} }, '/home/agent/.claude'],
    [{ home: '/', variables: {} }, '/.claude'],
    [{ home: '/home/agent', variables: { CLAUDE_CONFIG_DIR: '/data/claude' } }, '/data/claude'],
    [{ home: '/home/agent', variables: { CLAUDE_CONFIG_DIR: '' } }, '/home/agent/.claude'],
    [{ home: 'C:\\Users\\runner', variables: {} }, 'C:\\Users\\runner\\.claude'],
  ])('%j gives %s', (environment, directory) => {
    expect(claudeCode.configDirectory(environment)).toBe(directory);
  });
});

test.each([
  [`${id}.jsonl`, 'transcript'],
  [`${id}/subagents/agent-a1.jsonl`, 'subagents'],
  [`${id}/subagents/agent-a1.meta.json`, 'subagents'],
  [`${id}/tool-results/b8.txt`, 'tool-results'],
  ['agent-0a1b2c3d.jsonl', 'subagents'],
  ['memory/MEMORY.md', 'memory'],
  ['00000000-0000-4000-8000-000000000000.jsonl', undefined],
  ['00000000-0000-4000-8000-000000000000/tool-results/b8.txt', undefined],
  ['sessions-index.json', undefined],
  [`${id}/notes.txt`, undefined],
])('%s is %s', (path, kind) => {
  expect(claudeCode.classify(path, id)).toBe(kind);
});

test('only a whole UUID is a session id', () => {
  expect(claudeCode.isSessionId(id)).toBe(true);
  for (const text of ['', '../x', `${id}/..`, `${id}\n`, ` ${id}`, id.slice(1), id.replaceAll('-', '')]) {
    expect(claudeCode.isSessionId(text)).toBe(false);
  }
});

test('resuming names the session, a fork says so', () => {
  expect(claudeCode.resumeArguments(id, { fork: false })).toEqual(['--resume', id]);
  expect(claudeCode.resumeArguments(id, { fork: true })).toEqual(['--resume', id, '--fork-session']);
});

test('an unknown agent is not found, nor is a word every object has', () => {
  expect(findAgent('claude-code')).toBe(claudeCode);
  expect(findAgent('codex')).toBeUndefined();
  expect(findAgent('toString')).toBeUndefined();
});

test.each([
  ['1.0.108', false],
  ['2.0.15', false],
  ['2.0.61', true],
  ['2.1.0', true],
  ['3.0.0', true],
  ['', false],
  [undefined, false],
] as const)('version %s keeps the times of rows it copies: %s', (version, keeps) => {
  expect(claudeCode.keepsTimes(version)).toBe(keeps);
});
