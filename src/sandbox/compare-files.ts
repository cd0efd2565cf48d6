import { SessionCaptureError } from '../errors.ts';
import { compare, type Standing } from '../sessions/digest.ts';
import type { Digest } from '../sessions/session-store.ts';
import type { SpooledFile } from '../sessions/spool-files.ts';
import type { ContainerAccess } from './access.ts';
import { adviceOn } from './advice.ts';
import type { TarEntry } from './tar-read.ts';

/** What a container has at the place of a file. */
export interface Found {
  readonly standing: Standing;
  readonly mtime: Date;
  /** Of a regular file: of its beginning, as long as what was meant for it. */
  readonly digest: Digest | undefined;
}

/** What a container has at the places of some files. */
export interface Findings {
  /** By path relative to the project folder; without those that are not there. */
  readonly found: ReadonlyMap<string, Found>;
  /** Folders below the project folder, by the same path; the project folder itself is ``. */
  readonly folders: ReadonlySet<string>;
}

/** Compares the entries of a tar stream of the project folder with the files that are meant to be there. */
export function compareFiles(files: readonly SpooledFile[]): Findings & {
  take(entry: TarEntry, path: string): Promise<void>;
} {
  const wanted = new Map(files.map(({ path, digest }) => [path, digest]));
  const found = new Map<string, Found>();
  const folders = new Set<string>();
  return {
    found,
    folders,
    async take(entry, path) {
      const digest = wanted.get(path);
      if (entry.type === 'directory') folders.add(path);
      else if (digest !== undefined) {
        const { mtime } = entry;
        const other = { standing: 'other', digest: undefined } as const;
        found.set(path, { ...(entry.type === 'file' ? await compare(entry.content, digest) : other), mtime });
      }
    },
  };
}

// Milliseconds. A file this old is written again, lest the agent sweeps it; a younger one is left alone.
const OLD = 24 * 60 * 60 * 1000;

/** Whether a file must be written: it is not there, or, unless that stays, something else is, or it looks too old. */
export function isDue({ path }: SpooledFile, { found }: Findings, existing?: 'stays'): boolean {
  const there = found.get(path);
  if (existing === 'stays') return there === undefined;
  if (there === undefined || there.standing === 'other') return true;
  return there.standing === 'same' && Date.now() - there.mtime.getTime() > OLD;
}

/** The files that are left as they are: their later state is there, or, where that stays, anything else. */
export function leftIn({ found }: Findings, existing?: 'stays'): ReadonlySet<string> {
  const isLeft = (standing: Standing) => standing === 'later' || (existing === 'stays' && standing === 'other');
  return new Set([...found].flatMap(([path, { standing }]) => (isLeft(standing) ? [path] : [])));
}

/** @throws SessionCaptureError unless every file is there as it was sent, or grew since. */
export function checkArrival(
  access: ContainerAccess,
  {
    files,
    folder,
    found: { found },
    reason,
  }: { files: readonly SpooledFile[]; folder: string; found: Findings; reason: string },
): void {
  const lost = files.filter(({ path }) => (found.get(path)?.standing ?? 'other') === 'other');
  const [first] = lost;
  if (first === undefined) return;
  const state = found.has(first.path) ? 'is not what was sent' : 'did not arrive';
  const more = lost.length > 1 ? `, and ${lost.length - 1} more of ${files.length} files` : '';
  const place = `${folder} in the container ${access.container.name}`;
  const advice = adviceOn(reason, access);
  throw new SessionCaptureError(`${first.path} ${state} in ${place}${more}: ${reason}.${advice}`);
}
