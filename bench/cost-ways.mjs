import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { fileCommands } from '../test/fakes/runner/file-commands.ts';
import { PROJECT } from './cost-world.mjs';

const dist = fileURLToPath(new URL('../dist/', import.meta.url));

/** The three stages as the runner starts them, the state of each handed to the next. */
export function ours({ redact = true, archive = 'artifact' }) {
  const stage = async (stageName, { container, name, environment, timed, work, state }) => {
    const { variables, read } = await fileCommands(environment.RUNNER_TEMP, stageName);
    const inputs = {
      INPUT_NAME: `${name}-${archive}-${redact}`,
      INPUT_CONTAINER: container,
      INPUT_ARCHIVE: archive,
      INPUT_REDACT: String(redact),
    };
    const env = { ...environment, ...variables, ...inputs, ...state };
    await timed(process.execPath, [join(dist, `${stageName}.js`)], { env, cwd: work });
    for (const [key, value] of Object.entries((await read()).state)) state[`STATE_${key}`] = value;
  };
  return {
    async before(context) {
      await stage('pre', context);
      await stage('main', context);
    },
    after: (context) => stage('post', context),
  };
}

/** actions/cache around `docker cp`, as workflows have it: a step restores the folder, a step copies it in, and back. */
export const recipe = {
  async before({ container, name, environment, timed, peer, work }) {
    const folder = join(work, 'sessions');
    await timed(process.execPath, [peer('cache-restore'), 'sessions', name], { env: environment, cwd: work });
    if (existsSync(folder)) await copyIn({ container, timed, folder });
  },
  async after({ container, name, environment, timed, peer, work }) {
    await copyOut({ container, timed, folder: join(work, 'sessions') });
    const key = `${name}-${environment.GITHUB_RUN_ID}`;
    await timed(process.execPath, [peer('cache-save'), 'sessions', key], { env: environment, cwd: work });
  },
};

/** The same as a script of one's own has it, with the packages as they are installed. */
export const recipeOfPackages = {
  before: (context) => recipe.before({ ...context, peer: unbundled }),
  after: (context) => recipe.after({ ...context, peer: unbundled }),
};

const unbundled = (name) => fileURLToPath(new URL(`peers/${name}.mjs`, import.meta.url));

/** The artifact client around `docker cp`, and nothing else. */
export const bare = {
  async before({ container, name, environment, timed, peer, work, which }) {
    const folder = join(work, 'sessions');
    // In the first run, nobody who does it by hand looks for a session: they know there is none.
    if (which === 'first') return;
    mkdirSync(folder);
    await timed(process.execPath, [peer('artifact-download'), name, folder], { env: environment, cwd: work });
    await copyIn({ container, timed, folder });
  },
  async after({ container, name, environment, timed, peer, work }) {
    const folder = join(work, 'sessions');
    await copyOut({ container, timed, folder });
    await timed(process.execPath, [peer('artifact-upload'), name, folder], { env: environment, cwd: work });
  },
};

/** A step of a workflow is a script. What `docker cp` writes belongs to root, and its parents must be there. */
async function copyIn({ container, timed, folder }) {
  const commands = [
    `docker exec ${container} mkdir -p ${PROJECT}`,
    `docker cp ${folder}/. ${container}:${PROJECT}`,
    `docker exec -u root ${container} chown -R agent ${PROJECT}`,
  ];
  await timed('bash', ['-e', '-c', commands.join('\n')]);
}

async function copyOut({ container, timed, folder }) {
  await timed('bash', ['-e', '-c', `docker cp ${container}:${PROJECT}/. ${folder}`]);
}
