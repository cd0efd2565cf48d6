import { publishName } from '../archives/git-history.ts';
import { UserError } from '../errors.ts';
import { parseArguments } from './arguments.ts';
import type { Command } from './cli.ts';
import { historyOptions, inTemporaryFolder, readHistory } from './git-arguments.ts';
import { say, sayJson } from './terminal.ts';

interface Request {
  readonly location: string;
  readonly name: string;
  readonly json: boolean;
}

/** `agent-session publish`: what was kept under a name becomes a part of `main`. */
export const publishCommand: Command<Request> = {
  help: `Usage: agent-session publish --archive-path PATH --name NAME [--json]

Folds the branch of a name into main of a history, where every other name finds its sessions. Publishing again changes
nothing.

  --archive-path PATH   the bare repository, or its URL
  --name NAME           under which the sessions were kept
  --json                one JSON document
  --help                this text

Environment:
  GITHUB_TOKEN, GH_TOKEN   log in at an https URL of the server GITHUB_SERVER_URL, else of github.com

Exit codes: 0 done, 1 failed, 2 wrong usage.
`,
  read(args) {
    const text = { type: 'string' } as const;
    const options = { 'archive-path': text, archive: text, name: text, json: { type: 'boolean' } } as const;
    const { values } = parseArguments({ args: [...args], options });
    checkKind(values.archive);
    if (values.name === undefined) throw new UserError('Which name? Write --name NAME; agent-session list shows them.');
    return { location: readHistory(values['archive-path']), name: values.name, json: values.json === true };
  },
  async run({ location, name, json }) {
    const published = await inTemporaryFolder((folder) => publishName(historyOptions(location, folder), name));
    if (published === undefined) {
      throw new UserError(
        `Nothing was kept under the name ${name} there: agent-session list shows the names there are.`,
      );
    }
    const { commit, sessions } = published;
    if (json) return sayJson({ name, commit, sessions });
    say(`Published ${name}: main is at ${commit}, with ${sessions} session${sessions === 1 ? '' : 's'}.`);
  },
};

/** What only histories have. */
export function checkKind(kind = 'git'): void {
  if (kind !== 'git') throw new UserError(`--archive ${kind}: only histories, of --archive git, have that.`);
}
