import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { CommandError } from '../../src/errors.ts';
import { openShells } from '../../src/sandbox/shells.ts';
import { ERR, frames, OUT } from './frames.ts';

/** What the engine does when the shell was told its second command; the first one only asks whether it is there. */
type Answer = (connection: Socket, mark: string) => void;

let folder: string;
let server: Server;
const connections: Socket[] = [];
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'shell-'));
});
afterEach(async () => {
  for (const connection of connections.splice(0)) connection.destroy();
  server.closeAllConnections();
  server.close();
  await rm(folder, { recursive: true });
});

const ended = (mark: string, code = 0) =>
  frames([
    [OUT, `${mark} ${code}\n`],
    [ERR, mark],
  ]);

/** An engine whose shells answer as told, and which says of each that it ended with this exit code. */
async function shellsOf({ exitCode, answer }: { exitCode: number | null; answer: Answer }) {
  server = createServer((request, response) => {
    const isCreation = request.url?.endsWith('/exec') === true;
    const [status, body] = isCreation ? [201, { Id: 'e1' }] : [200, { ExitCode: exitCode }];
    response.writeHead(status).end(JSON.stringify(body));
  });
  server.on('upgrade', (_request, connection: Socket) => {
    connections.push(connection);
    connection.on('error', () => undefined);
    connection.write('HTTP/1.1 101 UPGRADED\r\nConnection: Upgrade\r\nUpgrade: tcp\r\n\r\n');
    let lines = 0;
    connection.on('data', (chunk: Buffer) => {
      const [mark] = /[0-9a-f]{32}/.exec(chunk.toString()) ?? [];
      if (mark === undefined) return;
      lines += 1;
      if (lines === 1) connection.write(ended(mark));
      else answer(connection, mark);
    });
  });
  await new Promise<void>((resolve) => server.listen(join(folder, 's'), resolve));
  return openShells({ socket: { path: join(folder, 's'), agent: false }, id: 'c1', signal: undefined });
}

const request = { command: ['tar'], user: undefined, timeout: 2000 };

async function ask(shells: ReturnType<typeof openShells>) {
  const running = await shells.run(request);
  const chunks = (await running!.output.toArray()) as Buffer[];
  return { ...(await running!.ended), stdout: Buffer.concat(chunks).toString() };
}

test('an answer in single bytes is one', async () => {
  const shells = await shellsOf({
    exitCode: 0,
    async answer(connection, mark) {
      connection.setNoDelay(true);
      for (const byte of Buffer.concat([
        frames([
          [OUT, 'one'],
          [ERR, 'two'],
        ]),
        ended(mark, 5),
      ])) {
        connection.write(Buffer.from([byte]));
        await new Promise((resolve) => setImmediate(resolve));
      }
    },
  });
  expect(await ask(shells)).toEqual({ exitCode: 5, stdout: 'one', stderr: 'two' });
});

test.each([
  ['nothing', null, 137],
  ['a failure', 3, 3],
  // A shell that was told to end, or lost its connection, ends well whatever its program did.
  ['success', 0, 137],
])('a command whose shell breaks off, with %s for an exit code, has failed', async (_what, exitCode, expected) => {
  const shells = await shellsOf({
    exitCode,
    answer: (connection) => void connection.end(frames([[OUT, 'half']])),
  });
  expect(await ask(shells)).toMatchObject({ exitCode: expected, stdout: 'half' });
});

test('a command of a shell that breaks off between the marks has the exit code of the first', async () => {
  const shells = await shellsOf({
    exitCode: 0,
    answer: (connection, mark) => void connection.end(frames([[OUT, `whole${mark} 3\n`]])),
  });
  expect(await ask(shells)).toMatchObject({ exitCode: 3, stdout: 'whole' });
});

test('a shell that broke off while it waited is not told a command', async () => {
  const shells = await shellsOf({ exitCode: 0, answer: (connection, mark) => void connection.write(ended(mark)) });
  expect(await ask(shells)).toMatchObject({ exitCode: 0 });
  connections[0]?.destroy();
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(await ask(shells)).toMatchObject({ exitCode: 0 });
  expect(connections.length).toBe(2);
});

test('an engine that says nothing of a command is not waited for longer than its time', async () => {
  const shells = await shellsOf({ exitCode: 0, answer: () => undefined });
  const running = await shells.run({ ...request, timeout: 200 });
  await expect(running!.ended).rejects.toThrow(CommandError);
  await hasLeft(connections[0]!);
});

test.each([200, 404])('an answer of %i where another was asked for means no shell, and is left', async (status) => {
  server = createServer((asked, response) => {
    if (asked.url?.endsWith('/exec')) response.writeHead(201).end('{"Id":"e1"}');
    // It does not end: what was started by it would wait for more.
    else response.writeHead(status).write('{"message":"no"}');
  });
  server.on('connection', (connection) => connections.push(connection));
  await new Promise<void>((resolve) => server.listen(join(folder, 's'), resolve));
  const shells = openShells({ socket: { path: join(folder, 's'), agent: false }, id: 'c1', signal: undefined });
  expect(await shells.run(request)).toBeUndefined();
  await hasLeft(connections.at(-1)!);
});

/** Whoever is at the other end of a connection has closed it: less than the time a shell is given to start. */
async function hasLeft(connection: Socket): Promise<void> {
  connection.resume();
  const left = connection.readableEnded ? true : once(connection, 'end').then(() => true);
  expect(await Promise.race([left, new Promise((resolve) => setTimeout(resolve, 5000, false))])).toBe(true);
}
