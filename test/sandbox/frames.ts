export const [OUT, ERR] = [1, 2] as const;

/** What a program wrote to one of its streams. */
export type Written = readonly [stream: number, text: string];

/** The same as the engine sends it. */
export function frames(written: readonly Written[]): Buffer {
  const parts = written.map(([stream, text]) => {
    const content = Buffer.from(text);
    const header = Buffer.from([stream, 0, 0, 0, 0, 0, 0, 0]);
    header.writeUInt32BE(content.length, 4);
    return Buffer.concat([header, content]);
  });
  return Buffer.concat(parts);
}
