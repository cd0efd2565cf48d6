import { gzipSync } from 'node:zlib';
import { rawManifest, SESSION } from '../bundle/make-bundle.ts';
import { HARMLESS, type HostileCase, PROJECT, TRANSCRIPT } from './case.ts';
import { type RawTarEntry, rawTar } from './raw-tar.ts';

const OWN = `${PROJECT}/${SESSION}`;

/** Files of cache entries, which GitHub's client would have tar unpack with absolute names and links allowed. */
export const cacheCases: readonly HostileCase[] = [
  ...inTar(/leads out|is absolute|backslash|drive letter|control character|not UTF-8/, {
    'a file that leads out': () => [{ name: '../outside/x', content: 'x' }],
    'a file deep below that leads out': () => [{ name: `${OWN}/../../../outside/x`, content: 'x' }],
    'an absolute path': () => [{ name: '/etc/agent-session-was-here', content: 'x' }],
    'an absolute path into the watched folder': (root) => [{ name: `${root}/outside/x`, content: 'x' }],
    'the secret of the runner written over': (root) => [{ name: `${root}/outside/secret`, content: 'x' }],
    'a backslash': () => [{ name: `${OWN}\\..\\x`, content: 'x' }],
    'a drive letter': () => [{ name: 'C:/x', content: 'x' }],
    'a name with a command': () => [{ name: `${OWN}/a\n::error::b`, content: 'x' }],
    'a name that is no text': () => [{ name: Buffer.from([0xff, 0xfe]), content: 'x' }],
  }),
  ...inTar(/holds a link, a device or something else/, {
    'a symbolic link': () => [{ name: `${OWN}/a`, type: '2', link: '/etc/passwd' }],
    'a link to a folder, and a file below it': (root) => [
      { name: `${OWN}/a`, type: '2', link: `${root}/outside` },
      { name: `${OWN}/a/x`, content: 'x' },
    ],
    'a link in place of the project, and a transcript below it': (root) => [
      { name: 'projects/other', type: '2', link: `${root}/outside` },
      { name: `projects/other/${SESSION}.jsonl`, content: 'x' },
    ],
    'a hard link': (root) => [{ name: `${OWN}/a`, type: '1', link: `${root}/outside/secret` }],
    'a character device': () => [{ name: `${OWN}/a`, type: '3' }],
    'a block device': () => [{ name: `${OWN}/a`, type: '4' }],
    'a FIFO': () => [{ name: `${OWN}/a`, type: '6' }],
    'a sparse file': () => [{ name: `${OWN}/a`, type: 'S', content: 'x' }],
  }),
  ...inTar(/does not list|twice/, {
    'a file nobody listed': () => [{ name: `${OWN}/a`, content: 'x' }],
    settings: () => [{ name: 'settings.json', content: '{"hooks":{}}' }],
    'the transcript twice': () => [{ name: TRANSCRIPT, content: 'x' }],
  }),
  ...inTar(/Unpacked, it has more/, {
    '10 GB said to be in a file': () => [{ name: `${OWN}/a`, size: 10_000_000_000 }],
  }),
  {
    what: 'a cache entry with nothing but zeros for ever',
    make: () => ({
      entry: Buffer.concat([gzipSync(harmless()), ...Array(1200).fill(gzipSync(Buffer.alloc(1_000_000)))]),
    }),
    told: /goes on after its end/,
  },
  {
    what: 'a cache entry that is cut',
    make: () => ({ entry: gzipSync(harmless()).subarray(0, -20) }),
    told: /damaged/,
  },
  { what: 'a cache entry that is no gzip', make: () => ({ entry: Buffer.alloc(5000, 'x') }), told: /damaged/ },
  {
    what: 'a cache entry of nothing',
    make: () => ({ entry: gzipSync(Buffer.alloc(0)) }),
    told: /manifest\.json.*missing/,
  },
  { what: 'a cache entry without any harm', make: () => ({ entry: gzipSync(harmless()) }), told: 'harmless' },
];

function inTar(
  told: RegExp,
  cases: Readonly<Record<string, (root: string) => readonly RawTarEntry[]>>,
): readonly HostileCase[] {
  return Object.entries(cases).map(([what, entries]) => ({
    what: `a cache entry with ${what}`,
    make: (root) => ({ entry: gzipSync(Buffer.concat([harmless().subarray(0, -1024), rawTar(entries(root))])) }),
    told,
  }));
}

function harmless(): Buffer {
  return rawTar([
    { name: 'manifest.json', content: JSON.stringify(rawManifest(HARMLESS)) },
    ...Object.entries(HARMLESS).map(([name, content]) => ({ name, content: content.toString() })),
  ]);
}
