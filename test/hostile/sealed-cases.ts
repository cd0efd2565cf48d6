import { Encrypter, generateX25519Identity } from 'age-encryption';
import { pack } from 'tar-stream';
import { rawManifest, SESSION } from '../bundle/make-bundle.ts';
import { type Delivered, type Files, HARMLESS, type HostileCase, laid, PROJECT, TRANSCRIPT } from './case.ts';
import { type RawTarEntry, rawTar } from './raw-tar.ts';

const PASSPHRASE = 'known to the one who wrote it';
const OWN = `${PROJECT}/${SESSION}`;
const keys = { passphrases: [PASSPHRASE] };
const identity = await generateX25519Identity();

/**
 * Sealed bundles whose writer has the key: with recipients that is anyone. What is inside is hostile, and so is the age
 * file.
 */
export const sealedCases: readonly HostileCase[] = [
  ...inTar(/leads out|is absolute|backslash|drive letter|control character|not UTF-8/, {
    'a file that leads out': [{ name: '../outside/x', content: 'x' }],
    'a file with an absolute path': [{ name: '/etc/agent-session-was-here', content: 'x' }],
    'a file with a backslash': [{ name: `${OWN}\\..\\x`, content: 'x' }],
    'a file with a drive letter': [{ name: 'C:/x', content: 'x' }],
    'a file in the current folder': [{ name: './x', content: 'x' }],
    'a file without a name': [{ name: '', content: 'x' }],
    'a name with a command': [{ name: `${OWN}/a\n::error::b`, content: 'x' }],
    'a name that is no text': [{ name: Buffer.from([0xff, 0xfe]), content: 'x' }],
  }),
  ...inTar(/holds a link, a device or something else/, {
    'a symbolic link': [{ name: `${OWN}/a`, type: '2', link: '/etc/passwd' }],
    'a link to a folder, and a file below it': [
      { name: `${OWN}/a`, type: '2', link: '../../../outside' },
      { name: `${OWN}/a/x`, content: 'x' },
    ],
    'a hard link': [{ name: `${OWN}/a`, type: '1', link: '/etc/passwd' }],
    'a character device': [{ name: `${OWN}/a`, type: '3' }],
    'a block device': [{ name: `${OWN}/a`, type: '4' }],
    'a FIFO': [{ name: `${OWN}/a`, type: '6' }],
    'a sparse file': [{ name: `${OWN}/a`, type: 'S', content: 'x' }],
    'a part of a file': [{ name: `${OWN}/a`, type: 'M', content: 'x' }],
    'an unknown kind': [{ name: `${OWN}/a`, type: 'Z', content: 'x' }],
  }),
  ...inTar(/twice/, {
    'the transcript twice': [{ name: TRANSCRIPT, content: 'x' }],
    'the manifest twice': [{ name: 'manifest.json', content: '{}' }],
    'names that differ in case': [
      { name: `${OWN}/a`, content: 'x' },
      { name: `${OWN}/A`, content: 'x' },
    ],
  }),
  ...inTar(/does not list/, {
    'a file nobody listed': [{ name: `${OWN}/a`, content: 'x' }],
    settings: [{ name: 'settings.json', content: '{"hooks":{}}' }],
  }),
  ...inTar(/Unpacked, it has more|tar is damaged|folder with content/, {
    '10 GB said to be in a file': [{ name: `${OWN}/a`, size: 10_000_000_000 }],
    'a size below nothing': [{ name: `${OWN}/a`, rawSize: '-0000000001 ' }],
    'a size that is no number': [{ name: `${OWN}/a`, rawSize: 'x'.repeat(12) }],
    'a size beyond exact numbers': [{ name: `${OWN}/a`, rawSize: Buffer.from([0x80, ...Array(11).fill(0xff)]) }],
    'a wrong checksum': [{ name: `${OWN}/a`, content: 'x', checksum: 1 }],
    'a folder with content': [{ name: `${OWN}/`, type: '5', size: 512 }],
  }),
  ...inTar(/leads out|name that is too long|extension|tar is damaged|something else/, {
    'a long name that leads out': [
      { name: '././@LongLink', type: 'L', content: '../outside/x\0' },
      { name: 'a', content: 'x' },
    ],
    'a long name of 100 MB': [{ name: '././@LongLink', type: 'L', content: Buffer.alloc(100_000_000, 'a') }],
    'an extension that leads out': [
      { name: 'PaxHeader', type: 'x', content: record('path=../outside/x') },
      { name: 'a', content: 'x' },
    ],
    'an extension with another size': [
      { name: 'PaxHeader', type: 'x', content: record('size=10000000000') },
      { name: `${OWN}/a`, content: 'x' },
    ],
    'an extension with a link': [
      { name: 'PaxHeader', type: 'x', content: record('linkpath=/etc/passwd') },
      { name: `${OWN}/a`, content: 'x' },
    ],
    'an extension that makes it sparse': [
      { name: 'PaxHeader', type: 'x', content: record('GNU.sparse.size=10000000000') },
      { name: `${OWN}/a`, content: 'x' },
    ],
    'an extension with a length below nothing': [{ name: 'PaxHeader', type: 'x', content: '-5 path=x\n' }],
    'an extension that is longer than it says': [{ name: 'PaxHeader', type: 'x', content: '999999 path=x\n' }],
    'an extension for all files': [{ name: 'PaxHeader', type: 'g', content: record('path=x') }],
  }),
  ...inTar(/more than|goes on after its end|ends too early|does not list/, {
    'a million folders': [{ name: `${OWN}/d/`, type: '5', times: 1_000_000 }],
    '9,900 files': Array.from({ length: 9_900 }, (_, index) => ({ name: `${OWN}/${index}`, content: 'x' })),
    '20,000 files': Array.from({ length: 20_000 }, (_, index) => ({ name: `${OWN}/${index}` })),
    'an end before its end': [{ rawHeader: Buffer.alloc(1024) }, { name: `${OWN}/a`, content: 'x' }],
    'less than it says': [{ name: `${OWN}/a`, content: 'x', size: 5000 }],
  }),
  { what: 'a sealed file that is no tar', make: () => sealed(Buffer.alloc(10_000, 'x')), told: /Its tar/, keys },
  { what: 'a sealed file that holds nothing', make: () => sealed(Buffer.alloc(0)), told: /missing/, keys },
  {
    what: 'a sealed bundle whose clear manifest says something else',
    make: async () => sealed(await harmlessTar(), (clear) => ({ ...clear, name: 'main' })),
    told: /does not say what the sealed one says/,
    keys,
  },
  {
    what: 'a sealed bundle whose clear manifest reaches for prototypes',
    make: async () => sealed(await harmlessTar(), '{"__proto__":{"version":1}}'),
    told: /does not say what the sealed one says/,
    keys,
  },
  {
    what: 'a sealed bundle whose clear manifest has 50 MB',
    make: async () => sealed(await harmlessTar(), ' '.repeat(50_000_000)),
    told: /larger than/,
    keys,
  },
  {
    what: 'a sealed bundle with a file beside it',
    make: async () => sealed(await harmlessTar(), undefined, { 'projects/-x/memory/a': 'x' }),
    told: /something else than/,
    keys,
  },
  ...asFile({
    'work for years': `age-encryption.org/v1\n-> scrypt AAAAAAAAAAAAAAAAAAAAAA 63\n${body()}${mac()}`,
    'a work factor of a thousand digits': `age-encryption.org/v1\n-> scrypt AAAAAAAAAAAAAAAAAAAAAA ${'9'.repeat(1000)}\n${body()}${mac()}`,
    'twice the most work': `age-encryption.org/v1\n-> scrypt AAAAAAAAAAAAAAAAAAAAAA 19\n${body()}${mac()}`,
    'a hundred passphrases': `age-encryption.org/v1\n${`-> scrypt AAAAAAAAAAAAAAAAAAAAAA 18\n${body()}`.repeat(100)}${mac()}`,
    'a salt that is none': `age-encryption.org/v1\n-> scrypt ../../x 10\n${body()}${mac()}`,
    'a body that is too long': `age-encryption.org/v1\n-> scrypt AAAAAAAAAAAAAAAAAAAAAA 10\n${'A'.repeat(64)}\nAAAA\n${mac()}`,
    'a header without an end': `age-encryption.org/v1\n-> X25519 ${'A'.repeat(100_000_000)}`,
    'ten million keys': `age-encryption.org/v1\n${'-> a b\n\n'.repeat(10_000_000)}`,
    'a command in its header': `age-encryption.org/v1\n-> a\r::error::b c\n\n${mac()}`,
    'nothing behind its header': `age-encryption.org/v1\n-> scrypt AAAAAAAAAAAAAAAAAAAAAA 1\n${body()}${mac()}`,
    'another version': `age-encryption.org/v9\n-> scrypt AAAAAAAAAAAAAAAAAAAAAA 1\n${body()}${mac()}`,
    armor: '-----BEGIN AGE ENCRYPTED FILE-----\nAAAA\n-----END AGE ENCRYPTED FILE-----\n',
  }),
  {
    what: 'a file of age -p, with another passphrase',
    make: () => aged(`age-encryption.org/v1\n-> scrypt AAAAAAAAAAAAAAAAAAAAAA 18\n${body()}${mac()}`),
    told: /another passphrase/,
    keys,
  },
  {
    what: 'a header of hundreds of recipients',
    make: () =>
      aged(
        `age-encryption.org/v1\n${`-> X25519 ${'CQkJCQkJCQkJCQkJCQkJCQkJCQkJCQkJCQkJCQkJCQk'}\n${body()}`.repeat(600)}${mac()}`,
      ),
    told: /other recipients|damaged/,
    keys: { identities: [identity] },
  },
];

