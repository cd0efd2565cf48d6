import { isPlaceholder, matchAt, type Rule, startsWord } from './redact-rule.ts';

const HEX = '0123456789abcdef';

/** Keys and tokens that say themselves what they are: a prefix of the issuer's, and what is behind it. */
export const tokenRules: readonly Rule[] = [
  // Model providers.
  token('anthropic-key', ['sk-ant-'], /sk-ant-[a-z]{2,8}\d\d-[\w-]{20,}/y),
  token(
    'openai-key',
    ['sk-proj-', 'sk-svcacct-', 'sk-admin-', 'sk-None-'],
    /sk-(?:proj|svcacct|admin|None)-[\w-]{20,}/y,
  ),
  token('openrouter-key', ['sk-or-v1-'], /sk-or-v1-[0-9a-f]{32,}/y),
  // The older form of OpenAI, which many other providers took over.
  token('model-provider-key', ['sk-'], /sk-(?:lf-[\w-]{30,}|[A-Za-z0-9]{32,})/y),
  token('groq-key', ['gsk_'], /gsk_[A-Za-z0-9]{40,}/y),
  token('xai-key', ['xai-'], /xai-[A-Za-z0-9]{60,}/y),
  token('perplexity-key', ['pplx-'], /pplx-[A-Za-z0-9]{32,}/y),
  token('replicate-token', ['r8_'], /r8_[A-Za-z0-9]{30,}/y),
  token('huggingface-token', ['hf_', 'api_org_'], /(?:hf_|api_org_)[A-Za-z0-9]{30,}/y),
  token('nvidia-key', ['nvapi-'], /nvapi-[\w-]{60,}/y),
  token('langsmith-key', ['lsv2_'], /lsv2_[a-z]{2}_[0-9a-f]{32}_[0-9a-f]{10}/y),
  token('pinecone-key', ['pcsk_'], /pcsk_\w{30,}/y),
  token('tavily-key', ['tvly-'], /tvly-[\w-]{28,}/y),
  token('wandb-key', ['wandb_v1_'], /wandb_v1_\w{40,}/y),
  // Google.
  token('google-api-key', ['AIza'], /AIza[\w-]{35,}/y),
  token('google-oauth-secret', ['GOCSPX-'], /GOCSPX-[\w-]{24,}/y),
  token('google-access-token', ['ya29.'], /ya29\.[\w.-]{20,}/y),
  token('google-refresh-token', ['1//0'], /1\/\/0[\w-]{40,}/y),
  // Code forges and registries.
  token('github-token', ['ghp_', 'gho_', 'ghu_', 'ghs_', 'ghr_'], /(?:gh[pour]_\w{36,}|ghs_[\w.-]{35,}\w)/y),
  token('github-token', ['github_pat_'], /github_pat_\w{22,}/y),
  token(
    'gitlab-token',
    [
      'glpat-',
      'gldt-',
      'glrt-',
      'glrtr-',
      'glcbt-',
      'glptt-',
      'glft-',
      'glsoat-',
      'gloas-',
      'glagent-',
      'glimt-',
      'glffct-',
    ],
    /gl[a-z]{2,5}-[\w-]{18,}(?:\.[\w-]{2,12}){0,2}/y,
  ),
  token('npm-token', ['npm_'], /npm_[A-Za-z0-9]{36,}/y),
  token('pypi-token', ['pypi-'], /pypi-AgE[\w-]{50,}/y),
  token('rubygems-token', ['rubygems_'], /rubygems_[0-9a-f]{40,}/y),
  token('docker-hub-token', ['dckr_pat_', 'dckr_oat_'], /dckr_[po]at_[\w-]{20,}/y),
  token('circleci-token', ['CCIPAT_'], /CCIPAT_[A-Za-z0-9]{16,}_[0-9a-f]{40}/y),
  token('buildkite-token', ['bkua_'], /bkua_[0-9a-f]{40}/y),
  token('sonar-token', ['sqp_', 'squ_', 'sqa_'], /sq[pua]_[0-9a-f]{40}/y),
  token('sourcegraph-token', ['sgp_'], /sgp_(?:[0-9a-f]{16}_|local_)?[0-9a-f]{40}/y),
  // Clouds and infrastructure.
  token('digitalocean-token', ['dop_v1_', 'doo_v1_', 'dor_v1_'], /do[por]_v1_[0-9a-f]{64}/y),
  token('databricks-token', ['dapi'], /dapi[0-9a-f]{32}(?:-\d+)?(?!\w)/y),
  token('vault-token', ['hvs.', 'hvb.', 'hvr.'], /hv[sbr]\.[\w-]{24,}/y),
  token('terraform-token', ['.atlasv1.'], /\.atlasv1\.[\w-]{60,}/y, { before: /[A-Za-z0-9]{14}$/ }),
  token('pulumi-token', ['pul-'], /pul-[0-9a-f]{40}/y),
  token(
    'doppler-token',
    ['dp.st.', 'dp.pt.', 'dp.ct.', 'dp.sa.', 'dp.scim.', 'dp.audit.'],
    /dp\.[a-z]{2,5}\.(?:[\w-]{2,35}\.)?[A-Za-z0-9]{40,44}/y,
  ),
  token(
    'fly-token',
    ['fo1_', 'fm1r_', 'fm1a_', 'fm2_'],
    /(?:fo1_[\w-]{43}|fm1[ar]_[A-Za-z0-9+/]{100,}={0,3}|fm2_[A-Za-z0-9+/]{100,}={0,3})/y,
  ),
  token('heroku-key', ['HRKU-'], /HRKU-[\w-]{36,}/y),
  token('netlify-token', ['nfp_'], /nfp_[A-Za-z0-9]{36,}/y),
  token('planetscale-token', ['pscale_'], /pscale_(?:tkn|pw|oauth)_[\w.-]{32,}/y),
  token('supabase-key', ['sbp_', 'sb_secret_'], /(?:sbp_[0-9a-f]{40}|sb_secret_[\w-]{20,})/y),
  token('tailscale-key', ['tskey-'], /tskey-[a-z]+-[\w-]{16,}/y),
  token('cloudflare-origin-key', ['v1.0-'], /v1\.0-[0-9a-f]{24}-[0-9a-f]{140,}/y),
  token('alibaba-key-id', ['LTAI'], /LTAI[A-Za-z0-9]{17,26}(?!\w)/y),
  token('age-secret-key', ['AGE-SECRET-KEY-'], /AGE-SECRET-KEY-(?:PQ-)?1[02-9AC-HJ-NP-Z]{58,}/y),
  token('1password-token', ['ops_ey'], /ops_eyJ[A-Za-z0-9+/_-]{80,}={0,2}/y),
  // Messages, payment, monitoring, planning.
  token(
    'slack-token',
    ['xoxb-', 'xoxp-', 'xoxa-', 'xoxe-', 'xoxe.', 'xoxo-', 'xoxr-', 'xoxs-', 'xoxc-', 'xoxd-'],
    /xox[a-z](?:\.xox[bp])?-[\w%+/-]{20,}/y,
  ),
  token('slack-token', ['xapp-'], /xapp-\d-[A-Z0-9]+-\d+-[0-9a-f]{32,}/y),
  token('slack-webhook', ['hooks.slack.com/'], /hooks\.slack\.com\/(?:services|workflows|triggers)\/([\w/+-]{30,})/y),
  token('discord-webhook', ['/api/webhooks/'], /\/api\/webhooks\/\d{15,20}\/([\w-]{40,})/y),
  token(
    'teams-webhook',
    ['.webhook.office.com/'],
    /\.webhook\.office\.com\/webhookb2\/([\w@-]{60,}\/IncomingWebhook\/[\w/-]{40,})/y,
  ),
  token('telegram-token', [':AA'], /:AA[\w-]{33}(?![\w-])/y, { before: /(?<!\d)\d{7,11}$/ }),
  token(
    'stripe-key',
    ['sk_live_', 'sk_test_', 'rk_live_', 'rk_test_', 'sk_prod_', 'rk_prod_'],
    /[rs]k_(?:live|test|prod)_[A-Za-z0-9]{16,}/y,
  ),
  token('stripe-webhook-secret', ['whsec_'], /whsec_[A-Za-z0-9+/]{24,}={0,2}/y),
  token('square-token', ['sq0atp-', 'sq0csp-'], /sq0[ac][tp]?p-[\w-]{22,}/y),
  token('shopify-token', ['shpat_', 'shpca_', 'shppa_', 'shpss_', 'shpua_'], /shp(?:at|ca|pa|ss|ua)_[0-9a-fA-F]{32,}/y),
  token('sendgrid-key', ['SG.'], /SG\.[\w-]{16,32}\.[\w-]{32,64}/y),
  token(
    'twilio-key',
    [...HEX].map((digit) => `SK${digit}`),
    /SK[0-9a-f]{32}(?!\w)/y,
  ),
  token('mailgun-key', ['key-'], /key-[0-9a-f]{32}(?!\w)/y),
  token('mailchimp-key', ['-us'], /-us\d{1,2}(?!\w)/y, { before: /(?<!\w)[0-9a-f]{32}$/ }),
  token('brevo-key', ['xkeysib-'], /xkeysib-[0-9a-f]{64}-[A-Za-z0-9]{16}/y),
  token('resend-key', ['re_'], /re_[A-Za-z0-9]{8}_[A-Za-z0-9]{20,}/y),
  token('grafana-token', ['glsa_', 'glc_'], /(?:glsa_[A-Za-z0-9]{32}_[0-9a-f]{8}|glc_[A-Za-z0-9+/]{32,}={0,2})/y),
  token('new-relic-key', ['NRAK-', 'NRII-', 'NRJS-', 'NRRA-'], /NR(?:AK|II|JS|RA)-[\w-]{19,}/y),
  token('sentry-token', ['sntrys_', 'sntryu_'], /sntry[su]_[\w+/=-]{40,}/y),
  token('dynatrace-token', ['dt0c01.', 'dt0s0'], /dt0[cs]\d\d\.[A-Z0-9]{8,24}\.[A-Z0-9]{64}/y),
  token(
    'atlassian-token',
    ['ATATT3', 'ATCTT3', 'ATBB'],
    /(?:ATATT3[\w=-]{100,}|ATCTT3[\w=-]{60,}|ATBB[A-Za-z0-9]{28,})/y,
  ),
  token('linear-key', ['lin_api_', 'lin_oauth_'], /lin_(?:api|oauth)_[A-Za-z0-9]{32,}/y),
  token('notion-token', ['ntn_', 'secret_'], /(?:ntn_[A-Za-z0-9]{40,}|secret_[A-Za-z0-9]{43}(?!\w))/y),
  token('figma-token', ['figd_', 'figo_', 'figu_'], /fig[dou]_[\w-]{36,}/y),
  token(
    'hubspot-token',
    ['pat-na', 'pat-eu', 'pat-ap'],
    /pat-(?:na|eu|ap)\d-[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/y,
  ),
  token('postman-key', ['PMAK-'], /PMAK-[0-9a-f]{24}-[0-9a-f]{34}/y),
  token('dropbox-token', ['sl.u.'], /sl\.u\.[\w-]{100,}/y),
  token('contentful-token', ['CFPAT-'], /CFPAT-[\w-]{40,}/y),
];

interface TokenOptions {
  /** What stands before the anchor and belongs to the secret. */
  readonly before?: RegExp;
}

function token(name: string, anchors: readonly string[], pattern: RegExp, { before }: TokenOptions = {}): Rule {
  return {
    name,
    anchors,
    isWord: before === undefined,
    ...(before === undefined ? { glance: runsOn } : {}),
    after: 1024,
    find: (text, at) => {
      const found = matchAt(pattern, text, at);
      const head = before === undefined ? '' : before.exec(text.slice(Math.max(0, at - LONGEST_HEAD), at))?.[0];
      if (found === undefined || head === undefined) {
        return undefined;
      }
      const start = found.start - head.length;
      // A part of an address is no word of its own.
      const begins = found.start > at || startsWord(text, start);
      return begins && !isPlaceholder(text.slice(start, found.end)) ? { start, end: found.end } : undefined;
    },
  };
}

/** Whether the anchor is the start of a long word. Prefixes of the issuers are no longer than the words themselves. */
function runsOn(bytes: Buffer, at: number): boolean {
  for (let index = at + 4; index < at + SHORTEST_TOKEN; index++) {
    if (!isWordByte(bytes[index] as number)) {
      return false;
    }
  }
  return true;
}

function isWordByte(byte: number): boolean {
  const letter = byte | 0x20;
  // Letters, `+`, `-`, `.`, `/`, digits, `_`.
  return (letter >= 0x61 && letter <= 0x7a) || byte === 0x2b || (byte >= 0x2d && byte <= 0x39) || byte === 0x5f;
}

const SHORTEST_TOKEN = 20;
const LONGEST_HEAD = 40;
