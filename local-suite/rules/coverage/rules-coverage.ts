import { childrenOf } from '../language/expression-children.ts';
import type { Expression, MatchBlock, RulesFile } from '../language/syntax-tree.ts';
import { EvaluationError } from '../values/evaluation-error.ts';
import type { RuleValue } from '../values/rule-value.ts';
import { reportedValue } from './value-json.ts';
import type { ReportedValue } from './value-json.ts';

/** What an expression evaluated to, and how often, with the expressions in it. */
export interface ExpressionReport {
  /** Lines and columns start at 1, offsets at 0; the end is the last character. */
  sourcePosition: { line: number; column: number; currentOffset: number; endOffset: number };
  /** Empty if the expression was never evaluated. */
  values: { value: ReportedValue; count: number }[];
  children: ExpressionReport[];
}

type Outcome = RuleValue | EvaluationError;
type Simple = string | boolean | bigint | number | null;

/** Of each expression, more different values are counted without their content. */
const MAX_SIMPLE = 20;
const MAX_OBJECTS = 3;
const MAX_TEXT = 200;

class Outcomes {
  readonly #simple = new Map<Simple, { outcome: Outcome; count: number }>();
  readonly #objects: RuleValue[] = [];
  #others = 0;

  add(outcome: Outcome): void {
    if (typeof outcome !== 'object' || outcome === null) this.#addSimple(outcome);
    else if (outcome instanceof EvaluationError) this.#addSimple(outcome);
    else if (this.#objects.length < MAX_OBJECTS) this.#objects.push(outcome);
    else this.#others += 1;
  }

  #addSimple(outcome: Simple | EvaluationError): void {
    const key = outcome instanceof EvaluationError ? `error ${outcome.message}` : outcome;
    const known = this.#simple.get(key);
    if (known) known.count += 1;
    else if (this.#simple.size < MAX_SIMPLE && !isLong(outcome)) {
      this.#simple.set(key, { outcome, count: 1 });
    } else this.#others += 1;
  }

  list(): ExpressionReport['values'] {
    const counted = new Map<string, { value: ReportedValue; count: number }>();
    const all = [
      ...this.#simple.values(),
      ...this.#objects.map((outcome) => ({ outcome, count: 1 })),
    ];
    for (const { outcome, count } of all) {
      const value = reportedValue(outcome);
      const key = JSON.stringify(value);
      counted.set(key, { value, count: count + (counted.get(key)?.count ?? 0) });
    }
    const others = this.#others > 0 ? [{ value: { others: true }, count: this.#others }] : [];
    return [...counted.values(), ...others];
  }
}

function isLong(outcome: Outcome): boolean {
  return typeof outcome === 'string' && outcome.length > MAX_TEXT;
}

/** Counts what the expressions of a rules file evaluate to. */
export class RulesCoverage {
  readonly #file: RulesFile;
  readonly #outcomes = new Map<Expression, Outcomes>();

  constructor(file: RulesFile) {
    this.#file = file;
  }

  observe(expression: Expression, outcome: Outcome): void {
    const known = this.#outcomes.get(expression);
    if (known) {
      known.add(outcome);
      return;
    }
    const first = new Outcomes();
    first.add(outcome);
    this.#outcomes.set(expression, first);
  }

  /** Every function and every condition in the order of the file, without literals. */
  report(): ExpressionReport[] {
    return rootsOf(this.#file).flatMap((root) => this.#reportsOf(root));
  }

  #reportsOf(expression: Expression): ExpressionReport[] {
    const children = childrenOf(expression).flatMap((child) => this.#reportsOf(child));
    if (expression.kind === 'literal' || expression.kind === 'bytes') return children;
    const { start, end } = this.#file.spans.get(expression) ?? {
      start: expression.offset,
      end: expression.offset + 1,
    };
    const position = this.#file.source.positionAt(start);
    const sourcePosition = { ...position, currentOffset: start, endOffset: end - 1 };
    return [{ sourcePosition, values: this.#outcomes.get(expression)?.list() ?? [], children }];
  }
}

/** In the order of their positions. */
function rootsOf({ functions, services }: RulesFile): Expression[] {
  const blocks: Pick<MatchBlock, 'functions' | 'matches' | 'allows'>[] = [
    { functions, matches: [], allows: [] },
    ...services.map((service) => ({ ...service, allows: [] })),
  ];
  return blocks.flatMap(rootsOfBlock).sort((one, other) => one.offset - other.offset);
}

function rootsOfBlock({
  functions,
  matches,
  allows,
}: Pick<MatchBlock, 'functions' | 'matches' | 'allows'>): Expression[] {
  return [
    ...functions.flatMap(({ lets, result }) => [...lets.map(({ value }) => value), result]),
    ...allows.flatMap(({ condition }) => (condition ? [condition] : [])),
    ...matches.flatMap(rootsOfBlock),
  ];
}
