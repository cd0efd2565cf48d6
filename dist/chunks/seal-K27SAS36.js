import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  passphraseRecipient,
  serializeSealedManifest
} from "./chunk-YYUEUFHZ.js";
import {
  require_tar_stream
} from "./chunk-JCZAQANG.js";
import {
  readManifest
} from "./chunk-YEIIAULK.js";
import {
  serializeManifest
} from "./chunk-HR5XHH2V.js";
import "./chunk-DDQFO5LT.js";
import "./chunk-ICVHTZO4.js";
import {
  openRegular
} from "./chunk-SSUHDO3V.js";
import {
  MANIFEST_FILE,
  SEALED_FILE
} from "./chunk-EAWTM7AP.js";
import {
  IntegrityError
} from "./chunk-NBQQX3RM.js";
import {
  __toESM
} from "./chunk-5MLXPEVV.js";

// src/bundle/seal.ts
const { createWriteStream } = require("node:fs");
const { readdir, rm, writeFile } = require("node:fs/promises");
const path2 = require("node:path");
const { Readable } = require("node:stream");
const { pipeline: pipeline2 } = require("node:stream/promises");

// src/bundle/pack-bundle.ts
var import_tar_stream = __toESM(require_tar_stream(), 1);
const { createHash } = require("node:crypto");
const path = require("node:path");
const { pipeline } = require("node:stream/promises");
async function* packBundle(folder, manifest) {
  const tar = (0, import_tar_stream.pack)();
  const packed = packFiles(tar, folder, manifest);
  packed.catch((error) => tar.destroy(error));
  yield* tar;
  await packed;
}
async function packFiles(tar, folder, manifest) {
  const text = Buffer.from(serializeManifest(manifest));
  const mtime = new Date(manifest.capturedAt);
  tar.entry({ name: MANIFEST_FILE, mode: 384, mtime, type: "file" }, text);
  for (const file of manifest.files) await packFile(tar, path.join(folder, ...file.path.split("/")), file);
  tar.finalize();
}
async function packFile(tar, hostPath, file) {
  const { path: name, size, mode, mtime } = file;
  const source = await openRegular(hostPath, name);
  try {
    const entry = tar.entry({ name, size, mode, mtime: new Date(mtime), type: "file" });
    await pipeline(source.createReadStream({ autoClose: false }), check(file), entry);
  } finally {
    await source.close();
  }
}
function check({ path: name, size, sha256 }) {
  return async function* (chunks) {
    const hash = createHash("sha256");
    let bytes = 0;
    for await (const chunk of chunks) {
      hash.update(chunk);
      bytes += chunk.length;
      yield chunk;
    }
    if (bytes === size && hash.digest("hex") === sha256) return;
    throw new IntegrityError(`${name} of the bundle is not what its manifest says, and was not sealed.`);
  };
}

// src/bundle/seal.ts
async function sealBundle(folder, keys) {
  const manifest = await readManifest(folder);
  const tar = ReadableStream.from(packBundle(folder, manifest));
  const sealed = await (await encrypterFor(keys)).encrypt(tar);
  const target = createWriteStream(path2.join(folder, SEALED_FILE), { flags: "wx", mode: 384 });
  await pipeline2(Readable.fromWeb(sealed), target);
  for (const entry of await readdir(folder)) {
    if (entry !== SEALED_FILE) await rm(path2.join(folder, entry), { recursive: true });
  }
  const text = serializeSealedManifest(manifest, "passphrases" in keys ? "passphrase" : "recipients");
  await writeFile(path2.join(folder, MANIFEST_FILE), text, { flag: "wx", mode: 384 });
}
async function encrypterFor(keys) {
  const { Encrypter } = await import("./dist-B3KJHMEE.js");
  const encrypter = new Encrypter();
  const recipients = "passphrases" in keys ? keys.passphrases.slice(0, 1).map(passphraseRecipient) : keys.recipients;
  if (recipients.length === 0) throw new IntegrityError("The bundle was not sealed: there is no key to seal it with.");
  for (const recipient of recipients) encrypter.addRecipient(recipient);
  return encrypter;
}
export {
  sealBundle
};
