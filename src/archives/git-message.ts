/** What the commit that saves a bundle says of it, and no manifest does. */
export interface SavedState {
  readonly name: string;
  readonly runId: number | undefined;
  /** Milliseconds since 1970. */
  readonly time: number;
  /** The manifest as it was saved: one that came out of a merge is not of this run alone. */
  readonly manifest: string;
}

const NAME = 'Agent-session-name';
const RUN = 'Agent-session-run';
const SAVED = 'Agent-session-saved';
const MANIFEST = 'Agent-session-manifest';

export function savedMessage(subject: string, { name, runId, time, manifest }: SavedState): string {
  const trailers = [
    `${NAME}: ${encodeURIComponent(name)}`,
    ...(runId === undefined ? [] : [`${RUN}: ${runId}`]),
    `${SAVED}: ${new Date(time).toISOString()}`,
    `${MANIFEST}: ${manifest}`,
  ];
  return `${subject}\n\n${trailers.join('\n')}`;
}

/** `undefined` of a commit that saved no bundle. */
export function parseSavedMessage(message: string): SavedState | undefined {
  const told = new Map(
    Array.from(message.matchAll(/^([A-Za-z-]+): (\S+)$/gm), ([, key = '', value = '']) => [key, value] as const),
  );
  const [time, manifest, run] = [Date.parse(told.get(SAVED) ?? ''), told.get(MANIFEST), told.get(RUN) ?? ''];
  const name = decode(told.get(NAME) ?? '');
  if (Number.isNaN(time) || manifest === undefined || name === undefined) return undefined;
  return { name, runId: /^\d{1,15}$/.test(run) ? Number(run) : undefined, time, manifest };
}

function decode(text: string): string | undefined {
  try {
    return text === '' ? undefined : decodeURIComponent(text);
  } catch {
    return undefined;
  }
}
