import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { SESSION } from '../bundle/make-bundle.ts';
import { cacheCases } from './cache-cases.ts';
import type { Delivered, HostileCase } from './case.ts';
import { folderCases } from './folder-cases.ts';
import { manifestCases } from './manifest-cases.ts';
import { type Measured, type MeasuredProgram, measuredProgram } from './measured.ts';
import { nameCases } from './name-cases.ts';
import type { Reception } from './receive.ts';
import { sealedCases } from './sealed-cases.ts';
import { zipCases } from './zip-cases.ts';

const MEGABYTES = 200;
const CPU_SECONDS = 10;

const cases = [...nameCases, ...manifestCases, ...zipCases, ...sealedCases, ...cacheCases, ...folderCases];

describe.runIf(process.platform === 'linux')('a stranger’s bundle', () => {
  let program: MeasuredProgram;
  beforeAll(async () => {
    program = await measuredProgram('receive.ts');
  });
  afterAll(async () => {
    await program.close();
  });

  test('there are a hundred and more, none twice', () => {
    expect(cases.length).toBeGreaterThan(100);
    expect(new Set(cases.map(({ what }) => what)).size).toBe(cases.length);
  });

  // Titles of a table are cut where they are made of a field.
  test.concurrent.each(cases.map((hostile) => [hostile.what, hostile] as const))(
    '%s',
    { timeout: 120_000 },
    async (_what, hostile) => {
      const root = await mkdtemp(join(tmpdir(), 'hostile-'));
      try {
        const { measured, before, after } = await receive(program, root, hostile);
        expectTold(measured, hostile);
        // Whatever came of it, nothing is anywhere but in the one project folder.
        expect(after).toEqual({ ...before, sandbox: hostile.told === 'harmless' ? [`${SESSION}.jsonl`] : [] });
        expect(measured.peakMegabytes).toBeLessThan(MEGABYTES);
        expect(measured.cpuSeconds).toBeLessThan(CPU_SECONDS);
      } finally {
        await rm(root, { recursive: true, force: true });
      }
    },
  );
});

/** Lays the bundle out below `root`, restores it, and looks at everything below `root` before and after. */
async function receive(program: MeasuredProgram, root: string, hostile: HostileCase) {
  const tempDir = join(root, 'runner', 'temp');
  const projects = join(root, 'home', '.claude', 'projects');
  const archive = join(root, 'archive', 'bundle');
  for (const folder of [tempDir, projects, archive, join(root, 'outside')]) await mkdir(folder, { recursive: true });
  await writeFile(join(root, 'outside', 'secret'), '{"type":"user","secret":"of the runner"}\n');
  await writeFile(join(root, 'home', '.claude', 'settings.json'), '{}');

  const delivered = await hostile.make(root);
  const reception: Reception = {
    delivery: await deliver(delivered, archive),
    ...(hostile.keys && { keys: hostile.keys }),
    tempDir,
    projects,
  };
  const before = await look(root);
  const measured = await program.run(reception);
  return { measured, before, after: await look(root) };
}

async function deliver(delivered: Delivered, archive: string): Promise<Reception['delivery']> {
  if ('lay' in delivered) {
    await delivered.lay(archive);
    return { folder: archive };
  }
  const file = `${archive}.packed`;
  await writeFile(file, 'zip' in delivered ? delivered.zip : delivered.entry);
  return 'zip' in delivered ? { zip: file } : { entry: file };
}

/** What lies where, without what is in the archive. */
async function look(root: string) {
  const sandbox = join('home', '.claude', 'projects');
  const names = await readdir(root, { recursive: true });
  const project = join(root, sandbox, '-sandbox-work');
  return {
    names: names.filter((name) => !name.startsWith('archive') && !name.startsWith(sandbox)).sort(),
    projects: (await readdir(join(root, sandbox))).filter((name) => name !== '-sandbox-work'),
    sandbox: await readdir(project, { recursive: true }).catch(() => []),
    settings: await readFile(join(root, 'home', '.claude', 'settings.json'), 'utf8'),
    secret: await readFile(join(root, 'outside', 'secret'), 'utf8'),
    root: await readdir('/etc').then((entries) => entries.filter((entry) => entry.startsWith('agent-session'))),
  };
}

function expectTold({ result }: Measured, { told }: HostileCase): void {
  if (told === 'harmless') {
    expect(result).toEqual({ value: SESSION });
    return;
  }
  expect(result).toMatchObject({ name: expect.stringMatching(/^(?:IntegrityError|ArchiveError)$/) });
  const { message } = result as { message: string };
  expect(message).toMatch(told);
  // One line that a log and an annotation can show as it is.
  expect(message).not.toMatch(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u);
  expect(message.length).toBeLessThan(1000);
  expect(message).not.toMatch(/hunter2|agent-session-\w{6}/);
}
