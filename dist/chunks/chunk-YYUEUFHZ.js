import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  IntegrityError
} from "./chunk-NBQQX3RM.js";

// src/bundle/age-passphrase.ts
const { createCipheriv, createDecipheriv, randomBytes } = require("node:crypto");

// src/bundle/age-header.ts
var LONGEST_HEADER = 64 * 1024;
var WORK_FACTOR = 18;
function sealedFor(head) {
  const stanzas = stanzasOf(Buffer.from(head));
  const withPassphrase = stanzas.some(([type]) => type === "scrypt");
  if (withPassphrase && stanzas.length !== 1) throw refused("names a passphrase beside other keys, which age forbids");
  return withPassphrase ? "passphrase" : "recipients";
}
function readPassphraseStanza(args) {
  const [, salt = "", workFactor = "", ...more] = args;
  if (!/^[A-Za-z0-9+/]{22}$/.test(salt) || !/^[1-9][0-9]{0,9}$/.test(workFactor) || more.length > 0) {
    throw refused("has a damaged header");
  }
  const logN = Number(workFactor);
  if (logN > WORK_FACTOR) {
    throw refused(`asks for 2^${logN} rounds of work for each passphrase, more than the 2^${WORK_FACTOR} of age`);
  }
  return { salt: Buffer.from(salt, "base64"), logN };
}
function stanzasOf(head) {
  const text = head.toString("latin1");
  if (text.startsWith("-----BEGIN AGE")) throw refused("is armored text; encrypt it without -a");
  if (!text.startsWith("age-encryption.org/v1\n")) throw refused("is not a file of age, or damaged");
  const end = text.search(/\n--- [^\n]*\n/);
  if (end === -1) throw refused("has a header that is damaged or too long");
  const lines = text.slice(0, end).split("\n");
  return lines.flatMap((line) => line.startsWith("-> ") ? [line.slice("-> ".length).split(" ")] : []);
}
function refused(reason) {
  return new IntegrityError(`bundle.age ${reason}.`);
}

// src/bundle/scrypt.ts
const { pbkdf2Sync } = require("node:crypto");
var WORDS = 256;
var MOST_KEPT = 65536;
function scryptKey(password, salt, logN) {
  const seed = pbkdf2Sync(password, salt, 1, WORDS * 4, "sha256");
  const mixed = mixRom(readWords(seed), logN);
  return pbkdf2Sync(password, writeWords(mixed), 1, 32, "sha256");
}
function mixRom(seed, logN) {
  const n = 2 ** logN;
  const stride = Math.max(1, n / MOST_KEPT);
  const kept = new Uint32Array(n / stride * WORDS);
  let block = seed;
  let spare = new Uint32Array(WORDS);
  for (let index = 0; index < n; index += 1) {
    if (index % stride === 0) kept.set(block, index / stride * WORDS);
    mixBlock(block, spare);
    [block, spare] = [spare, block];
  }
  let looked = new Uint32Array(WORDS);
  let other = new Uint32Array(WORDS);
  for (let step = 0; step < n; step += 1) {
    const index = block[WORDS - 16] & n - 1;
    const start = Math.floor(index / stride) * WORDS;
    looked.set(kept.subarray(start, start + WORDS));
    for (let missing = index % stride; missing > 0; missing -= 1) {
      mixBlock(looked, other);
      [looked, other] = [other, looked];
    }
    for (let word = 0; word < WORDS; word += 1) block[word] ^= looked[word];
    mixBlock(block, spare);
    [block, spare] = [spare, block];
  }
  return block;
}
function mixBlock(from, to) {
  let before = from;
  let at = WORDS - 16;
  for (let chunk = 0; chunk < WORDS / 16; chunk += 1) {
    const target = (chunk >> 1) * 16 + (chunk & 1) * (WORDS / 2);
    salsa({ before, at, from, start: chunk * 16, to, target });
    before = to;
    at = target;
  }
}
function salsa({ before, at, from, start, to, target }) {
  const a0 = before[at + 0] ^ from[start + 0];
  const b0 = before[at + 1] ^ from[start + 1];
  const c0 = before[at + 2] ^ from[start + 2];
  const d0 = before[at + 3] ^ from[start + 3];
  const e0 = before[at + 4] ^ from[start + 4];
  const f0 = before[at + 5] ^ from[start + 5];
  const g0 = before[at + 6] ^ from[start + 6];
  const h0 = before[at + 7] ^ from[start + 7];
  const i0 = before[at + 8] ^ from[start + 8];
  const j0 = before[at + 9] ^ from[start + 9];
  const k0 = before[at + 10] ^ from[start + 10];
  const l0 = before[at + 11] ^ from[start + 11];
  const m0 = before[at + 12] ^ from[start + 12];
  const n0 = before[at + 13] ^ from[start + 13];
  const o0 = before[at + 14] ^ from[start + 14];
  const p0 = before[at + 15] ^ from[start + 15];
  let a = a0;
  let b = b0;
  let c = c0;
  let d = d0;
  let e = e0;
  let f = f0;
  let g = g0;
  let h = h0;
  let i = i0;
  let j = j0;
  let k = k0;
  let l = l0;
  let m = m0;
  let n = n0;
  let o = o0;
  let p = p0;
  for (let round = 0; round < 8; round += 2) {
    e ^= turn(a + m, 7);
    i ^= turn(e + a, 9);
    m ^= turn(i + e, 13);
    a ^= turn(m + i, 18);
    j ^= turn(f + b, 7);
    n ^= turn(j + f, 9);
    b ^= turn(n + j, 13);
    f ^= turn(b + n, 18);
    o ^= turn(k + g, 7);
    c ^= turn(o + k, 9);
    g ^= turn(c + o, 13);
    k ^= turn(g + c, 18);
    d ^= turn(p + l, 7);
    h ^= turn(d + p, 9);
    l ^= turn(h + d, 13);
    p ^= turn(l + h, 18);
    b ^= turn(a + d, 7);
    c ^= turn(b + a, 9);
    d ^= turn(c + b, 13);
    a ^= turn(d + c, 18);
    g ^= turn(f + e, 7);
    h ^= turn(g + f, 9);
    e ^= turn(h + g, 13);
    f ^= turn(e + h, 18);
    l ^= turn(k + j, 7);
    i ^= turn(l + k, 9);
    j ^= turn(i + l, 13);
    k ^= turn(j + i, 18);
    m ^= turn(p + o, 7);
    n ^= turn(m + p, 9);
    o ^= turn(n + m, 13);
    p ^= turn(o + n, 18);
  }
  to[target + 0] = a0 + a;
  to[target + 1] = b0 + b;
  to[target + 2] = c0 + c;
  to[target + 3] = d0 + d;
  to[target + 4] = e0 + e;
  to[target + 5] = f0 + f;
  to[target + 6] = g0 + g;
  to[target + 7] = h0 + h;
  to[target + 8] = i0 + i;
  to[target + 9] = j0 + j;
  to[target + 10] = k0 + k;
  to[target + 11] = l0 + l;
  to[target + 12] = m0 + m;
  to[target + 13] = n0 + n;
  to[target + 14] = o0 + o;
  to[target + 15] = p0 + p;
}
function turn(sum, bits) {
  return sum << bits | sum >>> 32 - bits;
}
function readWords(bytes) {
  return Uint32Array.from({ length: bytes.length / 4 }, (_, index) => bytes.readUInt32LE(index * 4));
}
function writeWords(words) {
  const bytes = Buffer.alloc(words.length * 4);
  words.forEach((word, index) => {
    bytes.writeUInt32LE(word, index * 4);
  });
  return bytes;
}

