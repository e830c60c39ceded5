import type { FunctionDeclaration } from '../language/syntax-tree.ts';
import type { RuleValue } from '../values/rule-value.ts';

/** The names that hold at a place of the file: its own and those of everything around it. */
export interface Scope {
  readonly variables: ReadonlyMap<string, RuleValue>;
  readonly functions: readonly FunctionDeclaration[];
  readonly parent?: Scope;
}

/** The value of a variable, from the innermost scope outwards; undefined when nothing has that name. */
export function variableIn(scope: Scope, name: string): RuleValue | undefined {
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
