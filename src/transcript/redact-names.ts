import { mayBeNamed } from './redact-names-glance.ts';
import { entropy, inCases, isPlaceholder, matchAt, type Rule, type Span } from './redact-rule.ts';

/** Values that are secrets because of what they are called: in environments, configurations, programs and JSON. */
export const nameRules: readonly Rule[] = [
  {
    name: 'named-secret',
    anchors: [
      ...inCases('password', 'passwd', 'passphrase', 'secret', 'token', 'credential', 'apikey'),
      ...['pwd=', 'Pwd=', 'PWD=', 'pwd"', 'PWD"', 'pwd:', 'PWD:'],
      ...['api_key', 'API_KEY', 'Api_Key', 'api-key', 'API-KEY', 'Api-Key', 'API-Key', 'apiKey', 'ApiKey', 'api.key'],
      ...['cess_key', 'CESS_KEY', 'ccess-key', 'ccess-Key', 'ccessKey', 'cesskey'],
      ...['vate_key', 'VATE_KEY', 'vate-key', 'vateKey', 'vatekey'],
      ...[
        'cret_key',
        'ption_key',
        'PTION_KEY',
        'ptionKey',
        'ning_key',
        'NING_KEY',
        'ningKey',
        'ster_key',
        'STER_KEY',
        'sterKey',
      ],
      ...['auth_key', 'AUTH_KEY', 'authKey', 'auth-key'],
    ],
    glance: mayBeNamed,
    before: 100,
    after: 1400,
    find: findNamed,
  },
];

/** How much a name says: a password may be a word, a token is random. */
type Strength = 'password' | 'secret' | 'token';

function findNamed(text: string, at: number): Span | undefined {
  let start = at;
  while (start > at - 80 && /[\w.-]/.test(text[start - 1] ?? ' ') && !text.startsWith('--', start)) {
    start--;
  }
  const name = matchAt(/[\w.-]{1,160}/y, text, start);
  // What stands for a secret that is gone has a name, too.
  const isReplacement = text.startsWith('[redacted:', start - '[redacted:'.length);
  const strength = name === undefined || isReplacement ? undefined : strengthOf(text.slice(start, name.end));
  if (name === undefined || strength === undefined) {
    return undefined;
  }
  const { quoted, bare } = separators(text, start);
  const inQuotes = matchAt(quoted, text, name.end);
  const value = inQuotes ?? matchAt(bare, text, name.end);
  // Of a value whose end is gone already, nobody knows what it was.
  if (value === undefined || text.startsWith('[redacted', value.end)) {
    return undefined;
  }
  const isVariable = /^[A-Z][A-Z0-9_]*$/.test(text.slice(start, name.end)) && text[name.end] === '=';
  const style = inQuotes !== undefined ? 'quoted' : isVariable ? 'variable' : 'bare';
  return isSecret(text.slice(value.start, value.end), strength, style) ? value : undefined;
}

