import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);

// src/history/remote-url.ts
function holdsLogin(url) {
  if (!/^https?:/i.test(url)) return false;
  if (!URL.canParse(url)) return true;
  const { username, password, search, hash } = new URL(url);
  return `${username}${password}${search}${hash}` !== "";
}

export {
  holdsLogin
};
