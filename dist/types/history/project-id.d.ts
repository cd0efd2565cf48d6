/**
 * The id of a project, `<label>-<hash>`, over the paths of its repositories. It names repositories on disk and is never
 * to change: the hash is the first 12 hex digits of the SHA-256 over the absolute, sorted, different paths, joined by
 * a newline. The label is the name of the only repository, `ws` for several, `project` where there is no usable name.
 */
export declare function projectId(repoPaths: readonly string[]): string;
/** The same over the URLs of repositories, for places where all of them lie under the same path. User names are left out. */
export declare function projectIdOfUrls(urls: readonly string[]): string;
