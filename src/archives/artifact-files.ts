import { copyFile, link, mkdir, mkdtemp, rm } from 'node:fs/promises';
import path from 'node:path';
import { regularFiles } from '../bundle/bundle-files.ts';
import { escapePercent, unescapePercent } from './percent.ts';

/** What the service refuses in the paths of files, so that every system can hold them. */
const UNSAFE = /["<>|*?:]/;

/** Files to upload: their absolute paths, all below `root`, which is what the paths in the artifact are relative to. */
export interface UploadFiles {
  readonly root: string;
  readonly files: readonly string[];
  close(): Promise<void>;
}

/**
 * The files of a bundle as an artifact can hold them. Where a path has characters that it cannot, all files are linked
 * into a folder beside, under escaped names; {@link unpackedPath} is the way back.
 */
export async function openUploadFiles(folder: string): Promise<UploadFiles> {
  const paths: string[] = [];
  for await (const file of regularFiles(folder)) paths.push(file);
  if (paths.every((file) => packedPath(file) === file)) {
    return { root: folder, files: paths.map((file) => at(folder, file)), close: async () => undefined };
  }
  const root = await mkdtemp(`${folder}-upload-`);
  for (const file of paths) await linkOrCopy(at(folder, file), at(root, packedPath(file)));
  return {
    root,
    files: paths.map((file) => at(root, packedPath(file))),
    close: () => rm(root, { recursive: true, force: true }),
  };
}

/** The path in a bundle of a file in an artifact; `undefined` where no bundle has one of that name. */
export function unpackedPath(packed: string): string | undefined {
  return unescapePercent(packed, packedPath);
}

function packedPath(file: string): string {
  return escapePercent(file, UNSAFE);
}

function at(folder: string, file: string): string {
  return path.join(folder, ...file.split('/'));
}

async function linkOrCopy(from: string, to: string): Promise<void> {
  await mkdir(path.dirname(to), { recursive: true });
  try {
    await link(from, to);
  } catch {
    // Not every file system has hard links.
    await copyFile(from, to);
  }
}
