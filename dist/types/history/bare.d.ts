/** The branch that what is published comes together in. */
export declare const MAIN = "main";
/**
 * The bare repository of a project below `root`, made where it is not there yet. It starts without any branch.
 * Returns its path.
 */
export declare function ensureBare(root: string, projectId: string): Promise<string>;
/** The same at a path of one's own, where there is nothing or an empty folder. */
export declare function ensureBareAt(bare: string): Promise<void>;
/** Makes a bare repository at a path where there is none. */
export declare function makeBare(bare: string): Promise<void>;
/** What this project keeps in a repository beside git's own files: all of it can be made again. */
export declare function ownFolder(bare: string): string;
/**
 * The same, made where it is not there yet.
 * @throws UserError where there is no repository that it could be made in.
 */
export declare function makeOwnFolder(bare: string): Promise<string>;
/** Runs `work` with a folder that nobody else can open, on the repository's own disk, and removes it afterwards. */
export declare function inWorkFolder<T>(bare: string, work: (folder: string) => Promise<T>): Promise<T>;
/** The text of a file of its own; `undefined` where there is none. */
export declare function readOwnFile(bare: string, name: string): Promise<string | undefined>;
/** Writes a file of its own so that a reader sees all of it or what was there before. */
export declare function writeOwnFile(bare: string, name: string, text: string): Promise<void>;
/** How the names of work folders begin, for whoever removes those of processes that were killed. */
export declare const WORK = "work-";
