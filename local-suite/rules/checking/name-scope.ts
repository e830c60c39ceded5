import type { FunctionDeclaration } from '../language/syntax-tree.ts';

/** The names visible at a position of the file. */
export interface NameScope {
  readonly variables: ReadonlySet<string>;
  readonly functions: readonly FunctionDeclaration[];
  readonly parent?: NameScope;
}

export function knowsVariable(scope: NameScope | undefined, name: string): boolean {
  if (!scope) return false;
  return scope.variables.has(name) || knowsVariable(scope.parent, name);
}

/** Returns the innermost function with this name and its scope. */
export function findFunction(
  scope: NameScope | undefined,
  name: string,
): { declaration: FunctionDeclaration; home: NameScope } | undefined {
  if (!scope) return undefined;
  const declaration = scope.functions.find((candidate) => candidate.name === name);
  return declaration ? { declaration, home: scope } : findFunction(scope.parent, name);
}
