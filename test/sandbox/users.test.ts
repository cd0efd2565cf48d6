import { expect, test } from 'vitest';
import { namesGroup, numericUser, resolveUser } from '../../src/sandbox/users.ts';

const files = {
  passwd: [
    'root:x:0:0:root:/root:/bin/sh',
    'agent:x:1001:1002::/home/agent:/bin/sh',
    'bare:x:7:8',
    '1001:x:9:9::/nine:',
  ].join('\n'),
  group: ['root:x:0:', 'staff:x:50:agent', ''].join('\n'),
};

test.each([
  ['', { uid: 0, gid: 0, home: '/root' }],
  ['agent', { uid: 1001, gid: 1002, home: '/home/agent' }],
  ['agent:staff', { uid: 1001, gid: 50, home: '/home/agent' }],
  ['agent:77', { uid: 1001, gid: 77, home: '/home/agent' }],
  ['0', { uid: 0, gid: 0, home: '/root' }],
  ['4242', { uid: 4242, gid: 0, home: undefined }],
  ['4242:4243', { uid: 4242, gid: 4243, home: undefined }],
  ['bare', { uid: 7, gid: 8, home: undefined }],
  // A name wins over an id, as the engines have it.
  ['1001', { uid: 9, gid: 9, home: '/nine' }],
  ['stranger', undefined],
  ['agent:strangers', undefined],
])('the user %j is found in the container’s files', (user, expected) => {
  expect(resolveUser(user, files)).toEqual(expected);
});

test('without files only numbers are known', () => {
  const none = { passwd: '', group: '' };
  expect(resolveUser('', none)).toEqual({ uid: 0, gid: 0, home: undefined });
  expect(resolveUser('1001', none)).toEqual({ uid: 1001, gid: 0, home: undefined });
  expect(resolveUser('agent', none)).toBeUndefined();
});

test('only two numbers say everything by themselves', () => {
  expect(numericUser('1001:1002')).toEqual({ uid: 1001, gid: 1002 });
  expect(['1001', 'agent', 'agent:1', '1001:staff', ''].map(numericUser)).toEqual(Array(5).fill(undefined));
});

test('a group is looked up only by name', () => {
  expect(['agent:staff', '1:staff', 'agent', 'agent:50', ''].map(namesGroup)).toEqual([
    true,
    true,
    false,
    false,
    false,
  ]);
});
