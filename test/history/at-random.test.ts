import { appendFileSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { branchFor } from '../../src/history/branch-name.ts';
import { prepare, refresh } from '../../src/history/prepare.ts';
import { preserve } from '../../src/history/preserve.ts';
import { publish } from '../../src/history/publish.ts';
import { tipOf } from '../../src/history/refs.ts';
import {
  checkSound,
  filesAt,
  freshBare,
  freshFolder,
  gitOn,
  PROJECT,
  sessionId,
  transcriptOf,
} from './history-folders.ts';

const ACTIONS = [
  'grow',
  'grow',
  'grow',
  'note',
  'sweep',
  'cut',
  'preserve',
  'publish',
  'publish',
  'prepare',
  'refresh',
  'renew',
] as const;
const SANDBOXES = ['a', 'b', 'c'];

/** What somebody does: in which sandbox, and with which of three sessions. */
const step = fc.record({
  what: fc.constantFrom(...ACTIONS),
  sandbox: fc.constantFrom(...SANDBOXES),
  session: fc.constantFrom(1, 2, 3),
});

function rowsIn(files: Readonly<Record<string, string>>): ReadonlySet<string> {
  const transcripts = Object.entries(files).filter(([path]) => path.endsWith('.jsonl'));
  return new Set(transcripts.flatMap(([, text]) => text.split('\n').filter((line) => line.endsWith('}'))));
}

function filesOf(folder: string): Record<string, string> {
  return existsSync(join(folder, PROJECT)) ? filesAtOnce(folder) : {};
}

function filesAtOnce(folder: string): Record<string, string> {
  return Object.fromEntries(
    readdirSync(join(folder, PROJECT))
      .filter((name) => name.endsWith('.jsonl'))
      .map((name) => [`${PROJECT}/${name}`, readFileSync(join(folder, PROJECT, name), 'utf8')]),
  );
}

/** When all have published and taken in what there is, all have the same, and nothing is left to do. */
async function expectAgreement(bare: string, folders: ReadonlyMap<string, string>): Promise<void> {
  for (let round = 0; round < 2; round += 1) {
    for (const [sandbox, folder] of folders) {
      await refresh(bare, folder, branchFor(sandbox));
      if ((await tipOf(bare, branchFor(sandbox))) !== undefined) await publish(bare, branchFor(sandbox));
    }
  }
  const refs = () => gitOn(bare, 'for-each-ref', '--format=%(tree) %(objectname)', 'refs/heads').trim().split('\n');
  const before = refs();
  for (const [sandbox, folder] of folders) await refresh(bare, folder, branchFor(sandbox));
  expect(new Set(refs().map((line) => line.split(' ')[0])).size).toBe(1);
  expect(new Set(before.map((line) => line.split(' ')[0])).size).toBe(1);
}

test('whatever three sandboxes do, and in which order, no row is lost or there twice', {
  timeout: 300_000,
}, async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 8, maxLength: 24 }), async (steps) => {
      const bare = await freshBare();
      const folders = new Map(SANDBOXES.map((sandbox) => [sandbox, freshFolder()]));
      /** The rows that must be in a branch. */
      const due = new Map<string, Set<string>>();
      const add = (branch: string, rows: Iterable<string>) => {
        const known = due.get(branch) ?? new Set();
        for (const text of rows) known.add(text);
        due.set(branch, known);
      };
      let count = 0;
      for (const { what, sandbox, session } of steps) {
        count += 1;
        const [folder, branch] = [folders.get(sandbox) as string, branchFor(sandbox)];
        const path = join(folder, transcriptOf(sessionId(session)));
        mkdirSync(dirname(path), { recursive: true });
        const inFolder = rowsIn(filesOf(folder));
        switch (what) {
          case 'grow':
            appendFileSync(
              path,
              `${JSON.stringify({ uuid: `${sandbox}${count}`, timestamp: new Date(count * 1000) })}\n`,
            );
            appendFileSync(path, `${JSON.stringify({ type: 'mode', mode: `${session}` })}\n`);
            break;
          case 'note':
            mkdirSync(join(folder, PROJECT, 'memory'), { recursive: true });
            writeFileSync(join(folder, PROJECT, 'memory', 'note.md'), `${sandbox}${count}`);
            appendFileSync(join(folder, PROJECT, 'memory', 'MEMORY.md'), `- ${sandbox}${count}\n`);
            break;
          case 'sweep':
            rmSync(path, { force: true });
            break;
          case 'cut':
            if (existsSync(path)) writeFileSync(path, readFileSync(path, 'utf8').slice(0, 50));
            break;
          case 'renew':
            folders.set(sandbox, freshFolder());
            break;
          case 'preserve':
            await preserve(bare, folder, branch);
            add(branch, inFolder);
            break;
          case 'publish':
            if ((await tipOf(bare, branch)) === undefined) break;
            await publish(bare, branch);
            add('main', due.get(branch) ?? []);
            break;
          default:
            await (what === 'prepare' ? prepare : refresh)(bare, folder, branch);
            add(branch, [...inFolder, ...(due.get('main') ?? [])]);
            // What is in the branch is before the agent.
            for (const text of due.get(branch) ?? []) expect(rowsIn(filesOf(folder))).toContain(text);
        }
      }
      for (const [branch, rows] of due) {
        if (rows.size === 0) continue;
        const files = filesAt(bare, branch);
        for (const text of rows) expect(rowsIn(files)).toContain(text);
        for (const [path, text] of Object.entries(files)) {
          if (!path.endsWith('.jsonl')) continue;
          const named = text.split('\n').filter((line) => line.startsWith('{"uuid"') && line.endsWith('}'));
          expect(new Set(named).size).toBe(named.length);
        }
        expect(Object.keys(files).filter((path) => path.includes('note.md')).length).toBeLessThan(steps.length);
      }
      checkSound(bare);
      await expectAgreement(bare, folders);
    }),
    { numRuns: 8 },
  );
});
