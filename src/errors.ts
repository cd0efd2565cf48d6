/** What a failure carries besides its message: the error that led to it. */
interface Cause {
  cause?: unknown;
}

/** The workflow is wrong: the message says what, where, and what to write instead. Always fails the step. */
export class UserError extends Error {
  override name = 'UserError';
}

/** A program ended with a failure: which one, with what exit code, and the end of what it wrote to standard error. */
export class CommandError extends Error {
  override name = 'CommandError';
  readonly program: string;
  readonly exitCode: number | undefined;
  readonly stderr: string;

  constructor(failure: { program: string; exitCode: number | undefined; stderr: string; summary: string } & Cause) {
    super(failure.summary, { cause: failure.cause });
    this.program = failure.program;
    this.exitCode = failure.exitCode;
    this.stderr = failure.stderr;
  }
}

/** An archive refused or could not be reached. The message names the archive and what the user can do. */
export class ArchiveError extends Error {
  override name = 'ArchiveError';
}

/** A bundle is not what its manifest says: a digest, a size, a path, the manifest itself, or its decryption. */
export class IntegrityError extends Error {
  override name = 'IntegrityError';
}

/** A session could not be captured or transferred. */
export class SessionCaptureError extends Error {
  override name = 'SessionCaptureError';
  readonly sessionId: string | undefined;

  constructor(message: string, details: { sessionId?: string } & Cause = {}) {
    super(message, { cause: details.cause });
    this.sessionId = details.sessionId;
  }
}

/** A container that was found is not there any more, and what was in it neither. */
export class ContainerGoneError extends SessionCaptureError {
  override name = 'ContainerGoneError';
}

/** An engine does not let the user of the job ask whether it has the container: others may work in it. */
export class EngineClosedError extends SessionCaptureError {
  override name = 'EngineClosedError';
}

/** Whether the file system answered that there is no such file or folder. */
export function isNotFound(error: unknown): boolean {
  return error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ENOTDIR');
}

/**
 * What the file system says of itself, and what to do, as the end of a sentence; `undefined` where an error, and those that
 * led to it, have another reason.
 */
export function fileSystemFault(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  const code = 'code' in error ? String(error.code) : '';
  const fault = FAULTS[code];
  return fault === undefined ? fileSystemFault(error.cause) : fault.replace('CODE', code);
}

/** Whether there is no room to write, or no way to: of a place of ours, never the fault of what is written. */
export function isDiskFull(error: unknown): boolean {
  return /\((?:ENOSPC|EDQUOT|EROFS)\)/.test(fileSystemFault(error) ?? '');
}

const FAULTS: Readonly<Record<string, string>> = {
  ENOSPC: 'there is no space left (CODE). Make room there',
  EDQUOT: 'the quota is used up (CODE). Make room there',
  EROFS: 'it can only be read (CODE). Choose a place that can be written',
  EACCES: 'the user of this step is not allowed to (CODE). Give it access, or choose another place',
  EPERM: 'the user of this step is not allowed to (CODE). Give it access, or choose another place',
  EIO: 'the disk does not work (CODE)',
  EMFILE: 'too many files are open (CODE)',
  ENFILE: 'too many files are open (CODE)',
};
