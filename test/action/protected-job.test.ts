import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { agent, useHostJobs } from './host-jobs.ts';

// Sealing takes a second of work for every passphrase, on purpose.
vi.setConfig({ testTimeout: 120_000 });

const jobs = useHostJobs();
const { session, run, bundles } = jobs;
const id = '7c1de0a4-5b1f-4a0e-9d55-0f2f6a1c9e01';

// Made here, so that no file of the project holds anything that looks like a secret.
const word = createHash('sha256').update('a secret').digest('base64url').slice(0, 24);
const token = `ghp_${createHash('sha256').update('a token').digest('hex').slice(0, 36)}`;

async function stored(): Promise<string> {
  const [newest = ''] = (await bundles()).slice(-1);
  const folder = join(jobs.archive, 'pr-7', newest);
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name));
  return (await Promise.all(files.map((file) => readFile(file, 'latin1')))).join('');
}

describe('secrets are taken out', () => {
  test('what looks like one, what the input names, and what the environment of the job calls one', async () => {
    const variable = word.split('').reverse().join('');
    const job = await run(101, {
      env: { DEPLOY_TOKEN: variable },
      steps: [session({ secrets: word }), agent(id, `see ${token} and ${word} and ${variable}`)],
    });
    expect(job).toMatchObject({ conclusion: 'success', annotations: [] });
    const text = await stored();
    for (const secret of [token, word, variable]) {
      expect(text).not.toContain(secret);
      expect(job.stages.map(({ log, summary }) => log + summary).join('')).not.toContain(secret);
    }
    expect(text).toContain('[redacted:');
    expect(job.stage('session', 'post').log).toMatch(/: 1 row, .*; 1 path rewritten, 3 secrets taken out/);
    expect(job.stage('session', 'post').summary).toMatch(/\| Redactions \| .* \d/);
    const second = await run(102, { steps: [session()] });
    expect(second.outputs.session).toMatchObject({ verdict: 'restored' });
  });

  test('not in the sandbox, and not where the author does not want it', async () => {
    const check = { run: `grep -rq ${token} "$HOME/.claude"` };
    const job = await run(101, { steps: [session({ redact: 'false' }), agent(id, token), check] });
    expect(job.conclusion).toBe('success');
    expect(await stored()).toContain(token);
  });

  test('nothing that post alone was given is trusted: other secrets than in main keep the session in', async () => {
    const secrets = "${{ env.LATER || 'first-value' }}";
    const job = await run(101, {
      steps: [session({ secrets }), agent(id), { run: 'echo LATER=second-value >> "$GITHUB_ENV"' }],
    });
    expect(job.conclusion).toBe('success');
    expect(job.annotations.map(({ message }) => message).join()).toContain('are not what they were');
    expect(await bundles()).toEqual([]);
  });
});

describe('a passphrase', () => {
  test('seals what is kept, and opens it again', async () => {
    const first = await run(101, { steps: [session({ passphrase: word }), agent(id, 'a private word')] });
    expect(first).toMatchObject({ conclusion: 'success', annotations: [] });
    const text = await stored();
    expect(text).toContain('age-encryption.org/v1');
    expect(text).not.toContain('private');
    expect(JSON.stringify(first.stages)).not.toContain(word);
    const second = await run(102, { steps: [session({ passphrase: `newer-one\n${word}` }), agent(id)] });
    expect(second.outputs.session).toMatchObject({ verdict: 'restored', 'session-id': id });
    const third = await run(103, { steps: [session({ passphrase: 'newer-one' })] });
    expect(third.outputs.session).toMatchObject({ verdict: 'restored', 'source-run-id': '102' });
  });

  test('refuses what was sealed with another, or not at all', async () => {
    await run(101, { steps: [session(), agent(id)] });
    await run(102, { steps: [session({ passphrase: 'another', name: 'pr-7' }), agent(id)] });
    const job = await run(103, { steps: [session({ passphrase: word })] });
    expect(job.outputs.session).toMatchObject({ verdict: 'refused', args: '' });
    expect(job.annotations.map(({ message }) => message)).toEqual([
      expect.stringContaining('sealed with another passphrase'),
      expect.stringContaining('not sealed'),
    ]);
  });

  test('that only main was given is not outwitted by what pre took without it', async () => {
    await run(101, { steps: [session(), agent(id)] });
    const passphrase = '${{ env.LATER }}';
    const job = await run(102, {
      steps: [{ run: `echo LATER=${word} >> "$GITHUB_ENV"` }, session({ passphrase })],
    });
    expect(job.stage('session', 'pre').log).toContain('Restore the session into');
    expect(job.outputs.session).toMatchObject({ verdict: 'refused', args: '', resumed: 'false' });
  });

  test('is written down nowhere, not even as a fingerprint that later steps can read', async () => {
    const job = await run(101, {
      steps: [
        {
          id: 'restore',
          uses: { folder: jobs.action, path: 'restore' },
          with: { ...session({ passphrase: word }).with },
        },
        { id: 'told', run: 'echo "told=$AGENT_SESSION_RESTORED" >> "$GITHUB_OUTPUT"' },
      ],
    });
    expect(job.outputs.told?.told).toContain('"stage":"main"');
    expect(job.outputs.told?.told).not.toMatch(/salt|hash/);
    expect(JSON.stringify(job)).not.toContain(word);
  });

  test('without it, a sealed session is passed over and an open one taken', async () => {
    await run(101, { steps: [session(), agent(id)] });
    await run(102, { steps: [session({ passphrase: word }), agent(id)] });
    const job = await run(103, { steps: [session()] });
    expect(job.outputs.session).toMatchObject({ verdict: 'restored', 'source-run-id': '101' });
    expect(job.annotations[0]?.message).toContain('set the input passphrase');
  });
});

describe('without redaction or a seal nothing is published', () => {
  const artifact = { archive: 'artifact', 'archive-path': '', redact: 'false' };

  test.each([
    ['public', { repository: { private: false } }],
    ['of an unknown kind', {}],
  ])('in a repository that is %s', async (_what, payload) => {
    const job = await run(101, { facts: { payload }, steps: [session(artifact), agent(id)] });
    expect(job.conclusion).toBe('failure');
    expect(job.annotations.map(({ message }) => message).join()).toContain('redact: false would publish');
  });
});
