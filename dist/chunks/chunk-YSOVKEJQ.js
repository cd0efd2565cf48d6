import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  AT,
  BITS,
  END,
  again,
  any,
  constant,
  equals,
  get,
  instance,
  largestRows,
  layout,
  leave,
  load,
  moduleOf,
  number,
  op,
  placesOf,
  repeat,
  rowSplitter,
  set,
  storePlaces,
  when,
  whereSimd
} from "./chunk-RQLPEB37.js";
import {
  UserError
} from "./chunk-NBQQX3RM.js";

// src/transcript/path-map.ts
function pathMap(pairs) {
  const targets = /* @__PURE__ */ new Map();
  for (const pair2 of pairs) {
    const from = nameOf(parseRoot(pair2.from));
    const to = nameOf(parseRoot(pair2.to));
    const known = targets.get(from);
    if (known !== void 0 && known !== to) {
      throw new UserError(`The directory ${from} cannot become both ${known} and ${to}: name it once.`);
    }
    targets.set(from, to);
  }
  return [...targets].map(([from, to]) => ({ from, to })).sort((a, b) => b.from.length - a.from.length);
}
function mapPath(map, path) {
  for (const pair2 of map) {
    const from = parseRoot(pair2.from);
    const below2 = remainder(from, path);
    if (below2 !== void 0) {
      const to = parseRoot(pair2.to);
      return join(to, from.separator === to.separator ? below2 : below2.replaceAll(from.separator, to.separator));
    }
  }
  return path;
}
function parseRoot(directory) {
  const drive = /^[A-Za-z]:([\\/])/.exec(directory);
  const separator = drive?.[1] ?? directory[0];
  const absolute = drive !== null || directory.startsWith("/") || /^\\\\[^\\/]/.test(directory);
  if (!absolute) {
    const what = directory === "" ? "A directory is empty" : `The directory ${directory} is not absolute`;
    throw new UserError(`${what}: write it from the root, like /workspace or D:\\a\\repo.`);
  }
  let end = directory.length;
  while (end > 0 && isSeparator(directory[end - 1], separator)) {
    end--;
  }
  const body = directory.slice(0, end);
  return { body, separator, bare: body === "" || drive !== null && body.length === 2 };
}
function isSeparator(character, separator) {
  return character === "/" || character === "\\" && separator === "\\";
}
function nameOf(root) {
  return root.bare ? root.body + root.separator : root.body;
}
function remainder(root, path) {
  if (!path.startsWith(root.body)) {
    return void 0;
  }
  const below2 = path.slice(root.body.length);
  if (!root.bare) {
    return below2 === "" || isSeparator(below2[0], root.separator) ? below2 : void 0;
  }
  if (!isSeparator(below2[0], root.separator)) {
    return void 0;
  }
  return isOneOrTwoSeparators(below2, root.separator) ? below2.slice(1) : below2;
}
function join(root, below2) {
  if (root.bare && (below2 === "" || below2.length === 1 && isSeparator(below2, root.separator))) {
    return root.body + root.separator + below2;
  }
  return root.body + below2;
}
function isOneOrTwoSeparators(text, separator) {
  return text.length <= 2 && [...text].every((character) => isSeparator(character, separator));
}

// src/transcript/simd-module.ts
function simdModule(needles) {
  return moduleOf(layout.pages, { find: find(needles), last: last() });
}
function find(needles) {
  const begins = needles.map((needle) => equals(needle.subarray(0, 2)));
  const whole = needles.map((needle) => equals(needle.subarray(0, layout.compared)));
  return placesOf([any(begins), op.anyTrue, when([any(whole), op.bitmask, set(BITS), storePlaces()])].flat());
}
function last() {
  const backslash = (offset) => [load(offset), constant(92), op.equal].flat();
  const quotes = [load(2), constant(34), op.equal, backslash(1), backslash(0), op.andNot, op.andNot].flat();
  return [
    get(END),
    number(18),
    op.subtract,
    set(AT),
    repeat([
      get(AT),
      number(layout.input - 18),
      op.lessOrEqual,
      leave(1),
      quotes,
      op.bitmask,
      set(BITS),
      get(BITS),
      when([get(AT), number(33), op.add, get(BITS), op.leadingZeros, op.subtract, op.return]),
      get(AT),
      number(16),
      op.subtract,
      set(AT),
      again
    ]),
    number(-1)
  ].flat();
}

