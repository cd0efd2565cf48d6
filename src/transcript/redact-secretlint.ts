import { rules as preset } from '@secretlint/secretlint-rule-preset-recommend';
import { isPlaceholder, type Rule, type Span } from './redact-rule.ts';

const BEFORE = 64;
/** No token but those of 1Password is longer. */
const AFTER = 400;

/** What of the preset is used, by the last part of each rule's id: the rules that report exactly the secret. */
const used: Readonly<Record<string, Pick<Rule, 'name' | 'anchors' | 'after'>>> = {
  anthropic: { name: 'anthropic-key', anchors: ['sk-ant-'] },
  github: { name: 'github-token', anchors: ['ghp_', 'gho_', 'ghu_', 'ghs_', 'ghr_', 'github_pat_'] },
  linear: { name: 'linear-key', anchors: ['lin_api_'] },
  npm: { name: 'npm-token', anchors: ['npm_'] },
  openai: { name: 'openai-key', anchors: ['sk-proj-', 'sk-svcacct-', 'sk-admin-', 'T3BlbkFJ'] },
  sendgrid: { name: 'sendgrid-key', anchors: ['SG.'] },
  shopify: { name: 'shopify-token', anchors: ['shppa_', 'shpca_', 'shpat_', 'shpss_'] },
  slack: {
    name: 'slack-token',
    anchors: ['xoxb-', 'xoxp-', 'xapp-', 'xoxa-', 'xoxo-', 'xoxr-'],
  },
  '1password': { name: '1password-token', anchors: ['ops_ey'], after: 1400 },
};

/** The preset's rules that are not used. Why, is told in docs/decisions/secretlint-rules.md. */
export const unusedPresetRules: readonly string[] = [
  'aws',
  'basicauth',
  'database-connection-string',
  'filter-comments',
  'gcp',
  'privatekey',
];

/** The rules that secretlint maintains, asked near their anchors like our own. */
export const secretlintRules: readonly Rule[] = Object.entries(used).map(([id, { name, anchors, after = AFTER }]) => ({
  name,
  anchors,
  before: BEFORE,
  after,
  find: finder(id, after),
}));

/** The ids of the preset's rules, without what they have in common. */
export function presetRuleIds(): readonly string[] {
  return preset.map(({ meta }) => idOf(meta.id));
}

/** A rule of secretlint, by what its packages promise. */
interface Creator {
  readonly meta: { readonly id: string };
  create(
    context: { createTranslator(): () => string; report(found: { range: readonly [number, number] }): void },
    options: object,
  ): { file?(source: { filePath: string; content: string; contentType: 'text'; ext: string }): unknown };
}

function finder(id: string, after: number): Rule['find'] {
  const creator = (preset as readonly unknown[] as readonly Creator[]).find(({ meta }) => idOf(meta.id) === id);
  let reported: Span[] = [];
  const rule = creator?.create(
    // Messages would quote the secret: none are made.
    { createTranslator: () => () => '', report: ({ range: [start, end] }) => reported.push({ start, end }) },
    {},
  );
  if (rule?.file === undefined) {
    throw new Error(`The rules of secretlint have none for ${id}.`);
  }
  const { file } = rule;
  return (text, at) => {
    const from = Math.max(0, at - BEFORE);
    // The bytes of other scripts are no letters: their rules would take the secret for a part of a word.
    const content = text.slice(from, at + after).replace(/[\x80-\xff]/g, '\ufffd');
    reported = [];
    const answer = file({ filePath: 'session.txt', content, contentType: 'text', ext: '.txt' });
    if (answer instanceof Promise) {
      throw new Error(`The rule of secretlint for ${id} does not answer at once.`);
    }
    return reported
      .filter(({ start, end }) => !isPlaceholder(content.slice(start, end)))
      .map(({ start, end }) => ({ start: from + start, end: from + end }));
  };
}

function idOf(id: string): string {
  return id.replace(/^@secretlint\/secretlint-rule-/, '');
}
