import { createReadStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join, posix } from 'node:path';
import { SessionCaptureError } from '../errors.ts';
import { type Standing, standingOf } from './digest.ts';
import { quote, type Sandbox } from './sandbox-list.ts';
import { isMissing } from './sandbox-read.ts';
import { asCaptureError } from './session-files.ts';
import type { SessionFile, WriteReport } from './session-store.ts';
import { type Spool, type SpooledFile, spoolFiles } from './spool-files.ts';

interface SandboxWriting extends Sandbox {
  readonly id: string;
  /** The project folder the session goes to. */
  readonly folder: string;
}

export async function writeSandboxSession(
  writing: SandboxWriting,
  files: AsyncIterable<SessionFile>,
): Promise<WriteReport> {
  const { id } = writing;
  let spool: Spool | undefined;
  try {
    spool = await spoolFiles(files, writing);
    return await copyAll(writing, spool);
  } catch (error) {
    throw asCaptureError(error, { sessionId: id, doing: `Session ${id} could not be copied into the sandbox` });
  } finally {
    await spool?.close();
  }
}

async function copyAll(writing: SandboxWriting, { files, folder }: Spool): Promise<WriteReport> {
  const proof = join(folder, 'proof');
  const kept: string[] = [];
  let bytes = 0;
  await makeFolders(writing, files);
  for (const file of files) {
    const standing = await standingBefore(writing, file, proof);
    if (standing === 'later') kept.push(file.path);
    else bytes += file.digest.size;
    if (standing === 'other') await copyIn(writing, file, proof);
  }
  return { files: files.length - kept.length, bytes, kept };
}

/** A handle whose shell can't do it may make the folders itself. */
async function makeFolders(writing: SandboxWriting, files: readonly SpooledFile[]): Promise<void> {
  const folders = new Set(files.map(({ path }) => posix.dirname(posix.join(writing.folder, path))));
  for (const folder of folders) await tryCommand(writing, `mkdir -p ${quote(folder)}`);
}

async function standingBefore(writing: SandboxWriting, file: SpooledFile, proof: string): Promise<Standing> {
  const target = posix.join(writing.folder, file.path);
  if (await isMissing(writing, target)) return 'other';
  try {
    return await standingIn(writing, file, proof);
  } catch (error) {
    // Nothing can be learned of it, so there is nothing to keep.
    writing.log.debug(`${target} could not be looked at before it was written: ${String(error)}.`);
    return 'other';
  }
}

async function copyIn(writing: SandboxWriting, file: SpooledFile, proof: string): Promise<void> {
  const target = posix.join(writing.folder, file.path);
  // A link would be written through.
  await tryCommand(writing, `rm -f ${quote(target)}`);
  await writing.handle.copyFileIn(file.localPath, target);
  await tryCommand(writing, `chmod ${file.mode.toString(8)} ${quote(target)}`);
  if ((await standingIn(writing, file, proof)) === 'other') {
    throw new SessionCaptureError(`${target} is not what was copied to it.`, { sessionId: writing.id });
  }
}

async function standingIn({ handle, folder }: SandboxWriting, file: SpooledFile, proof: string): Promise<Standing> {
  await rm(proof, { force: true });
  await handle.copyFileOut(posix.join(folder, file.path), proof);
  return standingOf(createReadStream(proof), file.digest);
}

async function tryCommand({ handle, log }: Sandbox, command: string): Promise<void> {
  try {
    const { exitCode } = await handle.exec(command);
    if (exitCode !== 0) log.debug(`The sandbox ended with exit code ${exitCode}: ${command}`);
  } catch (error) {
    log.debug(`The sandbox could not run: ${command}: ${String(error)}.`);
  }
}
