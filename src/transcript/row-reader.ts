import { type JsonEvents, jsonScanner } from './json-scanner.ts';
import { type Row, type RowSplitter, rowSplitter } from './rows.ts';

/** A value as JSON has it, where it is no object and no array. */
export type Scalar = string | number | boolean | null;

/** What stands in a row under the keys that were asked for; a key that is not there, or too long a value, is `undefined`. */
export type RowValues<Path extends string> = Readonly<Record<Path, Scalar | undefined>>;

export interface ReadRow<Path extends string> extends Row {
  /** Whether the row is one object, as a reader that parses it would find. */
  readonly valid: boolean;
  readonly hasNul: boolean;
  readonly values: RowValues<Path>;
}

/**
 * Reads a transcript piece by piece and tells of every row that is not blank what stands under the given keys, such as
 * `type`, `message.model`, or `content[].type` for what stands in the elements of an array. No row is kept, however
 * long. Of a key that is repeated, and of the elements of an array, the last value counts.
 */
export function rowReader<Path extends string>(
  paths: readonly Path[],
  onRow: (row: ReadRow<Path>) => void,
): RowSplitter {
  const wanted = tree(paths);
  let values = {} as Record<Path, Scalar | undefined>;
  let isObject = false;
  let hasNul = false;
  /** The node of every open container; `undefined` below what nobody asked for. */
  let nodes: (Node<Path> | undefined)[] = [];
  /** Where the value that comes next belongs. */
  let next: Node<Path> | undefined;

  const events: JsonEvents = {
    wanted: (token) => (token === 'key' ? hasBranches(nodes[nodes.length - 1]) : next?.path !== undefined),
    key: (text) => {
      next = text === undefined ? undefined : nodes[nodes.length - 1]?.branches.get(unescaped(text));
    },
    text: (text) => keep(text === undefined ? undefined : unescaped(text)),
    word: (text) => keep(text === undefined ? undefined : (JSON.parse(text) as Scalar)),
    open: (container) => {
      keep(undefined);
      isObject ||= nodes.length === 0 && container === 'object';
      const node = nodes.length === 0 ? wanted : (next ?? nodes[nodes.length - 1]?.element);
      nodes.push(container === 'object' ? node : node?.asArray);
      next = undefined;
    },
    close: () => {
      nodes.pop();
      next = undefined;
    },
  };
  const scanner = jsonScanner(events);

  function keep(value: Scalar | undefined): void {
    if (next?.path !== undefined) {
      values[next.path] = value;
    }
  }

  return rowSplitter({
    part: (bytes, from, to) => {
      hasNul ||= bytes.subarray(from, to).includes(0);
      scanner.feed(bytes, from, to);
    },
    row: (row) => {
      const complete = scanner.end();
      if (!row.blank) {
        onRow({ ...row, valid: complete && isObject, hasNul, values });
      }
      values = {} as Record<Path, Scalar | undefined>;
      [nodes, next, isObject, hasNul] = [[], undefined, false, false];
    },
  });
}

interface Node<Path> {
  /** Of a value that is asked for. */
  path?: Path;
  readonly branches: Map<string, Node<Path>>;
  /** What it is where it is an array, and what the elements of that are. */
  asArray?: Node<Path>;
  readonly element?: Node<Path>;
}

function tree<Path extends string>(paths: readonly Path[]): Node<Path> {
  const root: Node<Path> = { branches: new Map() };
  for (const path of paths) {
    let node: Node<Path> = root;
    for (const key of path.replaceAll('[]', '.[]').split('.')) {
      node = key === '[]' ? elementOf(node) : branchOf(node, key);
    }
    node.path = path;
  }
  return root;
}

function branchOf<Path>(node: Node<Path>, key: string): Node<Path> {
  const branch: Node<Path> = node.branches.get(key) ?? { branches: new Map() };
  node.branches.set(key, branch);
  return branch;
}

function elementOf<Path>(node: Node<Path>): Node<Path> {
  const element: Node<Path> = node.asArray?.element ?? { branches: new Map() };
  node.asArray ??= { branches: new Map(), element };
  return element;
}

function hasBranches(node: Node<string> | undefined): boolean {
  return node !== undefined && node.branches.size > 0;
}

function unescaped(text: string): string {
  return text.includes('\\') ? (JSON.parse(`"${text}"`) as string) : text;
}
