import type { FieldRules } from '../transcript/fields.ts';

/** The keys of Claude Code's rows. */
export const claudeCodeFields: FieldRules = {
  directoryKeys: ['cwd'],
  pathKeys: ['file_path', 'filePath', 'notebook_path', 'path', 'persistedOutputPath', 'filenames'],
  untouchedKeys: ['thinking', 'data', 'uuid', 'parentUuid', 'sessionId', 'id', 'tool_use_id'],
  untouchedKeySuffixes: ['signature'],
};
