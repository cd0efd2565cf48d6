import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'yaml';

/** The part of an action's `action.yml` that the runner acts on. */
export interface ActionDefinition {
  readonly inputs?: Readonly<Record<string, { readonly default?: string | number | boolean } | null>>;
  readonly runs: {
    readonly using: string;
    readonly pre?: string;
    readonly main: string;
    readonly post?: string;
    readonly 'pre-if'?: string;
    readonly 'post-if'?: string;
  };
}

export async function readActionDefinition(folder: string): Promise<ActionDefinition> {
  const definition = parse(await readFile(join(folder, 'action.yml'), 'utf8')) as ActionDefinition;
  if (definition.runs.using !== 'node24') {
    throw new Error(`This runner only knows node24, not ${definition.runs.using}`);
  }
  return definition;
}
