/** What `${{ … }}` can name, as nested objects: `github`, `job`, `steps`, `env` and so on. */
export type Contexts = Readonly<Record<string, unknown>>;

/** How the job stands when a condition is asked. */
export type JobStatus = 'success' | 'failure' | 'cancelled';

/**
 * Puts the values of the contexts in place of `${{ a.b.c }}`; what is not there is empty, as on the runner.
 * @throws Error for any expression that is more than a path.
 */
export function evaluate(template: string, contexts: Contexts): string {
  return template.replaceAll(/\$\{\{(.*?)\}\}/g, (_all, inner: string) => {
    const path = inner.trim();
    if (!/^[\w-]+(\.[\w-]+)+$/.test(path)) {
      throw new Error(`This runner can't evaluate \${{ ${path} }}`);
    }
    const value = path.split('.').reduce(memberOf, contexts as unknown);
    return value === undefined || value === null ? '' : String(value);
  });
}

/** An expression as a workflow writes it. */
export function expression(path: string): string {
  return `\${{ ${path} }}`;
}

/** Whether a step with this `if` runs; without one it runs as long as nothing has failed. */
export function isMet(condition: string | undefined, status: JobStatus): boolean {
  const met = CONDITIONS[condition ?? 'success()'];
  if (met === undefined) {
    throw new Error(`This runner does not know the condition ${condition}`);
  }
  return met.includes(status);
}

const CONDITIONS: Readonly<Record<string, readonly JobStatus[]>> = {
  'always()': ['success', 'failure', 'cancelled'],
  '!cancelled()': ['success', 'failure'],
  'success()': ['success'],
  'failure()': ['failure'],
  'cancelled()': ['cancelled'],
  false: [],
};

function memberOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined;
}
