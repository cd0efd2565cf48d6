/** The module that runs the artifact client when started as a worker with `workerData: { artifactClient: true }`. */
export const artifactWorker: URL;
