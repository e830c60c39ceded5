import type { AllowStatement, RulesFile, ServiceDeclaration } from '../language/syntax-tree.ts';
import { EvaluationError, LimitExceeded } from '../values/evaluation-error.ts';
import type { Environment } from './environment.ts';
import { Evaluation } from './evaluation.ts';
import { matchingBlocks, type PathPart } from './matching-blocks.ts';
import type { Scope } from './scope.ts';

export type AccessMethod = 'get' | 'list' | 'create' | 'update' | 'delete';

/** The checked rules of one service. */
export interface Ruleset {
  file: RulesFile;
  service: ServiceDeclaration;
  version: 1 | 2;
}

/** Why an allow statement did not allow the request. */
export interface Refusal {
  reason: string;
  /** The line of the allow statement. */
  line: number;
  /** The line of the error, if the condition failed with one. */
  errorLine?: number;
}

export type Verdict = { allowed: true } | { allowed: false; refusals: Refusal[] };

/** The methods that each operation of an allow statement covers. */
export const OPERATIONS: ReadonlyMap<string, readonly AccessMethod[]> = new Map([
  ['read', ['get', 'list']],
  ['write', ['create', 'update', 'delete']],
  ['get', ['get']],
  ['list', ['list']],
  ['create', ['create']],
  ['update', ['update']],
  ['delete', ['delete']],
]);

/**
 * Allows access if any allow statement of a matching block is true. A condition that fails with an error is not
 * true. Exceeding a limit denies the whole request.
 */
export function decideAccess(
  { file, service, version }: Ruleset,
  { method, path }: { method: AccessMethod; path: readonly PathPart[] },
  environment: Environment,
): Verdict {
  const evaluation = new Evaluation(environment);
  const refusals: Refusal[] = [];
  const outermost: Scope = { variables: new Map(), functions: file.functions };
  const scope: Scope = { variables: new Map(), functions: service.functions, parent: outermost };
  for (const found of matchingBlocks(service.matches, path, { scope, version })) {
    for (const statement of found.block.allows) {
      if (!covers(statement, method)) continue;
      const judgement = judge(statement, found.scope, evaluation, file);
      if (!judgement) return { allowed: true };
      refusals.push(judgement.refusal);
      if (judgement.isFinal) return { allowed: false, refusals };
    }
  }
  return { allowed: false, refusals };
}

function covers(statement: AllowStatement, method: AccessMethod): boolean {
  return statement.operations.some(({ name }) => OPERATIONS.get(name)?.includes(method));
}

function judge(
  { condition, offset }: AllowStatement,
  scope: Scope,
  evaluation: Evaluation,
  { source }: RulesFile,
): { refusal: Refusal; isFinal: boolean } | undefined {
  const { line } = source.positionAt(offset);
  try {
    if (!condition || evaluation.decide(condition, scope)) return undefined;
    return { refusal: { reason: 'false', line }, isFinal: false };
  } catch (error) {
    if (error instanceof LimitExceeded) {
      return { refusal: { reason: error.message, line }, isFinal: true };
    }
    if (!(error instanceof EvaluationError)) throw error;
    const errorLine = source.positionAt(error.offset ?? offset).line;
    return { refusal: { reason: error.message, line, errorLine }, isFinal: false };
  }
}
