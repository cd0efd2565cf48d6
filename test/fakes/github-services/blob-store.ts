import { createHmac, randomBytes } from 'node:crypto';
import { type Answer, empty } from './answer.ts';
import { type ArtifactRecords, digestOf, type FakeArtifact } from './artifact-records.ts';
import type { Operation } from './faults.ts';

/** Account and container, which clients look for in the paths of numeric hosts. */
const PREFIX = '/productionresults/actions-results/';

export interface BlobStore {
  signedUrl(artifact: FakeArtifact): string;
  answer(operation: Operation, request: { readonly url: URL; readonly body: Buffer }): Answer;
}

export function blobOperation(method: string, url: URL): Operation | undefined {
  if (!url.pathname.startsWith(PREFIX)) return undefined;
  if (method === 'GET') return 'GetBlob';
  if (method !== 'PUT') return undefined;
  return url.searchParams.get('comp') === 'blocklist' ? 'PutBlockList' : 'PutBlock';
}

/** Keeps the content of artifacts, put together from blocks by the list that names their order. */
export function blobStore(origin: () => string, records: ArtifactRecords): BlobStore {
  const key = randomBytes(32);
  const blocks = new Map<string, Map<string, Buffer>>();

  function signature(blob: string): string {
    // With the `+` and `/` of base64, which clients must carry over unchanged.
    return createHmac('sha256', key).update(blob).digest('base64');
  }

  function signedUrl(artifact: FakeArtifact): string {
    const query = new URLSearchParams({
      se: '2099-01-01T00:00:00Z',
      sp: 'rw',
      sv: '2025-07-05',
      sig: signature(artifact.blob),
    });
    return `${origin()}${PREFIX}${artifact.blob}?${query}`;
  }

  function answer(operation: Operation, { url, body }: { readonly url: URL; readonly body: Buffer }): Answer {
    const blob = url.pathname.slice(PREFIX.length);
    if (url.searchParams.get('sig') !== signature(blob)) return storageProblem(403, 'AuthenticationFailed');
    const artifact = records.byBlob(blob);
    if (artifact === undefined) return storageProblem(404, 'BlobNotFound');
    if (operation === 'GetBlob') return blobAnswer(artifact);
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
    artifact.content = Buffer.concat(order.filter((part) => part !== undefined));
    artifact.digest = digestOf(artifact.content);
    blocks.delete(blob);
    return created();
  }

  return { signedUrl, answer };
}

function blobAnswer({ content, name }: FakeArtifact): Answer {
  if (content === undefined) return storageProblem(404, 'BlobNotFound');
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
