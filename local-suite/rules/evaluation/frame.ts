import type { Expression, FunctionDeclaration } from '../language/syntax-tree.ts';
import type { RuleValue } from '../values/rule-value.ts';
import type { Environment } from './environment.ts';
import type { Binding, Scope } from './scope.ts';

/** What the evaluation of one expression may ask of the evaluation of the whole request. */
export interface Evaluator {
  readonly environment: Environment;
  /** @throws EvaluationError with the place of the mistake; LimitExceeded */
  evaluate(expression: Expression, scope: Scope): RuleValue;
  /** The value of an expression that must be true or false. @throws as evaluate */
  decide(expression: Expression, scope: Scope): boolean;
  /** Runs a function of the file; `home` is the scope in which it stands. @throws as evaluate */
  call(declaration: FunctionDeclaration, home: Scope, args: readonly Binding[]): RuleValue;
  /** The value of an argument or a variable, or its error. @throws LimitExceeded */
  evaluateBinding(expression: Expression, scope: Scope): Binding;
  /** Takes what an operator costs beside itself from the expressions of the request. @throws LimitExceeded */
  spend(expressions: number): void;
}

/** Where an expression is evaluated. */
export interface Frame {
  readonly evaluation: Evaluator;
  readonly scope: Scope;
}
