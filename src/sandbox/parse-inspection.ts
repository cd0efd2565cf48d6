import type { Engine } from './engine.ts';
import type { Container } from './find-container.ts';

/** The parts of an inspection that both engines print alike. */
interface Inspection {
  readonly Id: string;
  readonly Name: string;
  readonly State: { readonly Status: string };
  readonly Config: { readonly User?: string; readonly Env?: readonly string[] | null; readonly WorkingDir?: string };
  readonly Mounts?: readonly { readonly Type: string; readonly Destination: string }[] | null;
  readonly HostConfig?: { readonly Tmpfs?: Readonly<Record<string, string>> | null };
}

/** What a program or a socket printed of a container; `undefined` where that is of none. */
export function parseInspection(engine: Engine, json: string): Container | undefined {
  // Programs print a list, the sockets answer with one.
  const [inspection] = [JSON.parse(json) as Inspection | readonly Inspection[]].flat();
  if (inspection === undefined) return undefined;
  const { Id, Name, State, Config, Mounts, HostConfig } = inspection;
  const mounts = (Mounts ?? []).map(({ Type, Destination }) => ({ type: Type, destination: Destination }));
  const memory = Object.keys(HostConfig?.Tmpfs ?? {}).map((destination) => ({ type: 'tmpfs', destination }));
  return {
    engine,
    id: Id,
    name: Name.replace(/^\//, ''),
    state: State.Status,
    user: Config.User ?? '',
    environment: parseEnvironment(Config.Env ?? []),
    workingDirectory: Config.WorkingDir || '/',
    mounts: [...mounts, ...memory],
  };
}

/** Reads `NAME=value` texts. */
export function parseEnvironment(variables: readonly string[]): Readonly<Record<string, string>> {
  const pairs = variables.filter((variable) => variable.includes('='));
  return Object.fromEntries(pairs.map((pair) => [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)]));
}
