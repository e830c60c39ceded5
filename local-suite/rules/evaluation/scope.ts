import type { FunctionDeclaration } from '../language/syntax-tree.ts';
import type { EvaluationError } from '../values/evaluation-error.ts';
import type { RuleValue } from '../values/rule-value.ts';

/** A variable's value, or the error of its expression, which is thrown on first use. */
export type Binding = RuleValue | EvaluationError;

/** The names visible at a position of the file, including enclosing scopes. */
export interface Scope {
  readonly variables: ReadonlyMap<string, Binding>;
  readonly functions: readonly FunctionDeclaration[];
  readonly parent?: Scope;
}

/** Returns undefined if no scope has a variable with this name. */
export function variableIn(scope: Scope, name: string): Binding | undefined {
  for (let place: Scope | undefined = scope; place; place = place.parent) {
    const value = place.variables.get(name);
    if (value !== undefined) return value;
  }
  return undefined;
}

/** Returns the innermost function with this name and its enclosing scope. */
export function functionIn(
  scope: Scope,
  name: string,
): { declaration: FunctionDeclaration; home: Scope } | undefined {
  for (let place: Scope | undefined = scope; place; place = place.parent) {
    const declaration = place.functions.find((candidate) => candidate.name === name);
    if (declaration) return { declaration, home: place };
  }
  return undefined;
}
