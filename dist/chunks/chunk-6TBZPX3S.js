import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);

// src/sessions/extent.ts
function sessionExtent(files) {
  const rewrites = files.flatMap(({ rewrite }) => rewrite ?? []);
  return {
    rows: files.find(({ kind }) => kind === "transcript")?.rewrite?.rows ?? 0,
    subagents: files.filter(({ kind, path }) => kind === "subagents" && path.endsWith(".jsonl")).length,
    files: files.length,
    size: files.reduce((sum, { size }) => sum + size, 0),
    rewritten: rewrites.reduce(
      (sum, { rewritten }) => sum + rewritten.directory + rewritten.path + rewritten.pointer,
      0
    )
  };
}

export {
  sessionExtent
};
