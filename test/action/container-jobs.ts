import { randomUUID } from 'node:crypto';
import { afterAll } from 'vitest';
import { containerFlags, engineRun } from '../fakes/engine.ts';
import { agentImage, busyboxImage, imageVariant } from '../fakes/images.ts';
import type { RunStep } from '../fakes/runner.ts';

export const SESSION = '7c1de0a4-5b1f-4a0e-9d55-0f2f6a1c9e01';

/** Docker containers for jobs whose agent is played by a shell in one. They are gone after the file. */
export interface ContainerJobs {
  /** An image whose user is `agent`, 1001, and whose agent works in /workspace. */
  image(tools: 'gnu' | 'busybox', setup?: string): Promise<string>;
  create(image: string, flags?: readonly string[], command?: readonly string[]): Promise<string>;
  start(image: string, flags?: readonly string[]): Promise<string>;
}

export function useContainers(): ContainerJobs {
  const names: string[] = [];
  afterAll(async () => {
    for (const name of names) await docker(['rm', '-f', '-v', name], { mayFail: true });
  });
  const create: ContainerJobs['create'] = async (image, flags = [], command = ['sleep', '600']) => {
    const name = `faults-${randomUUID().slice(0, 8)}`;
    names.push(name);
    await docker(['create', '--name', name, ...containerFlags('docker'), ...flags, image, ...command]);
    return name;
  };
  return {
    async image(tools, setup = 'true') {
      const base = tools === 'gnu' ? await agentImage('docker') : await busyboxImage('docker');
      const variant = `mkdir -p /workspace && chown 1001:1001 /workspace && ${setup}`;
      return await imageVariant('docker', base, { setup: variant, changes: ['WORKDIR /workspace', 'USER agent'] });
    },
    create,
    async start(image, flags) {
      const name = await create(image, flags);
      await docker(['start', name]);
      return name;
    },
  };
}

/** A step of test code. */
export function between(work: () => Promise<unknown>): RunStep {
  return {
    run: async () => {
      await work();
      return undefined;
    },
  };
}

/** A step in which the agent in a running container adds a row to its session, as its user. */
export function says(container: string, text = 'hello', { home = '~', flags = [] as readonly string[] } = {}): RunStep {
  const folder = `${home}/.claude/projects/-workspace`;
  const line = `mkdir -p ${folder} && cat >> ${folder}/${SESSION}.jsonl`;
  return between(() => docker(['exec', '-i', ...flags, container, 'sh', '-c', line], { input: row(text) }));
}

/** A step that is one call of the engine. */
export function engine(...args: readonly string[]): RunStep {
  return between(() => docker(args));
}

export function docker(args: readonly string[], options: { input?: string; mayFail?: true } = {}) {
  return engineRun('docker', args, options);
}

function row(text: string): string {
  const message = { role: 'user', content: [{ type: 'text', text }] };
  const facts = { type: 'user', isSidechain: false, cwd: '/workspace', sessionId: SESSION };
  return `${JSON.stringify({ ...facts, timestamp: '2026-11-02T10:00:01Z', message })}\n`;
}
