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

/** Whether the file system answered that there is no such file or folder. */
export function isNotFound(error: unknown): boolean {
  return error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ENOTDIR');
}
