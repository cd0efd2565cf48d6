import type { ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import type { Answer } from './answer.ts';

/** What the service does, by the name a test uses for it. */
export type Operation =
  | 'CreateArtifact'
  | 'FinalizeArtifact'
  | 'ListArtifacts'
  | 'GetSignedArtifactURL'
  | 'DeleteArtifact'
  | 'CreateCacheEntry'
  | 'FinalizeCacheEntryUpload'
  | 'GetCacheEntryDownloadURL'
  | 'PutBlob'
  | 'PutBlock'
  | 'PutBlockList'
  | 'GetBlob'
  | 'ListRepositoryArtifacts'
  | 'ListRunArtifacts'
  | 'GetArtifact'
  | 'DownloadArtifact'
  | 'DeleteRepositoryArtifact';

/**
 * How an operation goes wrong: another status, no answer, or a cut connection instead of it being done (an object, `stall`,
 * `reset`); or an answer of which only half comes before it stalls or is cut (`stall-half`, `cut`), that is only half as
 * long, or that has one bit changed. `trickle` does all of it, but takes the request and gives the answer in small pieces.
 */
export type Fault =
  | { readonly status: number; readonly body?: unknown; readonly headers?: Readonly<Record<string, string>> }
  | 'stall'
  | 'stall-half'
  | 'reset'
  | 'cut'
  | 'truncated'
  | 'bit-flipped'
  | 'trickle';

export interface Faults {
  /** From now on, or for the next `times` calls. The last one set for an operation counts. */
  set(operation: Operation, fault: Fault, times?: number): void;
  clear(): void;
  /** What `take` will give. */
  next(operation: Operation): Fault | undefined;
  take(operation: Operation): Fault | undefined;
}

export function plannedFaults(): Faults {
  const planned = new Map<Operation, { readonly fault: Fault; left: number }>();
  return {
    set: (operation, fault, times = Number.POSITIVE_INFINITY) => void planned.set(operation, { fault, left: times }),
    clear: () => planned.clear(),
    next: (operation) => ((planned.get(operation)?.left ?? 0) > 0 ? planned.get(operation)?.fault : undefined),
    take(operation) {
      const plan = planned.get(operation);
      if (plan === undefined || plan.left <= 0) return undefined;
      plan.left -= 1;
      return plan.fault;
    },
  };
}

/** Milliseconds between two pieces of what trickles. */
const TRICKLE = 60;

/** Reads the body of a request, in the time that a slow link needs where it is one. */
export async function readBody(request: AsyncIterable<Buffer>, fault: Fault | undefined): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) {
    chunks.push(chunk);
    if (fault === 'trickle') await pause(TRICKLE);
  }
  return Buffer.concat(chunks);
}

async function trickle(response: ServerResponse, body: Buffer): Promise<void> {
  const length = Math.ceil(body.length / 30);
  for (let start = 0; start < body.length; start += length) {
    response.write(body.subarray(start, start + length));
    await pause(TRICKLE);
  }
  response.end();
}

/** Sends `answer` with a fault that shows only while it is sent. */
export function sendFaulty(
  response: ServerResponse,
  answer: Answer,
  fault: Exclude<Fault, object | 'stall' | 'reset'>,
): void {
  const { body } = answer;
  const half = body.subarray(0, Math.floor(body.length / 2));
  switch (fault) {
    case 'trickle':
      response.writeHead(answer.status, { ...answer.headers, 'content-length': body.length });
      void trickle(response, body);
      return;
    case 'stall-half':
      response.writeHead(answer.status, { ...answer.headers, 'content-length': body.length });
      response.write(half);
      return;
    case 'cut':
      response.writeHead(answer.status, { ...answer.headers, 'content-length': body.length });
      response.write(half, () => response.socket?.destroy());
      return;
    case 'truncated':
      response.writeHead(answer.status, { ...answer.headers, 'content-length': half.length }).end(half);
      return;
    case 'bit-flipped': {
      const flipped = Buffer.from(body);
      flipped.writeUInt8(flipped.readUInt8(half.length) ^ 4, half.length);
      response.writeHead(answer.status, { ...answer.headers, 'content-length': body.length }).end(flipped);
    }
  }
}
