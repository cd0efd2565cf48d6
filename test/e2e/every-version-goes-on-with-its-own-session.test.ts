import { describe, expect, test } from 'vitest';
import { needsAgent } from '../fakes/programs.ts';
import { FIRST_PROMPT, type HostRun, runOnHost, WORKSPACE } from './host-run.ts';
import { expectMovedSession, SAVED_OUTPUT } from './session-tree.ts';
import { newestVersion, oldVersions } from './versions.ts';
import { useWorld } from './world.ts';

describe.runIf(needsAgent())('a session', () => {
  const world = useWorld('docker');

  test.each([...oldVersions, newestVersion])('of version $version is resumed by it, run after run', async (version) => {
    const run = { version, archive: await world.folder() };
    const first = await runOnHost(world, { ...run, runId: 1001, prompt: FIRST_PROMPT });
    expect(first).toMatchObject({ conclusion: 'success', annotations: [] });
    const { sessionId: firstId, text } = first.answer;
    expect(text).toBe('turn 1');
    expect(first.bundle?.manifest).toMatchObject({ sessionId: firstId, agentVersion: version.version });
    expect(first.bundle?.manifest).not.toHaveProperty('resumedFrom');

    const second = await runOnHost(world, { ...run, runId: 1002, prompt: 'Which word?' });
    expectResumed(second, { id: firstId, version, turn: 2 });
    expect(second.workspace).not.toBe(first.workspace);
    const moved = expectMovedSession(second.restored, {
      id: firstId,
      directory: second.workspace,
      formerDirectory: first.workspace,
      projectsDir: second.projectsDir,
    });
    expect(moved.sidecars).toEqual(version.sidecars);
    expect(second.restored.map(({ content }) => content).join('\n')).toContain('the sub-agent has looked around');
    expect(moved.pointers.length > 0).toBe(version.sidecars.includes(SAVED_OUTPUT));
    for (const pointer of moved.pointers) {
      expect(second.sent).toContain(pointer);
    }
    const prompts = [FIRST_PROMPT.replaceAll(WORKSPACE, first.workspace), 'Which word?', 'And again?'];
    expect(second.said).toEqual([prompts[0], 'turn 1', prompts[1]]);
    expect(second.readBack).toEqual([{ sessionId: firstId, cwd: second.workspace, said: second.said.slice(0, -1) }]);

    // Back on the machine of the first run, where an older state of the session is left.
    const third = await runOnHost(world, { ...run, runId: 1003, prompt: 'And again?', root: first.root });
    expectResumed(third, { id: second.answer.sessionId, version, turn: 3 });
    expect(third.said).toEqual([prompts[0], 'turn 1', prompts[1], 'turn 2', prompts[2]]);
    const { sessionId } = second.answer;
    const line = [
      { runId: 1001, sessionId: firstId },
      { runId: 1002, sessionId },
    ];
    expect(third.bundle?.manifest).toMatchObject({ lineage: line });
    expect(third.readBack).toContainEqual({ sessionId, cwd: first.workspace, said: third.said.slice(0, -1) });
  });

  function expectResumed(run: HostRun, expected: { id: string; version: typeof newestVersion; turn: number }): void {
    const { id, version, turn } = expected;
    expect(run).toMatchObject({ conclusion: 'success', annotations: [] });
    expect(run.outputs.session).toMatchObject({ verdict: 'restored', resumed: 'true', args: `--resume ${id}` });
    expect(run.answer.text).toBe(`turn ${turn}`);
    expect(run.answer.sessionId === id).toBe(!version.takesNewId);
    const { manifest } = run.bundle ?? {};
    expect(manifest).toMatchObject({ sessionId: run.answer.sessionId, name: 'pr-7', agentVersion: version.version });
    expect(manifest?.resumedFrom).toBe(version.takesNewId ? id : undefined);
    expect(run.env.AGENT_SESSION_ID).toBe(run.answer.sessionId);
  }
});
