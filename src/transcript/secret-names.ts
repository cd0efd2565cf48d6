/** Whether the value of a variable, or of a field, with this name is a secret. */
export function meansSecret(name: string): boolean {
  const words = name
    .replace(/([a-z0-9])([A-Z])/g, '$1_$2')
    .toUpperCase()
    .replace(/[^A-Z0-9]+/g, '_');
  return !NOT_SECRET.test(words) && (ANYWHERE.test(words) || AT_END.test(words));
}

/** Words that say it wherever they stand: `DB_PASSWORD_2`, `SECRET_KEY_BASE`, `TOKEN_OF_BOT`. */
const ANYWHERE =
  /PASSWORD|PASSWD|PASSPHRASE|SECRET|CREDENTIAL|(?:^|_)TOKEN(?:_|$)|[A-Z]TOKEN$|PRIVATE_?KEY|ACCESS_?KEY|API_?KEY|CONNECTION_?STRING/;

/** Words that say it at the end, before numbers and the like. */
const AT_END =
  /(?:KEY|(?:^|_)(?:PASS|PWD|AUTH|PAT|DSN|SAS|JWT|COOKIE|MNEMONIC))(?:_?(?:\d+|BASE64|B64|JSON|PEM|VALUE|PROD|PRODUCTION|DEV|TEST|STAGING|LIVE))*$/;

/** What only speaks of a secret, and keys that are public. */
const NOT_SECRET = new RegExp(
  [
    '^(?:OLD)?PWD$|^GPG_KEYS?$',
    'PUBLIC_?KEY|KEY_?RING|_(?:FILE|FILES|PATH|PATHS|DIR|DIRECTORY|FOLDER|HOME|SOCK|SOCKET|URL|URI|ENDPOINT|HOST|PORT)$',
    '_(?:NAME|NAMES|TYPE|USER|USERNAME|EMAIL|VERSION|REGION|ALGORITHM|ALG|ISSUER|AUDIENCE|PROVIDER|HELPER|STORE|MODE|FORMAT)$',
    '_(?:LENGTH|LEN|SIZE|MAX|MIN|LIMIT|COUNT|TTL|EXPIRY|EXPIRES|EXPIRATION|EXPIRES_(?:AT|IN)|TIMEOUT|ENABLED|REQUIRED|ROTATION)$',
    '(?:^|_)TOKENS$|(?<!SECRET)_ID$|(?:^|_)(?:MON|HOT|SORT|CACHE|PARTITION|PRIMARY|FOREIGN|TURN)_?KEY$',
  ].join('|'),
);
