import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  LARGEST_MANIFEST,
  parseManifest
} from "./chunk-HR5XHH2V.js";
import {
  pieceSize
} from "./chunk-DDQFO5LT.js";
import {
  openRegular,
  regularFiles,
  sha256Of
} from "./chunk-SSUHDO3V.js";
import {
  MANIFEST_FILE,
  quoted
} from "./chunk-EAWTM7AP.js";
import {
  IntegrityError,
  isNotFound
} from "./chunk-NBQQX3RM.js";

// src/bundle/verify.ts
const path = require("node:path");
async function verifyBundle(folder) {
  const manifest = await readManifest(folder);
  const transcript = `/${manifest.sessionId}.jsonl`;
  if (!manifest.files.some((file) => file.path.endsWith(transcript))) {
    throw new IntegrityError(`The bundle does not hold the transcript of its session ${manifest.sessionId}.`);
  }
  await reading("A folder", () => refuseUnlisted(folder, manifest));
  for (const file of manifest.files) await reading(quoted(file.path), () => verifyFile(folder, file));
  return manifest;
}
async function readManifest(folder) {
  return parseManifest(await reading(MANIFEST_FILE, () => readManifestText(folder)));
}
async function readManifestText(folder) {
  const handle = await openRegular(path.join(folder, MANIFEST_FILE), MANIFEST_FILE);
  try {
    const { size } = await handle.stat();
    if (size > LARGEST_MANIFEST) throw new IntegrityError(`${MANIFEST_FILE} is larger than ${LARGEST_MANIFEST} bytes.`);
    return await handle.readFile("utf8");
  } finally {
    await handle.close();
  }
}
async function refuseUnlisted(folder, { files }) {
  const listed = /* @__PURE__ */ new Set([MANIFEST_FILE, ...files.map((file) => file.path)]);
  for await (const found of regularFiles(folder)) {
    if (!listed.has(found))
      throw new IntegrityError(`The bundle holds ${quoted(found)}, which its manifest does not list.`);
  }
}
async function verifyFile(folder, file) {
  const handle = await openRegular(path.join(folder, ...file.path.split("/")), quoted(file.path));
  try {
    const { size } = await handle.stat();
    if (size !== file.size) {
      throw new IntegrityError(
        `${quoted(file.path)} of the bundle has ${size} bytes, and its manifest says ${file.size}.`
      );
    }
    const content = handle.createReadStream({ autoClose: false, highWaterMark: pieceSize(size) });
    if (await sha256Of(content) !== file.sha256) {
      throw new IntegrityError(
        `${quoted(file.path)} of the bundle is not what its manifest says: the SHA-256 differs.`
      );
    }
  } finally {
    await handle.close();
  }
}
async function reading(shown, work) {
  try {
    return await work();
  } catch (error) {
    if (error instanceof IntegrityError) throw error;
    const reason = isNotFound(error) ? "is missing" : "cannot be read";
    throw new IntegrityError(`${shown} of the bundle ${reason}.`, { cause: error });
  }
}

export {
  verifyBundle,
  readManifest
};
