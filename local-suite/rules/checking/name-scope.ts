import type { FunctionDeclaration } from '../language/syntax-tree.ts';

/** The names that may be used at a place of the file. */
export interface NameScope {
  readonly variables: ReadonlySet<string>;
  readonly functions: readonly FunctionDeclaration[];
  readonly parent?: NameScope;
}

/** True when a variable of that name is in sight, from the innermost scope outwards. */
export function knowsVariable(scope: NameScope | undefined, name: string): boolean {
  if (!scope) return false;
  return scope.variables.has(name) || knowsVariable(scope.parent, name);
}

/** The innermost function of that name and the scope in which it stands. */
export function findFunction(
  scope: NameScope | undefined,
  name: string,
): { declaration: FunctionDeclaration; home: NameScope } | undefined {
  if (!scope) return undefined;
  const declaration = scope.functions.find((candidate) => candidate.name === name);
  return declaration ? { declaration, home: scope } : findFunction(scope.parent, name);
}
