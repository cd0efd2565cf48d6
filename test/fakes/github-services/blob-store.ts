import { createHmac, randomBytes } from 'node:crypto';
import { type Answer, empty } from './answer.ts';
import { digestOf } from './artifact-records.ts';
import type { Operation } from './faults.ts';

/** Account and container, which clients look for in the paths of numeric hosts. */
const PREFIX = '/productionresults/actions-results/';

/** What a blob belongs to. */
export interface BlobOwner {
  /** The last segment of its path. */
  readonly blob: string;
  content: Buffer | undefined;
  digest: string | undefined;
  /** Of an artifact, for which it is downloaded. */
  readonly name?: string;
}

export interface BlobStore {
  signedUrl(owner: BlobOwner): string;
  answer(operation: Operation, request: { readonly url: URL; readonly body: Buffer }): Answer;
}

export function blobOperation(method: string, url: URL): Operation | undefined {
  if (!url.pathname.startsWith(PREFIX)) return undefined;
  if (method === 'GET') return 'GetBlob';
  if (method !== 'PUT') return undefined;
  const part = url.searchParams.get('comp');
  if (part === null) return 'PutBlob';
  return part === 'blocklist' ? 'PutBlockList' : 'PutBlock';
}

/** Keeps the content of artifacts and cache entries, whole or put together from blocks by the list that names their order. */
export function blobStore(origin: () => string, ownerOf: (blob: string) => BlobOwner | undefined): BlobStore {
  const key = randomBytes(32);
  const blocks = new Map<string, Map<string, Buffer>>();

  function signature(blob: string): string {
    // With the `+` and `/` of base64, which clients must carry over unchanged.
    return createHmac('sha256', key).update(blob).digest('base64');
  }

  function signedUrl(owner: BlobOwner): string {
    const query = new URLSearchParams({
      se: '2099-01-01T00:00:00Z',
      sp: 'rw',
      sv: '2025-07-05',
      sig: signature(owner.blob),
    });
    return `${origin()}${PREFIX}${owner.blob}?${query}`;
  }

  function answer(operation: Operation, { url, body }: { readonly url: URL; readonly body: Buffer }): Answer {
    const blob = url.pathname.slice(PREFIX.length);
    if (url.searchParams.get('sig') !== signature(blob)) return storageProblem(403, 'AuthenticationFailed');
    const owner = ownerOf(blob);
    if (owner === undefined) return storageProblem(404, 'BlobNotFound');
    if (operation === 'GetBlob') return blobAnswer(owner);
    if (operation === 'PutBlob') {
      Object.assign(owner, { content: body, digest: digestOf(body) });
      return created();
    }
    const parts = blocks.get(blob) ?? new Map<string, Buffer>();
    blocks.set(blob, parts);
    if (operation === 'PutBlock') {
      parts.set(url.searchParams.get('blockid') ?? '', body);
      return created();
    }
    const order = [...body.toString().matchAll(/<(?:Latest|Uncommitted)>([^<]+)</g)].map(([, id]) =>
      parts.get(id ?? ''),
    );
    if (order.some((part) => part === undefined)) return storageProblem(400, 'InvalidBlockList');
    owner.content = Buffer.concat(order.filter((part) => part !== undefined));
    owner.digest = digestOf(owner.content);
    blocks.delete(blob);
    return created();
  }

  return { signedUrl, answer };
}

function blobAnswer({ content, name }: BlobOwner): Answer {
  if (content === undefined) return storageProblem(404, 'BlobNotFound');
  if (name === undefined)
    return { status: 200, headers: { 'content-type': 'application/octet-stream' }, body: content };
  return {
    status: 200,
    headers: {
      'content-type': 'application/zip',
      'content-disposition': `attachment; filename="${encodeURIComponent(name)}.zip"; filename*=UTF-8''${encodeURIComponent(name)}.zip`,
    },
    body: content,
  };
}

function created(): Answer {
  return empty(201, {
    etag: '"0x8DF0000000000000"',
    'last-modified': new Date().toUTCString(),
    'x-ms-request-id': '00000000-0000-0000-0000-000000000000',
    'x-ms-version': '2025-07-05',
  });
}

function storageProblem(status: number, code: string): Answer {
  return {
    status,
    headers: { 'content-type': 'application/xml', 'x-ms-error-code': code },
    body: Buffer.from(
      `<?xml version="1.0" encoding="utf-8"?><Error><Code>${code}</Code><Message>${code}</Message></Error>`,
    ),
  };
}
