/** Reads one input as the runner gives it: `''` when it was not set. */
export type ReadInput = (name: string) => string;

/** Readers for each kind of input. What is wrong with a value goes to `problems`, and reading goes on with the default. */
export function inputReader(readInput: ReadInput, problems: string[]) {
  function text(name: string): string | undefined {
    const value = readInput(name).trim();
    return value === '' ? undefined : value;
  }

  function choice<const T extends string>(
    name: string,
    choices: readonly T[],
    fallback: T,
    refusals: Readonly<Record<string, string>> = {},
  ): T {
    const value = text(name) ?? fallback;
    const found = choices.find((candidate) => candidate === value);
    if (found === undefined) {
      problems.push(
        `${name}: "${shorten(value)}" ${refusals[value] ?? `is not known. Write one of: ${choices.join(', ')}.`}`,
      );
    }
    return found ?? fallback;
  }

  function list<const T extends string>(name: string, choices: readonly T[], fallback: readonly T[]): readonly T[] {
    const words = text(name)
      ?.split(/[\s,]+/)
      .filter((word) => word !== '');
    if (words === undefined) return fallback;
    const unknown = words.filter((word) => !choices.some((choice) => choice === word));
    if (unknown.length > 0) {
      problems.push(`${name}: "${shorten(unknown.join(', '))}" is not known. Write any of: ${choices.join(', ')}.`);
    }
    return choices.filter((choice) => words.includes(choice));
  }

  function whole(
    name: string,
    { least, most, example }: { least: number; most?: number; example: string },
  ): number | undefined {
    const value = text(name);
    if (value === undefined) return undefined;
    const parsed = Number(value);
    if (/^\d+$/.test(value) && parsed >= least && parsed <= (most ?? Number.MAX_SAFE_INTEGER)) return parsed;
    const range = most === undefined ? `from ${least}` : `from ${least} to ${most}`;
    problems.push(`${name}: "${shorten(value)}" is not a whole number ${range}. Write for example ${example}.`);
    return undefined;
  }

  /** The spellings of YAML's core schema, as other actions take them. */
  function yesNo(name: string, fallback: string): boolean {
    const value = text(name) ?? fallback;
    if (['true', 'True', 'TRUE'].includes(value)) return true;
    if (!['false', 'False', 'FALSE'].includes(value)) {
      problems.push(`${name}: "${shorten(value)}" is neither true nor false.`);
    }
    return false;
  }

  function size(name: string, fallback: string): number {
    const value = text(name) ?? fallback;
    const parts = /^(\d+(?:\.\d+)?)\s*([KMGT]?)(i?)B?$/i.exec(value);
    const [, amount = '', unit = '', binary = ''] = parts ?? [];
    const bytes = Math.floor(Number(amount) * (binary ? 1024 : 1000) ** ' KMGT'.indexOf(unit.toUpperCase() || ' '));
    if (parts === null || !Number.isSafeInteger(bytes) || bytes < 1) {
      problems.push(`${name}: "${shorten(value)}" is not a size. Write for example 500MB or 2GiB.`);
      return 1;
    }
    return bytes;
  }

  return { text, choice, list, whole, yesNo, size };
}

/** A user's value as a message may quote it. */
export function shorten(value: string): string {
  return value.length > 60 ? `${value.slice(0, 60)}…` : value;
}
