/**
 * Whether a URL over http tells more than a place: a user name, a password, a query. As a server reads it, since slashes
 * too many hide a user name from other eyes.
 */
export function holdsLogin(url: string): boolean {
  if (!/^https?:/i.test(url)) return false;
  if (!URL.canParse(url)) return true;
  const { username, password, search, hash } = new URL(url);
  return `${username}${password}${search}${hash}` !== '';
}
