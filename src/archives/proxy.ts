/** The environment of the action's step. */
type Environment = Readonly<Record<string, string | undefined>>;

/** As GitHub's clients look for them; the last two only what stores bytes does. */
const VARIABLES = ['https_proxy', 'HTTPS_PROXY', 'http_proxy', 'HTTP_PROXY', 'all_proxy', 'ALL_PROXY'];

const isProxy = (name: string) => VARIABLES.includes(name);
const isException = (name: string) => /^no_proxy$/i.test(name);

export function hasProxy(environment: Environment): boolean {
  return VARIABLES.some((name) => environment[name]);
}

/** What says which hosts are reached by way of which proxy. */
export function proxyVariables(environment: Environment): Environment {
  return Object.fromEntries(Object.entries(environment).filter(([name]) => isProxy(name) || isException(name)));
}

/** What to say where a service did not answer: a sentence with a space behind it, empty where there is no proxy. */
export function proxyHint(environment: Environment): string {
  const proxy = VARIABLES.map((name) => environment[name]).find(Boolean);
  if (proxy === undefined) return '';
  return `This runner has a proxy, ${hostOf(proxy)}: check that it works, and its variables https_proxy and no_proxy. `;
}

/**
 * An environment whose proxies all clients take for the same: not every one knows that `no_proxy=*` stands for all there
 * is and a domain in it for what is below, or that `http://` may be missing.
 */
export function clearProxies(environment: Environment): Environment {
  const direct = (environment.no_proxy || environment.NO_PROXY || '').split(',').map((item) => item.trim());
  const listed = direct.flatMap((item) => (item === '' ? [] : item.startsWith('.') ? [item] : [item, `.${item}`]));
  const others = Object.entries(environment).filter(([name]) => !isProxy(name) && !isException(name));
  if (direct.includes('*')) return Object.fromEntries(others);
  const proxies = Object.entries(environment).flatMap(([name, value]) =>
    value && isProxy(name) ? [[name, withScheme(value)]] : [],
  );
  const exceptions = listed.length === 0 ? [] : ['no_proxy', 'NO_PROXY'].map((name) => [name, listed.join()]);
  return Object.fromEntries([...others, ...proxies, ...exceptions]);
}

function withScheme(proxy: string): string {
  return proxy.includes('://') ? proxy : `http://${proxy}`;
}

/** Without its user and password: where that has a slash in it, the host ends there, and the at sign is left behind. */
function hostOf(proxy: string): string {
  const unreadable = 'of which the URL cannot be read';
  if (!URL.canParse(withScheme(proxy))) return unreadable;
  const { host, pathname, search, hash } = new URL(withScheme(proxy));
  return host === '' || `${pathname}${search}${hash}`.includes('@') ? unreadable : host;
}
