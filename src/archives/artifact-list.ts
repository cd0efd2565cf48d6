import type { BundleQuery } from './archive.ts';
import { artifactName, MOST_COPIES } from './artifact-name.ts';
import type { ArtifactRest, RestArtifact } from './artifact-rest.ts';

const PAGE_LENGTH = 100;

/** Of one list: 3,000 artifacts, with 30 of the 1,000 requests an hour that a job's token has. */
const MOST_PAGES = 30;

/**
 * Artifacts among which are those that fit, newest first, each page asked for only when the one before is used up.
 * For a name that is one list for it and one for each of its copies, up to the first copy that no run ever had:
 * two requests for a name that has none.
 */
export function listArtifacts(rest: ArtifactRest, query: BundleQuery): AsyncGenerator<RestArtifact> {
  if (query.runId !== undefined) return artifactsOfRun(rest, query.runId);
  return query.name === undefined
    ? pages((parameters) => rest.repositoryPage(parameters))
    : artifactsOfName(rest, query.name);
}

async function* artifactsOfRun(rest: ArtifactRest, runId: number): AsyncGenerator<RestArtifact> {
  const artifacts: RestArtifact[] = [];
  for await (const artifact of pages(async (parameters) => (await rest.runPage(runId, parameters)) ?? [])) {
    artifacts.push(artifact);
  }
  // A run that is not there looks like one that may not be seen; whether lists may be read at all tells them apart.
  if (artifacts.length === 0) await rest.repositoryPage({ per_page: '1' });
  yield* artifacts.sort(newestFirst);
}

async function* artifactsOfName(rest: ArtifactRest, name: string): AsyncGenerator<RestArtifact> {
  const lists: { artifact: RestArtifact; readonly later: AsyncGenerator<RestArtifact> }[] = [];
  for (let copy = 1; copy <= MOST_COPIES; copy += 1) {
    const later = pages((parameters) => rest.repositoryPage({ ...parameters, name: artifactName(name, copy) }));
    const first = await later.next();
    if (first.done === true) break;
    lists.push({ artifact: first.value, later });
  }
  while (lists.length > 0) {
    const [newest] = lists.sort((one, other) => newestFirst(one.artifact, other.artifact));
    if (newest === undefined) return;
    yield newest.artifact;
    const next = await newest.later.next();
    if (next.done === true) lists.shift();
    else newest.artifact = next.value;
  }
}

async function* pages(
  read: (parameters: Readonly<Record<string, string>>) => Promise<readonly RestArtifact[]>,
): AsyncGenerator<RestArtifact> {
  for (let page = 1; page <= MOST_PAGES; page += 1) {
    const artifacts = await read({ per_page: String(PAGE_LENGTH), page: String(page) });
    yield* [...artifacts].sort(newestFirst);
    if (artifacts.length < PAGE_LENGTH) return;
  }
}

/** Ids grow with time. */
function newestFirst(one: RestArtifact, other: RestArtifact): number {
  return other.id - one.id;
}
