import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);

// src/agents/claude-code-fields.ts
var claudeCodeFields = {
  directoryKeys: ["cwd", "originalCwd", "preEnterOriginalCwd", "relocatedCwd"],
  pathKeys: [
    "file_path",
    "notebook_path",
    "path",
    "filePath",
    "filename",
    "filenames",
    "displayPath",
    "fullPath",
    "absolutePath",
    "trackingPath",
    "planFilePath",
    "persistedOutputPath",
    "rawOutputPath",
    "backgroundOutputPath",
    "outputFile",
    "output_file",
    "outputPath",
    "output_path",
    "outputDir",
    "scriptPath",
    "transcriptPath",
    "transcript_path",
    "transcriptDir",
    "worktreePath",
    "projectPath",
    "project_path",
    "projectRoot",
    "gitRoot",
    "workingDirectory",
    "working_dir",
    "additionalDirectories",
    "additionalWorkingDirectories"
  ],
  untouchedKeys: [
    // What the API signed or encrypted, and encoded images and documents: it refuses them with a byte changed.
    "thinking",
    "data",
    "base64",
    "encrypted_content",
    "encrypted_index",
    "encrypted_stdout",
    "id",
    "uuid",
    "parentUuid",
    "logicalParentUuid",
    "leafUuid",
    "sessionId",
    "session_id",
    "messageId",
    "requestId",
    "promptId",
    "agentId",
    "taskId",
    "tool_use_id",
    "toolUseId",
    "toolUseID",
    "parentToolUseID",
    "sourceToolUseID",
    "sourceToolAssistantUUID"
  ],
  untouchedKeySuffixes: ["signature"]
};

// src/agents/claude-code.ts
var claudeCode = {
  name: "claude-code",
  fields: claudeCodeFields,
  configDirectory: ({ home, variables }) => {
    const configured = variables.CLAUDE_CONFIG_DIR;
    return configured ? configured : `${home.replace(/[\\/]+$/, "")}${home.includes("\\") ? "\\" : "/"}.claude`;
  },
  encodeDirectory,
  isSessionId: (text) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text),
  classify,
  resumeArguments: (id, { fork }) => fork ? ["--resume", id, "--fork-session"] : ["--resume", id],
  keepsTimes
};
function keepsTimes(version) {
  const [major = 0, minor = 0, patch = 0] = (version ?? "").split(".").map(Number);
  return major > 2 || major === 2 && (minor > 0 || patch >= 61);
}
var LONGEST_NAME = 200;
function encodeDirectory(directory) {
  const name = directory.replace(/[^A-Za-z0-9]/g, "-");
  if (name.length <= LONGEST_NAME) return { name, certain: true };
  return { name: `${name.slice(0, LONGEST_NAME)}-${hash(directory)}`, certain: false };
}
function hash(text) {
  let value = 0;
  for (let index = 0; index < text.length; index += 1) value = Math.imul(value, 31) + text.charCodeAt(index) | 0;
  return Math.abs(value).toString(36);
}
function classify(path, id) {
  if (path === `${id}.jsonl`) return "transcript";
  if (path.startsWith(`${id}/subagents/`)) return "subagents";
  if (path.startsWith(`${id}/tool-results/`)) return "tool-results";
  if (path.startsWith("memory/")) return "memory";
  if (/^agent-[0-9a-f]+\.jsonl$/i.test(path)) return "subagents";
  return void 0;
}

export {
  claudeCode
};
