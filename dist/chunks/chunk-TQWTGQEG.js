import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  MOST_FILES
} from "./chunk-EAWTM7AP.js";
import {
  IntegrityError
} from "./chunk-NBQQX3RM.js";

// src/bundle/byte-reader.ts
function byteReader(source) {
  const chunks = source[Symbol.asyncIterator]();
  let held = new Uint8Array();
  async function next(most) {
    while (held.length === 0) {
      const { done, value } = await chunks.next();
      if (done) return held;
      held = value;
    }
    const piece = held.subarray(0, most);
    held = held.subarray(piece.length);
    return piece;
  }
  async function take(size) {
    const pieces = [];
    for (let missing = size; missing > 0; ) {
      const piece = await next(missing);
      if (piece.length === 0) break;
      pieces.push(piece);
      missing -= piece.length;
    }
    return Buffer.concat(pieces);
  }
  function pass(size) {
    let missing = size;
    async function* left() {
      while (missing > 0) {
        const piece = await next(missing);
        if (piece.length === 0) throw new IntegrityError("Its tar ends too early.");
        missing -= piece.length;
        yield piece;
      }
    }
    return { [Symbol.asyncIterator]: left };
  }
  async function* rest() {
    for (let piece = await next(Infinity); piece.length > 0; piece = await next(Infinity)) yield piece;
  }
  return { take, pass, rest };
}

// src/bundle/read-tar.ts
var BLOCK = 512;
var LONGEST_EXTENSION = 16 * 1024;
var MOST_HEADERS = MOST_FILES * 4;
async function* readPackedFiles(source) {
  const reader = byteReader(source);
  let longName;
  for (let headers = 0; ; headers += 1) {
    const block = await reader.take(BLOCK);
    if (block.length === 0 || block.every((byte) => byte === 0)) break;
    if (headers > MOST_HEADERS) throw damaged(`has more than ${MOST_HEADERS} headers`);
    const { type, size, name } = readHeader(block);
    if (type === "x" || type === "L") {
      longName = readName(await readExtension(reader, size), type) ?? longName;
      continue;
    }
    const path = longName ?? name;
    longName = void 0;
    if (type === "5") continue;
    const content = reader.pass(size);
    yield { path, size, content };
    for await (const _ of content) ;
    await reader.take(padding(size));
  }
  await refuseMore(reader);
}
function readHeader(block) {
  if (block.length < BLOCK || checksum(block) !== readNumber(block.subarray(148, 156))) throw damaged("is damaged");
  if (block.toString("latin1", 257, 262) !== "ustar") throw damaged("is of an unknown kind");
  const type = block[156] === 0 ? "0" : String.fromCharCode(block[156]);
  const size = readNumber(block.subarray(124, 136));
  if (!["0", "5", "x", "L"].includes(type)) throw damaged("holds a link, a device or something else than files");
  if (type === "5" && size !== 0) throw damaged("holds a folder with content");
  const name = text(upToZero(block.subarray(0, 100)));
  const prefix = block[262] === 0 ? text(upToZero(block.subarray(345, 500))) : "";
  return { type, size, name: prefix === "" ? name : `${prefix}/${name}` };
}
function checksum(block) {
  return block.reduce((sum, byte, index) => sum + (index >= 148 && index < 156 ? 32 : byte), 0);
}
function readNumber(field) {
  if (field[0] === 128) {
    const value = field.subarray(1).reduce((sum, byte) => sum * 256 + byte, 0);
    if (Number.isSafeInteger(value)) return value;
  }
  const digits = /^ *([0-7]+)[ \0]*$/.exec(field.toString("latin1"))?.[1];
  if (digits === void 0) throw damaged("is damaged");
  return Number.parseInt(digits, 8);
}
async function readExtension(reader, size) {
  if (size > LONGEST_EXTENSION) throw damaged("has a name that is too long");
  const content = await reader.take(size);
  await reader.take(padding(size));
  if (content.length < size) throw damaged("ends too early");
  return content;
}
function readName(content, type) {
  if (type === "L") return text(upToZero(content));
  let name;
  for (let rest = content; rest.length > 0; ) {
    const [whole = "", length = ""] = /^([1-9][0-9]{0,5}) /.exec(rest.toString("latin1", 0, 8)) ?? [];
    const record = rest.subarray(whole.length, Number(length));
    const equals = record.indexOf("=");
    if (whole === "" || equals < 1 || Number(length) > rest.length || record.at(-1) !== 10) {
      throw damaged("is damaged");
    }
    const key = record.toString("latin1", 0, equals);
    if (key === "path") name = text(record.subarray(equals + 1, -1));
    else if (!/^(?:[acm]time|uid|gid|uname|gname|comment|(?:LIBARCHIVE|SCHILY)\..*)$/.test(key)) {
      throw damaged(`has the extension ${JSON.stringify(key.slice(0, 30))}, which is not supported`);
    }
    rest = rest.subarray(Number(length));
  }
  return name;
}
async function refuseMore(reader) {
  let bytes = 0;
  for await (const chunk of reader.rest()) {
    bytes += chunk.length;
    if (bytes > LONGEST_END || chunk.some((byte) => byte !== 0)) throw damaged("goes on after its end");
  }
}
var LONGEST_END = 1024 * 1024;
function padding(size) {
  return (BLOCK - size % BLOCK) % BLOCK;
}
function upToZero(field) {
  const end = field.indexOf(0);
  return end === -1 ? field : field.subarray(0, end);
}
function text(bytes) {
  try {
    return new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch (error) {
    throw new IntegrityError("Its tar has a name that is not UTF-8.", { cause: error });
  }
}
function damaged(reason) {
  return new IntegrityError(`Its tar ${reason}.`);
}

export {
  readPackedFiles
};
