import { IntegrityError } from '../errors.ts';
import type { Manifest } from './manifest.ts';
import type { UnsealingKeys } from './sealing-keys.ts';
import { openStaging, type Staging } from './stage.ts';
import { isSealed, unsealBundle } from './unseal.ts';
import { verifyBundle } from './verify.ts';

export interface OpenedBundle {
  readonly manifest: Manifest;
  /** Where its files lie now, as plain ones. */
  readonly staging: Staging;
}

export interface OpeningOptions {
  /** `undefined`: only bundles that are not sealed are opened. With keys, only sealed ones are. */
  readonly keys: UnsealingKeys | undefined;
  /** Bytes that the files of the bundle together may have. */
  readonly largest: number;
  readonly tempDir: string;
}

/**
 * Unseals a bundle that was received where there are keys, and verifies it. A folder that is no longer needed is closed;
 * where this fails, `received` is the caller's to close.
 * @throws IntegrityError with what is wrong with it.
 */
export async function openBundle(received: Staging, { keys, largest, tempDir }: OpeningOptions): Promise<OpenedBundle> {
  if (keys === undefined) {
    if (await isSealed(received.folder)) {
      throw new IntegrityError('The bundle is sealed: set the input passphrase, or identity, that opens it.');
    }
    return { manifest: await verifyBundle(received.folder), staging: received };
  }
  const staging = await openStaging(tempDir);
  try {
    const manifest = await unsealBundle(received.folder, keys, { into: staging.folder, largest });
    await received.close();
    return { manifest, staging };
  } catch (error) {
    await staging.close();
    throw error;
  }
}
