/** The environment of the action's step. */
type Environment = Readonly<Record<string, string | undefined>>;

/** As GitHub's clients look for them. */
const VARIABLES = ['https_proxy', 'HTTPS_PROXY', 'http_proxy', 'HTTP_PROXY'];

export function hasProxy(environment: Environment): boolean {
  return VARIABLES.some((name) => environment[name]);
}

/** What to say where a service did not answer: a sentence with a space behind it, empty where there is no proxy. */
export function proxyHint(environment: Environment): string {
  const proxy = VARIABLES.map((name) => environment[name]).find(Boolean);
  if (proxy === undefined) return '';
  return `This runner has a proxy, ${hostOf(proxy)}: check that it works, and its variables https_proxy and no_proxy. `;
}

/** Not every client knows that `no_proxy=*` stands for all there is. */
export function withoutUnusedProxy(environment: Environment): Environment {
  const none = (environment.no_proxy || environment.NO_PROXY || '').split(',').some((item) => item.trim() === '*');
  if (!none) return environment;
  return Object.fromEntries(Object.entries(environment).filter(([name]) => !/^(https?|all)_proxy$/i.test(name)));
}

/** Without its user and password. */
function hostOf(proxy: string): string {
  try {
    return new URL(/^https?:\/\//i.test(proxy) ? proxy : `http://${proxy}`).host;
  } catch {
    return 'of which the URL cannot be read';
  }
}