// src/bundle/age-passphrase.ts
var SALT = 16;
var FILE_KEY = 16;
function passphraseRecipient(passphrase) {
  return {
    wrapFileKey(fileKey) {
      const salt = randomBytes(SALT);
      const cipher = createCipheriv("chacha20-poly1305", keyOf(passphrase, salt, WORK_FACTOR), NONCE, TAG);
      const body = Buffer.concat([cipher.update(fileKey), cipher.final(), cipher.getAuthTag()]);
      const encoded = salt.toString("base64").replaceAll("=", "");
      return [{ args: ["scrypt", encoded, String(WORK_FACTOR)], body }];
    }
  };
}
function passphraseIdentity(passphrases) {
  return {
    unwrapFileKey([stanza]) {
      if (stanza === void 0 || stanza.body.length !== FILE_KEY + TAG.authTagLength) {
        throw new IntegrityError("bundle.age has a damaged header.");
      }
      const { salt, logN } = readPassphraseStanza(stanza.args);
      for (const passphrase of passphrases) {
        const fileKey = decrypt(stanza.body, keyOf(passphrase, salt, logN));
        if (fileKey !== void 0) return fileKey;
      }
      throw new IntegrityError(
        passphrases.length === 1 ? "The bundle is sealed with another passphrase than the input passphrase gives." : `The bundle is sealed with another passphrase than the ${passphrases.length} that the input passphrase gives.`
      );
    }
  };
}
var NONCE = Buffer.alloc(12);
var TAG = { authTagLength: 16 };
function keyOf(passphrase, salt, logN) {
  return scryptKey(passphrase, Buffer.concat([Buffer.from("age-encryption.org/v1/scrypt"), salt]), logN);
}
function decrypt(body, key) {
  const decipher = createDecipheriv("chacha20-poly1305", key, NONCE, TAG);
  decipher.setAuthTag(body.subarray(FILE_KEY));
  const fileKey = decipher.update(body.subarray(0, FILE_KEY));
  try {
    decipher.final();
    return fileKey;
  } catch {
    return void 0;
  }
}

// src/bundle/sealed-manifest.ts
const { isDeepStrictEqual } = require("node:util");
var LARGEST_SEALED_MANIFEST = 64 * 1024;
function serializeSealedManifest(manifest, sealed) {
  return `${JSON.stringify(clearPart(manifest, sealed), void 0, 2)}
`;
}
function checkSealedManifest(text, manifest, sealed) {
  if (isDeepStrictEqual(parse(text), clearPart(manifest, sealed))) return;
  throw new IntegrityError("The manifest.json beside bundle.age does not say what the sealed one says.");
}
function clearPart({ version, agent, name, source, capturedAt, lineage }, sealed) {
  const runs = lineage?.map(({ sessionId: _, rows: __, ...run }) => run);
  return { version, sealed, agent, name, source, capturedAt, ...runs && { lineage: runs } };
}
function parse(text) {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new IntegrityError("The manifest.json beside bundle.age is not valid JSON.", { cause: error });
  }
}

export {
  LONGEST_HEADER,
  sealedFor,
  passphraseRecipient,
  passphraseIdentity,
  LARGEST_SEALED_MANIFEST,
  serializeSealedManifest,
  checkSealedManifest
};
