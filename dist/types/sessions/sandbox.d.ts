import type { Agent } from '../agents/agent.js';
import { type Log } from '../log.js';
import type { SessionStore } from './session-store.js';
/** How a program reaches into the sandbox it runs. Paths in the sandbox are POSIX paths. */
export interface SandboxHandle {
    copyFileIn(hostPath: string, sandboxPath: string): Promise<void>;
    copyFileOut(sandboxPath: string, hostPath: string): Promise<void>;
    /** Runs a shell command line; a failing command is told by its exit code, not by rejecting. */
    exec(command: string): Promise<{
        stdout: string;
        stderr: string;
        exitCode: number;
    }>;
}
export interface SandboxStoreOptions {
    readonly agent?: Agent;
    /** Where files lie on their way, in a folder of their own; the system's temporary folder where not given. */
    readonly tempDir?: string;
    readonly log?: Log;
}
/**
 * The sessions of `directory` (its real path in the sandbox) in a sandbox that another program runs, reached file by
 * file. `projectsDir` is the absolute path of the agent's `projects` folder in the sandbox. A sandbox whose shell
 * cannot list files still gives and takes the transcript itself.
 */
export declare function sandboxSessionStore(directory: string, handle: SandboxHandle, projectsDir: string, options?: SandboxStoreOptions): SessionStore;
