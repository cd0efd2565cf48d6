import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  LARGEST_SEALED_MANIFEST,
  LONGEST_HEADER,
  checkSealedManifest,
  passphraseIdentity,
  sealedFor
} from "./chunk-YYUEUFHZ.js";
import {
  openStaging,
  whyInconsistent
} from "./chunk-2TGE7E2L.js";
import {
  readPackedFiles
} from "./chunk-TQWTGQEG.js";
import {
  verifyBundle
} from "./chunk-YEIIAULK.js";
import {
  isFileSystemFault
} from "./chunk-4FAPNOLQ.js";
import {
  unpackInto
} from "./chunk-NGXZAILG.js";
import {
  openRegular
} from "./chunk-SSUHDO3V.js";
import {
  MANIFEST_FILE,
  SEALED_FILE
} from "./chunk-EAWTM7AP.js";
import {
  ArchiveError,
  IntegrityError,
  fileSystemFault,
  isDiskFull
} from "./chunk-NBQQX3RM.js";

// src/bundle/unseal.ts
const { readdir } = require("node:fs/promises");
const path = require("node:path");
const { Readable } = require("node:stream");
var MOST_OVERHEAD = 64 * 1024 * 1024;
async function isSealed(folder) {
  return (await readdir(folder)).includes(SEALED_FILE);
}
async function unsealBundle(folder, keys, { into, largest }) {
  await checkFolder(folder);
  const clear = await readSmall(path.join(folder, MANIFEST_FILE));
  const file = await openRegular(path.join(folder, SEALED_FILE), SEALED_FILE);
  try {
    const { size } = await file.stat();
    if (size > largest * 1.001 + MOST_OVERHEAD) {
      throw new IntegrityError(`${SEALED_FILE} has ${size} bytes, more than a bundle of ${largest} bytes.`);
    }
    const sealed = await checkSeal(file, keys);
    await decryptInto(file, keys, { into, largest });
    const manifest = await verifyBundle(into);
    checkSealedManifest(clear, manifest, sealed);
    return manifest;
  } finally {
    await file.close();
  }
}
async function checkFolder(folder) {
  const entries = await readdir(folder);
  if (!entries.includes(SEALED_FILE)) {
    throw new IntegrityError("The bundle is not sealed, and only sealed ones are restored where there is a key.");
  }
  if (entries.length !== 2 || !entries.includes(MANIFEST_FILE)) {
    throw new IntegrityError(`The bundle holds something else than ${SEALED_FILE} and its ${MANIFEST_FILE}.`);
  }
}
async function readSmall(hostPath) {
  const file = await openRegular(hostPath, MANIFEST_FILE);
  try {
    const { size } = await file.stat();
    if (size > LARGEST_SEALED_MANIFEST) {
      throw new IntegrityError(`${MANIFEST_FILE} is larger than ${LARGEST_SEALED_MANIFEST} bytes.`);
    }
    return await file.readFile("utf8");
  } finally {
    await file.close();
  }
}
async function checkSeal(file, keys) {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(LONGEST_HEADER), 0, LONGEST_HEADER, 0);
  const sealed = sealedFor(buffer.subarray(0, bytesRead));
  if (sealed === "recipients" && "passphrases" in keys) {
    throw new IntegrityError(
      "The bundle is sealed to recipients, as anyone can, and not with the passphrase that the input passphrase gives."
    );
  }
  if (sealed === "passphrase" && "identities" in keys) {
    throw new IntegrityError("The bundle is sealed with a passphrase, and the input identity opens no such bundle.");
  }
  return sealed;
}
async function decryptInto(file, keys, { into, largest }) {
  const source = file.createReadStream({ start: 0, autoClose: false });
  try {
    const decrypter = await decrypterFor(keys);
    const tar = await decrypter.decrypt(Readable.toWeb(source));
    await unpackTar(Readable.fromWeb(tar), { into, largest });
  } catch (error) {
    throw translate(error);
  } finally {
    source.destroy();
  }
}
async function decrypterFor(keys) {
  const { Decrypter } = await import("./dist-B3KJHMEE.js");
  const decrypter = new Decrypter();
  if ("passphrases" in keys) decrypter.addIdentity(passphraseIdentity(keys.passphrases));
  else for (const identity of keys.identities) decrypter.addIdentity(identity);
  decrypter.addIdentity({
    unwrapFileKey() {
      throw new IntegrityError("The bundle is sealed to other recipients than the key that the input identity gives.");
    }
  });
  return decrypter;
}
async function unpackTar(tar, { into, largest }) {
  const unpacking = unpackInto(into, { largest });
  for await (const { path: name, size, content } of readPackedFiles(tar)) {
    await unpacking.add({ path: name, size, open: async () => content });
  }
}
function translate(error) {
  if (error instanceof IntegrityError) return error;
  if (isFileSystemFault(error)) {
    return new ArchiveError(`The bundle could not be unsealed: ${fileSystemFault(error)}.`, {
      cause: error
    });
  }
  return new IntegrityError(`${SEALED_FILE} is damaged: it was cut short or changed.`, { cause: error });
}

// src/bundle/open-bundle.ts
async function openBundle(received, { keys, largest, tempDir }) {
  if (keys === void 0) {
    if (await isSealed(received.folder)) {
      throw new IntegrityError("The bundle is sealed: set the input passphrase, or identity, that opens it.");
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

// src/flows/receive.ts
async function receive(found, { askedName, ...request }, log) {
  const { agent, sessionId, keys, largest, tempDir } = request;
  let staging = await openStaging(tempDir);
  try {
    await found.download(staging.folder);
    const opened = await openBundle(staging, { keys, largest, tempDir });
    const { manifest } = opened;
    staging = opened.staging;
    const contradiction = whyInconsistent(manifest, found.origin, askedName);
    if (contradiction !== void 0) {
      log.warning(`Refused ${found.label}: ${contradiction}.`);
      await staging.close();
      return "refused";
    }
    if (manifest.agent === agent.name && (sessionId ?? manifest.sessionId) === manifest.sessionId) {
      const runId = found.origin.runId ?? manifest.source.runId;
      return { manifest, runId, label: found.label, folder: staging.folder };
    }
    log.debug(`Passed over ${found.label}: it holds session ${manifest.sessionId} of ${manifest.agent}.`);
  } catch (error) {
    await staging.close();
    return judge(error, { found, sealed: keys !== void 0, log });
  }
  await staging.close();
  return "unusable";
}
function judge(error, { found, sealed, log }) {
  if (!(error instanceof IntegrityError || error instanceof ArchiveError)) throw error;
  if (isDiskFull(error)) throw error;
  const refused = sealed && error instanceof IntegrityError;
  log.warning(`${refused ? "Refused" : "Skipped"} ${found.label}: ${error.message}`);
  return refused ? "refused" : "unusable";
}

export {
  receive
};
