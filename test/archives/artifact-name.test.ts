import fc from 'fast-check';
import { expect, test } from 'vitest';
import { artifactName, parseArtifactName } from '../../src/archives/artifact-name.ts';
import { UserError } from '../../src/errors.ts';

test.each([
  ['pr-12', 'agent-session-pr-12'],
  ['feature/ünï x', 'agent-session-feature%2fünï x'],
  ['a:b\\c', 'agent-session-a%3ab%5cc'],
  ['"<>|*?\r\n', 'agent-session-%22%3c%3e%7c%2a%3f%0d%0a'],
  ['100%~2', 'agent-session-100%25%7e2'],
])('the artifact of the name %j is %j', (name, artifact) => {
  expect(artifactName(name)).toBe(artifact);
  expect(parseArtifactName(artifact)).toBe(name);
});

test('copies have a number and the same name', () => {
  expect(artifactName('a/b', 2)).toBe('agent-session-a%2fb~2');
  for (const copy of [2, 3, 10, 20]) expect(parseArtifactName(artifactName('a/b', copy))).toBe('a/b');
});

test.each([
  'pr-12',
  'agent-session-',
  'agent-session-a~1',
  'agent-session-a~0',
  'agent-session-a~02',
  'agent-session-a~x',
  'agent-session-a~2~3',
  'agent-session-~2',
  'agent-session-a/b',
  'agent-session-%41',
  'agent-session-%2F',
  'agent-session-%',
  'agent-session-%ff',
  'AGENT-SESSION-a',
])('no session has the artifact %j', (artifact) => {
  expect(parseArtifactName(artifact)).toBeUndefined();
});

test('every name comes back, and holds nothing that artifacts refuse', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'grapheme', minLength: 1, maxLength: 20 }),
      fc.integer({ min: 1, max: 20 }),
      (name, copy) => {
        const artifact = artifactName(name, copy);
        expect(artifact).not.toMatch(/["<>|*?:\\/\r\n]/);
        expect(parseArtifactName(artifact)).toBe(name);
      },
    ),
  );
});

test("names that no artifact can have are the user's to change", () => {
  expect(() => artifactName('ü'.repeat(120))).toThrow(UserError);
  expect(() => artifactName('ü'.repeat(120))).toThrow(/254 of at most 250/);
  expect(() => artifactName('')).toThrow(UserError);
  expect(() => artifactName('\ud800')).toThrow(UserError);
});
