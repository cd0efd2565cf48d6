import { type JsonEvents, jsonScanner } from './json-scanner.ts';
import { type Row, type RowSplitter, rowSplitter } from './rows.ts';

/** A value as JSON has it, where it is no object and no array. */
export type Scalar = string | number | boolean | null;

/** What stands in a row under the keys that were asked for; a key that is not there, or too long a value, is `undefined`. */
export type RowValues<Path extends string> = Readonly<Record<Path, Scalar | undefined>>;

export interface ReadRow<Path extends string> extends Row {
  /** Whether the row is one object, as a reader that parses it would find. */
  readonly valid: boolean;
  readonly values: RowValues<Path>;
}

/**
 * Reads a transcript piece by piece and tells of every row that is not blank what stands under the given keys, such as
 * `type` or `message.model`. No row is kept, however long. Of a key that is repeated the last value counts.
 */
export function rowReader<Path extends string>(
  paths: readonly Path[],
  onRow: (row: ReadRow<Path>) => void,
): RowSplitter {
  const wanted = tree(paths);
  let values = {} as Record<Path, Scalar | undefined>;
  let isObject = false;
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
      nodes.push(nodes.length === 0 ? wanted : container === 'object' ? next : undefined);
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
    part: (bytes, from, to) => scanner.feed(bytes, from, to),
    row: (row) => {
      const complete = scanner.end();
      if (!row.blank) {
        onRow({ ...row, valid: complete && isObject, values });
      }
      values = {} as Record<Path, Scalar | undefined>;
      [nodes, next, isObject] = [[], undefined, false];
    },
  });
}

interface Node<Path> {
  /** Of a value that is asked for. */
  path?: Path;
  readonly branches: Map<string, Node<Path>>;
}

function tree<Path extends string>(paths: readonly Path[]): Node<Path> {
  const root: Node<Path> = { branches: new Map() };
  for (const path of paths) {
    let node = root;
    for (const key of path.split('.')) {
      const branch = node.branches.get(key) ?? { branches: new Map() };
      node.branches.set(key, branch);
      node = branch;
    }
    node.path = path;
  }
  return root;
}

function hasBranches(node: Node<string> | undefined): boolean {
  return node !== undefined && node.branches.size > 0;
}

function unescaped(text: string): string {
  return text.includes('\\') ? (JSON.parse(`"${text}"`) as string) : text;
}
