import { describe, expect, test } from 'vitest';
import { UserError } from '../../src/errors.ts';
import { parseSecrets, secretValues } from '../../src/transcript/secrets.ts';
import { kinds, randomFrom } from './redact-made.ts';

const random = randomFrom('secrets');
const secret = `aB3${random(20)}`;

describe('the input secrets', () => {
  test('has one value a line', () => {
    expect(parseSecrets(`\n  first-value \r\n\r\nsecond value\nfirst-value\n`)).toEqual([
      'first-value',
      'second value',
    ]);
  });

  test('or is the object of toJSON(secrets)', () => {
    expect(
      parseSecrets(`{\n  "A": "first-value",\n  "B": "with \\"quotes\\"",\n  "N": 1234567,\n  "E": ""\n}`),
    ).toEqual(['first-value', 'with "quotes"', '1234567']);
  });

  test('is empty as a rule', () => {
    expect(parseSecrets('')).toEqual([]);
    expect(parseSecrets('{}')).toEqual([]);
  });

  test('gives the lines of a key, but not those that every key has', () => {
    const lines = [random(64), random(64), `${random(20)}==`];
    const key = ['-----BEGIN EC PRIVATE KEY-----', ...lines, '-----END EC PRIVATE KEY-----'].join('\n');
    expect(parseSecrets(JSON.stringify({ KEY: `${key}\n` }))).toEqual([key, ...lines]);
    expect(parseSecrets(key)).toEqual(lines);
  });

  test('gives the secrets of a key file, not what else is in it', () => {
    const file = JSON.stringify(
      {
        type: 'service_account',
        project_id: 'my-project',
        private_key: `x\n${secret}\n`,
        client_email: 'robot@example.com',
      },
      undefined,
      2,
    );
    const values = parseSecrets(JSON.stringify({ GOOGLE: file }));
    expect(values).toContain(file);
    expect(values).toContain(secret);
    expect(values.join('\n')).not.toMatch(/^(?:service_account|my-project|robot@example.com)$/m);
  });

  test('gives the secrets of a file of variables, and passwords of addresses', () => {
    const values = parseSecrets(
      JSON.stringify({ ENV: `PORT=8080\nDB_PASSWORD="${secret}"\nURL=https://a:p%40ss-word@b.c/d\n` }),
    );
    expect(values).toEqual(expect.arrayContaining([secret, 'p%40ss-word', 'p@ss-word']));
    expect(values).not.toContain('8080');
  });

  test('loses words that every text has', () => {
    expect(parseSecrets('localhost\nproduction\ntrue\nshort\npassword')).toEqual([]);
  });

  test('that starts like an object and is none is refused, and not quoted', () => {
    for (const input of [`{"A": "${secret}"`, `{ A: ${secret} }`]) {
      expect(() => parseSecrets(input)).toThrow(UserError);
      expect(() => parseSecrets(input)).toThrow(/toJSON\(secrets\)/);
      expect(() => parseSecrets(input)).not.toThrow(new RegExp(secret));
    }
  });
});

describe('the secrets of an environment', () => {
  test.each([
    'API_KEY',
    'OPENAI_API_KEY',
    'GITHUB_TOKEN',
    'ACTIONS_RUNTIME_TOKEN',
    'INPUT_GITHUB-TOKEN',
    'CLAUDE_CODE_OAUTH_TOKEN',
    'CLIENT_SECRET',
    'SECRET_KEY_BASE',
    'DB_PASSWORD',
    'PASSWORD_OF_ROBOT',
    'MYSQL_PWD',
    'DB_PASS',
    'NPM_CONFIG__AUTH',
    'SSH_PRIVATE_KEY',
    'AWS_SECRET_ACCESS_KEY',
    'VAULT_SECRET_ID',
    'SENTRY_DSN',
    'GH_PAT',
    'apiKey',
    'db.password',
    'JWT_SECRET_2',
    'KEY_BASE64',
    'SERVICE_CREDENTIALS',
    'AZURE_CONNECTION_STRING',
    'SONAR_TOKEN_PROD',
    'GOOGLE_CREDENTIALS_JSON',
  ])('%s is one', (name) => {
    expect(secretValues({ [name]: secret })).toEqual([secret]);
  });

  test.each([
    'PATH',
    'HOME',
    'PWD',
    'OLDPWD',
    'KEYBOARD',
    'TOKENIZERS_PARALLELISM',
    'MAX_THINKING_TOKENS',
    'SSH_AUTH_SOCK',
    'GPG_KEY',
    'SECRET_NAME',
    'TOKEN_URL',
    'PASSWORD_FILE',
    'AWS_ACCESS_KEY_ID',
    'SSH_PUBLIC_KEY',
    'API_KEY_HELPER',
    'CACHE_KEY',
    'ACTIONS_ID_TOKEN_REQUEST_URL',
    'TOKEN_TTL',
    'COMPASS',
    'AUTHOR',
    'MONKEY_NAME',
    'TERM',
  ])('%s is none', (name) => {
    expect(secretValues({ [name]: secret })).toEqual([]);
  });

  test.each([
    ['', 'nothing'],
    ['short', 'what is short'],
    ['true', 'a word of programs'],
    ['disabled', 'another'],
    ['localhost', 'a host'],
    ['4096', 'a number'],
    ['created_at', 'a name'],
    ['/run/secrets/db_password', 'a path'],
    ['~/.ssh/id_ed25519', 'a path at home'],
    ['C:\\Users\\robot\\key.pem', 'a path of Windows'],
    ['https://example.com/oauth/token', 'an address without a password'],
    ['$OTHER_VARIABLE', 'a variable'],
    ['${{ secrets.X }}', 'an expression'],
    ['***', 'what a log shows'],
  ])('%j is none: %s', (value) => {
    expect(secretValues({ SORTING_KEY: value, API_TOKEN: value })).toEqual([]);
  });

  test('a password may be a word, but not one that everybody has', () => {
    expect(secretValues({ DB_PASSWORD: 'heronry', OTHER_PASSWORD: 'password', API_TOKEN: 'heronry' })).toEqual([
      'heronry',
    ]);
  });

  test('data that starts with a slash is no path', () => {
    const value = `/aB3${random(40)}+/x=`;
    expect(secretValues({ STORAGE_KEY: value })).toEqual([value]);
  });

  test('a password is one in whatever address it stands', () => {
    expect(secretValues({ DATABASE: `postgres://shop:${secret}@db/shop`, PROXY: 'http://proxy:8080' })).toEqual([
      secret,
    ]);
  });

  test('a value is told once, without the white space round it, and unset ones are not told', () => {
    expect(secretValues({ A_KEY: ` ${secret}\n`, B_KEY: secret, C_KEY: undefined })).toEqual([secret]);
  });

  test('of a key the lines are told too', () => {
    const make = kinds.find(([, name]) => name === 'a key, OpenSSH')?.[2];
    const key = make?.(random) as string;
    const lines = key.split('\n').slice(1, -1);
    expect(secretValues({ DEPLOY_KEY: key })).toEqual([key, ...lines]);
  });
});
