import { cloudRules } from './redact-cloud.ts';
import { headerRules } from './redact-headers.ts';
import { keyRules } from './redact-keys.ts';
import { nameRules } from './redact-names.ts';
import type { Rule } from './redact-rule.ts';
import { secretlintRules } from './redact-secretlint.ts';
import { tokenRules } from './redact-tokens.ts';
import { urlRules } from './redact-urls.ts';

/** Every kind of secret that is known by its looks. Where several see the same one, the first that starts names it. */
export const secretRules: readonly Rule[] = [
  ...secretlintRules,
  ...tokenRules,
  ...cloudRules,
  ...keyRules,
  ...urlRules,
  ...headerRules,
  ...nameRules,
];
