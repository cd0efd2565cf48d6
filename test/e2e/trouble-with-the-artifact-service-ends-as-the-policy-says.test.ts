import { afterAll, describe, expect, test } from 'vitest';
import { digestOf } from '../fakes/github-services/artifact-records.ts';
import { type FakeArtifact, type GithubServices, startGithubServices } from '../fakes/github-services.ts';
import { CLAUDE_PROGRAM, needsAgent } from '../fakes/programs.ts';
import type { JobResult } from '../fakes/runner.ts';
import { agentArguments, agentShellCommand, parseAnswer } from './agent.ts';
import { useWorld } from './world.ts';

/** What a run of the workflow came to. Both are empty where the agent was not started. */
interface Run extends JobResult {
  readonly sessionId: string;
  /** What the agent said: `turn 2` where it knew of one earlier prompt. */
  readonly text: string;
}

interface Workflow {
  readonly services: GithubServices;
  run(id: number, inputs?: Readonly<Record<string, string>>, attempt?: number): Promise<Run>;
}

describe.runIf(needsAgent()).concurrent('an agent on the host', () => {
  const world = useWorld('docker');
  const opened: GithubServices[] = [];
  afterAll(async () => {
    await Promise.all(opened.map((services) => services.close()));
  });

  /** A workflow of a repository of its own, whose runs start the agent once each. */
  async function workflow(): Promise<Workflow> {
    const services = await startGithubServices();
    opened.push(services);
    return {
      services,
      async run(id, inputs = {}, attempt = 1) {
        const result = await world.job(id, {
          facts: { runAttempt: attempt },
          actionEnv: { ...services.jobVariables(id), GITHUB_RUN_ATTEMPT: String(attempt) },
          steps: [
            world.session(inputs),
            {
              id: 'agent',
              run: async ({ steps }) => {
                const words = agentArguments(`Prompt of run ${id}.`, steps.session?.outputs.args);
                return agentShellCommand(world.model, CLAUDE_PROGRAM, words);
              },
            },
          ],
        });
        const ran = result.hasRun('agent', 'main');
        const { sessionId, text } = ran ? parseAnswer(result.stage('agent', 'main').log) : { sessionId: '', text: '' };
        return { ...result, sessionId, text };
      },
    };
  }

  const messages = ({ annotations }: JobResult, level: string) =>
    annotations.filter((annotation) => annotation.level === level).map(({ message }) => message);

  describe('when the session cannot be kept', () => {
    test.each([
      ['the service answers 500 for ever', 'CreateArtifact', { status: 500 }, 'answered 500'],
      ['the upload is refused', 'PutBlock', { status: 403 }, 'answered 403'],
      ['the service does not answer', 'CreateArtifact', 'stall', 'seconds'],
      ['the upload stalls', 'PutBlock', 'stall', 'no progress'],
      ['the end of the upload is not acknowledged', 'FinalizeArtifact', 'stall', 'seconds'],
    ] as const)('because %s, the job stays green and says so', async (_why, operation, fault, words) => {
      const { services, run } = await workflow();
      services.fail(operation, fault);
      const result = await run(1001);
      expect(result.conclusion).toBe('success');
      expect(messages(result, 'error')).toEqual([]);
      const warnings = messages(result, 'warning');
      expect(warnings).toHaveLength(1);
      expect(warnings[0]).toContain('could not be uploaded as artifact');
      expect(warnings[0]).toContain(words);
      expect(result.env.AGENT_SESSION_ARTIFACT).toBeUndefined();

      services.heal();
      const next = await run(1002);
      expect(next.outputs.session).toMatchObject({ verdict: 'fresh', resumed: 'false' });
      expect(messages(next, 'warning')).toEqual([]);
    });

    test('the job is red where the workflow asks for it', async () => {
      const { services, run } = await workflow();
      services.fail('CreateArtifact', { status: 403 });
      const result = await run(1001, { 'if-capture-fails': 'error' });
      expect(result.conclusion).toBe('failure');
      expect(messages(result, 'error')).toHaveLength(1);
      expect(messages(result, 'error')[0]).toMatch(/artifact/i);
    });
  });

  test('a name that the run has taken already gets a suffix, and the newest of both is restored', async () => {
    const { services, run } = await workflow();
    const first = await run(1001);
    const again = await run(1001, {}, 2);
    expect(messages(again, 'warning')).toEqual([]);
    expect(again.sessionId).toBe(first.sessionId);
    expect(again.text).toBe('turn 2');
    const names = services.artifacts.map(({ name }) => name);
    expect(new Set(names).size).toBe(2);
    expect(again.env.AGENT_SESSION_ARTIFACT).not.toBe(first.env.AGENT_SESSION_ARTIFACT);
    expect(names).toContain(again.env.AGENT_SESSION_ARTIFACT);
    const next = await run(1002);
    expect(next.text).toBe('turn 3');
  });

  test('a service that says 409 to every name does not fail the job', async () => {
    const { services, run } = await workflow();
    services.fail('CreateArtifact', {
      status: 409,
      body: { code: 'already_exists', msg: 'an artifact with this name already exists on the workflow run' },
    });
    const result = await run(1001);
    expect(result.conclusion).toBe('success');
    expect(messages(result, 'warning')).toHaveLength(1);
    expect(messages(result, 'warning')[0]).toContain('could not be uploaded as artifact');
  });

  describe('when earlier sessions cannot be found', () => {
    test('for want of a permission, it is named, and the run keeps its own session', async () => {
      const { services, run } = await workflow();
      expect((await run(1001)).env).toHaveProperty('AGENT_SESSION_ARTIFACT');
      services.allowActionsRead('no');
      const result = await run(1002);
      expect(result.conclusion).toBe('success');
      expect(messages(result, 'warning')).toHaveLength(1);
      expect(messages(result, 'warning')[0]).toContain('actions: read');
      expect(result.outputs.session).toMatchObject({ verdict: 'fresh', args: '' });
      expect(result.env.AGENT_SESSION_ARTIFACT).not.toBeUndefined();

      const strict = await run(1003, { 'if-no-session-found': 'error' });
      expect(strict.conclusion).toBe('failure');
      expect(strict.hasRun('agent', 'main')).toBe(false);
      expect(messages(strict, 'error').join()).toContain('actions: read');
    });

    test('since the service does not answer, the agent starts afresh', async () => {
      const { services, run } = await workflow();
      expect((await run(1001)).env).toHaveProperty('AGENT_SESSION_ARTIFACT');
      services.fail('ListRepositoryArtifacts', 'stall');
      const result = await run(1002);
      expect(result.conclusion).toBe('success');
      expect(messages(result, 'warning').join()).toMatch(/cannot be looked up: .*no answer in time/);
      expect(result.text).toBe('turn 1');
    });
  });

  describe('when the newest bundle is', () => {
    test.each([
      ['expired', expire, 0],
      ['truncated', (artifact: FakeArtifact) => damage(artifact, (zip) => zip.subarray(0, zip.length / 2)), 1],
      ['bit-flipped', (artifact: FakeArtifact) => damage(artifact, flipBit), 1],
      ['bit-flipped before its digest was taken', (artifact: FakeArtifact) => damage(artifact, flipBit, 'digest'), 1],
    ] as const)('%s, the one before is restored', async (_what, spoil, warnings) => {
      const { services, run } = await workflow();
      const first = await run(1001);
      const second = await run(1002);
      expect(second.text).toBe('turn 2');
      const newest = services.artifacts.find(({ run: { id } }) => id === 1002);
      expect(newest?.content).toBeDefined();
      spoil(newest!);

      const third = await run(1003);
      expect(third.conclusion).toBe('success');
      expect(third.outputs.session).toMatchObject({ verdict: 'restored', 'source-run-id': '1001' });
      expect(third).toMatchObject({ sessionId: first.sessionId, text: 'turn 2' });
      expect(messages(third, 'warning')).toHaveLength(warnings);
    });

    test('damaged and the only one, the agent starts afresh', async () => {
      const { services, run } = await workflow();
      expect((await run(1001)).env).toHaveProperty('AGENT_SESSION_ARTIFACT');
      for (const artifact of services.artifacts) {
        damage(artifact, flipBit);
      }
      const result = await run(1002);
      expect(result.conclusion).toBe('success');
      expect(result.text).toBe('turn 1');
      expect(messages(result, 'warning').join()).toContain('agent-session-main');
    });

    test.each([
      ['its download stalls', 'GetBlob', 'stall-half'],
      ['its download is cut off', 'GetBlob', 'cut'],
      ['its address is not given', 'DownloadArtifact', { status: 500 }],
    ] as const)('there but %s, the job goes on', async (_what, operation, fault) => {
      const { services, run } = await workflow();
      expect((await run(1001)).env).toHaveProperty('AGENT_SESSION_ARTIFACT');
      services.fail(operation, fault);
      const result = await run(1002);
      expect(result.conclusion).toBe('success');
      expect(result.text).toBe('turn 1');
      expect(messages(result, 'warning').join()).toContain('agent-session-main');
    });
  });
});

function expire(artifact: FakeArtifact): void {
  artifact.expiresAt = new Date(Date.now() - 1000);
}

function damage(artifact: FakeArtifact, change: (content: Buffer) => Buffer, digest?: 'digest'): void {
  artifact.content = change(artifact.content ?? Buffer.alloc(0));
  if (digest !== undefined) {
    artifact.digest = digestOf(artifact.content);
  }
}

function flipBit(content: Buffer): Buffer {
  const flipped = Buffer.from(content);
  const middle = Math.floor(content.length / 2);
  flipped.writeUInt8(flipped.readUInt8(middle) ^ 4, middle);
  return flipped;
}
