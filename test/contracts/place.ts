/** A file, link or folder as it lies in a place, told without the code under test. */
export interface PlacedEntry {
  /** Absolute path in the place. */
  readonly path: string;
  readonly type: 'file' | 'directory' | 'symlink' | 'fifo' | 'link';
  readonly mode: number;
  readonly uid: number;
  readonly gid: number;
  readonly mtime: Date;
  readonly content: string;
  readonly linkname: string | undefined;
}

/** What a test puts into a place; owner and mode are the agent's where not given. */
export type EntryToPlace = Pick<PlacedEntry, 'path'> & Partial<Omit<PlacedEntry, 'path'>>;
