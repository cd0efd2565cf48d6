import { describe, expect, test } from 'vitest';
import { needsAgent } from '../fakes/programs.ts';
import type { ContentBlock, Message } from '../fakes/scripted-model.ts';
import { type HostRun, runOnHost } from './host-run.ts';
import { CASE_DIRECTORY, CASE_ID, keepCase, readCase } from './kept-case.ts';
import { type AgentVersion, newestVersion, oldVersions } from './versions.ts';
import { useWorld } from './world.ts';

/** What the model must see of a case, and what else must be so. */
interface Expected {
  readonly said: readonly string[];
  readonly verdict?: 'repaired';
  readonly check?: (run: HostRun, version: AgentVersion) => unknown;
}

/** What the agent puts in by itself where nothing was said between two prompts. */
const FILLED = 'No response requested.';

const oldest2 = oldVersions.find(({ version }) => version === '2.0.15') as AgentVersion;

const cases: Readonly<Record<string, Expected>> = {
  '01-directory-boundaries': {
    said: ['hi', 'ok', 'x\ny\nz'],
    check: (run) => {
      const { workspace } = run;
      expect(directoriesOf(run)).toEqual([
        workspace,
        `${workspace}/packages/a`,
        '/workspace2',
        `${workspace}/`,
        '/work',
      ]);
    },
  },
  '02-bytes-that-must-survive': {
    said: ['numbers\nspaces\nescaped slashes\nno final newline'],
    verdict: 'repaired',
    check: async (run) => {
      // Only the newline at the end is new, for the row that the agent adds.
      const escaped = run.workspace.replaceAll('/', '\\/');
      const there = `${(await readCase('02-bytes-that-must-survive')).toString('latin1')}\n`
        .replaceAll(/("cwd" ?: ?)"\/workspace"/g, `$1"${run.workspace}"`)
        .replace('"\\/workspace\\/a"', `"${escaped}\\/a"`)
        .replace('"\\u002fworkspace"', `"${run.workspace.replaceAll('/', '\\u002f')}"`);
      expect(Buffer.from(transcriptOf(run)).toString('latin1')).toBe(there);
    },
  },
  '03-thinking': {
    said: ['go'],
    check: (run, version) => {
      const thinking = { type: 'thinking', thinking: THOUGHT, signature: 'EqQB/workspace/abc==' };
      const redacted = { type: 'redacted_thinking', data: 'EmwK/workspace/xyz==' };
      expect(transcriptOf(run)).toContain(`${JSON.stringify(thinking)},${JSON.stringify(redacted)}`);
      expect(transcriptOf(run)).toContain('"thinkingSignature":"/workspace/sig"');
      // The newest leaves out thinking of which it does not know that its model can read it.
      expect(blocksOf(run)).toEqual(expect.arrayContaining(version === oldest2 ? [thinking, redacted] : []));
      expect(inputsOf(run)).toMatchObject([{ file_path: `${run.workspace}/a.ts` }]);
    },
  },
  '04-spliced-and-nul': { said: ['one', 'two', 'three', 'four'], verdict: 'repaired' },
  '05-torn-tail': {
    said: ['one', 'two'],
    verdict: 'repaired',
    check: ({ bundle }) => {
      const rows =
        bundle?.files
          .find(({ type }) => type === 'file')
          ?.content.trimEnd()
          .split('\n') ?? [];
      expect(rows.length).toBeGreaterThan(3);
      expect(() => rows.map((row) => JSON.parse(row))).not.toThrow();
    },
  },
  '06-unanswered-tool-call': {
    said: ['one', 'two', 'run it', 'Running.'],
    check: (run, version) => {
      const results = blocksOf(run).filter(({ type }) => type === 'tool_result');
      expect(inputsOf(run)).toHaveLength(version === oldest2 ? 0 : 1);
      expect(results).toHaveLength(version === oldest2 ? 0 : 1);
    },
  },
  '07-saved-output': {
    said: ['one'],
    check: (run) => {
      const [saved] = run.restored.filter(({ path }) => path.endsWith(`/${CASE_ID}/tool-results/b8xbxb3i8.txt`));
      expect(saved?.content).toBe('1\n2\n3\n');
      expect(run.sent).toContain(`Full output saved to: ${saved?.path}\\n`);
      expect(transcriptOf(run)).toContain(`"persistedOutputPath":"${saved?.path}"`);
    },
  },
  '08-metadata-first': { said: ['one', 'two'] },
  '09-directory-changes-midway': {
    said: ['one', 'moved', 'three', 'back'],
    check: (run) => {
      const { workspace } = run;
      expect(directoriesOf(run)).toEqual([workspace, `${workspace}/.worktrees/fix`, '/tmp/elsewhere', workspace]);
    },
  },
  '10-prose-is-not-a-path': {
    said: [
      'Why does the log say {"cwd": "/workspace", "file_path": "/workspace/x"} and "cwd":"/workspace"? Look in /workspace/src.',
    ],
    check: (run) => {
      const content = '{"cwd": "/workspace", "file_path": "/workspace/x"}';
      expect(inputsOf(run)).toEqual([{ file_path: `${run.workspace}/log.json`, content }]);
    },
  },
  '11-two-leaves': {
    said: ['one', 'two', 'second try', 'answer to the second'],
    check: (run) => expect(transcriptOf(run)).toContain('"first try"'),
  },
  '12-missing-parent': {
    said: ['after a gap', 'only this is reachable'],
    check: ({ annotations }) => expect(annotations).toMatchObject([{ level: 'warning', message: CUT_OFF }]),
  },
};

