/** The module that runs the cache client when started as a worker with `workerData: { cacheFolder }`. */
export const cacheWorker: URL;