// src/transcript/simd-search.ts
function simdSearch(needles) {
  const engine = load2(needles);
  if (engine === void 0) {
    return void 0;
  }
  const { find: find2, last: last2 } = engine;
  const { input, block, output } = layout;
  const space = new Uint8Array(engine.memory, 0, output);
  const places = new Int32Array(engine.memory, output, block);
  function each(bytes, from, found) {
    for (let start = from; start < bytes.length; start += block) {
      const length = Math.min(block, bytes.length - start);
      const part = bytes.subarray(start, start + length + layout.compared - 1);
      space.set(part, input);
      space.fill(0, input + part.length);
      const count = find2(input + length);
      for (let index = 0; index < count; index++) {
        const place = places[index] - input;
        if (place < length) {
          found(start + place);
        }
      }
    }
  }
  function lastQuote(bytes, from, to) {
    for (let end = to; end > from; end -= block) {
      const start = Math.max(from, end - block);
      const before = Math.min(2, start);
      space.fill(0, input - 2, input);
      space.set(bytes.subarray(start - before, end), input - before);
      const place = last2(input + end - start) - input;
      if (place >= 0) {
        return start + place;
      }
    }
    return -1;
  }
  return { each, lastQuote };
}
var modules = /* @__PURE__ */ new Map();
var memory;
function load2(needles) {
  if (needles.length === 0) {
    return void 0;
  }
  return whereSimd((assembly) => {
    memory ??= new assembly.Memory({ initial: layout.pages });
    const key = needles.map((needle) => needle.toString("hex", 0, layout.compared)).join();
    const functions = modules.get(key) ?? instance(assembly, simdModule(needles), memory);
    modules.set(key, functions);
    return { ...functions, memory: memory.buffer };
  });
}

// src/transcript/byte-search.ts
function byteSearch(needles) {
  return simdSearch(needles) ?? plainSearch(needles);
}
function plainSearch(needles) {
  return {
    each: (bytes, from, found) => {
      const places = new Set(needles.flatMap((needle) => placesOf2(needle.subarray(0, layout.compared), bytes, from)));
      for (const place of [...places].sort((a, b) => a - b)) {
        found(place);
      }
    },
    lastQuote: (bytes, from, to) => {
      let at = to - 1;
      while (at >= from && !(bytes[at] === QUOTE && (bytes[at - 1] !== BACKSLASH || bytes[at - 2] === BACKSLASH))) {
        at--;
      }
      return at >= from ? at : -1;
    }
  };
}
function placesOf2(needle, bytes, from) {
  const places = [];
  let at = bytes.indexOf(needle, from);
  while (at >= 0) {
    places.push(at);
    at = bytes.indexOf(needle, at + 1);
  }
  return places;
}
var QUOTE = 34;
var BACKSLASH = 92;

// src/transcript/fields.ts
var OTHER = 0;
var DIRECTORY = 1;
var PATH = 2;
var UNTOUCHED = 3;
function keyLookup(rules) {
  const seen = /* @__PURE__ */ new Map();
  return (bytes, start, end) => {
    const spelling = bytes.toString("latin1", start, end);
    const known = seen.get(spelling);
    if (known !== void 0) {
      return known;
    }
    const meaning = meaningOf(decodeKey(bytes.toString("utf8", start, end)), rules);
    if (seen.size < REMEMBERED_KEYS) {
      seen.set(spelling, meaning);
    }
    return meaning;
  };
}
var REMEMBERED_KEYS = 4096;
function decodeKey(spelling) {
  if (!spelling.includes("\\")) {
    return spelling;
  }
  try {
    return JSON.parse(`"${spelling}"`);
  } catch (error) {
    if (error instanceof SyntaxError) {
      return void 0;
    }
    throw error;
  }
}
function meaningOf(key, rules) {
  if (key === void 0) {
    return OTHER;
  }
  const lower = key.toLowerCase();
  if (rules.untouchedKeys.includes(key) || rules.untouchedKeySuffixes.some((suffix) => lower.endsWith(suffix.toLowerCase()))) {
    return UNTOUCHED;
  }
  if (rules.directoryKeys.includes(key)) {
    return DIRECTORY;
  }
  return rules.pathKeys.includes(key) ? PATH : OTHER;
}

