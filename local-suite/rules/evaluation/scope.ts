import type { FunctionDeclaration } from '../language/syntax-tree.ts';
import type { EvaluationError } from '../values/evaluation-error.ts';
import type { RuleValue } from '../values/rule-value.ts';

/** What a variable holds: a value, or the error that it came to, which only its use brings up. */
export type Binding = RuleValue | EvaluationError;

/** The names that hold at a place of the file: its own and those of everything around it. */
export interface Scope {
  readonly variables: ReadonlyMap<string, Binding>;
  readonly functions: readonly FunctionDeclaration[];
  readonly parent?: Scope;
}

/** What a variable holds, from the innermost scope outwards; undefined when nothing has that name. */
export function variableIn(scope: Scope, name: string): Binding | undefined {
  for (let place: Scope | undefined = scope; place; place = place.parent) {
    const value = place.variables.get(name);
    if (value !== undefined) return value;
  }
  return undefined;
}

/** The innermost function of that name, with the scope that its body sees around itself. */
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
