/** The module that runs the cache client when started as a worker with `workerData: { cacheClient: true }`. */
export const cacheWorker: URL;
