import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';

interface Step {
  readonly uses?: string;
  readonly with?: Readonly<Record<string, unknown>>;
}

interface Job extends Step {
  readonly needs?: readonly string[] | string;
  readonly steps?: readonly Step[];
}

interface Workflow {
  readonly permissions?: unknown;
  readonly jobs: Readonly<Record<string, Job>>;
}

const root = fileURLToPath(new URL('..', import.meta.url));
const workflows = readdirSync(join(root, '.github/workflows')).map((file) => `.github/workflows/${file}`);
const composites = readdirSync(join(root, '.github/actions')).map((name) => `.github/actions/${name}/action.yml`);

describe.each(workflows)('%s', (path) => {
  const workflow = parse(read(path)) as Workflow;

  it('gives no permission that a job did not ask for', () => {
    expect(workflow.permissions).toEqual({});
  });

  it('leaves no credentials behind', () => {
    const checkouts = stepsOf(workflow).filter(({ uses }) => uses?.startsWith('actions/checkout@'));
    for (const checkout of checkouts) {
      expect(checkout.with).toMatchObject({ 'persist-credentials': false });
    }
  });
});

describe.each([...workflows, ...composites])('%s', (path) => {
  it('pins the actions of others to a commit and says which version that is', () => {
    const foreign = Array.from(read(path).matchAll(/uses: (.*)$/gm), ([, uses = '']) => uses).filter(
      (uses) => !uses.startsWith('$/'),
    );
    for (const uses of foreign) {
      expect(uses).toMatch(/^[\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
    }
  });

  // The linter does not look into actions of the own repository.
  it('calls what is there with inputs that it has', () => {
    for (const { uses, with: inputs = {} } of ownCalls(path)) {
      const target = uses.slice('$/'.length);
      if (target.endsWith('.yml')) {
        expect(existsSync(join(root, target)), uses).toBe(true);
        continue;
      }
      const action = parse(read(join(target, 'action.yml'))) as { inputs: Record<string, unknown> };
      expect(Object.keys(action.inputs), uses).toEqual(expect.arrayContaining(Object.keys(inputs)));
    }
  });
});

it('the job that stands for all others waits for all others', () => {
  const { jobs } = parse(read('.github/workflows/check.yml')) as Workflow;
  const others = Object.keys(jobs).filter((id) => id !== 'all-green');
  expect(jobs).toMatchObject({ 'all-green': { needs: others } });
});

function ownCalls(path: string): (Step & { uses: string })[] {
  const file = parse(read(path)) as Workflow | { runs: { steps: Step[] } };
  const steps = 'runs' in file ? file.runs.steps : [...Object.values(file.jobs), ...stepsOf(file)];
  return steps.filter((step): step is Step & { uses: string } => step.uses?.startsWith('$/') === true);
}

function stepsOf({ jobs }: Workflow): Step[] {
  return Object.values(jobs).flatMap(({ steps = [] }) => steps);
}

function read(path: string): string {
  return readFileSync(join(root, path), 'utf8');
}
