import type { FieldRules } from '../transcript/fields.js';
/** The environment an agent runs in, as it was asked from the place where it runs. */
export interface AgentEnvironment {
    /** The home directory of the agent's user. */
    readonly home: string;
    readonly variables: Readonly<Record<string, string | undefined>>;
}
/** The kinds of sidecar a user can choose with the input `include`; the transcript always travels. */
export type Sidecar = 'subagents' | 'tool-results' | 'memory';
/** The folder name an agent keeps the sessions of one directory under. */
export interface EncodedDirectory {
    readonly name: string;
    /** False where the agent's rule cannot be known for certain: then an existing folder that holds the session wins. */
    readonly certain: boolean;
}
/** Everything this project knows about one agent's files. One adapter per agent; all else is the same for every agent. */
export interface Agent {
    /** The word a user writes as the input `agent`. */
    readonly name: string;
    readonly fields: FieldRules;
    /** Where the agent keeps its configuration; its sessions lie in `projects` below it. */
    configDirectory(environment: AgentEnvironment): string;
    /** The folder below `projects` for a directory given as its real path. */
    encodeDirectory(directory: string): EncodedDirectory;
    /** Whether `text` is an id this agent could have given a session: checked before it reaches a path or an argv. */
    isSessionId(text: string): boolean;
    /**
     * What a file of the project folder is to the session `id`, by its path relative to that folder (with `/`).
     * `undefined`: not this session's, or nothing that travels.
     */
    classify(path: string, id: string): 'transcript' | Sidecar | undefined;
    /** What to put after the agent's command to go on with a session. */
    resumeArguments(id: string, options: {
        readonly fork: boolean;
    }): readonly string[];
    /** Whether a version that goes on under a new id copies rows with the times they had; `undefined`: not known which. */
    keepsTimes(version: string | undefined): boolean;
}
