import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import type { Duplex } from 'node:stream';

/** What a client asked of the proxy. */
export interface ProxiedRequest {
  readonly how: 'forwarded' | 'tunnel';
  /** The host it is for, with the port where that was said. */
  readonly host: string;
}

export interface ForwardProxy {
  /** With the user and the password, where it has one. */
  readonly url: string;
  /** What was let through, tunnels once each. Tests may empty it. */
  readonly passed: ProxiedRequest[];
  /** How many requests came without the password. */
  readonly refused: number;
  close(): Promise<void>;
}

/**
 * A forward proxy on loopback, such as a company's network has for its runners. Whatever host a client names, the one
 * server it leads to is `target` (`http://host:port`): who passes it by does not get there.
 */
export async function startForwardProxy(
  target: string,
  { user, password = '' }: { readonly user?: string; readonly password?: string } = {},
): Promise<ForwardProxy> {
  const { hostname, port } = new URL(target);
  const passed: ProxiedRequest[] = [];
  const sockets = new Set<Socket | Duplex>();
  const wanted = user === undefined ? undefined : `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`;
  let refused = 0;

  function isAllowed({ headers }: IncomingMessage): boolean {
    const allowed = wanted === undefined || headers['proxy-authorization'] === wanted;
    if (!allowed) refused += 1;
    return allowed;
  }

  function forward(incoming: IncomingMessage, response: ServerResponse): void {
    if (!isAllowed(incoming)) return void response.writeHead(407, REFUSAL).end();
    // A proxy is asked for whole addresses; a path alone is for the server itself.
    if (!URL.canParse(incoming.url ?? '')) return void response.writeHead(400).end();
    const { host, pathname, search } = new URL(incoming.url ?? '');
    passed.push({ how: 'forwarded', host });
    const { 'proxy-authorization': _, 'proxy-connection': __, ...headers } = incoming.headers;
    const path = `${pathname}${search}`;
    const outgoing = request({ hostname, port, path, headers, method: incoming.method, agent: false }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    outgoing.on('error', () => response.destroy());
    incoming.pipe(outgoing);
  }

  function tunnel(incoming: IncomingMessage, client: Duplex, head: Buffer): void {
    client.on('error', () => client.destroy());
    if (!isAllowed(incoming)) {
      client.end(`HTTP/1.1 407 Proxy Authentication Required\r\nProxy-Authenticate: ${CHALLENGE}\r\n\r\n`);
      return;
    }
    passed.push({ how: 'tunnel', host: incoming.url ?? '' });
    const server = connect(Number(port), hostname, () => {
      client.write('HTTP/1.1 200 Connection Established\r\n\r\n');
      server.write(head);
      server.pipe(client).pipe(server);
    });
    for (const socket of [client, server]) sockets.add(socket);
    server.on('error', () => client.destroy());
    client.on('close', () => server.destroy());
  }

  const proxy = createServer(forward).on('connect', tunnel);
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  const url = new URL(`http://127.0.0.1:${(proxy.address() as AddressInfo).port}`);
  if (user !== undefined) Object.assign(url, { username: user, password });
  return {
    url: url.href,
    passed,
    get refused() {
      return refused;
    },
    async close() {
      for (const socket of sockets) socket.destroy();
      proxy.closeAllConnections();
      await new Promise((resolve) => proxy.close(resolve));
    },
  };
}

const CHALLENGE = 'Basic realm="proxy"';
const REFUSAL = { 'proxy-authenticate': CHALLENGE };
