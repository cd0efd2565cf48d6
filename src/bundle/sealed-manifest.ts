import { isDeepStrictEqual } from 'node:util';
import { IntegrityError } from '../errors.ts';
import type { SealedFor } from './age-header.ts';
import type { Manifest } from './manifest.ts';

/** Bytes. */
export const LARGEST_SEALED_MANIFEST = 64 * 1024;

/**
 * The text of the `manifest.json` beside a `bundle.age`: what the archive's own listing says of the bundle as well.
 * Nobody relies on it: it is there to be read by people, and must say the same as the manifest inside.
 */
export function serializeSealedManifest(manifest: Manifest, sealed: SealedFor): string {
  return `${JSON.stringify(clearPart(manifest, sealed), undefined, 2)}\n`;
}

/** @throws IntegrityError where the manifest beside a sealed bundle does not say what the one inside says. */
export function checkSealedManifest(text: string, manifest: Manifest, sealed: SealedFor): void {
  if (isDeepStrictEqual(parse(text), clearPart(manifest, sealed))) return;
  throw new IntegrityError('The manifest.json beside bundle.age does not say what the sealed one says.');
}

function clearPart({ version, agent, name, source, capturedAt, lineage }: Manifest, sealed: SealedFor) {
  const runs = lineage?.map(({ sessionId: _, rows: __, ...run }) => run);
  return { version, sealed, agent, name, source, capturedAt, ...(runs && { lineage: runs }) };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new IntegrityError('The manifest.json beside bundle.age is not valid JSON.', { cause: error });
  }
}
