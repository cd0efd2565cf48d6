import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type RequestListener, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { CommandError } from '../../src/errors.ts';
import { askApi, requestApi } from '../../src/sandbox/engine-api.ts';

let folder: string;
let server: Server;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'api-'));
});
afterEach(async () => {
  server?.closeAllConnections();
  server?.close();
  await rm(folder, { recursive: true });
});

const asked = (signal?: AbortSignal) => ({
  socket: { path: join(folder, 's'), agent: false as const },
  method: 'GET' as const,
  path: '/x',
  signal,
  timeout: 500,
});

async function serve(listener: RequestListener): Promise<void> {
  server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(join(folder, 's'), resolve));
}

test('a refusal is an exit code with the engine’s words', async () => {
  await serve((_request, response) => void response.writeHead(404).end('{"message":"No such container: x"}'));
  expect(await askApi(asked())).toEqual({ exitCode: 1, stderr: 'No such container: x', stdout: '' });
});

test('a refusal without words is told by its status', async () => {
  await serve((_request, response) => void response.writeHead(502).end('<html>'));
  expect(await askApi(asked())).toMatchObject({ exitCode: 1, stderr: 'status 502' });
});

test('a refusal comes before a stream is sent', async () => {
  await serve(() => undefined);
  server.on('checkContinue', (_request, response) => void response.writeHead(403).end('{"message":"read-only"}'));
  let sent = 0;
  async function* endless() {
    for (;;) {
      sent += 1;
      yield Buffer.alloc(65536);
    }
  }
  const { ended, output } = await requestApi({ ...asked(), method: 'PUT', input: endless() });
  output.resume();
  expect(await ended).toEqual({ exitCode: 1, stderr: 'read-only' });
  expect(sent).toBe(0);
});

test('an engine that is not there, does not answer, or breaks off is a failure of its own', async () => {
  await expect(askApi(asked())).rejects.toThrow(/could not be asked: ENOENT/);
  await serve((request, response) => {
    if (request.url === '/x') return;
    response.writeHead(200);
    response.write('half', () => response.destroy());
  });
  await expect(askApi(asked())).rejects.toThrow(/took too long/);
  await expect(askApi({ ...asked(), path: '/half' })).rejects.toThrow(CommandError);
  const abort = new AbortController();
  const aborted = askApi(asked(abort.signal));
  abort.abort();
  await expect(aborted).rejects.toThrow(CommandError);
});
