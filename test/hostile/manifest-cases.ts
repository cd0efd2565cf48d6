import { type RawManifest, rawManifest } from '../bundle/make-bundle.ts';
import { bundleZip, HARMLESS, type HostileCase, PROJECT, TRANSCRIPT } from './case.ts';

/** Manifests that say what they must not, are none, or are too much. */
export const manifestCases: readonly HostileCase[] = [
  ...spoiled('the field', {
    'version 2': (raw) => Object.assign(raw, { version: 2 }),
    'version "1"': (raw) => Object.assign(raw, { version: '1' }),
    'no version': (raw) => Reflect.deleteProperty(raw, 'version'),
    'an id that leads out': (raw) => Object.assign(raw, { sessionId: '../../outside/x' }),
    'an id that is an option': (raw) => Object.assign(raw, { sessionId: '--dangerously-skip-permissions' }),
    'an id with an option behind it': (raw) => Object.assign(raw, { sessionId: `${raw.sessionId} --debug` }),
    'an id with a line break': (raw) => Object.assign(raw, { sessionId: `${raw.sessionId}\n` }),
    'an id with a zero': (raw) => Object.assign(raw, { sessionId: `${raw.sessionId}\0` }),
    'an id in other digits': (raw) => Object.assign(raw, { sessionId: String(raw.sessionId).replaceAll('4', '٤') }),
    'an id that is a list': (raw) => Object.assign(raw, { sessionId: [raw.sessionId] }),
    'an id that is an object with a text': (raw) => Object.assign(raw, { sessionId: { toString: 'x' } }),
    'another id than the transcript': (raw) =>
      Object.assign(raw, { sessionId: '00000000-0000-4000-8000-000000000000' }),
    'an earlier id that leads out': (raw) => Object.assign(raw, { resumedFrom: '../x' }),
    'a lineage with a command': (raw) =>
      Object.assign(raw, {
        lineage: [{ sessionId: raw.sessionId, job: 'x\n::error::y', capturedAt: raw.capturedAt, rows: 1 }],
      }),
    'a lineage of 100,000': (raw) =>
      Object.assign(raw, {
        lineage: Array(100_000).fill({ sessionId: raw.sessionId, capturedAt: raw.capturedAt, rows: 1 }),
      }),
    'a workflow command as name': (raw) => Object.assign(raw, { name: 'pr\n::set-output name=args::--debug' }),
    'a carriage return in the name': (raw) => Object.assign(raw, { name: 'pr\r::add-mask::e' }),
    'colours in the name': (raw) => Object.assign(raw, { name: '\u001b[2J\u001b[31mpr' }),
    'a name of a megabyte': (raw) => Object.assign(raw, { name: 'n'.repeat(1_000_000) }),
    'an agent with a line break': (raw) => Object.assign(raw, { agent: 'claude-code\n::error::x' }),
    'an agent that is inherited': (raw) => Object.assign(raw, { agent: 5 }),
    'a directory with a zero': (raw) => Object.assign(raw, { directory: '/work\0/x' }),
    'a directory that is empty': (raw) => Object.assign(raw, { directory: '' }),
    'a config directory with a line break': (raw) => Object.assign(raw, { configDirectory: '/a\n::stop-commands::x' }),
    'a source that is null': (raw) => Object.assign(raw, { source: null }),
    'a run id beyond exact numbers': (raw) => Object.assign(raw, { source: { runId: 1e300 } }),
    'a run id that is text': (raw) => Object.assign(raw, { source: { runId: '1; rm' } }),
    'a ref with a line break': (raw) => Object.assign(raw, { source: { ref: 'refs/heads/a\n::x' } }),
    'a time that is text': (raw) => Object.assign(raw, { capturedAt: 'now\n::error::x' }),
    'a time far away': (raw) => Object.assign(raw, { capturedAt: '9999-99-99T99:99:99Z' }),
    'rows below nothing': (raw) => Object.assign(raw, { rows: -1 }),
    'redactions with a command as rule': (raw) => Object.assign(raw, { redactions: { 'x\n::error::y': 'z' } }),
    'redactions that count a command': (raw) => Object.assign(raw, { redactions: { 'x\n::error::y': 1 } }),
    'files that are an object': (raw) => Object.assign(raw, { files: { length: 1, 0: {} } }),
    'no files': (raw) => Object.assign(raw, { files: [] }),
    '200,000 files': (raw) => Object.assign(raw, { files: Array(200_000).fill(0) }),
    'a file that is null': (raw) => raw.files.push(null as never),
    'a file without a path': (raw) => raw.files.push({} as never),
    'a file that is not there': (raw) => raw.files.push({ ...raw.files[0]!, path: `${PROJECT}/memory/x` }),
    'a file twice': (raw) => raw.files.push({ ...raw.files[0]! }),
    'a file twice, but for its case': (raw) =>
      raw.files.push({ ...raw.files[0]!, path: TRANSCRIPT.replace('.jsonl', '.JSONL') }),
    'a file that leads out': (raw) => raw.files.push({ ...raw.files[0]!, path: `${PROJECT}/../../outside/x` }),
    'a path with a command': (raw) => raw.files.push({ ...raw.files[0]!, path: 'x\n::add-path::/tmp' }),
    'a path with another direction': (raw) => raw.files.push({ ...raw.files[0]!, path: '\u202ex\u2028y' }),
    'half a character as path': (raw) => raw.files.push({ ...raw.files[0]!, path: `${PROJECT}/memory/\ud800` }),
    'a wrong digest': (raw) => Object.assign(raw.files[0]!, { sha256: '0'.repeat(64) }),
    'a digest that is none': (raw) => Object.assign(raw.files[0]!, { sha256: 'x\n::error::' }),
    'a size that lies': (raw) => Object.assign(raw.files[0]!, { size: 1 }),
    'a size beyond all': (raw) => Object.assign(raw.files[0]!, { size: 1e308 }),
    'a mode with more than permissions': (raw) => Object.assign(raw.files[0]!, { mode: 0o4755 }),
    'a mode below nothing': (raw) => Object.assign(raw.files[0]!, { mode: -1 }),
    'a time of a file that is none': (raw) => Object.assign(raw.files[0]!, { mtime: 'never' }),
  }),
  ...raw('the text', {
    nothing: '',
    'no JSON': '{"version":1,',
    'a secret and no JSON': '{"password": hunter2',
    'a list': '[]',
    null: 'null',
    'a number': '1',
    'a text': '"manifest"',
    'bytes that are no text': Buffer.from([0xff, 0xfe, 0x00]),
    'four million brackets': '['.repeat(4_000_000),
    '10,000 lists in each other': `${'['.repeat(10_000)}${']'.repeat(10_000)}`,
    '50 MB of one text': `{"version":1,"name":"${'a'.repeat(50_000_000)}"}`,
    '50 MB of white space': `${' '.repeat(50_000_000)}{}`,
    '8 MB of empty objects': `{"version":1,"sessionId":[${'{},'.repeat(2_700_000)}{}]}`,
    '4 MB of fields': `{"version":1,${Array.from({ length: 400_000 }, (_, index) => `"${index}":0`).join()}}`,
    'fields up to the limit': `{"version":1,${Array.from({ length: 99_000 }, (_, index) => `"${index}":{}`).join()}}`,
    '4 MB of long numbers': `{"version":1,"rows":${'9'.repeat(4_000_000)}}`,
  }),
  ...harmless('fields that reach for prototypes', {
    'in the manifest': (raw) =>
      withText(raw, '{', '{"__proto__":{"sessionId":"x"},"constructor":{"prototype":{"x":1}},'),
    'in its source': (raw) => withText(raw, '"source":{', '"source":{"__proto__":{"runId":5},"toString":1,'),
    'in a file': (raw) => withText(raw, '"files":[{', '"files":[{"__proto__":{"path":"../x"},"hasOwnProperty":0,'),
    'in its redactions': (raw) => withText(raw, '"redactions":{', '"redactions":{"__proto__":1,"constructor":1'),
  }),
  ...harmless('what it does not need', {
    'lists 20 deep': (raw) => withText(raw, '{', `{"deep":${'['.repeat(20)}${']'.repeat(20)},`),
    'a text of brackets': (raw) => withText(raw, '{', `{"more":"${'[{,:'.repeat(100_000)}",`),
    'the id twice, the last one right': (raw) => withText(raw, '{', '{"sessionId":"../../x",'),
    '7 MB of it': (raw) => withText(raw, '{', `{"more":"${'a'.repeat(7_000_000)}",`),
  }),
  ...tooMuch({
    'lists 10,000 deep': (raw) => withText(raw, '{', `{"deep":${'['.repeat(10_000)}${']'.repeat(10_000)},`),
    'objects 10,000 deep': (raw) => withText(raw, '{', `{"deep":${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)},`),
    'objects 10,000 deep in a file': (raw) =>
      withText(raw, '"files":[{', `"files":[{"deep":${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)},`),
    'objects 10,000 deep behind a text with a quote': (raw) =>
      withText(raw, '{', `{"a\\\\\\"[":"]","deep":${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)},`),
  }),
];

