import { createHash } from 'node:crypto';

/** A workflow run, as the REST API names it in an artifact. */
export interface FakeRun {
  readonly id: number;
  readonly repositoryId: number;
  readonly headRepositoryId: number;
  readonly headBranch: string;
  readonly headSha: string;
}

/** An artifact of the service. Tests may change what they like to spoil it. */
export interface FakeArtifact {
  readonly id: number;
  readonly name: string;
  readonly run: FakeRun;
  readonly jobBackendId: string;
  /** The last segment of its blob's path. */
  readonly blob: string;
  createdAt: Date;
  expiresAt: Date;
  /** What the service says the content's digest is. */
  digest: string | undefined;
  /** The zip file; `undefined` until all of it is there. */
  content: Buffer | undefined;
  /** Whether the upload was finished; before that nobody sees the artifact. */
  finalized: boolean;
}

export interface ArtifactRecords {
  readonly runs: ReadonlyMap<number, FakeRun>;
  readonly all: readonly FakeArtifact[];
  addRun(run: Partial<FakeRun> & { id: number }): FakeRun;
  /** `undefined` where the run has an artifact of that name. */
  create(draft: {
    run: FakeRun;
    name: string;
    jobBackendId: string;
    expiresAt: Date | undefined;
  }): FakeArtifact | undefined;
  byBlob(blob: string): FakeArtifact | undefined;
  remove(id: number): boolean;
  /** Finished artifacts, in the order of their creation. */
  visible(): readonly FakeArtifact[];
}

const DAY = 24 * 60 * 60 * 1000;

export function artifactRecords(repositoryId: number): ArtifactRecords {
  const runs = new Map<number, FakeRun>();
  const all: FakeArtifact[] = [];
  let lastId = 90_000_000;
  return {
    runs,
    all,
    addRun(run) {
      const added: FakeRun = {
        repositoryId,
        headRepositoryId: repositoryId,
        headBranch: 'main',
        headSha: '0123456789abcdef0123456789abcdef01234567',
        ...run,
      };
      runs.set(added.id, added);
      return added;
    },
    create({ run, name, jobBackendId, expiresAt }) {
      if (all.some((artifact) => artifact.run.id === run.id && artifact.name === name)) return undefined;
      lastId += 1;
      const artifact: FakeArtifact = {
        id: lastId,
        name,
        run,
        jobBackendId,
        blob: `artifact-${lastId}.zip`,
        createdAt: new Date(),
        expiresAt: expiresAt ?? new Date(Date.now() + 90 * DAY),
        digest: undefined,
        content: undefined,
        finalized: false,
      };
      all.push(artifact);
      return artifact;
    },
    byBlob: (blob) => all.find((artifact) => artifact.blob === blob),
    remove(id) {
      const index = all.findIndex((artifact) => artifact.id === id);
      if (index >= 0) all.splice(index, 1);
      return index >= 0;
    },
    visible: () => all.filter((artifact) => artifact.finalized),
  };
}

export function isExpired(artifact: FakeArtifact): boolean {
  return artifact.expiresAt.getTime() <= Date.now();
}

export function digestOf(content: Buffer): string {
  return `sha256:${createHash('sha256').update(content).digest('hex')}`;
}