const THOUGHT = 'I should read /workspace/a.ts; the key is AKIAZ7EXAMPLE2QWERTY';
const CUT_OFF = expect.stringMatching(/restored as it is, but the model will see 2 of 4 rows/);

describe.runIf(needsAgent())('a transcript of the kind', () => {
  const world = useWorld('docker');

  // Where it was measured with other versions too what an agent makes of it, one of them is asked.
  const measured = ['03-thinking', '04-spliced-and-nul', '06-unanswered-tool-call', '12-missing-parent'];

  test.each([
    ...Object.keys(cases).map((name) => ({ name, version: newestVersion })),
    ...measured.map((name) => ({ name, version: oldest2 })),
  ])('$name, by version $version.version', async ({ name, version }) => {
    const { said, verdict = 'restored', check } = cases[name] as Expected;
    const archive = await world.folder();
    await keepCase(archive, name, name.startsWith('07') ? { 'tool-results/b8xbxb3i8.txt': '1\n2\n3\n' } : {});
    const run = await runOnHost(world, { runId: 1002, version, archive, prompt: 'Go on' });
    expect(run.conclusion).toBe('success');
    expect(run.outputs.session).toMatchObject({ verdict, resumed: 'true', args: `--resume ${CASE_ID}` });
    expect(run.annotations.length).toBe(name.startsWith('12') ? 1 : 0);
    expect(run.answer.sessionId).toBe(CASE_ID);
    expect(run.said.filter((text) => text !== FILLED)).toEqual([...said, 'Go on']);
    const known = said.flatMap((text) => text.split('\n'));
    expect(run.readBack).toEqual([{ sessionId: CASE_ID, cwd: run.workspace, said: known }]);
    expect(transcriptOf(run)).not.toContain(`"cwd":"${CASE_DIRECTORY}"`);
    await check?.(run, version);
  });

  test('with a secret in its thinking loses the thinking with the next capture, and goes on', async () => {
    const run = { version: oldest2, archive: await world.folder() };
    await keepCase(run.archive, '03-thinking');
    const first = await runOnHost(world, { ...run, runId: 1002, prompt: 'Go on' });
    expect(first.sent).toContain('AKIA');
    expect(first.bundle?.manifest).toMatchObject({ redactions: { thinking: expect.any(Number) } });
    expect(JSON.stringify(first.bundle)).not.toContain('AKIA');
    const second = await runOnHost(world, { ...run, runId: 1003, prompt: 'And again' });
    expect(second.sent).not.toContain('AKIA');
    expect(blocksOf(second)).toContainEqual({ type: 'redacted_thinking', data: 'EmwK/workspace/xyz==' });
    expect(second.said.filter((text) => text !== FILLED)).toEqual([
      'go',
      '[redacted:thinking]',
      'Go on',
      'turn 2',
      'And again',
    ]);
  });
});

function transcriptOf({ restored }: HostRun): string {
  return restored.find(({ path }) => path.endsWith(`/${CASE_ID}.jsonl`))?.content ?? '';
}

function directoriesOf(run: HostRun): readonly unknown[] {
  return transcriptOf(run)
    .trimEnd()
    .split('\n')
    .map((row) => JSON.parse(row).cwd);
}

function blocksOf({ sent }: HostRun): readonly ContentBlock[] {
  const messages = JSON.parse(sent) as readonly Message[];
  return messages.flatMap(({ content }) => (typeof content === 'string' ? [] : content));
}

function inputsOf(run: HostRun): readonly unknown[] {
  return blocksOf(run).flatMap((block) => (block.type === 'tool_use' ? [block.input] : []));
}
