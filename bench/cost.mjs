// What the action adds to a job whose agent runs in a container, beside what people write by hand: pre, main and post
// as the runner starts them, the real clients, Docker, and a double of GitHub's services on loopback.
import { cpus } from 'node:os';
import { bare, ours, recipe, recipeOfPackages } from './cost-ways.mjs';
import { openWorld } from './cost-world.mjs';
import { section } from './section.mjs';

const SIZES = [
  { name: '100 KB', megabytes: 0.1, runs: 9 },
  { name: '10 MB', megabytes: 10, runs: 5 },
  { name: '200 MB', megabytes: 200, runs: 3 },
];
const WAYS = {
  'agent-session': ours({}),
  'agent-session, redact: false': ours({ redact: false }),
  'agent-session, archive: cache': ours({ archive: 'cache' }),
  '`docker cp` and actions/cache': recipe,
  '`docker cp` and @actions/cache': recipeOfPackages,
  '`docker cp` and an artifact': bare,
};
/** The ways by hand, by their places. */
const BUNDLED = 3;
const SCRIPT = 4;
const ARTIFACT = 5;

const tables = [];
for (const size of SIZES) {
  const world = await openWorld(size.megabytes);
  try {
    const seen = new Map(Object.keys(WAYS).map((name) => [name, []]));
    // The ways take turns, and the first turn warms the caches.
    for (let turn = 0; turn <= size.runs; turn++) {
      for (const [name, way] of Object.entries(WAYS)) {
        const first = await world.job(way, 'first');
        const next = await world.job(way, 'next');
        if (turn > 0) seen.get(name).push({ first, next });
      }
    }
    tables.push(table(size, seen));
  } finally {
    await world.close();
  }
}
await section('cost', report(tables));
console.log('bench/RESULTS.md: cost written');

function table({ name }, seen) {
  const [firsts, nexts] = ['first', 'next'].map((which) =>
    [...seen.values()].map((runs) => median(runs.map((run) => run[which]))),
  );
  const rows = [...seen.keys()].map((way, index) => {
    const cells = [firsts, nexts].flatMap((times) => [
      `${times[index].toFixed(2)} s`,
      ...[SCRIPT, BUNDLED, ARTIFACT].map((peer) => (times[index] / times[peer]).toFixed(2)),
    ]);
    return `| ${way} | ${cells.join(' | ')} |`;
  });
  return [
    `### ${name}`,
    '',
    '| | first run | by script | by bundle | by artifact | next run | by script | by bundle | by artifact |',
    '|---|--:|--:|--:|--:|--:|--:|--:|--:|',
    ...rows,
  ].join('\n');
}

function report(tables) {
  return [
    '## What it adds to a job',
    '',
    `The time of everything that runs before and after the agent in a job whose agent runs in a Docker container: medians of ${SIZES.map(({ runs }) => runs).join(', ')} runs, the ways in turns,`,
    `after one that warms the caches. First run: nothing to restore. Next run: the session comes back and is kept again. GitHub's services are a double on loopback, which has no distance and does not queue.`,
    `${new Date().toISOString().slice(0, 10)}, Node ${process.versions.node}, ${cpus().length} × ${cpus()[0].model.trim()}.`,
    '',
    'By script, by bundle, by artifact: the ratio to the three ways by hand, in which nobody rewrites a path, looks for a secret, checks a digest or asks who the agent is.',
    '@actions/cache: a script that restores and saves with the package as it is installed. actions/cache: the same client as one bundled file, as that action is shipped.',
    '',
    tables.join('\n\n'),
  ].join('\n');
}

function median(numbers) {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)];
}
