/** A whole HTTP answer, not yet sent. */
export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

export function json(status: number, value: unknown, headers: Readonly<Record<string, string>> = {}): Answer {
  return {
    status,
    headers: { 'content-type': 'application/json; charset=utf-8', ...headers },
    body: Buffer.from(JSON.stringify(value)),
  };
}

export function empty(status: number, headers: Readonly<Record<string, string>> = {}): Answer {
  return { status, headers, body: Buffer.alloc(0) };
}
