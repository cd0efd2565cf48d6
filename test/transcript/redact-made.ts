import { createHash } from 'node:crypto';

const ALPHANUMERIC = '0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const HEX = '0123456789abcdef';

/** Random, but the same every time: the project's own files hold nothing that looks like a secret. */
export function randomFrom(seed: string): (length: number, characters?: string) => string {
  let block = Buffer.alloc(0);
  let turn = 0;
  const byte = () => {
    if (block.length === 0) {
      block = createHash('sha256').update(`${seed} ${turn++}`).digest();
    }
    const [first = 0] = block;
    block = block.subarray(1);
    return first;
  };
  return (length, characters = ALPHANUMERIC) =>
    Array.from({ length }, () => characters[(byte() * 256 + byte()) % characters.length]).join('');
}

/** A secret, and a text that it could stand in. */
export interface MadeSecret {
  readonly kind: string;
  /** What must not be left. */
  readonly secret: string;
  readonly text: string;
}

type Make = (random: ReturnType<typeof randomFrom>) => string | { secret: string; text: string };

const base64url = (text: string) => Buffer.from(text).toString('base64url');
const base64 = (text: string) => Buffer.from(text).toString('base64');
const inText =
  (text: (secret: string) => string, make: (random: ReturnType<typeof randomFrom>) => string): Make =>
  (random) => {
    const secret = make(random);
    return { secret, text: text(secret) };
  };
const pem =
  (label: string, lines: number): Make =>
  (random) => {
    const body = [...Array.from({ length: lines }, () => random(64, `${ALPHANUMERIC}+/`)), `${random(30)}==`];
    return [`-----BEGIN ${label}-----`, ...body, `-----END ${label}-----`].join('\n');
  };

