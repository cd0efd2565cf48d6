import { spawnSync } from 'node:child_process';
import { closeSync, existsSync, openSync, rmSync } from 'node:fs';

const GNU_TIME = '/usr/bin/time';

/**
 * Runs a program from start to end, `input` as its standard input and `output` as its standard output.
 * Returns its wall time in seconds and its peak memory in MB (where GNU time is installed).
 */
export function measure([program, ...args], { input, output }) {
  rmSync(output, { force: true });
  const stdin = openSync(input, 'r');
  const stdout = openSync(output, 'w');
  const timed = existsSync(GNU_TIME) ? [GNU_TIME, '-q', '-f', 'peak=%M', program, ...args] : [program, ...args];
  const start = process.hrtime.bigint();
  const { status, stderr, error } = spawnSync(timed[0], timed.slice(1), {
    stdio: [stdin, stdout, 'pipe'],
    encoding: 'utf8',
  });
  const seconds = Number(process.hrtime.bigint() - start) / 1e9;
  closeSync(stdin);
  closeSync(stdout);
  if (error !== undefined) {
    throw error;
  }
  const peak = /peak=(\d+)/.exec(stderr);
  return { seconds, megabytes: peak === null ? undefined : Number(peak[1]) / 1024, failed: status !== 0 };
}

/** The medians of several runs, after one that warms the caches. Runs of the programs alternate, so that all meet the same weather. */
export function medians(programs, files, runs) {
  const seen = new Map(Object.keys(programs).map((name) => [name, []]));
  for (let turn = 0; turn <= runs; turn++) {
    for (const [name, command] of Object.entries(programs)) {
      const one = measure(command, files);
      if (turn > 0) {
        seen.get(name).push(one);
      }
    }
  }
  return new Map(
    [...seen].map(([name, list]) => [
      name,
      {
        seconds: median(list.map(({ seconds }) => seconds)),
        megabytes: median(list.map(({ megabytes }) => megabytes)),
        failed: list.some(({ failed }) => failed),
      },
    ]),
  );
}

function median(numbers) {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)];
}
