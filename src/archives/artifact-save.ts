import type { UploadArtifactOptions, UploadArtifactResponse } from '@actions/artifact';
import { ArchiveError } from '../errors.ts';
import type { SavedBundle } from './archive.ts';
import { type CallClient, type StartedClient, withArtifactClient } from './artifact-client.ts';
import { openUploadFiles, type UploadFiles } from './artifact-files.ts';
import { artifactName, MOST_COPIES } from './artifact-name.ts';
import { type ArtifactArchiveOptions, clientEnvironment, limitsOf } from './artifact-options.ts';
import { isNameTaken, messageOf, saveError } from './artifact-save-errors.ts';

/** Uploads the bundle in `folder` as an artifact of this run. */
export async function saveArtifact(
  { client, ...options }: ArtifactArchiveOptions & { client?: StartedClient | undefined },
  name: string,
  folder: string,
): Promise<SavedBundle> {
  // Before anything is sent, so that a name no artifact can have is the user's error.
  artifactName(name);
  const environment = clientEnvironment(options);
  const files = await openFiles(folder);
  try {
    const settings = { environment, deadline: limitsOf(options).save, log: options.log, client };
    const { artifact, id, size } = await withArtifactClient(settings, (call) => upload(call, options, { name, files }));
    return { name: artifact, id: String(id), url: artifactUrl(options, id), size: size ?? 0 };
  } catch (error) {
    throw saveError(error, artifactName(name), environment);
  } finally {
    await files.close();
  }
}

async function openFiles(folder: string): Promise<UploadFiles> {
  try {
    return await openUploadFiles(folder);
  } catch (error) {
    throw new ArchiveError(`The bundle in ${folder} could not be read for the upload: ${messageOf(error)}`, {
      cause: error,
    });
  }
}

/** A run's artifacts never change, so where a name is taken the next of its copies is tried. */
async function upload(
  call: CallClient,
  { retentionDays, compressionLevel = 6, log }: ArtifactArchiveOptions,
  { name, files }: { name: string; files: UploadFiles },
): Promise<UploadArtifactResponse & { artifact: string; id: number }> {
  const options: UploadArtifactOptions = {
    compressionLevel,
    ...(retentionDays === undefined ? {} : { retentionDays }),
  };
  for (let copy = 1; ; copy += 1) {
    const artifact = artifactName(name, copy);
    try {
      const response = await call('uploadArtifact', artifact, [...files.files], files.root, options);
      if (response.id === undefined) throw new ArchiveError(`The artifact service gave ${artifact} no id.`);
      return { ...response, id: response.id, artifact };
    } catch (error) {
      if (!isNameTaken(error) || copy === MOST_COPIES) throw error;
      log.debug(`This run has an artifact ${artifact} already.`);
    }
  }
}

function artifactUrl({ serverUrl, repository, run }: ArtifactArchiveOptions, id: number): string | undefined {
  return run.runId === undefined ? undefined : `${serverUrl}/${repository}/actions/runs/${run.runId}/artifacts/${id}`;
}