/** One maker per kind of secret, by the rule that is to find it. */
export const kinds: readonly (readonly [rule: string, name: string, make: Make])[] = [
  ['anthropic-key', 'Anthropic', (random) => `sk-ant-api03-${random(93)}AA`],
  ['anthropic-key', 'Anthropic, of a subscription', (random) => `sk-ant-oat01-${random(95)}`],
  [
    'openai-key',
    'OpenAI, of a project',
    (random) => `sk-proj-${random(74, `${ALPHANUMERIC}_-`)}${'T3Blbk'}${'FJ'}${random(74, `${ALPHANUMERIC}_-`)}`,
  ],
  ['openai-key', 'OpenAI, of a service account', (random) => `sk-svcacct-${random(120)}`],
  ['model-provider-key', 'OpenAI, older', (random) => `sk-${random(48)}`],
  ['openrouter-key', 'OpenRouter', (random) => `sk-or-v1-${random(64, HEX)}`],
  ['groq-key', 'Groq', (random) => `gsk_${random(52)}`],
  ['xai-key', 'xAI', (random) => `xai-${random(80)}`],
  ['huggingface-token', 'Hugging Face', (random) => `hf_${random(34)}`],
  ['replicate-token', 'Replicate', (random) => `r8_${random(37)}`],
  ['nvidia-key', 'NVIDIA', (random) => `nvapi-${random(64)}`],
  ['langsmith-key', 'LangSmith', (random) => `lsv2_pt_${random(32, HEX)}_${random(10, HEX)}`],
  ['google-api-key', 'Google', (random) => `AIza${random(35)}`],
  ['google-oauth-secret', 'Google OAuth', (random) => `GOCSPX-${random(28)}`],
  ['google-access-token', 'Google access', (random) => `ya29.${random(120)}`],
  ['google-refresh-token', 'Google refresh', (random) => `1//0${random(60)}`],
  ['github-token', 'GitHub, classic', (random) => `ghp_${random(36)}`],
  ['github-token', 'GitHub, OAuth', (random) => `gho_${random(36)}`],
  ['github-token', 'GitHub, of an app', (random) => `ghs_${random(36)}`],
  [
    'github-token',
    'GitHub, of an app, stateless',
    (random) => `ghs_${random(6, '123456789')}_${base64url('{"alg":"RS256"}')}.${random(200)}.${random(86)}`,
  ],
  ['github-token', 'GitHub, fine-grained', (random) => `github_pat_${random(22)}_${random(59)}`],
  ['gitlab-token', 'GitLab', (random) => `glpat-${random(20)}`],
  ['gitlab-token', 'GitLab, routable', (random) => `glpat-${random(27)}.01.${random(9)}`],
  ['gitlab-token', 'GitLab, of a runner', (random) => `glrt-${random(20)}`],
  ['npm-token', 'npm', (random) => `npm_${random(36)}`],
  ['pypi-token', 'PyPI', (random) => `pypi-AgEIcHlwaS5vcmc${random(120)}`],
  ['rubygems-token', 'RubyGems', (random) => `rubygems_${random(48, HEX)}`],
  ['docker-hub-token', 'Docker Hub', (random) => `dckr_pat_${random(27)}`],
  ['digitalocean-token', 'DigitalOcean', (random) => `dop_v1_${random(64, HEX)}`],
  ['databricks-token', 'Databricks', (random) => `dapi${random(32, HEX)}`],
  ['vault-token', 'Vault', (random) => `hvs.${random(95)}`],
  ['terraform-token', 'Terraform', (random) => `${random(14)}.atlasv1.${random(67)}`],
  ['pulumi-token', 'Pulumi', (random) => `pul-${random(40, HEX)}`],
  ['doppler-token', 'Doppler', (random) => `dp.pt.${random(43)}`],
  ['supabase-key', 'Supabase', (random) => `sbp_${random(40, HEX)}`],
  ['tailscale-key', 'Tailscale', (random) => `tskey-auth-${random(11)}-${random(32)}`],
  ['age-secret-key', 'age', (random) => `AGE-SECRET-KEY-1${random(58, 'QPZRY9X8GF2TVDW0S3JN54KHCE6MUA7L')}`],
  [
    '1password-token',
    '1Password',
    (random) =>
      `ops_${base64url(JSON.stringify({ signInAddress: random(20), email: random(60), srpX: random(90, HEX) }))}`,
  ],
  [
    'slack-token',
    'Slack, of a bot',
    (random) => `xoxb-${random(12, '123456789')}-${random(12, '123456789')}-${random(24)}`,
  ],
  [
    'slack-token',
    'Slack, of an app',
    (random) => `xapp-1-A${random(10, '0123456789ABCDEF')}-${random(13, '123456789')}-${random(64, HEX)}`,
  ],
  [
    'slack-webhook',
    'Slack, of a webhook',
    inText(
      (secret) => `https://hooks.slack.com/services/${secret}`,
      (random) => `T${random(10, '0123456789ABCDEF')}/B${random(10, '0123456789ABCDEF')}/${random(24)}`,
    ),
  ],
  [
    'discord-webhook',
    'Discord',
    inText(
      (secret) => `https://discord.com/api/webhooks/123456789012345678/${secret}`,
      (random) => random(68),
    ),
  ],
  ['telegram-token', 'Telegram', (random) => `${random(9, '123456789')}:AA${random(33)}`],
  ['stripe-key', 'Stripe', (random) => `sk_live_${random(24)}`],
  ['stripe-key', 'Stripe, restricted', (random) => `rk_test_${random(99)}`],
  ['stripe-webhook-secret', 'Stripe, of a webhook', (random) => `whsec_${random(32)}`],
  ['shopify-token', 'Shopify', (random) => `shpat_${random(32, HEX)}`],
  ['square-token', 'Square', (random) => `sq0atp-${random(22)}`],
  ['sendgrid-key', 'SendGrid', (random) => `SG.${random(22)}.${random(43)}`],
  ['twilio-key', 'Twilio', (random) => `SK${random(32, HEX)}`],
  ['mailgun-key', 'Mailgun', (random) => `key-${random(32, HEX)}`],
  ['mailchimp-key', 'Mailchimp', (random) => `${random(32, HEX)}-us12`],
  ['grafana-token', 'Grafana', (random) => `glsa_${random(32)}_${random(8, HEX)}`],
  ['new-relic-key', 'New Relic', (random) => `NRAK-${random(27, '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ')}`],
  [
    'sentry-token',
    'Sentry',
    (random) => `sntrys_${base64(JSON.stringify({ iat: 1, url: random(30), org: random(20) }))}_${random(43)}`,
  ],
  ['atlassian-token', 'Atlassian', (random) => `ATATT3xFfGF0${random(180)}`],
  ['linear-key', 'Linear', (random) => `lin_api_${random(40)}`],
  ['notion-token', 'Notion', (random) => `ntn_${random(46)}`],
  ['figma-token', 'Figma', (random) => `figd_${random(40)}`],
  ['postman-key', 'Postman', (random) => `PMAK-${random(24, HEX)}-${random(34, HEX)}`],
  [
    'hubspot-token',
    'HubSpot',
    (random) => `pat-na1-${[8, 4, 4, 4, 12].map((length) => random(length, HEX)).join('-')}`,
  ],
  ['perplexity-key', 'Perplexity', (random) => `pplx-${random(48)}`],
  ['pinecone-key', 'Pinecone', (random) => `pcsk_${random(6)}_${random(60)}`],
  ['tavily-key', 'Tavily', (random) => `tvly-dev-${random(32)}`],
  ['wandb-key', 'Weights & Biases', (random) => `wandb_v1_${random(60)}`],
  ['circleci-token', 'CircleCI', (random) => `CCIPAT_${random(22)}_${random(40, HEX)}`],
  ['buildkite-token', 'Buildkite', (random) => `bkua_${random(40, HEX)}`],
  ['sonar-token', 'Sonar', (random) => `squ_${random(40, HEX)}`],
  ['sourcegraph-token', 'Sourcegraph', (random) => `sgp_${random(16, HEX)}_${random(40, HEX)}`],
  ['fly-token', 'Fly', (random) => `fm2_${random(300, `${ALPHANUMERIC}+/`)}=`],
  ['heroku-key', 'Heroku', (random) => `HRKU-${random(58)}`],
  ['netlify-token', 'Netlify', (random) => `nfp_${random(36)}`],
  ['planetscale-token', 'PlanetScale', (random) => `pscale_pw_${random(43)}`],
  ['cloudflare-origin-key', 'Cloudflare', (random) => `v1.0-${random(24, HEX)}-${random(146, HEX)}`],
  ['alibaba-key-id', 'Alibaba', (random) => `LTAI${random(20)}`],
  [
    'teams-webhook',
    'Teams',
    inText(
      (secret) => `https://shop.webhook.office.com/webhookb2/${secret}`,
      (random) => `${random(36, HEX)}@${random(36, HEX)}/IncomingWebhook/${random(32, HEX)}/${random(36, HEX)}`,
    ),
  ],
  ['brevo-key', 'Brevo', (random) => `xkeysib-${random(64, HEX)}-${random(16)}`],
  ['resend-key', 'Resend', (random) => `re_${random(8)}_${random(24)}`],
  [
    'dynatrace-token',
    'Dynatrace',
    (random) =>
      `dt0c01.${random(24, 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567')}.${random(64, 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567')}`,
  ],
  ['dropbox-token', 'Dropbox', (random) => `sl.u.${random(200)}`],
  ['contentful-token', 'Contentful', (random) => `CFPAT-${random(43)}`],
  ['aws-bedrock-key', 'AWS, of Bedrock', (random) => `ABSK${random(128, `${ALPHANUMERIC}+/`)}=`],
  [
    'private-key',
    'a key, PuTTY',
    inText(
      (secret) => `PuTTY-User-Key-File-3: ssh-ed25519\nPrivate-Lines: 1\n${secret}\nPrivate-MAC: 00`,
      (random) => random(64, `${ALPHANUMERIC}+/`),
    ),
  ],
  [
    'private-key',
    'a key, as JSON',
    inText(
      (secret) => `{"kty":"EC","crv":"P-256","d":"${secret}"}`,
      (random) => random(43),
    ),
  ],
  [
    'json-web-token',
    'JSON web token, encrypted',
    (random) => `${base64url('{"alg":"dir","enc":"A256GCM"}')}..${random(16)}.${random(120)}.${random(22)}`,
  ],
  [
    'url-password',
    'a token as user',
    inText(
      (secret) => `https://${secret}@git.example.com/shop.git`,
      (random) => `4d${random(38)}`,
    ),
  ],
  ['aws-access-key', 'AWS, the id', (random) => `AKIA${random(16, 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567')}`],
  [
    'aws-secret-key',
    'AWS, the secret beside its id',
    (random) => {
      const secret = `aB3${random(37)}`;
      return { secret, text: `AKIA${random(16, 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567')} | ${secret} | eu-central-1` };
    },
  ],
  ['aws-session-token', 'AWS, of a session', (random) => `IQoJb3JpZ2lu${random(600, `${ALPHANUMERIC}+/`)}`],
  [
    'named-secret',
    'AWS, the secret by its name',
    inText(
      (secret) => `aws_secret_access_key = ${secret}`,
      (random) => `aB3${random(37, `${ALPHANUMERIC}+/`)}`,
    ),
  ],
  [
    'azure-storage-key',
    'Azure, of storage',
    inText(
      (secret) =>
        `DefaultEndpointsProtocol=https;AccountName=shop;AccountKey=${secret};EndpointSuffix=core.windows.net`,
      (random) => `${random(86, `${ALPHANUMERIC}+/`)}==`,
    ),
  ],
  [
    'azure-shared-access-signature',
    'Azure, a signed address',
    inText(
      (secret) => `https://shop.blob.core.windows.net/a?sv=2024-11-04&sp=r&sig=${secret}&se=2027`,
      (random) => `${random(43)}%3D`,
    ),
  ],
  ['azure-client-secret', 'Azure, of an application', (random) => `${random(3)}8Q~${random(34)}`],
  ['azure-key', 'Azure, of today', (random) => `${random(52)}JQQJ99BAACYeBjFXJ3w3AAABACOG${random(4)}`],
  [
    'signed-url',
    'S3, a signed address',
    inText(
      (secret) => `https://b.s3.amazonaws.com/k?X-Amz-Expires=900&X-Amz-Signature=${secret}`,
      (random) => random(64, HEX),
    ),
  ],
  ['private-key', 'a key, RSA', pem('RSA PRIVATE KEY', 24)],
  ['private-key', 'a key, PKCS 8', pem('PRIVATE KEY', 1)],
  ['private-key', 'a key, OpenSSH', pem('OPENSSH PRIVATE KEY', 6)],
  ['private-key', 'a key, PGP', pem('PGP PRIVATE KEY BLOCK', 60)],
  ['private-key', 'a key, encoded once more', (random) => base64(pem('EC PRIVATE KEY', 3)(random) as string)],
  [
    'json-web-token',
    'JSON web token',
    (random) =>
      `${base64url('{"alg":"HS256","typ":"JWT"}')}.${base64url(`{"sub":"${random(20)}","iat":1}`)}.${random(43)}`,
  ],
  [
    'url-password',
    'a password of a database',
    inText(
      (secret) => `postgres://shop:${secret}@db.internal:5432/shop`,
      (random) => random(16),
    ),
  ],
  [
    'url-password',
    'a password of a page',
    inText(
      (secret) => `https://robot:${secret}@git.example.com/shop.git`,
      (random) => random(20),
    ),
  ],
  [
    'bearer-token',
    'a bearer token',
    inText(
      (secret) => `Authorization: Bearer ${secret}`,
      (random) => `t0${random(38)}`,
    ),
  ],
  [
    'basic-credentials',
    'user and password',
    inText(
      (secret) => `Authorization: Basic ${secret}`,
      (random) => base64(`robot:${random(21)}`),
    ),
  ],
  [
    'authorization-header',
    'another scheme',
    inText(
      (secret) => `authorization: token ${secret}`,
      (random) => `7a${random(38)}`,
    ),
  ],
  [
    'command-password',
    'curl',
    inText(
      (secret) => `curl -fsS -u robot:${secret} https://example.com`,
      (random) => random(18),
    ),
  ],
  [
    'netrc-password',
    'netrc',
    inText(
      (secret) => `machine example.com\n  login robot\n  password ${secret}`,
      (random) => random(18),
    ),
  ],
  [
    'named-secret',
    'a password in an environment',
    inText(
      (secret) => `PATH=/bin\nDB_PASSWORD=${secret}\nHOME=/root`,
      (random) => random(14),
    ),
  ],
  [
    'named-secret',
    'a key in JSON',
    inText(
      (secret) => JSON.stringify({ api_key: secret, debug: true }),
      (random) => `k9${random(30)}`,
    ),
  ],
  [
    'named-secret',
    'a secret in YAML',
    inText(
      (secret) => `client:\n  client_secret: ${secret}\n  id: 7\n`,
      (random) => `s4${random(30)}`,
    ),
  ],
  [
    'named-secret',
    'a key in hexadecimal',
    inText(
      (secret) => `export API_KEY="${secret}"`,
      (random) => `a1${random(30, HEX)}`,
    ),
  ],
  [
    'named-secret',
    'a token in code',
    inText(
      (secret) => `const accessToken = '${secret}';`,
      (random) => `q7${random(38)}`,
    ),
  ],
  [
    'named-secret',
    'a token in hexadecimal',
    inText(
      (secret) => `SONAR_TOKEN=${secret}`,
      (random) => random(40, HEX),
    ),
  ],
  [
    'named-secret',
    'an option',
    inText(
      (secret) => `deploy --api-key ${secret} --dry-run`,
      (random) => `z5${random(38)}`,
    ),
  ],
];

/** One secret of each kind, or the `turn`-th of each. */
export function madeSecrets(turn = 0): readonly (MadeSecret & { readonly rule: string })[] {
  return kinds.map(([rule, kind, make]) => {
    const made = make(randomFrom(`${kind} ${turn}`));
    return typeof made === 'string' ? { rule, kind, secret: made, text: made } : { rule, kind, ...made };
  });
}