/** What may stand between a name and its value, and the value: in quotation marks, and without. */
function separators(text: string, start: number): { quoted: RegExp; bare: RegExp } {
  const before = text.slice(Math.max(0, start - 1), start + 2);
  if (before.startsWith('<')) {
    return { quoted: /(?!)/y, bare: />\s{0,4}([^\s<>]{6,512})\s{0,4}<\//y };
  }
  const option = before.slice(1) === '--' || before.startsWith('-');
  return option ? afterOption : afterName;
}

const afterName = {
  quoted:
    /["'`]?\]?\s{0,12}(?:=>|:=|\?=|=|:|,\s{0,12}"?[vV]alue"?\s{0,12}[:=])\s{0,12}[fbru]?["'`]([^"'`\n\s]{6,1024})["'`]/y,
  bare: /["'`]?\]?\s{0,12}(?:=>|:=|\?=|=|:)\s{0,12}([^\s"'`,;|<>(){}[\]&]{6,1024})/y,
};

const afterOption = {
  quoted: /(?:\s{1,4}|=)["'`]([^"'`\n\s]{6,1024})["'`]/y,
  bare: /(?:\s{1,4}|=)([^\s"'`,;|<>(){}[\]&-][^\s"'`,;|<>(){}[\]&]{5,1024})/y,
};

/** By the last words of a name: `password_field`, `tokenizer` and `max_tokens` name no secret. */
function strengthOf(name: string): Strength | undefined {
  const last = name
    .replace(/^[\w.-]*\./, '')
    .replace(/(?:[_-]?(?:v?\d{1,3}|base64|b64|value|raw|live|prod|production|test|dev|staging))+$/i, '');
  const letters = last.toLowerCase().replace(/[_-]/g, '');
  if (/(?:password|passwd|passphrase|pwd)$/.test(letters)) {
    return 'password';
  }
  if (
    /(?:secret|apikey|accesskey|privatekey|secretkey|secretkeybase|encryptionkey|signingkey|masterkey|authkey|credentials?)$/.test(
      letters,
    )
  ) {
    return 'secret';
  }
  if (!/token$/.test(letters) || NO_SECRET_TOKEN.test(letters)) {
    return undefined;
  }
  // Alone the word names many things; commit ids and digests are among them.
  return SECRET_TOKEN.test(letters) || /^[A-Z0-9]+_[A-Z0-9_]*TOKEN/.test(last) ? 'secret' : 'token';
}

function isSecret(value: string, strength: Strength, style: 'quoted' | 'variable' | 'bare'): boolean {
  if (isPlaceholder(value) || isNoValue(value)) {
    return false;
  }
  if (strength === 'password') {
    return style === 'variable' || isRandom(value) || isPassword(value, style);
  }
  const isDigest = /^(?:[0-9a-f]{32}|[0-9a-f]{40}|[0-9a-f]{64}|[0-9a-f]{128})$/i.test(value);
  return isDigest ? strength === 'secret' : isRandom(value);
}

/** What people think of as a password: of several kinds of characters, and no name of a field for one. */
function isPassword(value: string, style: 'quoted' | 'bare'): boolean {
  const kinds = [/[a-z]/, /[A-Z]/, /\d/, /[^A-Za-z0-9]/].filter((kind) => kind.test(value)).length;
  return (
    value.length >= 8 &&
    kinds >= (style === 'quoted' ? 2 : 3) &&
    !/^[A-Za-z]+$/.test(value) &&
    !/^[A-Za-z_-]*(?:password|passwd|secret)[A-Za-z_-]*$/i.test(value)
  );
}

/** Long, of letters and digits, and not put together from words. */
function isRandom(value: string): boolean {
  return (
    value.length >= 12 &&
    /\d/.test(value) &&
    /[A-Za-z]/.test(value) &&
    entropy(value) >= (value.length < 20 ? 2.8 : 3.2) &&
    value.length < LONGEST_WORDS * (value.match(/[A-Z]?[a-z]+|[A-Z]+|\d+/g)?.length ?? 0) &&
    !/^[A-Za-z]+(?:[-_./:][A-Za-z]+)*(?:[-_./:]?\d{1,4})?$/.test(value)
  );
}

/** What stands where a value is expected and is none that anybody keeps secret. */
function isNoValue(value: string): boolean {
  return (
    UUID.test(value) ||
    /^(?:true|false|null|none|nil|undefined|required|optional|string|number|boolean|any|unknown|object|required)\b/i.test(
      value,
    ) ||
    // Programs: `process.env.TOKEN`, `this.token`, `config!.secret`, `input.password`, `token=e.token`, `a=>b`.
    /^[A-Za-z_$][\w$]*(?:[?!]?\.[A-Za-z_$][\w$]*)+[?!;]?$/.test(value) ||
    /^(?:[A-Za-z]:)?[~.]{0,2}[\\/][\w .@\\/-]*$/.test(value) ||
    /^[a-z][a-z0-9+.-]*:\/\//i.test(value) ||
    /^(?:sha\d{1,3}|md5)[-:]|^\d{4}-\d\d-\d\d/i.test(value) ||
    /^[*•.\-_=#+]+$/.test(value) ||
    /=>|^@|^#|\\/.test(value)
  );
}

/** What .NET calls the names of assemblies, and where a list goes on. */
const NO_SECRET_TOKEN = /(?:publickey|page|next|continuation|sync|delta|skip|cursor|cancellation|continue)token$/;
const SECRET_TOKEN = /(?:access|auth|api|refresh|bearer|private|personal|bot|deploy|session|service|admin|app)token$/;
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** Characters per word that names are longer than on the average, and random ones hardly ever. */
const LONGEST_WORDS = 3.8;
