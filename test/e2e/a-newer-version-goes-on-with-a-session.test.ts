import { describe, expect, test } from 'vitest';
import { needsAgent } from '../fakes/programs.ts';
import { FIRST_PROMPT, runOnHost, WORKSPACE } from './host-run.ts';
import { expectMovedSession } from './session-tree.ts';
import { newestVersion, oldVersions } from './versions.ts';
import { useWorld } from './world.ts';

describe.runIf(needsAgent())('a session', () => {
  const world = useWorld('docker');

  test.each(oldVersions)('of version $version is resumed by the newest', async (version) => {
    const archive = await world.folder();
    const first = await runOnHost(world, { runId: 1001, version, archive, prompt: FIRST_PROMPT });
    const { sessionId: id } = first.answer;
    const second = await runOnHost(world, { runId: 1002, version: newestVersion, archive, prompt: 'Which word?' });
    expect(second).toMatchObject({ conclusion: 'success', annotations: [] });
    expect(second.outputs.session).toMatchObject({ verdict: 'restored', args: `--resume ${id}` });
    expect(second.answer).toEqual({ sessionId: id, text: 'turn 2' });
    expect(second.said).toEqual([FIRST_PROMPT.replaceAll(WORKSPACE, first.workspace), 'turn 1', 'Which word?']);
    expect(second.bundle?.manifest).toMatchObject({ sessionId: id, agentVersion: newestVersion.version });

    // What the old version left beside the transcript travels on, though the new one does not know of it.
    const third = await runOnHost(world, { runId: 1003, version: newestVersion, archive, prompt: 'And again?' });
    expect(third.answer).toEqual({ sessionId: id, text: 'turn 3' });
    const { workspace: directory, projectsDir } = third;
    expect(third.readBack).toEqual([{ sessionId: id, cwd: directory, said: third.said.slice(0, -1) }]);
    const expected = { id, directory, projectsDir, formerDirectory: first.workspace };
    expect(expectMovedSession(third.restored, expected).sidecars).toEqual(version.sidecars);
  });

  test('goes on from the oldest version through every one to the newest', async () => {
    const archive = await world.folder();
    const said: string[] = [];
    let id = '';
    for (const [index, version] of [...oldVersions, newestVersion].entries()) {
      const prompt = `Question ${index + 1}?`;
      const run = await runOnHost(world, { runId: 1001 + index, version, archive, prompt });
      expect(run).toMatchObject({ conclusion: 'success', annotations: [] });
      expect(run.outputs.session).toMatchObject(
        index === 0 ? { verdict: 'fresh' } : { verdict: 'restored', args: `--resume ${id}` },
      );
      const known = { sessionId: id, cwd: run.workspace, said: [...said] };
      expect(run.readBack, version.version).toEqual(index === 0 ? [] : [known]);
      said.push(prompt);
      expect(run.said, version.version).toEqual(said);
      said.push(run.answer.text);
      expect(run.answer.text).toBe(`turn ${index + 1}`);
      id = run.answer.sessionId;
      expect(run.bundle?.manifest).toMatchObject({ sessionId: id, agentVersion: version.version });
    }
  });
});