// src/transcript/context.ts
var ELEMENT = 4;
var LONGEST_GAP = 128;
var LONGEST_KEY = 256;
var LOOK_BEHIND = LONGEST_KEY + 4 * LONGEST_GAP;
var LOOK_FOR_QUOTE = LONGEST_KEY + 3 * LONGEST_GAP;
var NEWLINE = 10;
var QUOTE2 = 34;
var COMMA = 44;
var COLON = 58;
var OPEN_BRACKET = 91;
var BACKSLASH2 = 92;
var NOWHERE = -1;
var EARLIER = -2;
function createContext(lookup, search) {
  let bytes = Buffer.alloc(0);
  let first = { kind: NO_QUOTE, closed: OTHER, closedKey: OTHER };
  let opened = UNTOUCHED;
  let known = { open: NOWHERE, meaning: OTHER, reach: NOWHERE };
  function enter(next) {
    bytes = next;
    known = { open: NOWHERE, meaning: OTHER, reach: NOWHERE };
  }
  function meaningAt(open) {
    return resolve(open) & ~ELEMENT;
  }
  function meaningAround(at) {
    const open = openingBefore(at);
    const meaning = meaningFrom(open);
    known = { open, meaning, reach: at };
    return meaning & ~ELEMENT;
  }
  function opensAt(at) {
    return bytes[at] === QUOTE2 && quoteAt(at) === ANY_QUOTE;
  }
  function meaningFrom(open) {
    return open === EARLIER ? opened : open === NOWHERE ? UNTOUCHED : resolve(open);
  }
  function resolve(open) {
    let at = open;
    let own = ownMeaning(at);
    while (own === SIBLING) {
      const close = back(back(at - 1) - 1);
      if (close === 0 && first.kind !== NO_QUOTE) {
        own = first.closed;
        at = NOWHERE;
      } else {
        at = openingBefore(close);
        own = at >= 0 ? ownMeaning(at) : meaningFrom(at);
      }
    }
    const meaning = at === open || own & ELEMENT ? own : OTHER;
    known = { open, meaning, reach: open };
    return meaning;
  }
  function ownMeaning(open) {
    if (open === known.open) {
      return known.meaning;
    }
    return open === 0 ? opened : keyBefore(open);
  }
  function keyBefore(open) {
    const at = back(open - 1);
    switch (bytes[at]) {
      case COLON:
        return keyAt(back(at - 1));
      case OPEN_BRACKET: {
        const colon = back(at - 1);
        return (bytes[colon] === COLON ? keyAt(back(colon - 1)) : OTHER) | ELEMENT;
      }
      case COMMA:
        return bytes[back(at - 1)] === QUOTE2 ? SIBLING : OTHER;
      default:
        return OTHER;
    }
  }
  function keyAt(close) {
    if (bytes[close] !== QUOTE2) {
      return OTHER;
    }
    return close === 0 && first.kind !== NO_QUOTE ? first.closedKey : keyClosing(close);
  }
  function keyClosing(close) {
    const last2 = Math.max(0, close - LONGEST_KEY - 1);
    for (let at = close - 1; at >= last2; at--) {
      const kind = bytes[at] === QUOTE2 ? quoteAt(at) : NO_QUOTE;
      if (kind !== NO_QUOTE) {
        return kind === ANY_QUOTE ? lookup(bytes, at + 1, close) : OTHER;
      }
    }
    return UNTOUCHED;
  }
  function back(at) {
    const last2 = Math.max(0, at - LONGEST_GAP);
    for (let position = at; position >= last2; position--) {
      const byte = bytes[position];
      if (byte > 32 || byte !== 32 && byte !== NEWLINE && byte !== 13 && byte !== 9) {
        return position;
      }
    }
    return NOWHERE;
  }
  function openingBefore(at) {
    const near = Math.max(0, at - NEAR);
    for (let position = at - 1; position >= near; position--) {
      const byte = bytes[position];
      if (byte === QUOTE2) {
        const kind = quoteAt(position);
        if (kind !== NO_QUOTE) {
          return kind === ANY_QUOTE ? position : NOWHERE;
        }
      } else if (byte === NEWLINE) {
        return NOWHERE;
      }
      if (position === known.reach) {
        return known.open;
      }
    }
    return near === 0 ? EARLIER : openingFarBefore(near);
  }
  function openingFarBefore(at) {
    const line = bytes.lastIndexOf(NEWLINE, at - 1);
    const floor = Math.max(line, known.reach < at ? known.reach : NOWHERE);
    let end = at;
    for (; ; ) {
      const position = search.lastQuote(bytes, floor + 1, end);
      if (position < 0) {
        return floor < 0 ? EARLIER : floor === line ? NOWHERE : known.open;
      }
      const kind = quoteAt(position);
      if (kind !== NO_QUOTE) {
        return kind === ANY_QUOTE ? position : NOWHERE;
      }
      end = position;
    }
  }
  function quoteAt(at) {
    if (at === 0) {
      return first.kind;
    }
    let before = at - 1;
    if (bytes[before] !== BACKSLASH2) {
      return ANY_QUOTE;
    }
    while (before >= 0 && bytes[before] === BACKSLASH2) {
      before--;
    }
    return (at - before) % 2 === 1 ? CLOSING_QUOTE : NO_QUOTE;
  }
  function leave2(visible) {
    const last2 = Math.max(0, visible - LOOK_FOR_QUOTE);
    for (let at2 = visible; at2 >= last2; at2--) {
      const kind = bytes[at2] === QUOTE2 ? quoteAt(at2) : NO_QUOTE;
      if (kind !== NO_QUOTE && at2 === 0) {
        return 0;
      }
      if (kind !== NO_QUOTE) {
        const closed = meaningFrom(openingBefore(at2));
        const closedKey = keyClosing(at2);
        opened = kind === ANY_QUOTE ? resolve(at2) : OTHER;
        first = { kind, closed, closedKey };
        return at2;
      }
    }
    let at = visible;
    while (at > last2 && bytes[at - 1] === BACKSLASH2) {
      at--;
    }
    opened = meaningFrom(openingBefore(at));
    first = { kind: NO_QUOTE, closed: OTHER, closedKey: OTHER };
    return at;
  }
  return { enter, meaningAt, meaningAround, opensAt, leave: leave2 };
}
var NEAR = 64;
var NO_QUOTE = 0;
var ANY_QUOTE = 1;
var CLOSING_QUOTE = 2;
var SIBLING = -1;

