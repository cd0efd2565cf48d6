import type { Agent, IncomingMessage } from 'node:http';
import { createRequire } from 'node:module';
import type { Readable } from 'node:stream';
import { hasProxy } from './proxy.ts';

// A `fetch`, and what node:http exports to an import, take longer to load than an answer does to come.
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
 * Gets a URL as GitHub's own packages do, through the proxy of a self-hosted runner where it has one for that URL.
 * @throws what ends the request; where that is the signal, its reason.
 */
export async function githubFetch(url: string, request: GetRequest): Promise<GetAnswer> {
  for (let followed = 0; ; followed += 1) {
    const answer = await get(url, request, await agentFor(url, request));
    const location = answer.header('location');
    const isElsewhere = answer.status >= 300 && answer.status < 400 && location !== undefined;
    if (request.redirect === 'manual' || !isElsewhere) return answer;
    answer.body.resume();
    if (followed === MOST_REDIRECTS) throw new Error('redirect count exceeded');
    url = new URL(location, url).href;
  }
}

/** As a `fetch` follows. */
const MOST_REDIRECTS = 20;

/** Which proxy a URL is asked of, if any, is for GitHub's client to say, which reads `no_proxy` as well. */
async function agentFor(url: string, { environment }: GetRequest): Promise<Agent | undefined> {
  if (!hasProxy(environment)) return undefined;
  const { HttpClient } = await import('@actions/http-client');
  return new HttpClient().getAgent(url);
}

function get(url: string, { headers, signal }: GetRequest, agent: Agent | undefined): Promise<GetAnswer> {
  const name = new URL(url).protocol === 'http:' ? 'node:http' : 'node:https';
  const { request } = require(name) as typeof import('node:https');
  return new Promise((resolve, reject) => {
    const sent = request(url, { headers, signal, agent });
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
