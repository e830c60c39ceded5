import { OPERATIONS } from '../evaluation/decision.ts';
import type { AllowStatement, Expression, Node } from '../language/syntax-tree.ts';
import { describeValue } from '../values/describe-value.ts';
import type { IssueList } from './issue-list.ts';
import { findFunction, type NameScope } from './name-scope.ts';
import { isData, type Place, valueWithoutFields } from './value-without-fields.ts';

const WARNING =
  'A list that relies on an absent field here is refused, as in production: a query cannot prove that a field is absent. Only the official emulator allows it.';

/** Warns about conditions of lists that are true for a document because it lacks a field. */
export class AbsentFieldCheck {
  readonly #issues: IssueList;
  /** Calls that were checked, so that functions that call each other end. */
  readonly #seen = new Set<string>();

  constructor(issues: IssueList) {
    this.#issues = issues;
  }

  check({ operations, condition }: AllowStatement, scope: NameScope): void {
    const isList = operations.some(({ name }) => OPERATIONS.get(name)?.includes('list'));
    if (isList && condition) this.visit(condition, true, { scope, bindings: new Map() });
  }

  /** `wanted` is what the expression must be for the condition to be true. */
  private visit(expression: Expression, wanted: boolean, place: Place): void {
    const known = valueWithoutFields(expression, place);
    if (known) {
      if (known.readsFields && known.value === wanted) this.warn(expression);
    } else {
      this.visitParts(expression, wanted, place);
    }
  }

  private visitParts(expression: Expression, wanted: boolean, place: Place): void {
    if (expression.kind === 'not') this.visit(expression.operand, !wanted, place);
    if (expression.kind === 'conditional') this.visitConditional(expression, wanted, place);
    if (expression.kind === 'variable') this.visitVariable(expression, wanted, place);
    if (expression.kind === 'call') this.visitFunction(expression, wanted, place);
    if (expression.kind !== 'logic') return;
    for (const operand of expression.operands) this.visit(operand, wanted, place);
  }

  private visitConditional(
    { condition, whenTrue, whenFalse }: Node<'conditional'>,
    wanted: boolean,
    place: Place,
  ): void {
    const known = valueWithoutFields(condition, place);
    const chosen = known?.value === true ? whenTrue : whenFalse;
    if (known?.readsFields && valueWithoutFields(chosen, place)?.value === wanted) {
      this.warn(condition);
    }
    this.visit(whenTrue, wanted, place);
    this.visit(whenFalse, wanted, place);
  }

  private visitVariable({ name }: Node<'variable'>, wanted: boolean, { bindings }: Place): void {
    const bound = bindings.get(name);
    if (bound) this.visit(bound.expression, wanted, bound.place);
  }

  private visitFunction({ name, args }: Node<'call'>, wanted: boolean, place: Place): void {
    const found = findFunction(place.scope, name);
    if (!found) return;
    const { parameters, lets, result, offset } = found.declaration;
    const known = args.map((arg) => describe(arg, place));
    const call = JSON.stringify([offset, wanted, known]);
    if (this.#seen.has(call)) return;
    this.#seen.add(call);
    const scope: NameScope = { variables: new Set(), functions: [], parent: found.home };
    let bindings: Place['bindings'] = new Map(
      parameters.flatMap((parameter, i) => {
        const expression = args[i];
        return expression ? [[parameter.name, { expression, place }] as const] : [];
      }),
    );
    for (const { name: variable, value } of lets) {
      const before: Place = { scope, bindings };
      bindings = new Map([...bindings, [variable, { expression: value, place: before }]]);
    }
    this.visit(result, wanted, { scope, bindings });
  }

  private warn({ offset }: Expression): void {
    this.#issues.warn(offset, WARNING);
  }
}

/** What the result of the check depends on in an argument. */
function describe(argument: Expression, place: Place): string {
  if (isData(argument, place)) return 'data';
  const known = valueWithoutFields(argument, place);
  return known ? `${known.readsFields} ${describeValue(known.value)}` : `${argument.offset}`;
}
