import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { JobResult, RunStep } from '../fakes/runner.ts';
import { useHostJobs } from './host-jobs.ts';

const jobs = useHostJobs();
const { session, run, bundles } = jobs;

const id = '7c1de0a4-5b1f-4a0e-9d55-0f2f6a1c9e01';

function caseFile(name: string): string {
  return new URL(`../fixtures/cases/${name}.jsonl`, import.meta.url).pathname;
}

/** Writes a case as the transcript of the job's own directory. */
function agentLeaves(name: string): RunStep {
  const folder = '"$HOME/.claude/projects/$(printf %s "$GITHUB_WORKSPACE" | sed s/[^A-Za-z0-9]/-/g)"';
  const here = `sed "s|/workspace|$GITHUB_WORKSPACE|g" '${caseFile(name)}'`;
  return { run: `mkdir -p ${folder} && ${here} > ${folder}/${id}.jsonl` };
}

async function carry(name: string): Promise<{ captured: string; second: JobResult; restored: Buffer; source: Buffer }> {
  const first = await run(101, { steps: [session({ redact: 'false' }), agentLeaves(name)] });
  expect(first).toMatchObject({ conclusion: 'success', annotations: [] });
  const second = await run(102, { steps: [session({ redact: 'false' })] });
  expect(second.conclusion).toBe('success');
  const source = (await readFile(caseFile(name), 'latin1')).replaceAll('/workspace', second.workspace);
  const restored = await readFile(second.outputs.session?.['session-file'] ?? '');
  const captured = first.stage('session', 'post').log;
  return { captured, second, restored, source: Buffer.from(source, 'latin1') };
}

describe('a damaged transcript', () => {
  test('is repaired on restore, and stays as it was in the bundle', async () => {
    const { captured, second, restored } = await carry('04-spliced-and-nul');
    expect(captured).toContain(
      'Of 4 rows, 2 are broken (1 with another row behind, 1 with NULs). They are kept as they',
    );
    expect(second.outputs.session).toMatchObject({ verdict: 'repaired', resumed: 'true', args: `--resume ${id}` });
    const rows = restored.toString().trim().split('\n');
    expect(rows.map((row) => JSON.parse(row).uuid.at(-1))).toEqual(['1', '2', '3', '4']);
    const done = 'repaired: 2 rows won back, 1 torn part left out, 64 NUL bytes left out';
    expect(second.stage('session', 'main').log).toMatch(
      new RegExp(`^Restored session 7c1de0a4… of run 101: 4 rows, .*; ${done}$`, 'm'),
    );
    expect(second.annotations).toEqual([]);
    expect(second.stage('session', 'post').summary).toContain(`| ${done.replace('repaired: ', 'Repaired | ')} |`);

    const [bundle = ''] = await bundles();
    const folder = join(jobs.archive, 'pr-7', bundle, 'projects');
    const [project = ''] = await readdir(folder);
    const kept = await readFile(join(folder, project, `${id}.jsonl`));
    expect(kept.includes(Buffer.alloc(64))).toBe(true);
    expect(kept.includes('"uuid":"0000000{"parentUuid"')).toBe(true);
  });

  test('loses its torn end', async () => {
    const { second, restored, source } = await carry('05-torn-tail');
    expect(second.outputs.session).toMatchObject({ verdict: 'repaired' });
    expect(restored).toEqual(source.subarray(0, source.lastIndexOf('\n') + 1));
    expect(second.stage('session', 'main').log).toMatch(/; repaired: 1 torn part left out$/m);
  });
});

describe('a transcript that is as it should be', () => {
  test.each(['06-unanswered-tool-call', '08-metadata-first', '11-two-leaves'])('stays so: %s', async (name) => {
    const { second, restored, source } = await carry(name);
    expect(restored).toEqual(source);
    expect(second.outputs.session).toMatchObject({ verdict: 'restored' });
    expect(second.annotations).toEqual([]);
    expect(second.stage('session', 'main').log).toMatch(/ rewritten$/m);
  });

  test('is captured with a word about the odd session id in it', async () => {
    const { captured } = await carry('08-metadata-first');
    expect(captured).toContain(
      `Rows of session ${id} also name "11111111-2222-4333-8444-555555555555" as their session.`,
    );
    expect(captured).not.toContain('broken');
  });
});

test('a row that is missing is told with what the model will see', async () => {
  const { second, restored, source } = await carry('12-missing-parent');
  expect(restored).toEqual(source);
  expect(second.outputs.session).toMatchObject({ verdict: 'restored' });
  expect(second.annotations).toEqual([
    {
      level: 'warning',
      title: 'agent-session',
      message:
        'Session 7c1de0a4… is restored as it is, but the model will see 2 of 4 rows, since a row that others go on from is missing.',
    },
  ]);
});
