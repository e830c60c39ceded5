import { dispatch, type Expression, type FunctionDeclaration } from '../language/syntax-tree.ts';
import { EvaluationError, LimitExceeded, Unprovable } from '../values/evaluation-error.ts';
import { isUnknown, typeNameOf, type RuleValue } from '../values/rule-value.ts';
import type { Environment } from './environment.ts';
import { EVALUATORS } from './evaluators.ts';
import type { Evaluator } from './frame.ts';
import { costOf } from './expression-cost.ts';
import type { Binding, Scope } from './scope.ts';

const MAX_EXPRESSIONS = 1000;
const MAX_CALL_DEPTH = 20;
/** A `let` counts in addition to its value. */
const LET_COST = 1;

/** Evaluates all conditions of one request and applies its limits. */
export class Evaluation implements Evaluator {
  readonly environment: Environment;
  #expressions = 0;
  #callDepth = 0;

  constructor(environment: Environment) {
    this.environment = environment;
  }

  evaluate(expression: Expression, scope: Scope): RuleValue {
    this.spend(costOf(expression));
    const { observe } = this.environment;
    try {
      const value = dispatch(EVALUATORS, expression, { evaluation: this, scope });
      observe?.(expression, value);
      return value;
    } catch (error) {
      if (error instanceof EvaluationError) {
        error.offset ??= expression.offset;
        observe?.(expression, error);
      }
      throw error;
    }
  }

  decide(expression: Expression, scope: Scope): boolean {
    const value = this.evaluate(expression, scope);
    if (typeof value === 'boolean') return value;
    const error = isUnknown(value)
      ? new Unprovable('a value that must be true or false is not known')
      : new EvaluationError(`Type error. Received: [${typeNameOf(value)}]. Expected: [bool].`);
    error.offset = expression.offset;
    throw error;
  }

  call(declaration: FunctionDeclaration, home: Scope, args: readonly Binding[]): RuleValue {
    if (this.#callDepth >= MAX_CALL_DEPTH) {
      throw new LimitExceeded(`Function calls are nested deeper than ${MAX_CALL_DEPTH}.`);
    }
    this.#callDepth += 1;
    try {
      const variables = new Map<string, Binding>(
        declaration.parameters.map(({ name }, i) => [name, args[i] ?? null]),
      );
      const scope: Scope = { variables, functions: [], parent: home };
      for (const { name, value } of declaration.lets) {
        this.spend(LET_COST);
        variables.set(name, this.evaluateBinding(value, scope));
      }
      return this.evaluate(declaration.result, scope);
    } finally {
      this.#callDepth -= 1;
    }
  }

  evaluateBinding(expression: Expression, scope: Scope): Binding {
    try {
      return this.evaluate(expression, scope);
    } catch (error) {
      if (error instanceof EvaluationError) return error;
      throw error;
    }
  }

  spend(expressions: number): void {
    this.#expressions += expressions;
    if (this.#expressions <= MAX_EXPRESSIONS) return;
    throw new LimitExceeded(
      `Unable to evaluate the expression as the maximum of ${MAX_EXPRESSIONS} expressions to evaluate has been reached.`,
    );
  }
}
