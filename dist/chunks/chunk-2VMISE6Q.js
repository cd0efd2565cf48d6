import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);

// src/cli/pump.ts
const { read, writev } = require("node:fs");
const { promisify } = require("node:util");
var STDIN = 0;
var STDOUT = 1;
var CHUNK = 1024 * 1024;
async function pump({
  from,
  to,
  rewriter
}) {
  const rooms = [rewriter.room(CHUNK), rewriter.room(CHUNK), rewriter.room(CHUNK)];
  let turn = 0;
  let room = rooms[0];
  try {
    let length = await readSome(from, room);
    let writing = Promise.resolve();
    while (length > 0) {
      turn = (turn + 1) % rooms.length;
      const next = rooms[turn];
      const reading = readSome(from, next);
      const pieces = rewriter.push(room.subarray(0, length));
      [length] = await Promise.all([reading, writing]);
      writing = writeAll(to, pieces);
      room = next;
    }
    await writing;
    await writeAll(to, rewriter.end());
    return "done";
  } catch (error) {
    if (isCode(error, "EPIPE")) {
      return "nobody reads";
    }
    throw error;
  }
}
var readFrom = promisify(read);
var writeTo = promisify(writev);
async function readSome(from, buffer) {
  for (; ; ) {
    try {
      return (await readFrom(from, buffer, 0, buffer.length, null)).bytesRead;
    } catch (error) {
      if (isCode(error, "EOF")) {
        return 0;
      }
      await waitIfBusy(error);
    }
  }
}
async function writeAll(to, pieces) {
  let rest = pieces.filter((piece) => piece.length > 0);
  while (rest.length > 0) {
    try {
      rest = behind(rest, (await writeTo(to, rest)).bytesWritten);
    } catch (error) {
      await waitIfBusy(error);
    }
  }
}
function behind(pieces, bytes) {
  let skip = bytes;
  const rest = [];
  for (const piece of pieces) {
    if (skip < piece.length) {
      rest.push(piece.subarray(skip));
    }
    skip = Math.max(0, skip - piece.length);
  }
  return rest;
}
async function waitIfBusy(error) {
  if (!isCode(error, "EAGAIN")) {
    throw error;
  }
  await new Promise((resolve) => setTimeout(resolve, 5));
}
function isCode(error, code) {
  return error instanceof Error && "code" in error && error.code === code;
}

export {
  STDIN,
  STDOUT,
  pump
};
