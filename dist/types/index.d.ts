export type { Agent, AgentEnvironment, EncodedDirectory, Sidecar } from './agents/agent.js';
export { ArchiveError, CommandError, IntegrityError, SessionCaptureError, UserError } from './errors.js';
export { type HostStoreOptions, hostSessionStore } from './sessions/host.js';
export { type SandboxHandle, sandboxSessionStore } from './sessions/sandbox.js';
export type { SessionFile, SessionStore, TranscriptEntry, WriteReport } from './sessions/session-store.js';
export { type TransferOptions, type TransferReport, transferSession } from './sessions/transfer.js';
