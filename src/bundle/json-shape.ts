/** How much of a structure a JSON text is: a parser's memory goes with it, far beyond the text's own length. */
export interface JsonShape {
  /** Of lists and objects in each other. */
  readonly depth: number;
  /** Of everything that could be a value or a name: separators and brackets. */
  readonly marks: number;
}

/** Looks at a text that need not be valid JSON, without parsing it. */
export function jsonShape(text: string): JsonShape {
  let depth = 0;
  let deepest = 0;
  let marks = 0;
  for (let index = 0; index < text.length; index += 1) {
    switch (text.charCodeAt(index)) {
      case QUOTE:
        index = endOfString(text, index);
        break;
      case OPEN_LIST:
      case OPEN_OBJECT:
        depth += 1;
        marks += 1;
        deepest = Math.max(deepest, depth);
        break;
      case CLOSE_LIST:
      case CLOSE_OBJECT:
        depth -= 1;
        break;
      case COMMA:
      case COLON:
        marks += 1;
        break;
    }
  }
  return { depth: deepest, marks };
}

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const COMMA = 0x2c;
const COLON = 0x3a;
const OPEN_LIST = 0x5b;
const CLOSE_LIST = 0x5d;
const OPEN_OBJECT = 0x7b;
const CLOSE_OBJECT = 0x7d;

function endOfString(text: string, start: number): number {
  let index = start + 1;
  while (index < text.length && text.charCodeAt(index) !== QUOTE) {
    index += text.charCodeAt(index) === BACKSLASH ? 2 : 1;
  }
  return index;
}
