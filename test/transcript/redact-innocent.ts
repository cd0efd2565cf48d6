import { randomFrom } from './redact-made.ts';

const HEX = '0123456789abcdef';
const BASE64 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

type Random = ReturnType<typeof randomFrom>;
const uuid = (random: Random) => [8, 4, 4, 4, 12].map((length) => random(length, HEX)).join('-');
const pem = (label: string, random: Random) =>
  [`-----BEGIN ${label}-----`, ...Array.from({ length: 12 }, () => random(64, BASE64)), `-----END ${label}-----`].join(
    '\n',
  );

/** Texts that a session is full of, which look like secrets and are none. */
const makers: readonly ((random: Random) => string)[] = [
  // Ids and digests.
  (random) => `commit ${random(40, HEX)}`,
  (random) => `${random(7, HEX)}..${random(7, HEX)} main -> main`,
  (random) => `index ${random(10, HEX)}..${random(10, HEX)} 100644`,
  (random) => `"token": "${uuid(random)}"`,
  (random) => `session ${uuid(random)}`,
  (random) => `{"id":"msg_01${random(22)}","request":"req_011C${random(20)}","tool":"toolu_01${random(22)}"}`,
  (random) => `sha256:${random(64, HEX)}`,
  (random) => `ghcr.io/acme/shop@sha256:${random(64, HEX)}`,
  (random) => `"integrity": "sha512-${random(86, BASE64)}=="`,
  (random) => `<script integrity="sha384-${random(64, BASE64)}">`,
  (random) => `golang.org/x/sys v0.30.0 h1:${random(43, BASE64)}=`,
  (random) => `checksum = "${random(64, HEX)}"`,
  (random) => `resolved "https://registry.example.com/left-pad/-/left-pad-1.3.0.tgz#${random(40, HEX)}"`,
  (random) => `ETag: W/"${random(32, HEX)}"`,
  (random) => `token=${random(40, HEX)}`,
  (random) => `oid sha256:${random(64, HEX)}\nsize 12345`,
  (random) => `key: Linux-npm-${random(64, HEX)}`,
  (random) => `arn:aws:secretsmanager:eu-west-1:${random(12, '0123456789')}:secret:prod/db-AbCdEf`,
  (random) => `System.Core, Version=4.0.0.0, PublicKeyToken=${random(16, HEX)}`,
  (random) => `"nextPageToken":"${random(60)}"`,
  // Encoded and public.
  (random) => `"signature":"${random(600, BASE64)}=="`,
  (random) => `data:image/png;base64,iVBORw0KGgo${random(400, BASE64)}`,
  (random) => pem('CERTIFICATE', random),
  (random) => pem('PUBLIC KEY', random),
  (random) => `ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAI${random(43, BASE64)} robot@example.com`,
  (random) => `age1${random(58, 'qpzry9x8gf2tvdw0s3jn54khce6mua7l')}`,
  (random) => `pk_live_${random(24)}`,
  (random) => `00000010: ${Array.from({ length: 8 }, () => random(4, HEX)).join(' ')}  ................`,
  // Programs.
  (random) =>
    `function a(e){return e.token=n(${random(4, '123456789')}),t.password=e.password||"",this.secret=r.secret}`,
  () => 'const apiKey = process.env.API_KEY ?? config.apiKeys.v2Production1;',
  () => 'password: string;\n  token?: string | undefined;\n  secret: SecretKeyRef2;',
  () => 'password = os.environ["DB_PASSWORD"]\ntoken = hashlib.sha256(seed)\nsecret = get_secret(name1)',
  () => 'env:\n  GITHUB_TOKEN: ${{ secrets.GITHUB_TOKEN }}\n  API_KEY: ${API_KEY}\n  PASSWORD: $PASSWORD1',
  () => '"password": "Passwort", "forgotPassword": "Passwort vergessen?", "token": { "type": "string" }',
  () => '<input type="password" name="password" autocomplete="current-password" placeholder="Password">',
  () => '"usage":{"input_tokens":12345,"cache_read_input_tokens":1234567890,"output_tokens":4096}',
  () => 'max_tokens: 100000, tokenizer: cl100k_base, token_type: "bearer", tokenEndpoint: "/oauth2/token"',
  () => 'secretName: shop-tls-2, passwordFile: /run/secrets/db_password, private_key_path: ~/.ssh/id_ed25519',
  () => '.token.operator{color:#9a6e3a;background:hsla(0,0%,100%,.5)}.secret>a{margin:0}',
  () =>
    'const BEGIN = "-----BEGIN PRIVATE KEY-----";\nfunction isKey(text) {\n  return text.startsWith(BEGIN) && text.includes(END);\n}\nconst END = "-----END PRIVATE KEY-----";',
  // Addresses.
  (random) => `http://localhost:3000/@vite/client?t=${random(13, '123456789')}`,
  () => 'git+ssh://git@github.com/acme/shop.git and https://esm.sh:443/@scope/pkg@1.2.3',
  () => 'postgres://postgres:postgres@localhost:5432/shop and https://user:password@example.com',
  () => 'https://x-access-token:${TOKEN}@github.com/acme/shop and https://robot:***@example.com',
  (random) => `https://sentry.io/api/${random(7, '123456789')}/envelope/?sentry_version=7`,
  // Placeholders and prose.
  () =>
    'ANTHROPIC_API_KEY=sk-ant-api03-... GITHUB_TOKEN=ghp_xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx OPENAI_API_KEY=sk-your-api-key-here',
  () => 'Authorization: Bearer <token>, Authorization: Bearer ${token}, Authorization: Basic dXNlcjpwYXNz',
  () =>
    'The ghp_ and AKIA prefixes say whose token it is; a task-based, risk-adjusted disk-usage report with scikit sk-learn.',
  () => 'Set the password: at least eight characters. The secret: practice. Your token = your identity.',
  (random) => `curl -u "$USER:$PASSWORD" https://example.com/${random(8)} && mysql -u root -p`,
];

/** `count` of them, no two the same where they hold anything random. */
export function innocentTexts(count: number): readonly string[] {
  return Array.from({ length: count }, (_, index) =>
    (makers[index % makers.length] as (random: Random) => string)(randomFrom(`innocent ${index}`)),
  );
}
