import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';

const script: string = new URL('../scripts/builtins.mjs', import.meta.url).href;
const { builtinsByRequire } = (await import(script)) as { builtinsByRequire(text: string): string };

describe('an import of a module of Node becomes a require', () => {
  it.each([
    ['the default', 'import fs from "node:fs";', 'const fs = require("node:fs");'],
    ['everything', 'import * as path$1 from "path";', 'const path$1 = require("path");'],
    ['names', 'import { join, sep } from "node:path";', 'const { join, sep } = require("node:path");'],
    ['a new name', 'import { sep, join as a } from "path";', 'const { sep, join: a } = require("path");'],
    ['several lines', 'import {\n  a as b,\n  c\n} from "node:fs";', 'const {\n  a: b,\n  c\n} = require("node:fs");'],
    ['a part of it', 'import fs from "node:fs/promises";', 'const fs = require("node:fs/promises");'],
    ['no name', 'import "node:http";', 'require("node:http");'],
  ])('of %s', (_what, text, expected) => {
    const [before, after] = ['import {\n  x\n} from "./chunk-A.js";\n', '\nimport "./chunk-B.js";\nx();\n'];
    expect(builtinsByRequire(before + text + after)).toBe(before + expected + after);
  });

  it('one after the other', () => {
    const text =
      'import os from "node:os";\nimport * as p from "path";\nimport {\n  sep as s,\n  posix\n} from "node:path";\n';
    const run = new Function('require', `${builtinsByRequire(text)} return { os, p, s, posix };`);
    const require = createRequire(import.meta.url);
    const { os, p, s, posix } = run(require);
    expect([os, p, s, posix]).toEqual([
      require('node:os'),
      require('node:path'),
      require('node:path').sep,
      require('node:path').posix,
    ]);
  });

  it.each([
    ['a module of this project', 'import { fs } from "./chunk-node.js";'],
    ['a package', 'import { fetch } from "undici";'],
    ['what makes `require`', 'import { createRequire } from "node:module";\nimport * as m from "module";'],
    ['a call', 'const http = await import("node:http");\nimport("node:https");'],
    ['text in a string', 'const a = "import fs from \\"node:fs\\";";\nconst b = `import fs from "node:fs";\n`;'],
    [
      'text in a comment',
      '// import fs from "node:fs";\n/* import fs from "node:fs"; */\n * import fs from "node:fs";',
    ],
    ['a line that goes on', 'import fs from "node:fs"; fs.x();'],
  ])('but not %s', (_what, text) => {
    expect(builtinsByRequire(`${text}\n`)).toBe(`${text}\n`);
  });

  it.each(['{ default as fs }', '{ join, default as path }', 'fs, { join }', 'fs, * as all'])(
    'and the build stops at %s, which cannot be written so',
    (names) => {
      expect(() => builtinsByRequire(`import ${names} from "node:fs";\n`)).toThrow(`Cannot require`);
    },
  );
});
