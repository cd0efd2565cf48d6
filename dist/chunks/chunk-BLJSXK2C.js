import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);

// src/archives/proxy.ts
var VARIABLES = ["https_proxy", "HTTPS_PROXY", "http_proxy", "HTTP_PROXY", "all_proxy", "ALL_PROXY"];
var isProxy = (name) => VARIABLES.includes(name);
var isException = (name) => /^no_proxy$/i.test(name);
function hasProxy(environment) {
  return VARIABLES.some((name) => environment[name]);
}
function proxyVariables(environment) {
  return Object.fromEntries(Object.entries(environment).filter(([name]) => isProxy(name) || isException(name)));
}
function proxyHint(environment) {
  const proxy = VARIABLES.map((name) => environment[name]).find(Boolean);
  if (proxy === void 0) return "";
  return `This runner has a proxy, ${hostOf(proxy)}: check that it works, and its variables https_proxy and no_proxy. `;
}
function clearProxies(environment) {
  const direct = (environment.no_proxy || environment.NO_PROXY || "").split(",").map((item) => item.trim());
  const listed = direct.flatMap((item) => item === "" ? [] : item.startsWith(".") ? [item] : [item, `.${item}`]);
  const others = Object.entries(environment).filter(([name]) => !isProxy(name) && !isException(name));
  if (direct.includes("*")) return Object.fromEntries(others);
  const proxies = Object.entries(environment).flatMap(
    ([name, value]) => value && isProxy(name) ? [[name, withScheme(value)]] : []
  );
  const exceptions = listed.length === 0 ? [] : ["no_proxy", "NO_PROXY"].map((name) => [name, listed.join()]);
  return Object.fromEntries([...others, ...proxies, ...exceptions]);
}
function withScheme(proxy) {
  return proxy.includes("://") ? proxy : `http://${proxy}`;
}
function hostOf(proxy) {
  const unreadable = "of which the URL cannot be read";
  if (!URL.canParse(withScheme(proxy))) return unreadable;
  const { host, pathname, search, hash } = new URL(withScheme(proxy));
  return host === "" || `${pathname}${search}${hash}`.includes("@") ? unreadable : host;
}

export {
  hasProxy,
  proxyVariables,
  proxyHint,
  clearProxies
};
