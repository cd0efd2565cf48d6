import { entropy, isPlaceholder, matchAt, type Rule, type Span } from './redact-rule.ts';

/** Passwords in addresses: of web pages, databases, queues, repositories. */
export const urlRules: readonly Rule[] = [
  {
    name: 'url-password',
    // The slashes may be escaped, as PHP and others do, once or in JSON within JSON.
    anchors: ['://', ':\\/', ':\\\\'],
    before: 40,
    after: 600,
    glance: mayNameUser,
    find: findUrlPassword,
  },
];

function findUrlPassword(text: string, at: number): Span | undefined {
  const colon = text.indexOf('://', at);
  if (colon !== at) {
    return undefined;
  }
  const user = matchAt(/[^\s:@/?#"'`<>\\(){}[\],;]{0,128}(?=:)/y, text, colon + 3);
  if (user === undefined) {
    return tokenForUser(text, colon + 3);
  }
  const name = text.slice(user.start, user.end);
  const password =
    matchAt(/([^\s/?#"'`<>\\]{1,256})@[\w[%*$-]/y, text, user.end + 1) ??
    (DATABASES.test(text.slice(Math.max(0, colon - 20), colon))
      ? matchAt(/([^\s"'`<>\\]{1,256}?)@[\w[%*$.-]+(?::\d+)?[/?,\s"']/y, text, user.end + 1)
      : undefined);
  return password !== undefined && isPassword(text.slice(password.start, password.end), name) ? password : undefined;
}

/** Git servers and others take a token without a password. */
function tokenForUser(text: string, at: number): Span | undefined {
  const token = matchAt(/([\w.~%+-]{20,256})@[\w[]/y, text, at);
  const word = token === undefined ? '' : text.slice(token.start, token.end);
  return /\d/.test(word) && /[A-Za-z]/.test(word) && entropy(word) > 3.2 && !isPlaceholder(word) ? token : undefined;
}

function isPassword(password: string, user: string): boolean {
  return (
    password.length >= 3 &&
    password.toLowerCase() !== user.toLowerCase() &&
    !KNOWN_TO_ALL.has(password.toLowerCase()) &&
    !/^(?:[*.x•]+|\d{1,5})$/i.test(password) &&
    (password.length < 6 || !isPlaceholder(password)) &&
    !/^[$<{%[]/.test(password)
  );
}

/** Whether something is said to be a user before the host's name. */
function mayNameUser(bytes: Buffer, at: number, length: number): boolean {
  const end = Math.min(length, at + LONGEST_USER);
  for (let index = at + 3; index < end; index++) {
    const byte = bytes[index] as number;
    if (byte === 0x40) {
      return true;
    }
    // White space, quotation marks and angle brackets end an address.
    if (byte <= 0x22 || byte === 0x27 || byte === 0x3c || byte === 0x3e || byte === 0x60) {
      return false;
    }
  }
  return false;
}

const LONGEST_USER = 500;
/** In their addresses people leave a slash as it is. */
const DATABASES =
  /(?:postgres(?:ql)?|mysql|mariadb|mongodb|redis|rediss|amqps?|mssql|sqlserver|clickhouse|cockroachdb)(?:\+\w+)?$/i;
/** What examples and the defaults of databases on one's own machine have. */
const KNOWN_TO_ALL = new Set(
  'password passwd passw0rd pass pwd secret user username admin root test testing example postgres postgresql mysql redis guest changeme token mypassword my-password yourpassword foo bar baz'.split(
    ' ',
  ),
);
