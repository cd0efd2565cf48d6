import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { needsEngine } from '../fakes/engine.ts';
import { between, docker, SESSION, says, useContainers } from './container-jobs.ts';
import { useHostJobs } from './host-jobs.ts';

const jobs = useHostJobs();
const { session, run, bundles } = jobs;
const PROJECT = '/home/agent/.claude/projects/-workspace';

describe.runIf(needsEngine('docker'))('a session in a container', () => {
  const { image, create, start } = useContainers();
  let busybox = '';
  beforeAll(async () => {
    busybox = await image('busybox');
  });
  const ask = (container: string, line: string) => docker(['exec', container, 'sh', '-c', line]);

  test('of 10,000 sub-agents travels whole', { timeout: 900_000 }, async () => {
    const source = await start(busybox);
    const row = `{"type":"user","isSidechain":true,"cwd":"/workspace","sessionId":"${SESSION}"}`;
    const make = `cd ${PROJECT} && mkdir -p ${SESSION}/subagents && cd ${SESSION}/subagents && i=0; while [ $i -lt 10000 ]; do echo '${row}' > agent-$i.jsonl; echo '{}' > agent-$i.meta.json; i=$((i+1)); done`;
    const first = await run(101, {
      steps: [session({ container: source }), says(source), between(() => ask(source, make))],
    });
    expect(first).toMatchObject({ conclusion: 'success', annotations: [] });
    expect(first.stage('session', 'post').log).toMatch(/: 1 row, 10,000 sub-agents, /);
    const target = await start(busybox);
    const second = await run(102, { steps: [session({ container: target })] });
    expect(second.outputs.session).toMatchObject({ verdict: 'restored', 'session-id': SESSION });
    const { stdout } = await ask(target, `find ${PROJECT}/${SESSION}/subagents -type f -user agent | wc -l`);
    expect(stdout).toBe('20000');
  });

  test('leaves out the files whose names cannot be carried, with one line that counts them', async () => {
    const source = await start(busybox);
    const results = `${PROJECT}/${SESSION}/tool-results`;
    const make = `mkdir -p ${results} && cd ${results} && echo 1 > 'with space.txt' && echo 2 > "it's \\"quoted\\".txt" && echo 3 > "$(printf 'line\\nbreak.txt')" && echo 4 > "$(printf 'caf\\351.txt')" && echo 5 > café.txt`;
    const first = await run(101, {
      steps: [session({ container: source }), says(source), between(() => ask(source, make))],
    });
    expect(first.conclusion).toBe('success');
    expect(first.annotations).toEqual([
      {
        level: 'warning',
        title: 'agent-session',
        message: expect.stringMatching(
          /^Left out 2 files that a bundle cannot hold: ("[^"]+" \(which (holds a control character|has a name that is not UTF-8)\)(, )?){2}\. Give them other names to keep them\.$/,
        ),
      },
    ]);
    const [bundle = ''] = await bundles();
    const folder = join(jobs.archive, 'pr-7', bundle, 'projects');
    const [project = ''] = await readdir(folder);
    const names = await readdir(join(folder, project, SESSION, 'tool-results'));
    expect(names.sort()).toEqual(['café.txt', `it's "quoted".txt`, 'with space.txt']);
    for (const target of [await start(busybox), await create(busybox)]) {
      const second = await run(102, { steps: [session({ container: target })] });
      expect(second.outputs.session).toMatchObject({ verdict: 'restored' });
      await docker(['start', target]);
      const { stdout } = await ask(target, `cd ${results} && cat 'with space.txt' "it's \\"quoted\\".txt" café.txt`);
      expect(stdout).toBe('1\n2\n5');
    }
    expect(JSON.parse(await readFile(join(jobs.archive, 'pr-7', bundle, 'manifest.json'), 'utf8')).files).toHaveLength(
      4,
    );
  });
});
