import { describe, expect, test } from 'vitest';
import type { JobContext } from '../../src/action/context.ts';
import { parseInputs } from '../../src/action/inputs.ts';
import { UserError } from '../../src/errors.ts';

const context: JobContext = {
  repository: 'octo/app',
  repositoryId: 1,
  headRepositoryId: 1,
  headBranch: 'main',
  isPrivate: true,
  runId: 10,
  runAttempt: 1,
  job: 'review',
  event: 'push',
  ref: 'refs/heads/main',
  refName: 'main',
  sha: 'abc',
  issueNumber: undefined,
  workspace: '/w',
  temp: '/t',
  runnerTemp: '/t',
  home: '/home/runner',
  serverUrl: 'https://github.com',
  apiUrl: 'https://api.github.com',
  eventPath: undefined,
  variables: {},
};

function parse(values: Record<string, string>, changes: Partial<JobContext> = {}) {
  return parseInputs((name) => values[name] ?? '', { ...context, ...changes });
}

function problemsOf(values: Record<string, string>): string {
  try {
    parse(values);
  } catch (error) {
    if (error instanceof UserError) return error.message;
    throw error;
  }
  throw new Error('no problem was found');
}

describe('without any input', () => {
  test('every default is the documented one', () => {
    expect(parse({})).toMatchObject({
      agent: { name: 'claude-code' },
      container: undefined,
      containerEngine: 'auto',
      archive: 'artifact',
      ifNoSessionFound: 'ignore',
      ifCaptureFails: 'warn',
      fork: false,
      maxIterations: 1,
      include: ['subagents', 'tool-results'],
      retentionDays: undefined,
      compressionLevel: 6,
      maxSize: 1_000_000_000,
      summary: 'table',
      redact: true,
      trust: 'same-repository',
      recipients: undefined,
    });
  });

  test('the name is the pull request or issue the event is about, else the branch', () => {
    expect(parse({}).name).toBe('main');
    expect(parse({}, { issueNumber: 12 }).name).toBe('pr-12');
    expect(parse({ name: 'nightly' }, { issueNumber: 12 }).name).toBe('nightly');
  });
});

describe('values', () => {
  test.each([
    ['1GB', 1e9],
    ['500 MB', 5e8],
    ['2GiB', 2 ** 31],
    ['1.5k', 1500],
    ['1024', 1024],
  ])('max-size %s is %d bytes', (text, bytes) => {
    expect(parse({ 'max-size': text }).maxSize).toBe(bytes);
  });

  test('include takes commas, blanks and lines, in any order', () => {
    expect(parse({ include: 'memory,subagents' }).include).toEqual(['subagents', 'memory']);
    expect(parse({ include: 'memory\ntool-results' }).include).toEqual(['tool-results', 'memory']);
  });

  test('retention-days 0 means the default of the repository, as in upload-artifact', () => {
    expect(parse({ 'retention-days': '0' }).retentionDays).toBeUndefined();
    expect(parse({ 'retention-days': '30' }).retentionDays).toBe(30);
  });

  test.each(['true', 'True', 'TRUE'])('fork: %s is yes', (text) => {
    expect(parse({ fork: text }).fork).toBe(true);
  });
});

describe('problems', () => {
  test('are told all at once, each with the input and what to write', () => {
    const message = problemsOf({
      'session-id': '../../etc/passwd',
      'run-id': 'latest',
      agent: 'copilot',
      archive: 'floppy',
      'container-engine': 'lxc',
      'compression-level': '10',
      include: 'subagents, settings',
      fork: 'maybe',
      'max-size': 'huge',
      trust: 'everybody',
      passphrase: 'hunter2',
      recipients: 'age1xyz',
    });
    expect(message).toContain('11 inputs need a change');
    for (const hint of [
      'session-id: "../../etc/passwd" is not a session id',
      'run-id: "latest" is not a whole number',
      'agent: "copilot" is not known. Write one of: claude-code',
      'archive: "floppy" is not known. Write one of: artifact, cache, git, directory',
      'container-engine: "lxc" is not known. Write one of: auto, docker, podman',
      'compression-level: "10" is not a whole number from 0 to 9',
      'include: "settings" is not known',
      'fork: "maybe" is neither true nor false',
      'max-size: "huge" is not a size',
      'trust: "everybody" is not known. Write one of: same-repository, branch, any',
      'passphrase: cannot be combined with recipients or identity',
    ]) {
      expect(message).toContain(hint);
    }
    expect(message).not.toContain('hunter2');
  });

  test('a session asked for by its id is resumed once', () => {
    const sessionId = '7c1de0a4-5b1f-4a0e-9d55-0f2f6a1c9e01';
    expect(problemsOf({ 'session-id': sessionId, 'max-iterations': '3' })).toContain('max-iterations: 3');
    expect(parse({ 'session-id': sessionId, 'max-iterations': '1' }).sessionId).toBe(sessionId);
    expect(parse({ 'max-iterations': '3' }).maxIterations).toBe(3);
  });

  test('a folder for the archive is not ignored', () => {
    expect(problemsOf({ 'archive-path': '/srv/sessions' })).toContain('Set one of them, or remove archive-path');
  });

  test('a history has no place by itself, and its URL holds no password', () => {
    expect(problemsOf({ archive: 'git' })).toMatch(/archive-path: is missing\..*transcripts would be in every clone/);
    for (const url of ['https://ghs_x@github.com/o/r.git', 'https://me:pw@host/r', 'ssh://git:pw@host/r']) {
      const message = problemsOf({ archive: 'git', 'archive-path': url });
      expect(message).toContain('archive-path: holds a user name or password');
      expect(message).not.toMatch(/ghs_x|pw@/);
    }
    for (const url of [
      'ssh://git@host/r.git',
      'git@host:o/r.git',
      'https://host/r.git',
      'file:///srv/r',
      '/srv/r.git',
    ]) {
      expect(parse({ archive: 'git', 'archive-path': url }).archivePath).toBe(url);
    }
    expect(problemsOf({ archive: 'git', 'archive-path': 'ext::sh -c x' })).toContain('of a kind that is not read');
  });

  test.each(['a\tb', 'a\nb', 'a\u0085b'])('a name is one line: %j', (name) => {
    expect(problemsOf({ name })).toContain('name: it holds a tab or a line break');
  });

  test('an id is taken in either case, as agents write it', () => {
    const sessionId = '7C1DE0A4-5B1F-4A0E-9D55-0F2F6A1C9E01';
    expect(parse({ 'session-id': sessionId }).sessionId).toBe(sessionId.toLowerCase());
  });

  test('a directory archive needs its folder', () => {
    expect(problemsOf({ archive: 'directory' })).toContain('archive-path: is missing');
  });

  test.each(['--privileged', '-v/:/host', 'a b', 'a;b', ''])('container %j never becomes an option', (container) => {
    if (container === '') expect(parse({ container }).container).toBeUndefined();
    else expect(problemsOf({ container })).toContain('is not the name or id of a container');
  });

  test.each(['--root', '1000:', 'a b'])('user %j never becomes an option', (user) => {
    expect(problemsOf({ container: 'agent', user })).toContain('is not a user');
  });

  test('paths inside a container are whole', () => {
    expect(problemsOf({ container: 'agent', 'working-directory': 'src' })).toContain('is not absolute');
    expect(parse({ 'working-directory': 'src' }).workingDirectory).toBe('src');
  });
});
