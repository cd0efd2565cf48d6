import { type Answer, json } from './answer.ts';
import type { Operation } from './faults.ts';

const SERVICE = '/twirp/github.actions.results.api.v1.CacheService/';

/** A branch or pull request whose entries the token of a job may read (1), write (2), or both (3). */
export interface CacheScope {
  readonly ref: string;
  readonly permission: 0 | 1 | 2 | 3;
}

/** An entry of the cache. Tests may change its content to spoil it. */
export interface FakeCacheEntry {
  readonly id: number;
  readonly key: string;
  readonly version: string;
  readonly ref: string;
  /** The last segment of its blob's path. */
  readonly blob: string;
  content: Buffer | undefined;
  digest: string | undefined;
  finalized: boolean;
}

export interface CacheRecords {
  /** In the order of their creation. */
  readonly all: FakeCacheEntry[];
  create(entry: { key: string; version: string; ref: string }): FakeCacheEntry | undefined;
}

export function cacheRecords(): CacheRecords {
  const all: FakeCacheEntry[] = [];
  return {
    all,
    create({ key, version, ref }) {
      if (all.some((one) => isSame(one.key, key) && one.version === version && one.ref === ref)) return undefined;
      const id = 7000 + all.length;
      const entry = { id, key, version, ref, blob: `cache-${id}`, content: undefined, digest: undefined };
      all.push({ ...entry, finalized: false });
      return all.at(-1);
    },
  };
}

export function cacheOperation(method: string, path: string): Operation | undefined {
  const name = path.startsWith(SERVICE) && method === 'POST' ? path.slice(SERVICE.length) : '';
  return handlers.has(name as Operation) ? (name as Operation) : undefined;
}

/** The cache service as jobs reach it with their runtime token, in its second version. */
export function answerCache(
  operation: Operation,
  request: { readonly authorization: string | undefined; readonly body: Readonly<Record<string, unknown>> },
  service: { readonly caches: CacheRecords; signedUrl(entry: FakeCacheEntry): string },
): Answer {
  const scopes = readScopes(request.authorization);
  if (scopes === undefined) return problem(401, 'unauthenticated', 'the token is not one of a running job');
  return handlers.get(operation)?.({ ...service, scopes, body: request.body }) ?? problem(404, 'bad_route', operation);
}

function readScopes(authorization: string | undefined): readonly CacheScope[] | undefined {
  const claims = /^Bearer [^.]+\.([^.]+)\./.exec(authorization ?? '')?.[1];
  if (claims === undefined) return undefined;
  const { ac } = JSON.parse(Buffer.from(claims, 'base64url').toString()) as { ac: string };
  const scopes = JSON.parse(ac) as readonly { Scope: string; Permission: CacheScope['permission'] }[];
  return scopes.map(({ Scope, Permission }) => ({ ref: Scope, permission: Permission }));
}

type Handler = (call: {
  readonly caches: CacheRecords;
  readonly scopes: readonly CacheScope[];
  readonly body: Readonly<Record<string, unknown>>;
  signedUrl(entry: FakeCacheEntry): string;
}) => Answer;

const handlers: ReadonlyMap<Operation, Handler> = new Map<Operation, Handler>([
  [
    'CreateCacheEntry',
    ({ caches, scopes, body, signedUrl }) => {
      const scope = scopes.find(({ permission }) => (permission & 2) > 0);
      if (scope === undefined) {
        const message = 'cache write denied: the token of this run may only read';
        return json(200, { ok: false, signed_upload_url: '', message });
      }
      const entry = caches.create({ key: String(body.key), version: String(body.version), ref: scope.ref });
      return entry === undefined
        ? problem(409, 'already_exists', 'cache entry with the same key, version, and scope already exists')
        : json(200, { ok: true, signed_upload_url: signedUrl(entry), message: '' });
    },
  ],
  [
    'FinalizeCacheEntryUpload',
    ({ caches, body }) => {
      const entry = caches.all.find((one) => one.key === body.key && one.version === body.version);
      if (entry?.content === undefined) return problem(400, 'failed_precondition', 'nothing was uploaded');
      if (String(entry.content.length) !== body.size_bytes) return problem(400, 'invalid_argument', 'the size differs');
      entry.finalized = true;
      return json(200, { ok: true, entry_id: String(entry.id), message: '' });
    },
  ],
  [
    'GetCacheEntryDownloadURL',
    ({ caches, scopes, body, signedUrl }) => {
      const readable = scopes.filter(({ permission }) => (permission & 1) > 0);
      if (readable.length === 0) return problem(403, 'permission_denied', 'cache read denied: no readable scopes');
      const keys = (body.restore_keys ?? []) as readonly string[];
      if (keys.length > 9) return problem(400, 'invalid_argument', 'too many keys');
      const entry = match(caches, readable, { key: String(body.key), keys, version: String(body.version) });
      return entry === undefined
        ? json(200, { ok: false, signed_download_url: '', matched_key: '' })
        : json(200, { ok: true, signed_download_url: signedUrl(entry), matched_key: entry.key });
    },
  ],
]);

/** Scope for scope: the key as it is, then the newest that begins with the first of the keys that has any. */
function match(
  { all }: CacheRecords,
  scopes: readonly CacheScope[],
  wanted: { key: string; keys: readonly string[]; version: string },
): FakeCacheEntry | undefined {
  for (const { ref } of scopes) {
    const visible = all.filter((one) => one.finalized && one.ref === ref && one.version === wanted.version);
    const exact = visible.findLast((one) => isSame(one.key, wanted.key));
    if (exact !== undefined) return exact;
    for (const prefix of wanted.keys) {
      const newest = visible.findLast((one) => isSame(one.key.slice(0, prefix.length), prefix));
      if (newest !== undefined) return newest;
    }
  }
  return undefined;
}

/** The service takes no notice of capitals. */
function isSame(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}

function problem(status: number, code: string, msg: string): Answer {
  return json(status, { code, msg });
}
