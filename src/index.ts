export type { Agent, AgentEnvironment, EncodedDirectory, Sidecar } from './agents/agent.ts';
export { ArchiveError, CommandError, IntegrityError, SessionCaptureError, UserError } from './errors.ts';
export { type HostStoreOptions, hostSessionStore } from './sessions/host.ts';
export { type SandboxHandle, sandboxSessionStore } from './sessions/sandbox.ts';
export type { SessionFile, SessionStore, TranscriptEntry, WriteReport } from './sessions/session-store.ts';
export { type TransferOptions, type TransferReport, transferSession } from './sessions/transfer.ts';
