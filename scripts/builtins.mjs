import { isBuiltin } from 'node:module';

/**
 * Has a bundled module require the modules of Node that it imports. An import reads each thing that such a module exports,
 * and with some of them loads what nobody asked for: node:http a whole client for fetch and web sockets, node:util what
 * compares values for assertions. It takes 5 to 15 ms of each stage.
 */
export function builtinsByRequire(text) {
  return text.replaceAll(IMPORT, (whole, names, specifier) => {
    // What makes `require` is imported.
    if (!isBuiltin(specifier) || /(?:^|:)module$/.test(specifier)) return whole;
    const required = `require(${JSON.stringify(specifier)})`;
    if (names === undefined) return `${required};`;
    return `const ${patternOf(names.trim())} = ${required};`;
  });
}

/** As esbuild writes them: at the beginning of a line, with double quotes, and nothing else on their last line. */
const IMPORT = /^import (?:([^"';]+?) from )?"([^"]+)";$/gm;

/** `a`, `* as a` and `{ a, b as c }` as the left side of an assignment. */
function patternOf(names) {
  const [, whole] = /^(?:\* as )?([\w$]+)$/.exec(names) ?? [];
  if (whole !== undefined) return whole;
  const [, list] = /^\{([^{}]*)\}$/.exec(names) ?? [];
  if (list === undefined || /\bdefault\b/.test(list)) throw new Error(`Cannot require what this imports: ${names}`);
  return `{${list.replaceAll(' as ', ': ')}}`;
}
