import type { Expression, FunctionDeclaration } from '../language/syntax-tree.ts';
import type { RuleValue } from '../values/rule-value.ts';
import type { Environment } from './environment.ts';
import type { Binding, Scope } from './scope.ts';

/** The evaluation of a whole request, as seen by one expression. */
export interface Evaluator {
  readonly environment: Environment;
  /** Throws EvaluationError with the position of the error, and LimitExceeded. */
  evaluate(expression: Expression, scope: Scope): RuleValue;
  /** Evaluates an expression that must be a boolean. Throws like `evaluate`. */
  decide(expression: Expression, scope: Scope): boolean;
  /** Calls a function of the file; `home` is its scope. Throws like `evaluate`. */
  call(declaration: FunctionDeclaration, home: Scope, args: readonly Binding[]): RuleValue;
  /** Returns the value or error of an argument or a variable. Throws LimitExceeded. */
  evaluateBinding(expression: Expression, scope: Scope): Binding;
  /** Charges expressions against the request's limit. Throws LimitExceeded. */
  spend(expressions: number): void;
}

export interface Frame {
  readonly evaluation: Evaluator;
  readonly scope: Scope;
}