// src/transcript/characters.ts
function characterAt(bytes, at) {
  const byte = bytes[at];
  if (at >= bytes.length || byte === QUOTE3) {
    return NONE;
  }
  if (byte === BACKSLASH3) {
    return escapeAt(bytes, at);
  }
  return byte < 128 ? { code: byte, length: 1 } : rawCharacter(bytes, at, at + utf8Length(byte));
}
function characterBefore(bytes, at, floor) {
  if (at <= Math.max(0, floor)) {
    return NONE;
  }
  const unit = unitBefore(bytes, at);
  if (unit !== void 0) {
    const high = isLowSurrogate(unit) ? unitBefore(bytes, at - 6) : void 0;
    return high !== void 0 && isHighSurrogate(high) ? { code: pair(high, unit), length: 12 } : { code: unit, length: 6 };
  }
  if (isEscaped(bytes, at - 1)) {
    return { code: shortEscapes.get(bytes[at - 1]), length: 2 };
  }
  let first = at - 1;
  while (first > 0 && first > at - 4 && (bytes[first] & 192) === 128) {
    first--;
  }
  return bytes[first] < 128 ? { code: bytes[first], length: 1 } : rawCharacter(bytes, first, at);
}
function escapeAt(bytes, at) {
  const letter = bytes[at + 1];
  if (letter !== LETTER_U) {
    return { code: shortEscapes.get(letter), length: 2 };
  }
  const unit = unitAt(bytes, at);
  const low = unit !== void 0 && isHighSurrogate(unit) ? unitAt(bytes, at + 6) : void 0;
  return low !== void 0 && isLowSurrogate(low) ? { code: pair(unit, low), length: 12 } : { code: unit, length: 6 };
}
function unitAt(bytes, at) {
  if (at + 6 > bytes.length || bytes[at] !== BACKSLASH3 || bytes[at + 1] !== LETTER_U) {
    return void 0;
  }
  let unit = 0;
  for (let index = at + 2; index < at + 6; index++) {
    const digit = hexDigit(bytes[index]);
    if (digit < 0) {
      return void 0;
    }
    unit = unit * 16 + digit;
  }
  return unit;
}
function unitBefore(bytes, at) {
  return at >= 6 && isEscaped(bytes, at - 5) ? unitAt(bytes, at - 6) : void 0;
}
function isEscaped(bytes, at) {
  let before = at - 1;
  while (before >= 0 && bytes[before] === BACKSLASH3) {
    before--;
  }
  return (at - before) % 2 === 0;
}
function rawCharacter(bytes, from, to) {
  return { code: bytes.toString("utf8", from, to).codePointAt(0), length: to - from };
}
function utf8Length(first) {
  return first >= 240 ? 4 : first >= 224 ? 3 : 2;
}
function hexDigit(byte) {
  if (byte >= 48 && byte <= 57) {
    return byte - 48;
  }
  const letter = byte | 32;
  return letter >= 97 && letter <= 102 ? letter - 87 : -1;
}
function isHighSurrogate(unit) {
  return (unit & 64512) === 55296;
}
function isLowSurrogate(unit) {
  return (unit & 64512) === 56320;
}
function pair(high, low) {
  return 65536 + ((high & 1023) << 10) + (low & 1023);
}
var NONE = { code: void 0, length: 0 };
var QUOTE3 = 34;
var BACKSLASH3 = 92;
var LETTER_U = 117;
var shortEscapes = new Map(
  ['""', "\\\\", "//", "b\b", "f\f", "n\n", "r\r", "t	"].map((both) => [both.charCodeAt(0), both.charCodeAt(1)])
);

