import type { RulesFile, ServiceDeclaration } from '../language/syntax-tree.ts';
import { FunctionCheck } from './function-check.ts';
import { IssueList } from './issue-list.ts';
import { MatchCheck } from './match-check.ts';
import type { NameScope } from './name-scope.ts';
import { SERVICE_NAMES, type ServiceProfile } from './service-profile.ts';
import type { RuleIssue } from '../rule-issue.ts';

const GLOBALS: ReadonlySet<string> = new Set(['request', 'resource']);

/** The part of a file for one service, with all its issues. */
export interface CheckedRules {
  service: ServiceDeclaration | undefined;
  version: 1 | 2;
  issues: RuleIssue[];
}

/** Finds what a deployment would reject (ERROR) or warn about (WARNING). */
export function checkRules(file: RulesFile, profile: ServiceProfile): CheckedRules {
  const issues = new IssueList(file.source);
  const version = checkVersion(file, issues);
  const service = findService(file, profile, issues);
  const outermost: NameScope = { variables: GLOBALS, functions: file.functions };
  const functions = new FunctionCheck(issues, profile);
  functions.declare(file.functions, outermost);
  if (service) {
    const scope: NameScope = {
      variables: new Set(),
      functions: service.functions,
      parent: outermost,
    };
    const matches = new MatchCheck(issues, functions);
    functions.declare(service.functions, scope);
    for (const block of service.matches) {
      matches.check(block, { scope, version, depth: 0, captures: 0, segments: 0 });
    }
  }
  functions.checkUnused();
  return { service, version, issues: issues.inOrder() };
}

function checkVersion({ version }: RulesFile, issues: IssueList): 1 | 2 {
  if (version?.text === '2') return 2;
  if (version === undefined || version.text === '1') {
    issues.warn(
      version?.offset ?? 0,
      'Ruleset uses old version (version [1]). Please update to the latest version (version [2]).',
    );
  } else {
    issues.error(
      version.offset,
      `Unsupported rules version: ${version.text}. Expected '1' or '2'.`,
    );
  }
  return 1;
}

function findService(
  { services }: RulesFile,
  profile: ServiceProfile,
  issues: IssueList,
): ServiceDeclaration | undefined {
  for (const { name, offset } of services) {
    if (!SERVICE_NAMES.has(name)) issues.error(offset, `Unknown service: ${name}.`);
  }
  const [first, ...repeated] = services.filter(({ name }) => name === profile.name);
  for (const { name, offset } of repeated) {
    issues.error(offset, `Service is already defined: ${name}.`);
  }
  if (!first) issues.error(0, `Missing 'service ${profile.name}'.`);
  return first;
}
