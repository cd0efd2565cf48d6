/** Which bundles a restore wants. */
export interface BundleQuery {
  /** The session's name as the user wrote it; `undefined`: any name. */
  readonly name: string | undefined;
  /** Only bundles captured by this workflow run. */
  readonly runId: number | undefined;
}

/** Where a bundle came from, as the service that holds it says (never as the bundle itself claims). */
export interface BundleOrigin {
  readonly runId: number | undefined;
  readonly repositoryId: number | undefined;
  readonly headRepositoryId: number | undefined;
  readonly headBranch: string | undefined;
}

/** A bundle that was found but not yet downloaded. */
export interface FoundBundle {
  /** For the log: which bundle this is, in words a user can look up. */
  readonly label: string;
  /** The session's name as the user wrote it, or as a stranger did. */
  readonly name: string;
  /** Bytes as stored, where that is known without a look inside. */
  readonly size: number | undefined;
  readonly createdAt: Date;
  readonly origin: BundleOrigin;
  /** Unpacks the bundle's files into `folder`, which is empty, ours alone, and outside of anything the agent reads. */
  download(folder: string): Promise<void>;
}

/** A bundle that was kept. */
export interface SavedBundle {
  /** The name under which the archive knows it: for `artifact` the artifact's name. */
  readonly name: string;
  /** The same for people, where the name holds what only programs read. */
  readonly label?: string;
  /** What the archive calls it: an artifact id, a folder. */
  readonly id: string;
  readonly url: string | undefined;
  /** Bytes as stored. */
  readonly size: number;
}

/** Which sessions are wanted beside the one that is restored. */
export interface CompanionQuery {
  readonly name: string;
  /** The session that is restored itself. */
  readonly except: string | undefined;
  /** How many at most, and how many bytes they may have together. */
  readonly most: number;
  readonly largest: number;
  /** Empty, ours alone, and outside of anything the agent reads. */
  readonly folder: string;
}

/** Sessions that lie in one folder as in a bundle, each as its manifest says, and whose paths are written for one directory. */
export interface CompanionFolder {
  readonly folder: string;
  readonly agent: string;
  readonly directory: string;
  readonly configDirectory: string;
  readonly sessions: readonly Companion[];
}

export interface Companion {
  readonly id: string;
  /**
   * What its transcript is to have as mtime, so that an agent lists it by the time of its last row, behind the one that is
   * restored: within the last day.
   */
  readonly mtime: Date;
}

export interface Companions {
  readonly folders: readonly CompanionFolder[];
  /** How many more there are, older or too large. */
  readonly left: number;
}

/** Where captured sessions are kept between runs. */
export interface Archive {
  /** The word a user writes as the input `archive`. */
  readonly kind: string;
  /**
   * Whether a service that watched the runs says where bundles come from, or lets only runs say it that are trusted; where
   * none does, nothing but the bundle says it.
   */
  readonly origins: 'witnessed' | 'unknown';
  /** Whether it merges what two runs made of one session that is not sealed, so that its lineage does not fork. */
  readonly merges?: true;
  /** The bundles that fit, newest first, asked for only as far as the caller reads. */
  find(query: BundleQuery): AsyncIterable<FoundBundle>;
  /** Unpacks the other sessions of the project, without memory. Only an archive that keeps a project's sessions together has it. */
  companions?(query: CompanionQuery): Promise<Companions>;
  /** Begins what a save needs and takes time, while the bundle is still being made. May be called or not. */
  getReady?(): void;
  /**
   * Keeps the bundle in `folder` under `name`. A reader sees the whole bundle or none of it, and earlier bundles stay.
   * @throws ArchiveError when the service refuses or cannot be reached.
   */
  save(name: string, folder: string): Promise<SavedBundle>;
}
