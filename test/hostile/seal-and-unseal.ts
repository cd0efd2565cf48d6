import { mkdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { sealBundle } from '../../src/bundle/seal.ts';
import type { SealingKeys, UnsealingKeys } from '../../src/bundle/sealing-keys.ts';
import { unsealBundle } from '../../src/bundle/unseal.ts';

/** Seals the bundle in a folder and opens it again, removing the plain files between. Gives bytes of the sealed file. */
export async function work({
  folder,
  sealing,
  unsealing,
}: {
  folder: string;
  sealing: SealingKeys;
  unsealing: UnsealingKeys;
}): Promise<number> {
  await sealBundle(folder, sealing);
  const { size } = await stat(join(folder, 'bundle.age'));
  const into = `${folder}-opened`;
  await mkdir(into);
  await unsealBundle(folder, unsealing, { into, largest: 2_000_000_000 });
  await rm(into, { recursive: true });
  return size;
}
