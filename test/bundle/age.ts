import { spawn, spawnSync } from 'node:child_process';

/**
 * Whether the `age` program is there: to be given to `describe.runIf`.
 * @throws Error in CI, where tests that are passed over would look like tests that passed.
 */
export function needsAge(): boolean {
  const installed = ['age', 'age-keygen', 'script', 'tar'].every(
    (program) => spawnSync('sh', ['-c', `command -v ${program}`]).status === 0,
  );
  if (!installed && process.env.CI === 'true') throw new Error('age, script and tar must be installed in CI');
  return installed;
}

/** Runs a program and gives what it wrote; an exit code other than 0 is an error. */
export async function run(program: string, args: readonly string[], input?: string): Promise<string> {
  const child = spawn(program, args, { stdio: [input === undefined ? 'ignore' : 'pipe', 'pipe', 'pipe'] });
  child.stdin?.end(input);
  const output: Buffer[] = [];
  child.stdout?.on('data', (chunk: Buffer) => output.push(chunk));
  child.stderr?.on('data', (chunk: Buffer) => output.push(chunk));
  const code = await new Promise((resolve, reject) => child.on('error', reject).on('close', resolve));
  const text = Buffer.concat(output).toString();
  if (code !== 0) throw new Error(`${program} ${args.join(' ')} ended with ${code}: ${text}`);
  return text;
}

/** Runs age, which asks for passphrases on a terminal only: `script` makes one. */
export async function ageWithPassphrase(command: string, passphrase: string): Promise<void> {
  await run('script', ['-qec', command, '/dev/null'], `${passphrase}\n${passphrase}\n`);
}

/** A key pair made by age's own program. */
export async function ageKeys(): Promise<{ readonly identity: string; readonly recipient: string }> {
  const text = await run('age-keygen', []);
  const [, identity = ''] = /^(AGE-SECRET-KEY-1\S+)$/m.exec(text) ?? [];
  const [, recipient = ''] = /public key: (age1\S+)/i.exec(text) ?? [];
  return { identity, recipient };
}
