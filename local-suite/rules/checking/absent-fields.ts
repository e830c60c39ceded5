import { OPERATIONS } from '../evaluation/decision.ts';
import { childrenOf } from '../language/expression-children.ts';
import type { AllowStatement, Expression, FunctionDeclaration } from '../language/syntax-tree.ts';
import type { IssueList } from './issue-list.ts';
import { findFunction, type NameScope } from './name-scope.ts';

const WARNING =
  'A list with this condition is refused here: a query cannot prove that a field is absent. Production may allow it.';

/** The variables that hold the data of the document, such as the parameter of `isHidden(resource.data)`. */
type DataNames = ReadonlySet<string>;

interface Place {
  scope: NameScope;
  dataNames: DataNames;
}

/** Warns about conditions of lists that are true for a document because it lacks a field. */
export class AbsentFieldCheck {
  readonly #issues: IssueList;
  readonly #seen = new Map<FunctionDeclaration, Set<string>>();

  constructor(issues: IssueList) {
    this.#issues = issues;
  }

  check({ operations, condition }: AllowStatement, scope: NameScope): void {
    const isList = operations.some(({ name }) => OPERATIONS.get(name)?.includes('list'));
    if (isList && condition) this.visit(condition, { scope, dataNames: new Set() });
  }

  private visit(expression: Expression, place: Place): void {
    if (expression.kind === 'not' && isKeyTest(expression.operand, place.dataNames)) {
      this.#issues.warn(expression.offset, WARNING);
    }
    if (expression.kind === 'call') this.visitFunction(expression.name, expression.args, place);
    for (const child of childrenOf(expression)) this.visit(child, place);
  }

  private visitFunction(name: string, args: readonly Expression[], place: Place): void {
    const found = findFunction(place.scope, name);
    if (!found) return;
    const { declaration, home } = found;
    const { parameters, lets, result } = declaration;
    const dataNames = new Set(
      parameters
        .map((parameter) => parameter.name)
        .filter((_, i) => isData(args[i], place.dataNames)),
    );
    if (this.wasVisited(declaration, dataNames)) return;
    const scope: NameScope = { variables: new Set(), functions: [], parent: home };
    for (const { name: variable, value } of lets) {
      this.visit(value, { scope, dataNames });
      if (isData(value, dataNames)) dataNames.add(variable);
    }
    this.visit(result, { scope, dataNames });
  }

  private wasVisited(declaration: FunctionDeclaration, dataNames: DataNames): boolean {
    const key = [...dataNames].join(' ');
    const keys = this.#seen.get(declaration) ?? new Set<string>();
    this.#seen.set(declaration, keys);
    const isKnown = keys.has(key);
    keys.add(key);
    return isKnown;
  }
}

/** `'field' in resource.data`. */
function isKeyTest(expression: Expression, dataNames: DataNames): boolean {
  return (
    expression.kind === 'binary' &&
    expression.operator === 'in' &&
    isData(expression.right, dataNames)
  );
}

/** `resource.data`, a map in it, or a variable that holds one. */
function isData(expression: Expression | undefined, dataNames: DataNames): boolean {
  if (expression?.kind === 'variable') return dataNames.has(expression.name);
  if (expression?.kind !== 'member') return false;
  const { target, name } = expression;
  const isResourceData =
    target.kind === 'variable' && target.name === 'resource' && name === 'data';
  return isResourceData || isData(target, dataNames);
}
