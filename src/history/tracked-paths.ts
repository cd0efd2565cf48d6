import type { Agent } from '../agents/agent.ts';
import { claudeCode } from '../agents/claude-code.ts';
import { bundlePathProblem, hasControlCharacter, isSessionId, relativePathProblem } from '../bundle/layout.ts';

/** What a history does with a file where two sides differ. */
export type FileKind = 'transcript' | 'rows' | 'lines' | 'manifest' | 'tombstone' | 'opaque';

const MEMORY = 'MEMORY.md';

/** How the name begins that a file is written under before it gets its own. */
export const UNFINISHED = '.agent-session-';

/** The kind of a file that a history keeps, by its path; `undefined` for what is none of its business. */
export function kindOf(path: string, agent: Agent = claudeCode): FileKind | undefined {
  if (relativePathProblem(path) !== undefined || path.split('/').some(isRefusedSegment)) return undefined;
  const [root = '', first = '', second = '', ...rest] = path.split('/');
  if (root === 'sealed') return first === '' ? undefined : 'opaque';
  if (root === 'manifests') return second === '' && isSessionFile(first, '.json') ? 'manifest' : undefined;
  if (root === 'removed') return second === '' && isSessionId(first) ? 'tombstone' : undefined;
  if (bundlePathProblem(path) !== undefined) return undefined;
  const inside = [second, ...rest].join('/');
  switch (agent.classify(inside, sessionOf(path) ?? '')) {
    case 'transcript':
      return 'transcript';
    case 'subagents':
      return path.endsWith('.jsonl') ? 'rows' : 'opaque';
    case 'memory':
      return inside === `memory/${MEMORY}` ? 'lines' : 'opaque';
    case 'tool-results':
      return 'opaque';
    default:
      return undefined;
  }
}

/** The session that a file belongs to, as far as its path tells: of memory and of sub-agents beside the transcript it does not. */
export function sessionOf(path: string): string | undefined {
  const [root = '', first = '', second = ''] = path.split('/');
  const named = {
    projects: second.replace(/\.jsonl$/, ''),
    manifests: first.replace(/\.json$/, ''),
    sealed: first,
    removed: first,
  }[root];
  return named !== undefined && isSessionId(named) ? named : undefined;
}

/** The name of a sub-agent's file that lies beside the transcripts, as version 2.0 of Claude Code left them. */
export function isLooseSubagent(path: string): boolean {
  return /^projects\/[^/]+\/agent-[0-9a-f]+\.jsonl$/i.test(path);
}

export function manifestPath(id: string): string {
  return `manifests/${id}.json`;
}

export function tombstonePath(id: string): string {
  return `removed/${id}`;
}

function isSessionFile(name: string, extension: string): boolean {
  return name.endsWith(extension) && isSessionId(name.slice(0, -extension.length));
}

/** Names that mean something to git itself: a tree that holds one is refused by servers, and by `git fsck`. */
function isRefusedSegment(segment: string): boolean {
  const folded = segment.replaceAll(/\p{Cf}/gu, '').toLowerCase();
  return /^(?:\.git|git~\d)/.test(folded) || hasControlCharacter(segment) || segment.startsWith(UNFINISHED);
}
