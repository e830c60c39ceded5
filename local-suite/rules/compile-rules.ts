import { checkRules } from './checking/check-rules.ts';
import type { ServiceProfile } from './checking/service-profile.ts';
import type { Ruleset } from './evaluation/decision.ts';
import { parseRules } from './language/parse-rules.ts';
import { RulesSyntaxError } from './language/rules-syntax-error.ts';
import type { RuleIssue } from './rule-issue.ts';

export type Compilation =
  | { ok: true; ruleset: Ruleset; warnings: RuleIssue[] }
  | { ok: false; issues: RuleIssue[] };

/**
 * Parses and checks a rules file for one service. Reports errors as issues and never throws for the file's
 * content.
 */
export function compileRules(
  source: string,
  fileName: string,
  profile: ServiceProfile,
): Compilation {
  try {
    const file = parseRules(source, fileName);
    const { service, version, issues } = checkRules(file, profile);
    const isBroken = issues.some(({ severity }) => severity === 'ERROR');
    if (!service || isBroken) return { ok: false, issues };
    return { ok: true, ruleset: { file, service, version }, warnings: issues };
  } catch (error) {
    if (!(error instanceof RulesSyntaxError)) throw error;
    const { line, column, message } = error;
    return { ok: false, issues: [{ line, column, message, severity: 'ERROR' }] };
  }
}
