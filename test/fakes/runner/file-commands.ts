import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The variables that name the files a stage may write to, and how each file is called. */
const FILES = {
  GITHUB_OUTPUT: 'set_output',
  GITHUB_STATE: 'save_state',
  GITHUB_ENV: 'set_env',
  GITHUB_PATH: 'add_path',
  GITHUB_STEP_SUMMARY: 'step_summary',
} as const;

/** What a stage wrote into its files. */
export interface FileCommands {
  readonly outputs: Readonly<Record<string, string>>;
  readonly state: Readonly<Record<string, string>>;
  readonly env: Readonly<Record<string, string>>;
  readonly path: readonly string[];
  readonly summary: string;
}

/** Makes fresh files for one stage. `variables` tells the stage where they are. */
export async function fileCommands(temp: string, stage: string) {
  const folder = join(temp, '_runner_file_commands');
  await mkdir(folder, { recursive: true });
  const variables: Record<string, string> = {};
  for (const [variable, name] of Object.entries(FILES)) {
    const file = join(folder, `${name}_${stage}`);
    await writeFile(file, '');
    variables[variable] = file;
  }
  const content = (variable: keyof typeof FILES) => readFile(variables[variable] ?? '', 'utf8');
  return {
    variables,
    read: async (): Promise<FileCommands> => ({
      outputs: parseValues(await content('GITHUB_OUTPUT')),
      state: parseValues(await content('GITHUB_STATE')),
      env: parseValues(await content('GITHUB_ENV')),
      path: (await content('GITHUB_PATH')).split(/\r?\n/).filter((line) => line !== ''),
      summary: await content('GITHUB_STEP_SUMMARY'),
    }),
  };
}

/** Reads `NAME=value` lines and `NAME<<DELIMITER` … `DELIMITER` blocks. */
function parseValues(text: string): Record<string, string> {
  const values: Record<string, string> = {};
  const lines = text.split(/\r?\n/);
  for (let index = 0; index < lines.length; index++) {
    const line = lines[index] ?? '';
    const equals = line.indexOf('=');
    const heredoc = line.indexOf('<<');
    if (line === '') {
      continue;
    }
    if (heredoc > 0 && (equals < 0 || heredoc < equals)) {
      const end = lines.indexOf(line.slice(heredoc + 2), index + 1);
      if (end < 0) {
        throw new Error(`Invalid value. Matching delimiter not found '${line.slice(heredoc + 2)}'`);
      }
      values[line.slice(0, heredoc)] = lines.slice(index + 1, end).join('\n');
      index = end;
    } else if (equals > 0) {
      values[line.slice(0, equals)] = line.slice(equals + 1);
    } else {
      throw new Error(`Invalid format '${line}'`);
    }
  }
  return values;
}
