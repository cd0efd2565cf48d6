import { execFileSync, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createServer } from 'node:https';
import { join } from 'node:path';

export interface HttpsRepositories {
  /** `https://127.0.0.1:<port>`. */
  readonly url: string;
  /** A file with the certificate that the server has to be trusted by. */
  readonly certificate: string;
  /** What requests came, and what they logged in with. */
  readonly requests: readonly { readonly path: string; readonly password: string | undefined }[];
  close(): Promise<void>;
}

/** Serves the repositories in a folder with git's own program for https, to whoever has the token, as GitHub does. */
export async function serveOverHttps(folder: string, token: string): Promise<HttpsRepositories> {
  const [key, certificate] = [join(folder, 'server.key'), join(folder, 'server.crt')];
  const subject = ['-subj', '/CN=127.0.0.1', '-addext', 'subjectAltName=IP:127.0.0.1'];
  const files = ['-keyout', key, '-out', certificate];
  execFileSync('openssl', ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', ...subject, ...files], {
    stdio: 'ignore',
  });
  const requests: { path: string; password: string | undefined }[] = [];
  const server = createServer({ key: readFileSync(key), cert: readFileSync(certificate) }, (request, response) => {
    const password = passwordIn(request);
    requests.push({ path: request.url ?? '', password });
    if (password === token) return backend(folder, request, response);
    response.writeHead(401, { 'www-authenticate': 'Basic realm="GitHub"' }).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };
  return {
    url: `https://127.0.0.1:${port}`,
    certificate,
    requests,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function passwordIn({ headers }: IncomingMessage): string | undefined {
  const basic = /^Basic (.+)$/.exec(headers.authorization ?? '')?.[1];
  return basic === undefined ? undefined : Buffer.from(basic, 'base64').toString().split(':')[1];
}

function backend(folder: string, request: IncomingMessage, response: ServerResponse): void {
  const { pathname, search } = new URL(request.url ?? '/', 'https://127.0.0.1');
  const header = (name: string) => String(request.headers[name] ?? '');
  const child = spawn('git', ['http-backend'], {
    stdio: ['pipe', 'pipe', 'ignore'],
    env: {
      PATH: process.env.PATH,
      GIT_PROJECT_ROOT: folder,
      GIT_HTTP_EXPORT_ALL: '1',
      REMOTE_USER: 'x-access-token',
      REQUEST_METHOD: request.method,
      PATH_INFO: pathname,
      QUERY_STRING: search.slice(1),
      CONTENT_TYPE: header('content-type'),
      HTTP_CONTENT_ENCODING: header('content-encoding'),
      HTTP_GIT_PROTOCOL: header('git-protocol'),
      ...(request.headers['content-length'] && { CONTENT_LENGTH: request.headers['content-length'] }),
    },
  });
  request.pipe(child.stdin);
  child.stdin.on('error', () => undefined);
  let head = Buffer.alloc(0);
  child.stdout.on('data', (chunk: Buffer) => {
    if (response.headersSent) {
      response.write(chunk);
      return;
    }
    head = Buffer.concat([head, chunk]);
    const end = head.indexOf('\r\n\r\n');
    if (end < 0) return;
    const headers = head.toString('latin1', 0, end).split('\r\n');
    const pairs = headers.map((line) => line.split(/: (.*)/).slice(0, 2) as [string, string]);
    const status = Number.parseInt(pairs.find(([name]) => name === 'Status')?.[1] ?? '200', 10);
    response.writeHead(status, Object.fromEntries(pairs.filter(([name]) => name !== 'Status')));
    response.write(head.subarray(end + 4));
  });
  child.stdout.on('end', () => response.end());
}
