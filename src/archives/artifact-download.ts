import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { sha256Of } from '../bundle/bundle-files.ts';
import { ArchiveError, fileSystemFault, IntegrityError, isDiskFull } from '../errors.ts';
import { withArtifactClient } from './artifact-client.ts';
import { unpackedPath } from './artifact-files.ts';
import type { FoundArtifact } from './artifact-find.ts';
import { type ArtifactArchiveOptions, clientEnvironment, limitsOf } from './artifact-options.ts';
import { artifactRest } from './artifact-rest.ts';
import { githubFetch } from './github-fetch.ts';

/** Times that a download is begun anew after its connection broke. */
const ATTEMPTS = 3;

/** Milliseconds before the second attempt; twice of it before the third. */
const PAUSE = 500;

/** Downloads the zip file of an artifact beside `folder`, compares its digest, and unpacks it into `folder`. */
export async function downloadArtifact(
  options: ArtifactArchiveOptions,
  artifact: FoundArtifact,
  folder: string,
): Promise<void> {
  const { bundleSize } = limitsOf(options);
  if (artifact.size > bundleSize) {
    throw new IntegrityError(`The artifact has ${artifact.size} bytes, more than ${bundleSize}.`);
  }
  const zipFolder = await mkdtemp(`${folder}-zip-`);
  try {
    const fetchZip = artifact.source === 'rest' ? fromRest : fromOwnRun;
    const { zipFile, digest } = await fetchZip(options, artifact, zipFolder);
    if (artifact.digest !== undefined && digest !== artifact.digest) {
      throw new IntegrityError('The artifact is damaged: its SHA-256 is not the one that GitHub has for it.');
    }
    const { unpack } = await import('./unpack.ts');
    await unpack(zipFile, folder, { largest: bundleSize, pathOf: unpackedPath });
  } finally {
    await rm(zipFolder, { recursive: true, force: true });
  }
}

interface DownloadedZip {
  readonly zipFile: string;
  readonly digest: string;
}

async function fromRest(
  options: ArtifactArchiveOptions,
  artifact: FoundArtifact,
  zipFolder: string,
): Promise<DownloadedZip> {
  const rest = artifactRest(options, limitsOf(options).retries);
  const zipFile = path.join(zipFolder, 'artifact.zip');
  const deadline = AbortSignal.timeout(limitsOf(options).download);
  for (let attempt = 1; ; attempt += 1) {
    const url = await rest.downloadUrl(artifact.id);
    if (url === undefined) throw new ArchiveError('The artifact was deleted or has expired since it was found.');
    try {
      return { zipFile, digest: await fetchFile(url, zipFile, { ...options, ...limitsOf(options), deadline }) };
    } catch (error) {
      if (error instanceof IntegrityError) throw error;
      if (isDiskFull(error)) throw noRoom(zipFolder, error);
      if (attempt === ATTEMPTS || deadline.aborted) {
        throw new ArchiveError(`The artifact could not be downloaded: ${reasonOf(error)}.`, { cause: error });
      }
      options.log.debug(`The download of artifact ${artifact.id} broke off (${reasonOf(error)}) and begins anew.`);
      await pause(attempt * PAUSE);
    }
  }
}

/** Streams `url` into a file and returns the digest of what came, as `sha256:<hex>`. */
async function fetchFile(
  url: string,
  file: string,
  {
    environment,
    stall,
    bundleSize,
    deadline,
  }: Pick<ArtifactArchiveOptions, 'environment'> & { stall: number; bundleSize: number; deadline: AbortSignal },
): Promise<string> {
  const stalled = new AbortController();
  const timer = setTimeout(() => stalled.abort(new Error(`nothing came for ${stall / 1000} seconds`)), stall);
  const signal = AbortSignal.any([stalled.signal, deadline]);
  try {
    const headers = { 'user-agent': 'agent-session' };
    const { status, body } = await githubFetch(url, { headers, redirect: 'follow', signal, environment });
    if (status !== 200) {
      body.destroy();
      throw new Error(`the blob store answered ${status}`);
    }
    const hash = createHash('sha256');
    await pipeline(
      body,
      async function* (chunks: AsyncIterable<Buffer>) {
        let bytes = 0;
        for await (const chunk of chunks) {
          timer.refresh();
          bytes += chunk.length;
          if (bytes > bundleSize) throw new IntegrityError(`The artifact has more than ${bundleSize} bytes.`);
          hash.update(chunk);
          yield chunk;
        }
      },
      createWriteStream(file, { mode: 0o600 }),
      { signal },
    );
    return `sha256:${hash.digest('hex')}`;
  } catch (error) {
    throw signal.aborted ? signal.reason : error;
  } finally {
    clearTimeout(timer);
  }
}

/** With the runtime token, which only the client knows how to use; it stores the zip file under a name of its own. */
async function fromOwnRun(
  options: ArtifactArchiveOptions,
  { id }: FoundArtifact,
  zipFolder: string,
): Promise<DownloadedZip> {
  const settings = { environment: clientEnvironment(options), deadline: limitsOf(options).download, log: options.log };
  try {
    await withArtifactClient(settings, (call) =>
      call('downloadArtifact', id, { path: zipFolder, skipDecompress: true }),
    );
  } catch (error) {
    if (isDiskFull(error)) throw noRoom(zipFolder, error);
    throw new ArchiveError(`The artifact could not be downloaded: ${reasonOf(error)}.`, { cause: error });
  }
  const [name] = await readdir(zipFolder);
  if (name === undefined) throw new ArchiveError('The artifact could not be downloaded: no file arrived.');
  const zipFile = path.join(zipFolder, name);
  return { zipFile, digest: `sha256:${await sha256Of(createReadStream(zipFile))}` };
}

function noRoom(folder: string, error: unknown): ArchiveError {
  return new ArchiveError(`The artifact could not be downloaded to ${folder}: ${fileSystemFault(error)}.`, {
    cause: error,
  });
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error.name === 'TimeoutError') return 'it took too long';
  const cause = error.cause instanceof Error ? error.cause : error;
  const code = 'code' in cause && typeof cause.code === 'string' ? ` (${cause.code})` : '';
  // A failed fetch says nothing itself.
  const { message } = error.message === 'fetch failed' && code === '' ? cause : error;
  return (message.split('\n')[0] ?? '').replace(/\.$/, '') + code;
}
