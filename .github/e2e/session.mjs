// Plays the agent of an end-to-end job: `write` leaves a session for a directory, `check` says whether one arrived exactly.
import { realpath } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { sessionDifferences, writeSession } from '../../demo/recorded-session.mjs';

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    config: { type: 'string' },
    directory: { type: 'string' },
    first: { type: 'string' },
    under: { type: 'string' },
  },
});
const place = {
  configDirectory: values.config,
  directory: values.under === undefined ? await realpath(values.directory) : values.directory,
  ...(values.first === undefined ? {} : { firstDirectory: values.first }),
  ...(values.under === undefined ? {} : { under: values.under }),
};

if (positionals[0] === 'write') {
  console.log(`Wrote ${await writeSession(place)}`);
} else {
  const differences = await sessionDifferences(place);
  console.log(differences.length === 0 ? 'The session arrived exactly' : differences.join('\n'));
  process.exitCode = differences.length === 0 ? 0 : 1;
}
