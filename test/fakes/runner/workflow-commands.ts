export interface Annotation {
  readonly level: 'error' | 'warning' | 'notice';
  readonly title: string | undefined;
  readonly message: string;
}

/** What a stage's output says to the runner, and what a person sees of it. */
export interface StageOutput {
  /** Masked, and with the commands as they were written. */
  readonly log: string;
  readonly annotations: readonly Annotation[];
  /** Values that the stage asked to hide, for the rest of the job. */
  readonly masks: readonly string[];
}

/** Reads the `::command::` lines of a stage's output. `earlierMasks` are those of the job so far. */
export function parseOutput(output: string, earlierMasks: readonly string[]): StageOutput {
  const annotations: Annotation[] = [];
  const masks = [...earlierMasks];
  let stoppedBy: string | undefined;
  for (const line of output.split(/\r?\n/)) {
    const [, command = '', properties = '', value = ''] = /^::([\w-]+)(?: (.*?))?::(.*)$/.exec(line) ?? [];
    if (stoppedBy !== undefined) {
      stoppedBy = command === stoppedBy ? undefined : stoppedBy;
    } else if (command === 'stop-commands') {
      stoppedBy = value;
    } else if (command === 'add-mask' && value !== '') {
      masks.push(unescapeValue(value));
    } else if (command === 'error' || command === 'warning' || command === 'notice') {
      const title = /(?:^|,)title=([^,]*)/.exec(properties)?.[1];
      annotations.push({
        level: command,
        title: title === undefined ? undefined : unescapeValue(title),
        message: unescapeValue(value),
      });
    }
  }
  const log = masks.reduce((text, mask) => text.replaceAll(mask, '***'), output);
  return { log, annotations, masks };
}

const ESCAPES: Readonly<Record<string, string>> = { '%25': '%', '%0D': '\r', '%0A': '\n', '%3A': ':', '%2C': ',' };

function unescapeValue(text: string): string {
  return text.replaceAll(/%(?:25|0D|0A|3A|2C)/g, (code) => ESCAPES[code] ?? code);
}
