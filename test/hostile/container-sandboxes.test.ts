import { mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { claudeCode } from '../../src/agents/claude-code.ts';
import { silentLog } from '../../src/log.ts';
import { openContainerStore } from '../../src/sandbox/container.ts';
import { findContainer } from '../../src/sandbox/find-container.ts';
import { putInContainer } from '../contracts/container-place.ts';
import type { EntryToPlace } from '../contracts/place.ts';
import { containerFlags, type Engine, engineRun, needsEngine } from '../fakes/engine.ts';
import { busyboxImage } from '../fakes/images.ts';
import { type RawTarEntry, rawTar } from './raw-tar.ts';
import {
  type Captured,
  captureFrom,
  type HostileSandbox,
  openHostileSandbox,
  SECRET,
  SESSION,
  transcript,
} from './sandbox.ts';

const PROJECT = '/root/.claude/projects/-workspace';
const TRANSCRIPT = `${SESSION}.jsonl`;

describe.each(['docker', 'podman'] satisfies Engine[])('%s', (engine) => {
  describe.runIf(needsEngine(engine))('a hostile container', { timeout: 120_000 }, () => {
    const containers: string[] = [];
    let image: string;
    let here: HostileSandbox;

    beforeAll(async () => {
      image = await busyboxImage(engine);
    });
    beforeEach(async () => {
      here = await openHostileSandbox();
    });
    afterEach(async () => {
      await here.close();
    });
    afterAll(async () => {
      const now = engine === 'podman' ? ['-t', '0'] : [];
      for (const container of containers)
        await engineRun(engine, ['rm', '-f', '-v', ...now, container], { mayFail: true });
    });

    /** A container that holds the session and more; `running` is read by its own programs, `created` by the engine. */
    async function captureIn(
      state: 'running' | 'created',
      more: readonly EntryToPlace[],
      flags: string[] = [],
    ): Promise<Captured> {
      const create = ['create', ...containerFlags(engine), ...flags, '-w', '/workspace', image, 'sleep', '600'];
      const { stdout: container } = await engineRun(engine, create);
      containers.push(container);
      const entries = [
        { path: '/workspace', type: 'directory' } as const,
        { path: `${PROJECT}/${TRANSCRIPT}`, content: transcript('hello') },
        ...more,
      ];
      await putInContainer([engine, container], entries, { at: '/', owner: { uid: 0, gid: 0 } });
      if (state === 'running') await engineRun(engine, ['start', container]);
      const found = await findContainer({ engine, container });
      if (found === undefined) throw new Error('The container is not there');
      const tempDir = join(here.root, 'container-temp');
      await mkdir(tempDir);
      const store = await openContainerStore({
        container: found,
        agent: claudeCode,
        configDirectory: '/root/.claude',
        tempDir,
        largest: 100_000_000,
        log: silentLog,
      });
      return await captureFrom(store, here);
    }

    test.each(['running', 'created'] as const)('links lead to nothing of this machine, when %s', async (state) => {
      const link = (path: string, linkname: string) =>
        ({ path: `${PROJECT}/${path}`, type: 'symlink', linkname }) as const;
      const captured = await captureIn(state, [
        link(`${SESSION}/tool-results/a`, join(here.secrets, 'key')),
        link(`${SESSION}/tool-results/b`, '/proc/self/environ'),
        link(`${SESSION}/tool-results/c`, '../../../../../..'),
        link(`${SESSION}/subagents`, join(here.secrets, 'subagents')),
        link('memory', here.secrets),
        { path: `${PROJECT}/${SESSION}/tool-results/fifo`, type: 'fifo' },
      ]);
      expect(captured.error).toBeUndefined();
      expect(Object.keys(captured.files).map((path) => path.split('/').at(-1))).toEqual(['manifest.json', TRANSCRIPT]);
      expectNoSecret(captured);
    });

    test.each(['running', 'created'] as const)(
      'a transcript that is a link is not captured, when %s',
      async (state) => {
        const away = `${PROJECT}/00000000-0000-4000-8000-000000000000.jsonl`;
        const captured = await captureIn(state, [
          { path: away, type: 'symlink', linkname: `${here.secrets}/${TRANSCRIPT}` },
        ]);
        expect(Object.keys(captured.files).join()).not.toContain('00000000');
        expectNoSecret(captured);
      },
    );

    test('a project folder that is a link into a mounted folder gives nothing of this machine', async () => {
      const flags = ['-v', `${join(here.root, 'mounted')}:/root`];
      const captured = await captureIn('created', [], flags);
      expectNoSecret(captured);
    });

    test.each<[string, (here: HostileSandbox) => readonly RawTarEntry[]]>([
      [
        'names that lead out',
        ({ root }) => [
          { name: `./${SESSION}/tool-results/../../../../escaped`, content: 'x' },
          { name: `${root}/escaped`, content: 'x' },
          { name: '../../escaped', content: 'x' },
          { name: `${SESSION}/subagents/../../escaped`, content: 'x' },
        ],
      ],
      [
        'links to files of this machine',
        ({ secrets }) => [
          { name: `${SESSION}/tool-results/a`, type: '2', link: join(secrets, 'key') },
          { name: `${SESSION}/tool-results/b`, type: '1', link: join(secrets, 'key') },
          { name: `${SESSION}/tool-results/c`, type: '1', link: '../../../../secrets/key' },
        ],
      ],
      [
        'a transcript that is a link, and the transcript',
        ({ secrets }) => [
          { name: `./${TRANSCRIPT}`, type: '2', link: `${secrets}/${TRANSCRIPT}` },
          { name: `./${TRANSCRIPT}`, type: '1', link: `${secrets}/${TRANSCRIPT}` },
        ],
      ],
      [
        'devices',
        () => [
          { name: `${SESSION}/tool-results/a`, type: '3' },
          { name: `${SESSION}/tool-results/b`, type: '4' },
        ],
      ],
      ['10 GB said to be in a file', () => [{ name: `${SESSION}/tool-results/a`, size: 10_000_000_000 }]],
      ['no tar at all', () => [{ rawHeader: Buffer.alloc(5000, 'x') }]],
    ])('its own tar may pack %s', async (_what, entries) => {
      const honest = { name: `./${TRANSCRIPT}`, content: transcript('hello') };
      const packed = Buffer.concat([rawTar([honest]).subarray(0, -1024), rawTar(entries(here))]);
      const script = `#!/bin/sh\nexec base64 -d /packed\n`;
      const captured = await captureIn(
        'running',
        [
          { path: '/usr/local/bin/tar', content: script, mode: 0o755 },
          { path: '/packed', content: packed.toString('base64') },
        ],
        ['-e', 'PATH=/usr/local/bin:/bin'],
      );
      expectNoSecret(captured);
      expect(Object.keys(captured.files).join()).not.toContain('escaped');
      expect((await readdir(here.root, { recursive: true })).filter((name) => name.includes('escaped'))).toEqual([]);
    });

    test('a file that says to have a terabyte is not copied', async () => {
      const script =
        '#!/bin/sh\nmkdir -p /root/.claude/projects/-workspace/ID/tool-results && truncate -s 1000G /root/.claude/projects/-workspace/ID/tool-results/huge\nexec /bin/tar "$@"\n';
      const captured = await captureIn(
        'running',
        [
          { path: '/usr/local/bin/tar', content: script.replaceAll('ID', SESSION), mode: 0o755 },
          { path: `${PROJECT}/${SESSION}/tool-results/a`, content: 'x' },
        ],
        ['-e', 'PATH=/usr/local/bin:/bin'],
      );
      expect(captured.error?.message).toMatch(/far over max-size/);
      expect(captured.files).toEqual({});
    });

    test('its own find may list what it likes', async () => {
      const records = [
        '81a4 5 1700000000 /root/.claude/projects/../../../../etc/passwd',
        `81a4 5 1700000000 ${PROJECT}/../x.jsonl`,
      ];
      const script = `#!/bin/sh\nprintf '%s\\n' ${records.map((record) => `'${record}'`).join(' ')}\n`;
      const captured = await captureIn(
        'running',
        [{ path: '/usr/local/bin/find', content: script, mode: 0o755 }],
        ['-e', 'PATH=/usr/local/bin:/bin'],
      );
      expect(Object.keys(captured.files).join()).not.toMatch(/passwd|\/x\.jsonl/);
    });
  });
});

function expectNoSecret({ files, log, error }: Captured): void {
  expect(Buffer.concat(Object.values(files)).includes(SECRET)).toBe(false);
  expect(`${log}${error?.message}`).not.toContain(SECRET);
}
