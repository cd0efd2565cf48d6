import { expect } from 'vitest';
import { applyRedactions, type Detector, findSecrets, type TextKind } from '../../src/transcript/redact.ts';

/** Redacts bytes that come in pieces of the given size, and looks through the result once more. */
export async function redact(
  bytes: Uint8Array | string,
  detector: Detector,
  { kind = 'rows', size = 65_536 }: { kind?: TextKind; size?: number } = {},
): Promise<{ bytes: Buffer; text: string; counts: Readonly<Record<string, number>>; left: number }> {
  const source = Buffer.from(bytes);
  const findings = await findSecrets(pieces(source, size), kind, detector);
  const out: Uint8Array[] = [];
  for await (const piece of applyRedactions(pieces(source, size), findings)) {
    out.push(piece);
  }
  const result = Buffer.concat(out);
  const again = await findSecrets(pieces(result, size), kind, detector);
  return { bytes: result, text: result.toString(), counts: findings.counts, left: again.total };
}

async function* pieces(bytes: Buffer, size: number): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += size) {
    yield Uint8Array.from(bytes.subarray(at, at + size));
  }
}

/** Asserts that no spelling of a secret stands in the bytes. */
export function expectGone(bytes: Buffer, secret: string): void {
  for (const [name, spelling] of spellings(secret)) {
    expect(bytes.includes(spelling), `a secret is left, spelled ${name}`).toBe(false);
  }
}

/** How a transcript may spell a text. */
export function spellings(text: string): readonly (readonly [name: string, spelling: string])[] {
  const json = (inner: string) => JSON.stringify(inner).slice(1, -1);
  const bytes = Buffer.from(text);
  const ascii = (inner: string) =>
    json(inner).replace(/[^\x20-\x7e]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
  return [
    ['as it is', text],
    ['in JSON', json(text)],
    ['in JSON in JSON', json(json(text))],
    ['in JSON in JSON in JSON', json(json(json(text)))],
    ['in ASCII JSON', ascii(text)],
    ['in ASCII JSON in JSON', json(ascii(text))],
    ['with escaped slashes', json(text).replaceAll('/', '\\/')],
    ['percent-encoded', encodeURIComponent(text)],
    ['percent-encoded, as forms are', new URLSearchParams([['', text]]).toString().slice(1)],
    ['percent-encoded, in lower case', encodeURIComponent(text).replace(/%../g, (code) => code.toLowerCase())],
    ...[0, 1, 2].flatMap((alignment) => {
      const encoded = insideOfBase64(bytes, alignment);
      return [
        [`in base 64, at ${alignment}`, encoded],
        [`in base 64 for addresses, at ${alignment}`, encoded.replaceAll('+', '-').replaceAll('/', '_')],
      ] as const;
    }),
    ['in hexadecimal', bytes.toString('hex')],
    ['in upper hexadecimal', bytes.toString('hex').toUpperCase()],
  ];
}

function insideOfBase64(bytes: Buffer, alignment: number): string {
  const encoded = Buffer.concat([Buffer.alloc(alignment), bytes]).toString('base64');
  return encoded.slice(Math.ceil((alignment * 8) / 6), Math.floor(((alignment + bytes.length) * 8) / 6));
}
