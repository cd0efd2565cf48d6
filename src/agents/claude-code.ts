import type { Agent, EncodedDirectory, Sidecar } from './agent.ts';
import { claudeCodeFields } from './claude-code-fields.ts';

/** Claude Code, as measured on its versions 1.0.33 to 2.1.332. */
export const claudeCode: Agent = {
  name: 'claude-code',
  fields: claudeCodeFields,
  configDirectory: ({ home, variables }) => {
    const configured = variables.CLAUDE_CONFIG_DIR;
    return configured ? configured : `${home.replace(/[\\/]+$/, '')}${home.includes('\\') ? '\\' : '/'}.claude`;
  },
  encodeDirectory,
  isSessionId: (text) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text),
  classify,
  resumeArguments: (id, { fork }) => (fork ? ['--resume', id, '--fork-session'] : ['--resume', id]),
  keepsTimes,
};

/** Versions up to 2.0.15 give the copies the time of the copying; of those after it, 2.0.61 is the first that was tried. */
function keepsTimes(version: string | undefined): boolean {
  const [major = 0, minor = 0, patch = 0] = (version ?? '').split('.').map(Number);
  return major > 2 || (major === 2 && (minor > 0 || patch >= 61));
}

const LONGEST_NAME = 200;

/** Every UTF-16 code unit outside `[A-Za-z0-9]` becomes `-`; a name over 200 characters is cut and given a hash. */
function encodeDirectory(directory: string): EncodedDirectory {
  const name = directory.replace(/[^A-Za-z0-9]/g, '-');
  if (name.length <= LONGEST_NAME) return { name, certain: true };
  return { name: `${name.slice(0, LONGEST_NAME)}-${hash(directory)}`, certain: false };
}

/** The 31-times string hash in 32 bits, base 36: what the measured versions append. Others were reported to differ. */
function hash(text: string): string {
  let value = 0;
  for (let index = 0; index < text.length; index += 1) value = (Math.imul(value, 31) + text.charCodeAt(index)) | 0;
  return Math.abs(value).toString(36);
}

function classify(path: string, id: string): 'transcript' | Sidecar | undefined {
  if (path === `${id}.jsonl`) return 'transcript';
  if (path.startsWith(`${id}/subagents/`)) return 'subagents';
  if (path.startsWith(`${id}/tool-results/`)) return 'tool-results';
  if (path.startsWith('memory/')) return 'memory';
  // Version 2.0 left sub-agents beside the transcript; whose they are is said in their rows.
  if (/^agent-[0-9a-f]+\.jsonl$/i.test(path)) return 'subagents';
  return undefined;
}
