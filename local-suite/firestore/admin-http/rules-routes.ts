import type { RuleIssue } from '../../rules/firestore-policy.ts';
import { RpcError } from '../rpc-error.ts';
import type { HttpExchange } from '../transport/http/http-exchange.ts';
import { jsonObject, objectOf, textOf } from './admin-route.ts';
import type { AdminRoute } from './admin-route.ts';
import { coveragePage } from './coverage-page.ts';
import type { CoveredRules, RulesChange, RulesFile, RulesStore } from './rules-store.ts';

const RULES = /^\/emulator\/v1\/projects\/(?<project>[^/:]+):securityRules$/;
const COVERAGE = /^\/emulator\/v1\/projects\/(?<project>[^/:]+):ruleCoverage$/;
const COVERAGE_PAGE = /^\/emulator\/v1\/projects\/(?<project>[^/:]+):ruleCoverage\.html$/;

/** Routes to read and replace a project's security rules, and to see what they evaluated to. */
export function rulesRoutes(store: RulesStore): AdminRoute[] {
  return [
    {
      method: 'GET',
      path: RULES,
      answer: (exchange, { project = '' }) => {
        const found = store.rulesOf(project);
        exchange.sendJson(200, { rules: { files: found ? [found.file] : [] } });
      },
    },
    {
      method: 'PUT',
      path: RULES,
      answer: async (exchange, { project = '' }) => {
        const body = await jsonObject(exchange);
        const file = onlyFile(body);
        const ignoresErrors = body.ignore_errors === true || body.ignoreErrors === true;
        sendChange(exchange, file, store.replace(project, file), ignoresErrors);
      },
    },
    {
      method: 'GET',
      path: COVERAGE,
      answer: (exchange, { project = '' }) => {
        const { file, coverage } = rulesWithCoverage(store, project);
        exchange.sendJson(200, { rules: { files: [file] }, report: coverage.report() });
      },
    },
    {
      method: 'GET',
      path: COVERAGE_PAGE,
      answer: (exchange, { project = '' }) => {
        const { file, coverage } = rulesWithCoverage(store, project);
        const page = coveragePage(file, coverage.report());
        exchange.send(200, 'text/html; charset=utf-8', page);
      },
    },
  ];
}

function onlyFile(body: Record<string, unknown>): RulesFile {
  const { files } = objectOf(body.rules, '"rules"');
  if (!Array.isArray(files) || files.length !== 1) {
    throw new RpcError('INVALID_ARGUMENT', '"rules.files" must contain exactly one file.');
  }
  const { name, content } = objectOf(files[0], 'The rules file');
  return {
    name: typeof name === 'string' ? name : 'firestore.rules',
    content: textOf(content, 'content'),
  };
}

/** Errors fail the request, unless the caller asked to ignore them. */
function sendChange(
  exchange: HttpExchange,
  file: RulesFile,
  { accepted, issues }: RulesChange,
  ignoresErrors: boolean,
): void {
  if (!accepted && !ignoresErrors) {
    const places = issues.map(({ line, column, message }) => `L${line}:${column} ${message}`);
    throw new RpcError('INVALID_ARGUMENT', places.join('\n'));
  }
  exchange.sendJson(200, issues.length === 0 ? {} : { issues: issues.map(issueOf(file)) });
}

function issueOf({ name }: RulesFile): (issue: RuleIssue) => object {
  return ({ line, column, message, severity }) => ({
    sourcePosition: { fileName: name, line, column },
    description: message,
    severity,
  });
}

/** Throws NOT_FOUND if the project has no rules. */
function rulesWithCoverage(store: RulesStore, project: string): CoveredRules {
  const found = store.rulesOf(project);
  if (found) return found;
  throw new RpcError('NOT_FOUND', `Project ${project} has no security rules.`);
}
