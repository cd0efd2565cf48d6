/** What a failure carries besides its message: the error that led to it. */
interface Cause {
    cause?: unknown;
}
/** The workflow is wrong: the message says what, where, and what to write instead. Always fails the step. */
export declare class UserError extends Error {
    name: string;
}
/** A program ended with a failure: which one, with what exit code, and the end of what it wrote to standard error. */
export declare class CommandError extends Error {
    name: string;
    readonly program: string;
    readonly exitCode: number | undefined;
    readonly stderr: string;
    constructor(failure: {
        program: string;
        exitCode: number | undefined;
        stderr: string;
        summary: string;
    } & Cause);
}
/** An archive refused or could not be reached. The message names the archive and what the user can do. */
export declare class ArchiveError extends Error {
    name: string;
}
/** A bundle is not what its manifest says: a digest, a size, a path, the manifest itself, or its decryption. */
export declare class IntegrityError extends Error {
    name: string;
}
/** A session could not be captured or transferred. */
export declare class SessionCaptureError extends Error {
    name: string;
    readonly sessionId: string | undefined;
    constructor(message: string, details?: {
        sessionId?: string;
    } & Cause);
}
/** A container that was found is not there any more, and what was in it neither. */
export declare class ContainerGoneError extends SessionCaptureError {
    name: string;
}
/** An engine does not let the user of the job ask whether it has the container: others may work in it. */
export declare class EngineClosedError extends SessionCaptureError {
    name: string;
}
/** Whether the file system answered that there is no such file or folder. */
export declare function isNotFound(error: unknown): boolean;
/**
 * What the file system says of itself, and what to do, as the end of a sentence; `undefined` where an error, and those that
 * led to it, have another reason.
 */
export declare function fileSystemFault(error: unknown): string | undefined;
/** Whether there is no room to write, or no way to: of a place of ours, never the fault of what is written. */
export declare function isDiskFull(error: unknown): boolean;
export {};
