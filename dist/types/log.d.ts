/** Where progress is told. Made by whoever starts the work (an action step, the command line, a test) and handed down. */
export interface Log {
    debug(message: string): void;
    info(message: string): void;
    warning(message: string): void;
    /** Runs `work` with its lines folded under `title`. */
    group<T>(title: string, work: () => Promise<T>): Promise<T>;
}
/** A log that says nothing, for callers of the library who did not bring one. */
export declare const silentLog: Log;
