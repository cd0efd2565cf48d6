import { expect, test } from 'vitest';
import { treeBuilder } from '../../src/transcript/inspect-tree.ts';

test('nothing is said of more rows than are remembered', () => {
  const builder = treeBuilder(100);
  for (let at = 0; at < 100; at++) {
    builder.add(`row ${at}`, at === 0 ? null : `row ${at - 1}`, false);
  }
  expect(builder.tree()).toEqual({ rows: 100, reachable: 100, cutOff: false, missingParents: 0, leaves: 1 });
  builder.add('row 100', 'row 99', false);
  expect(builder.tree()).toBeUndefined();
});

test('two hundred thousand ids that look alike are told apart', () => {
  const builder = treeBuilder();
  const id = (at: number) => `00000000-0000-4000-8000-${String(at).padStart(12, '0')}`;
  for (let at = 0; at < 200_000; at++) {
    builder.add(id(at), at === 0 ? null : id(at - 1), false);
  }
  expect(builder.tree()).toMatchObject({ rows: 200_000, reachable: 200_000, leaves: 1 });
});
