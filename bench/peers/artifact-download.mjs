// The newest artifact of a name, into a folder, by the client of actions/download-artifact. Arguments: name, folder.
import { DefaultArtifactClient } from '@actions/artifact';
import { getOctokit } from '@actions/github';

const [name, path] = process.argv.slice(2);
const token = process.env.INPUT_GITHUB_TOKEN;
const [repositoryOwner, repositoryName] = process.env.GITHUB_REPOSITORY.split('/');
const { data } = await getOctokit(token, { baseUrl: process.env.GITHUB_API_URL }).request(
  'GET /repos/{owner}/{repo}/actions/artifacts',
  { owner: repositoryOwner, repo: repositoryName, name },
);
const newest = data.artifacts.toSorted((a, b) => b.id - a.id)[0];
if (newest !== undefined) {
  const findBy = { token, repositoryOwner, repositoryName, workflowRunId: newest.workflow_run.id };
  await new DefaultArtifactClient().downloadArtifact(newest.id, { path, findBy });
}
process.exit(0);