function spoiled(what: string, cases: Readonly<Record<string, (raw: RawManifest) => unknown>>): readonly HostileCase[] {
  return Object.entries(cases).map(([name, spoil]) => ({
    what: `a manifest with ${what}: ${name}`,
    make: () => bundleZip({ spoil: (raw) => void spoil(raw) }),
    told: /manifest|does not hold|of the bundle is missing/,
  }));
}

function raw(what: string, cases: Readonly<Record<string, string | Buffer>>): readonly HostileCase[] {
  return Object.entries(cases).map(([name, manifest]) => ({
    what: `a manifest with ${what}: ${name}`,
    make: () => bundleZip({ manifest }),
    told: /^manifest.json/,
  }));
}

function tooMuch(cases: Readonly<Record<string, (raw: string) => string>>): readonly HostileCase[] {
  return Object.entries(cases).map(([name, change]) => ({
    what: `a manifest with ${name}`,
    make: () => bundleZip({ manifest: change(JSON.stringify(rawManifest(HARMLESS))) }),
    told: /nested more than/,
  }));
}

function harmless(what: string, cases: Readonly<Record<string, (raw: string) => string>>): readonly HostileCase[] {
  return Object.entries(cases).map(([name, change]) => ({
    what: `a manifest with ${what}: ${name}`,
    make: () => bundleZip({ manifest: change(JSON.stringify(rawManifest(HARMLESS))) }),
    told: 'harmless' as const,
  }));
}

function withText(manifest: string, after: string, more: string): string {
  const spoilt = manifest.replace(after, () => more);
  if (spoilt === manifest) throw new Error(`The manifest has no ${after}`);
  return spoilt;
}
