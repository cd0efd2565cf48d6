import type { Agent, Sidecar } from '../agents/agent.ts';
import { pathMap } from '../transcript/path-map.ts';
import { type RewriteReport, type RewriteRules, rewrite } from '../transcript/rewrite.ts';
import type { SessionFile, SessionStore } from './session-store.ts';

/** A file's content on its way, with what the rewriter saw once it was read to its end. */
export interface RewritingFile {
  readonly content: AsyncIterable<Uint8Array>;
  /** `undefined` for a file whose bytes travel as they are. */
  report(): RewriteReport | undefined;
}

/**
 * What becomes what when session `id` moves: the directory, and the session's own files where a text points to them.
 * Those of the session `former`, which it goes on from, become its own.
 */
export function rewriteRules(
  from: SessionStore,
  to: SessionStore,
  {
    id,
    agent,
    include,
    former,
  }: { id: string; agent: Agent; include: readonly Sidecar[]; former?: string | undefined },
): RewriteRules {
  const old = ownPaths(from, id, include);
  const now = ownPaths(to, id, include);
  const pointers = old.map((path, index) => ({ from: path, to: now[index] ?? path }));
  if (former !== undefined && former !== id) pointers.push({ from: folderOf(from, former), to: folderOf(to, id) });
  return {
    map: pathMap([{ from: from.directory, to: to.directory }]),
    pointers: pathMap(pointers),
    fields: agent.fields,
  };
}

/** Rewrites what is made of rows or of one JSON document; a tool's output and memory are the agent's own text. */
export function rewriteFile(
  { path, content }: Pick<SessionFile, 'path' | 'content'>,
  rules: RewriteRules,
): RewritingFile {
  if (!/\.jsonl?$/.test(path)) return { content, report: () => undefined };
  const rewriting = rewrite(content, rules);
  return { content: rewriting, report: rewriting.report };
}

/** The transcript, the folder of its sidecars, and memory where it travels: as the agent's rows would spell them. */
function ownPaths(store: SessionStore, id: string, include: readonly Sidecar[]): readonly string[] {
  const folder = folderOf(store, id);
  const memory = `${folder.slice(0, -id.length)}memory`;
  const own = [store.sessionFilePath(id), folder];
  return include.includes('memory') ? [...own, memory] : own;
}

function folderOf(store: SessionStore, id: string): string {
  return store.sessionFilePath(id).slice(0, -'.jsonl'.length);
}