function inTar(told: RegExp, cases: Readonly<Record<string, readonly RawTarEntry[]>>): readonly HostileCase[] {
  return Object.entries(cases).map(([what, entries]) => ({
    what: `a sealed tar with ${what}`,
    make: async () => sealed(Buffer.concat([(await harmlessTar()).subarray(0, -1024), rawTar(entries)])),
    told,
    keys,
  }));
}

function asFile(cases: Readonly<Record<string, string>>): readonly HostileCase[] {
  return Object.entries(cases).map(([what, file]) => ({
    what: `an age file with ${what}`,
    make: () => aged(file),
    told: /bundle\.age|another passphrase|sealed to recipients/,
    keys,
  }));
}

async function harmlessTar(files: Files = HARMLESS): Promise<Buffer> {
  const tar = pack();
  tar.entry({ name: 'manifest.json' }, JSON.stringify(rawManifest(files)));
  for (const [name, content] of Object.entries(files)) tar.entry({ name }, Buffer.from(content));
  tar.finalize();
  const chunks: Buffer[] = [];
  for await (const chunk of tar as AsyncIterable<Buffer>) chunks.push(chunk);
  return Buffer.concat(chunks);
}

async function sealed(
  tar: Buffer,
  clear: string | ((clear: object) => object) = (same) => same,
  beside: Files = {},
): Promise<Delivered> {
  const encrypter = new Encrypter();
  encrypter.setPassphrase(PASSPHRASE);
  encrypter.setScryptWorkFactor(1);
  const { version, agent, name, source, capturedAt } = rawManifest(HARMLESS);
  const text =
    typeof clear === 'string'
      ? clear
      : JSON.stringify(clear({ version, sealed: 'passphrase', agent, name, source, capturedAt }));
  return laid({ 'bundle.age': Buffer.from(await encrypter.encrypt(tar)), 'manifest.json': text, ...beside });
}

function aged(file: string): Delivered {
  return laid({ 'bundle.age': Buffer.from(file, 'latin1'), 'manifest.json': '{}' });
}

function body(): string {
  return `${'A'.repeat(43)}\n`;
}

function mac(): string {
  return `--- ${'A'.repeat(43)}\n${'\0'.repeat(200)}`;
}

/** A record of an extension: its length, which counts itself, and what it says. */
function record(said: string): string {
  const rest = said.length + 2;
  return `${rest + String(rest + 2).length} ${said}\n`;
}