// src/transcript/spelling.ts
function spelledRoot(directory) {
  const root = parseRoot(directory);
  const text = spelledText(root.body, root.separator);
  return { ...root, text, whole: root.bare ? spelledText(root.body + root.separator, root.separator) : text };
}
function spelledText(text, separator) {
  const characters = [...text].map(spellings);
  return {
    plain: Buffer.concat(characters.map((forms) => forms[0])),
    characters,
    separators: [...text].map((character) => character === separator),
    longest: characters.reduce((sum, forms) => sum + Math.max(...forms.map((form) => form.length)), 0)
  };
}
function matchSpelled(text, bytes, at) {
  const { plain } = text;
  let same = 0;
  while (same < plain.length && bytes[at + same] === plain[same]) {
    same++;
  }
  if (same === plain.length) {
    return at + same;
  }
  if (bytes[at + same] !== BACKSLASH4 && plain[same - 1] !== BACKSLASH4) {
    return -1;
  }
  let position = at;
  for (const forms of text.characters) {
    const form = forms.find((candidate) => startsWith(bytes, candidate, position));
    if (form === void 0) {
      return -1;
    }
    position += form.length;
  }
  return position;
}
function respell(from, to, spelled) {
  if (spelled.equals(from.plain)) {
    return to.plain;
  }
  const digits = [];
  let position = 0;
  for (const forms of from.characters) {
    const digit = forms.findIndex((form) => startsWith(spelled, form, position));
    position += forms[digit]?.length ?? 0;
    digits.push(digit);
  }
  return unrank(to, rank(from, digits));
}
function spellings(character) {
  const plain = JSON.stringify(character).slice(1, -1);
  const escapes2 = character.split("").map((unit) => hexCases(unit.charCodeAt(0).toString(16).padStart(4, "0")));
  const [first = [], second = [""]] = escapes2;
  const escaped = first.flatMap((high) => second.map((low) => high + low));
  const extra = character === "/" ? ["\\/"] : [];
  return [.../* @__PURE__ */ new Set([plain, ...escaped, ...extra])].map((form) => Buffer.from(form));
}
function hexCases(hex) {
  let cases = ["\\u"];
  for (const digit of hex) {
    const both = digit === digit.toUpperCase() ? [digit] : [digit, digit.toUpperCase()];
    cases = both.flatMap((one) => cases.map((begun) => begun + one));
  }
  return cases;
}
function rank(text, digits) {
  const value = toNumber(text, digits);
  const uniform = uniformSpellings(text);
  const place = uniform.indexOf(value);
  return place >= 0 ? BigInt(place) : value + BigInt(uniform.filter((one) => one > value).length);
}
function unrank(text, place) {
  const uniform = uniformSpellings(text);
  let value = uniform[Number(place)];
  if (value === void 0) {
    value = place - BigInt(uniform.length);
    for (const one of [...uniform].sort(ascending)) {
      value += one <= value ? 1n : 0n;
    }
  }
  const forms = text.characters.map((spellingsOfOne) => {
    const radix = BigInt(spellingsOfOne.length);
    const digit = Number(value % radix);
    value = value / radix;
    return spellingsOfOne[digit];
  });
  return value === 0n ? Buffer.concat(forms) : text.plain;
}
function uniformSpellings(text) {
  const styles = text.characters[text.separators.indexOf(true)]?.length ?? 1;
  const digits = (style) => text.separators.map((is) => is ? style : 0);
  return Array.from({ length: styles }, (_, style) => toNumber(text, digits(style)));
}
function toNumber(text, digits) {
  return text.characters.reduceRight((sum, forms, at) => sum * BigInt(forms.length) + BigInt(digits[at] ?? 0), 0n);
}
function startsWith(bytes, form, at) {
  for (let index = 0; index < form.length; index++) {
    if (bytes[at + index] !== form[index]) {
      return false;
    }
  }
  return true;
}
function ascending(a, b) {
  return a < b ? -1 : 1;
}
var BACKSLASH4 = 92;

