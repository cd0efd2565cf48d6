import type { IncomingMessage } from 'node:http';
import { createRequire } from 'node:module';
import { Readable } from 'node:stream';

// What node:http exports to an import, and a `fetch`, take longer to load than an answer does to come.
const require = createRequire(import.meta.url);

/** What to get, and how. */
export interface GetRequest {
  readonly headers: Readonly<Record<string, string>>;
  /** `follow`: the answer is that of the place to which the first one leads. */
  readonly redirect: 'follow' | 'manual';
  /** Names the proxy of a self-hosted runner. */
  readonly environment: Readonly<Record<string, string | undefined>>;
  readonly signal: AbortSignal;
}

/** An answer whose body is yet to be read. */
export interface GetAnswer {
  readonly status: number;
  header(name: string): string | undefined;
  readonly body: Readable;
}

/**
 * Gets a URL as GitHub's own packages do, through the proxy of a self-hosted runner where it has one.
 * @throws what ends the request; where that is the signal, its reason.
 */
export async function githubFetch(url: string, request: GetRequest): Promise<GetAnswer> {
  if (PROXIES.some((name) => request.environment[name])) return await fetchByProxy(url, request);
  for (let followed = 0; ; followed += 1) {
    const answer = await get(url, request);
    const location = answer.header('location');
    const isElsewhere = answer.status >= 300 && answer.status < 400 && location !== undefined;
    if (request.redirect === 'manual' || !isElsewhere) return answer;
    answer.body.resume();
    if (followed === MOST_REDIRECTS) throw new Error('it was redirected too often');
    url = new URL(location, url).href;
  }
}

const PROXIES = ['https_proxy', 'HTTPS_PROXY', 'http_proxy', 'HTTP_PROXY'];

const MOST_REDIRECTS = 5;

async function fetchByProxy(url: string, { headers, redirect, signal }: GetRequest): Promise<GetAnswer> {
  const { defaults } = await import('@actions/github/lib/utils');
  const fetchLikeThem = defaults.request?.fetch as typeof fetch;
  const response = await fetchLikeThem(url, { headers, redirect, signal });
  const stream = response.body as Parameters<typeof Readable.fromWeb>[0] | null;
  return {
    status: response.status,
    header: (name) => response.headers.get(name) ?? undefined,
    body: stream === null ? Readable.from([]) : Readable.fromWeb(stream),
  };
}

function get(url: string, { headers, signal }: GetRequest): Promise<GetAnswer> {
  const name = new URL(url).protocol === 'http:' ? 'node:http' : 'node:https';
  const { request } = require(name) as typeof import('node:https');
  return new Promise((resolve, reject) => {
    const sent = request(url, { headers, signal });
    sent.on('response', (message: IncomingMessage) => {
      resolve({ status: message.statusCode ?? 0, header: (header) => headerIn(message, header), body: message });
    });
    sent.on('error', (error) => reject(signal.aborted ? signal.reason : error));
    sent.end();
  });
}

function headerIn({ headers }: IncomingMessage, name: string): string | undefined {
  const value = headers[name];
  return Array.isArray(value) ? value[0] : value;
}
