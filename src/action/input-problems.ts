import { isRepositoryUrl, repositoryUrlProblem } from '../archives/git-place.ts';
import type { ArchiveKind } from '../archives/index.ts';
import { shorten } from './input-reader.ts';
import type { Inputs } from './inputs.ts';

/** What is wrong with inputs beside each other, or with the form of one, each with what to write instead. */
export function problemsBetween(inputs: Inputs): string[] {
  const problems: string[] = [];
  if (/\p{Cc}/u.test(inputs.name)) {
    problems.push('name: it holds a tab or a line break. Write it on one line.');
  }
  if (!needsPath(inputs.archive) && inputs.archivePath !== undefined) {
    problems.push(
      `archive-path: is read only with archive: directory or git, and archive is ${inputs.archive}. Set one of them, or remove archive-path.`,
    );
  }
  const url = inputs.archive === 'git' && isRepositoryUrl(inputs.archivePath ?? '') ? inputs.archivePath : undefined;
  const urlProblem = url === undefined ? undefined : repositoryUrlProblem(url);
  if (urlProblem !== undefined) problems.push(`archive-path: ${urlProblem}`);
  if (inputs.trust === 'branch' && needsPath(inputs.archive)) {
    problems.push(
      `trust: "branch" would refuse every session of archive: ${inputs.archive}, since nobody witnesses which branch one was captured for. Remove trust, and give each branch sessions of its own: name: \${{ github.ref_name }}.`,
    );
  }
  if (inputs.sessionId !== undefined && !inputs.agent.isSessionId(inputs.sessionId)) {
    problems.push(
      `session-id: "${shorten(inputs.sessionId)}" is not a session id. Write a UUID, such as 7c1de0a4-5b1f-4a0e-9d55-0f2f6a1c9e01.`,
    );
  }
  if (inputs.sessionId !== undefined && inputs.maxIterations !== 1) {
    problems.push(
      `max-iterations: ${inputs.maxIterations} cannot be combined with session-id: a session is resumed once, by the first start of the agent. Set max-iterations: 1, or remove session-id.`,
    );
  }
  const { passphrase, identity } = inputs.secrets;
  if (passphrase !== undefined && (inputs.recipients !== undefined || identity !== undefined)) {
    problems.push(
      'passphrase: cannot be combined with recipients or identity. Seal with a passphrase, or with a pair of keys.',
    );
  }
  if (inputs.container !== undefined) {
    // Both become words of a command line: one that starts with a dash would be read as an option.
    if (!/^[A-Za-z0-9][A-Za-z0-9_.-]*$/.test(inputs.container)) {
      problems.push(
        `container: "${shorten(inputs.container)}" is not the name or id of a container. Write what docker ps shows.`,
      );
    }
    if (
      inputs.user !== undefined &&
      !/^[A-Za-z0-9_][A-Za-z0-9_.-]*(:[A-Za-z0-9_][A-Za-z0-9_.-]*)?$/.test(inputs.user)
    ) {
      problems.push(
        `user: "${shorten(inputs.user)}" is not a user. Write a name or number, such as node or 1000:1000.`,
      );
    }
    for (const [name, path] of [
      ['working-directory', inputs.workingDirectory],
      ['config-directory', inputs.configDirectory],
    ] as const) {
      if (path !== undefined && !/^(~?\/|~$)/.test(path)) {
        problems.push(
          `${name}: "${shorten(path)}" is not absolute. With a container, write the whole path inside it, such as /workspace.`,
        );
      }
    }
  }
  return problems;
}

/** Whether an archive is somewhere that only the workflow's author can name: nobody but itself tells who wrote what is in it. */
export function needsPath(archive: ArchiveKind): boolean {
  return archive === 'directory' || archive === 'git';
}

/** Inputs that were set and have no effect, in lines for the log. */
export function ignoredInputs({ container, user, containerEngine }: Inputs): readonly string[] {
  if (container !== undefined) return [];
  const names = [...(user === undefined ? [] : ['user']), ...(containerEngine === 'auto' ? [] : ['container-engine'])];
  return names.map((name) => `Input ${name} is ignored: it is read only together with container.`);
}