// src/transcript/rule.ts
function makeRule({ from, to }, where) {
  return { from: spelledRoot(from), to: spelledRoot(to), anywhere: where === "any text", length: from.length };
}
function reach({ from, to }) {
  return from.whole.longest + 2 * LONGEST_CHARACTER + (from.separator === to.separator ? 0 : LONGEST_REMAINDER);
}
function applyRule(rule, bytes, at) {
  const { from, to } = rule;
  const stop = matchSpelled(from.text, bytes, at);
  if (stop < 0) {
    return void 0;
  }
  const next = characterAt(bytes, stop);
  const isBelow = separates(next, from);
  if (from.bare ? !isBelow : !isBelow && !endsPath(rule, next, bytes[stop])) {
    return void 0;
  }
  const whole = stop + (from.bare ? next.length : 0);
  const rest = from.bare && below(rule, bytes, whole) === "more" ? stop : whole;
  const target = to.bare && below(rule, bytes, rest) !== "more" ? to.whole : to.text;
  const head = respell(from.whole, target, bytes.subarray(at, whole));
  return convertBelow(rule, bytes, { head, at: rest });
}
function startsPath(bytes, at, floor) {
  const before = characterBefore(bytes, at, floor);
  if (before.code === SLASH) {
    const second = characterBefore(bytes, at - before.length, floor);
    return second.code === SLASH && characterBefore(bytes, at - before.length - second.length, floor).code === COLON2;
  }
  return before.code !== void 0 && !wordOr("_.~-\\)]}", before.code);
}
function below({ from, anywhere }, bytes, at) {
  const first = characterAt(bytes, at);
  if (isEnd(first, anywhere)) {
    return "nothing";
  }
  const isLast = isEnd(characterAt(bytes, at + first.length), anywhere);
  return isLast && separates(first, from) ? "separator" : "more";
}
function convertBelow({ from, to, anywhere }, bytes, { head, at }) {
  if (from.separator === to.separator) {
    return { end: at, bytes: head };
  }
  const parts = [head];
  const stop = at + LONGEST_REMAINDER;
  let position = at;
  let character = characterAt(bytes, position);
  while (!isEnd(character, anywhere) && position + character.length <= stop) {
    const spelled = bytes.subarray(position, position + character.length);
    parts.push(character.code === from.separator.charCodeAt(0) ? otherSeparator(spelled, from, to) : spelled);
    position += character.length;
    character = characterAt(bytes, position);
  }
  return { end: position, bytes: Buffer.concat(parts) };
}
function otherSeparator(spelled, from, to) {
  const style = spellings(from.separator).findIndex((form) => form.equals(spelled));
  const forms = spellings(to.separator);
  return forms[style] ?? forms[0];
}
function separates({ code }, { separator }) {
  return code !== void 0 && isSeparator(String.fromCodePoint(code), separator);
}
function isEnd({ code }, anywhere) {
  return code === void 0 || anywhere && NOT_IN_PATHS.test(String.fromCodePoint(code));
}
function endsPath({ anywhere }, next, byte) {
  return next.code === void 0 ? byte === QUOTE4 : anywhere && !wordOr("_.~-+@%", next.code);
}
function wordOr(others, code) {
  const character = String.fromCodePoint(code);
  return others.includes(character) || /[\p{L}\p{N}\p{M}]/u.test(character);
}
var SLASH = 47;
var COLON2 = 58;
var QUOTE4 = 34;
var LONGEST_CHARACTER = 12;
var LONGEST_REMAINDER = 4096;
var NOT_IN_PATHS = /[\s\p{Cc}"'`<>|*?:;,()[\]{}=&!]/u;

// src/transcript/starts.ts
function cluesTo(rules) {
  const inFields = rules.filter(({ anywhere: anywhere2 }) => !anywhere2);
  const anywhere = rules.filter((rule) => rule.anywhere);
  const firsts = new Set(anywhere.map(({ from }) => from.whole.plain[0]));
  return [
    ...valueStarts(inFields, anywhere.length === 0),
    ...anywhere.map((rule) => pieces(rule, firsts)),
    ...escapes(anywhere, firsts)
  ];
}
function startFinder(clues, search) {
  return (bytes, from) => {
    const starts = { places: [], exhausted: 0 };
    search.each(bytes, from, (at) => {
      for (const { needle, found } of clues) {
        if (standsAt(bytes, at, needle)) {
          found(bytes, at, starts);
        }
      }
    });
    return starts.places;
  };
}
function standsAt(bytes, at, needle) {
  let same = 0;
  while (same < needle.length && bytes[at + same] === needle[same]) {
    same++;
  }
  return same === needle.length;
}
function valueStarts(rules, alone) {
  const firsts = new Set(rules.map(({ from }) => `${from.whole.characters[0]?.[0]}`));
  const escaped = [...firsts.has("/") ? ["\\/"] : [], ...rules.length > 0 && alone ? ["\\u00"] : []];
  return [...firsts, ...escaped].map((first) => ({
    needle: Buffer.from(`"${first}`),
    found: (bytes, at, starts) => {
      if (bytes[at - 1] !== BACKSLASH5) {
        starts.places.push(at + 1);
      }
    }
  }));
}
function pieces({ from: { whole } }, firsts) {
  const { needle, offset, before, behind } = rarestPiece(whole);
  return {
    needle,
    found: (bytes, at, starts) => {
      if (!before.has(bytes[at - 1]) || !behind.has(bytes[at + needle.length])) {
        return;
      }
      const start = at - offset;
      if (start >= 0 && bytes.compare(whole.plain, 0, offset, start, at) === 0) {
        starts.places.push(bytes[start - 1] === BACKSLASH5 ? start - 1 : start);
      } else {
        addPossible(bytes, { from: at - whole.longest, to: at, firsts }, starts);
      }
    }
  };
}
function rarestPiece(root) {
  const plain = root.characters.map((forms) => forms[0]);
  let best = { first: 0, end: plain.length, score: Number.NEGATIVE_INFINITY };
  for (let first2 = 0; first2 < plain.length; first2++) {
    let end2 = first2;
    while (end2 < plain.length && end2 < first2 + LONGEST_PIECE && root.separators[end2] === false) {
      end2++;
    }
    const score = Math.min(end2 - first2, ENOUGH) * 100 + rarity(plain[first2]?.[0] ?? 0);
    if (end2 > first2 && score > best.score) {
      best = { first: first2, end: end2, score };
    }
  }
  const { first, end } = best;
  const offset = Buffer.concat(plain.slice(0, first)).length;
  const before = first === 0 ? everyByte : new Set((root.characters[first - 1] ?? []).map((form) => form.at(-1)));
  const behind = end === plain.length ? everyByte : new Set((root.characters[end] ?? []).map((form) => form.at(0)));
  return { needle: Buffer.concat(plain.slice(first, end)), offset, before, behind };
}
function rarity(byte) {
  const place = COMMON_FIRST.indexOf(String.fromCharCode(byte));
  return place === -1 ? COMMON_FIRST.length / 2 : place;
}
function escapes(rules, firsts) {
  if (rules.length === 0) {
    return [];
  }
  const units = new Set(rules.flatMap(({ from }) => unitsOf(from.whole.plain)));
  const longest = Math.max(...rules.map(({ from }) => from.whole.longest));
  const beyondLatin = [...units].some((unit) => unit > 255);
  return [
    {
      needle: Buffer.from(beyondLatin ? "\\u" : "\\u00"),
      found: (bytes, at, starts) => {
        if (bytes[at - 1] === QUOTE5) {
          starts.places.push(at);
        }
        const unit = beyondLatin || bytes[at + 4] > DIGIT_1 ? unitAt(bytes, at) : void 0;
        if (unit !== void 0 && units.has(unit)) {
          addPossible(bytes, { from: at - longest, to: at + 1, firsts }, starts);
        }
      }
    }
  ];
}
function unitsOf(plain) {
  return JSON.parse(`"${plain}"`).split("").map((unit) => unit.charCodeAt(0));
}
function addPossible(bytes, { from, to, firsts }, starts) {
  for (let at = Math.max(from, starts.exhausted); at < to; at++) {
    if (bytes[at] === BACKSLASH5 || firsts.has(bytes[at])) {
      starts.places.push(at);
    }
  }
  starts.exhausted = Math.max(to, starts.exhausted);
}
var QUOTE5 = 34;
var DIGIT_1 = 49;
var BACKSLASH5 = 92;
var LONGEST_PIECE = 7;
var ENOUGH = 5;
var COMMON_FIRST = " enitrsaolcdupmfhgb01y2x3wv4-k_.5678A9ISTECRNDPLOMBFUHGWVYKXQZJqzj";
var everyByte = /* @__PURE__ */ new Set([void 0, ...Array(256).keys()]);

// src/transcript/rewrite.ts
function rewrite(source, rules) {
  const rewriter = createRewriter(rules);
  return {
    report: rewriter.report,
    [Symbol.asyncIterator]: async function* () {
      for await (const chunk of source) {
        yield* joined(rewriter.push(chunk));
      }
      yield* joined(rewriter.end());
    }
  };
}
function createRewriter({ map, pointers, fields }) {
  const rules = [
    ...map.map((pair2) => makeRule(pair2, "path fields")),
    ...pointers.map((pair2) => makeRule(pair2, "any text"))
  ].sort((a, b) => b.length - a.length);
  const lookAhead = Math.max(0, ...rules.map(reach));
  const headroom = LOOK_BEHIND + LOOK_FOR_QUOTE + lookAhead;
  const rooms = /* @__PURE__ */ new WeakSet();
  const clues = cluesTo(rules);
  const search = byteSearch(clues.map(({ needle }) => needle));
  const findStarts = startFinder(clues, search);
  const context = createContext(keyLookup(fields), search);
  const tally = createTally();
  let kept = Buffer.alloc(0);
  let decided = 0;
  let replaced = 0;
  function room(size) {
    const whole = Buffer.allocUnsafeSlow(headroom + size);
    rooms.add(whole.buffer);
    return whole.subarray(headroom);
  }
  function advance(chunk, future) {
    const bytes = windowOf(chunk);
    tally.feed(bytes, kept.length);
    context.enter(bytes);
    const limit = future === "more to come" ? bytes.length - lookAhead : bytes.length;
    const pieces2 = [];
    let done = decided;
    for (const at of startsIn(bytes, limit)) {
      const found = at < done ? void 0 : replacementAt(bytes, at);
      if (found !== void 0) {
        pieces2.push(bytes.subarray(done, at), found.bytes);
        done = found.end;
        replaced = done;
      }
    }
    if (limit > done) {
      pieces2.push(bytes.subarray(done, limit));
      done = limit;
    }
    tally.out(pieces2);
    keep(bytes, done);
    return pieces2;
  }
  function windowOf(chunk) {
    let place = chunk;
    if (chunk.byteOffset !== headroom || !rooms.has(chunk.buffer)) {
      place = room(chunk.length);
      place.set(chunk);
    }
    const bytes = Buffer.from(place.buffer, headroom - kept.length, kept.length + place.length);
    bytes.set(kept);
    return bytes;
  }
  function keep(bytes, done) {
    const visible = done - LOOK_BEHIND;
    const from = visible > 0 ? context.leave(visible) : 0;
    kept = Buffer.from(bytes.subarray(from));
    decided = done - from;
    replaced -= from;
  }
  function startsIn(bytes, limit) {
    const starts = limit > decided ? findStarts(bytes, Math.max(0, decided - 1)) : [];
    return starts.filter((at) => at < limit).sort((a, b) => a - b);
  }
  function replacementAt(bytes, at) {
    const startsString = context.opensAt(at - 1);
    for (const rule of rules) {
      const found = rule.anywhere || startsString ? applyRule(rule, bytes, at) : void 0;
      if (found !== void 0 && (startsString || startsPath(bytes, at, replaced))) {
        const meaning = startsString ? context.meaningAt(at - 1) : context.meaningAround(at);
        if (meaning === UNTOUCHED) {
          return void 0;
        }
        if (rule.anywhere || meaning !== OTHER) {
          tally.count(rule.anywhere ? "pointer" : meaning === DIRECTORY ? "directory" : "path");
          return found;
        }
      }
    }
    return void 0;
  }
  return {
    room,
    push: (chunk) => advance(chunk, "more to come"),
    end: () => {
      const pieces2 = advance(new Uint8Array(), "nothing to come");
      tally.end();
      return pieces2;
    },
    report: tally.report
  };
}
function createTally() {
  const counts = { rows: 0, bytesIn: 0, bytesOut: 0, brokenRows: 0 };
  const rewritten = { directory: 0, path: 0, pointer: 0 };
  const largest = largestRows(LARGEST_ROWS);
  const splitter = rowSplitter({
    row: (row) => {
      if (!row.blank) {
        counts.rows += 1;
        counts.brokenRows += row.whole ? 0 : 1;
        largest.add(row);
      }
    }
  });
  return {
    feed: (bytes, from) => {
      counts.bytesIn += bytes.length - from;
      splitter.feed(bytes, from, bytes.length);
    },
    out: (pieces2) => {
      for (const piece of pieces2) {
        counts.bytesOut += piece.length;
      }
    },
    count: (kind) => {
      rewritten[kind] += 1;
    },
    end: splitter.end,
    report: () => ({ ...counts, rewritten: { ...rewritten }, largestRows: largest.list() })
  };
}
function* joined(pieces2) {
  if (pieces2.length > 0) {
    yield pieces2.length === 1 ? pieces2[0] : Buffer.concat(pieces2);
  }
}
var LARGEST_ROWS = 5;

export {
  pathMap,
  mapPath,
  parseRoot,
  rewrite,
  createRewriter
};
