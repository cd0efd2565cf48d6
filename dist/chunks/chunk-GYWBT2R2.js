import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);

// src/archives/percent.ts
function escapePercent(text, unsafe) {
  return [...text].map((char) => char === "%" || unsafe.test(char) ? escapeCharacter(char) : char).join("");
}
function escapeCharacter(char) {
  return [...Buffer.from(char)].map((byte) => `%${byte.toString(16).padStart(2, "0")}`).join("");
}
function unescapePercent(encoded, encode) {
  try {
    const text = decodeURIComponent(encoded);
    return encode(text) === encoded ? text : void 0;
  } catch {
    return void 0;
  }
}

export {
  escapePercent,
  escapeCharacter,
  unescapePercent
};
