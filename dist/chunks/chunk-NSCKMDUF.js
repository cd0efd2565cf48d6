import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  UserError
} from "./chunk-NBQQX3RM.js";

// src/bundle/sealing-keys.ts
var MOST_PASSPHRASES = 5;
function parsePassphrases(text) {
  const passphrases = linesOf(text);
  if (passphrases.length > MOST_PASSPHRASES) {
    throw new UserError(
      `Input passphrase: it has ${passphrases.length} lines, and at most ${MOST_PASSPHRASES} are tried. Remove the oldest, at the end.`
    );
  }
  return passphrases;
}
async function parseRecipients(text) {
  const { Encrypter } = await import("./dist-B3KJHMEE.js");
  const encrypter = new Encrypter();
  return checked(text, (line) => encrypter.addRecipient(line), {
    input: "recipients",
    advice: 'an age public key. Write what age-keygen shows as "Public key", age1…; keys of ssh and of plugins are not supported.'
  });
}
async function parseIdentities(text) {
  const { Decrypter } = await import("./dist-B3KJHMEE.js");
  const decrypter = new Decrypter();
  return checked(text, (line) => decrypter.addIdentity(line), {
    input: "identity",
    advice: "an age secret key. Give it the content of the file that age-keygen writes, with AGE-SECRET-KEY-1…."
  });
}
function checked(text, take, { input, advice }) {
  const keys = linesOf(text).filter((line) => !line.startsWith("#"));
  for (const [index, key] of keys.entries()) {
    try {
      take(key);
    } catch {
      throw new UserError(`Input ${input}: key ${index + 1} is not ${advice}`);
    }
  }
  return keys;
}
function linesOf(text) {
  const lines = text.split(/\r\n|\r|\n/).map((line) => line.trim());
  return [...new Set(lines.filter((line) => line !== ""))];
}

export {
  parsePassphrases,
  parseRecipients,
  parseIdentities
};
