import { posix } from 'node:path';
import { describe, expect, test } from 'vitest';
import { needsAgent } from '../fakes/programs.ts';
import { FIRST_PROMPT, runOnHost, WORKSPACE } from './host-run.ts';
import { expectMovedSession } from './session-tree.ts';
import { newestVersion, oldVersions } from './versions.ts';
import { useWorld } from './world.ts';

const versions = [...oldVersions, newestVersion].filter(({ takesNewId }) => !takesNewId);

describe.runIf(needsAgent())('a fork', () => {
  const world = useWorld('docker');

  test.each(versions)('by version $version takes the saved outputs of the session it goes on from', async (version) => {
    const run = { version, archive: await world.folder() };
    const first = await runOnHost(world, { ...run, runId: 1001, prompt: FIRST_PROMPT });
    const { sessionId: origin } = first.answer;
    const inputs = { fork: 'true' };
    const fork = await runOnHost(world, { ...run, runId: 1002, prompt: 'bash: seq 2 40000', inputs });
    const { sessionId: forkId } = fork.answer;
    expect(fork).toMatchObject({ conclusion: 'success', annotations: [] });
    expect(fork.outputs.session?.args).toBe(`--resume ${origin} --fork-session`);
    expect(forkId).not.toBe(origin);
    expect(fork.bundle?.manifest).toMatchObject({ sessionId: forkId, resumedFrom: origin });

    const second = await runOnHost(world, { ...run, runId: 1003, prompt: 'Which word?', inputs });
    expect(second.outputs.session?.args).toBe(`--resume ${forkId} --fork-session`);
    const third = await runOnHost(world, { ...run, runId: 1004, prompt: 'And again?' });
    expect(third.annotations).toEqual([]);
    expect(third.said[0]).toBe(FIRST_PROMPT.replaceAll(WORKSPACE, first.workspace));
    expect(third.said.slice(-3)).toEqual(['Which word?', 'turn 3', 'And again?']);
    const place = { directory: third.workspace, projectsDir: third.projectsDir, formerDirectory: first.workspace };
    const { pointers } = expectMovedSession(third.restored, { id: second.answer.sessionId, ...place });
    const saves = version.sidecars.some((kind) => kind.includes('tool-results'));
    expect(pointers).toHaveLength(saves ? 2 : 0);
    expect(new Set(pointers.map((pointer) => posix.basename(pointer))).size).toBe(pointers.length);
  });
});
