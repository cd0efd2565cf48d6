import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { claudeCode } from '../../src/agents/claude-code.ts';
import { inverse, pathMap } from '../../src/transcript/path-map.ts';
import { rewriteInPieces } from './pieces.ts';

const folder = new URL('../fixtures/cases/', import.meta.url);
const id = '7c1de0a4-5b1f-4a0e-9d55-0f2f6a1c9e01';
const rules = {
  map: pathMap([{ from: '/workspace', to: '/srv/my.app_x' }]),
  pointers: pathMap([
    {
      from: `/home/agent/.claude/projects/-workspace/${id}`,
      to: `/home/node/.claude/projects/-srv-my-app-x/${id}`,
    },
  ]),
  fields: claudeCode.fields,
};

/** File → text of the case → text that must have taken its place, wherever it stood. All other bytes stay. */
const moved: Readonly<Record<string, readonly (readonly [string, string])[]>> = {
  '01-directory-boundaries': [
    ['"cwd":"/workspace"', '"cwd":"/srv/my.app_x"'],
    ['"cwd":"/workspace/packages/a"', '"cwd":"/srv/my.app_x/packages/a"'],
    ['"cwd":"/workspace/"', '"cwd":"/srv/my.app_x/"'],
  ],
  '02-bytes-that-must-survive': [
    ['"cwd":"/workspace"', '"cwd":"/srv/my.app_x"'],
    ['"cwd" : "/workspace"', '"cwd" : "/srv/my.app_x"'],
    ['"cwd":"\\/workspace\\/a"', '"cwd":"\\/srv\\/my.app_x\\/a"'],
    ['"cwd":"\\u002fworkspace"', '"cwd":"\\u002fsrv\\u002fmy.app_x"'],
  ],
  '03-thinking': [
    ['"cwd":"/workspace"', '"cwd":"/srv/my.app_x"'],
    ['"file_path":"/workspace/a.ts"', '"file_path":"/srv/my.app_x/a.ts"'],
    ['"filePath":"/workspace/a.ts"', '"filePath":"/srv/my.app_x/a.ts"'],
  ],
  '04-spliced-and-nul': [['"cwd":"/workspace"', '"cwd":"/srv/my.app_x"']],
  '05-torn-tail': [['"cwd":"/workspace"', '"cwd":"/srv/my.app_x"']],
  '06-unanswered-tool-call': [['"cwd":"/workspace"', '"cwd":"/srv/my.app_x"']],
  '07-saved-output': [
    ['"cwd":"/workspace"', '"cwd":"/srv/my.app_x"'],
    ['/home/agent/.claude/projects/-workspace/', '/home/node/.claude/projects/-srv-my-app-x/'],
  ],
  '08-metadata-first': [['"cwd":"/workspace"', '"cwd":"/srv/my.app_x"']],
  '09-directory-changes-midway': [
    ['"cwd":"/workspace"', '"cwd":"/srv/my.app_x"'],
    ['"cwd":"/workspace/.worktrees/fix"', '"cwd":"/srv/my.app_x/.worktrees/fix"'],
  ],
  '10-prose-is-not-a-path': [
    [',"cwd":"/workspace"', ',"cwd":"/srv/my.app_x"'],
    ['"file_path":"/workspace/log.json"', '"file_path":"/srv/my.app_x/log.json"'],
  ],
  '11-two-leaves': [['"cwd":"/workspace"', '"cwd":"/srv/my.app_x"']],
  '12-missing-parent': [['"cwd":"/workspace"', '"cwd":"/srv/my.app_x"']],
};

describe('a transcript of the kind', () => {
  const files = readdirSync(folder).map((file) => file.replace(/\.jsonl$/, ''));

  test.each(files)('%s has its paths moved, and nothing else', (name) => {
    const text = readFileSync(new URL(`${name}.jsonl`, folder), 'latin1');
    const expected = (moved[name] ?? []).reduce((done, [from, to]) => {
      expect(done).toContain(from);
      return done.replaceAll(from, to);
    }, text);
    const { bytes } = rewriteInPieces(Buffer.from(text, 'latin1'), rules);
    expect(bytes.toString('latin1')).toBe(expected);
  });

  test.each(files)('%s comes back byte for byte, in pieces of any size', (name) => {
    const bytes = readFileSync(new URL(`${name}.jsonl`, folder));
    const back = { ...rules, map: inverse(rules.map), pointers: inverse(rules.pointers) };
    for (const size of [1, 7, 100, 65_536]) {
      const there = rewriteInPieces(bytes, rules, [size]).bytes;
      expect(there.equals(bytes)).toBe(false);
      expect(rewriteInPieces(there, back, [size]).bytes.equals(bytes)).toBe(true);
    }
  });

  test('nothing is changed by a map to the same place', () => {
    for (const name of files) {
      const bytes = readFileSync(new URL(`${name}.jsonl`, folder));
      const same = { ...rules, map: pathMap([{ from: '/workspace', to: '/workspace' }]), pointers: [] };
      expect(rewriteInPieces(bytes, same).bytes.equals(bytes)).toBe(true);
    }
  });
});
