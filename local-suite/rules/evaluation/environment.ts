import type { OperationTable } from './operations/operation.ts';
import type { Expression } from '../language/syntax-tree.ts';
import type { EvaluationError } from '../values/evaluation-error.ts';
import type { RuleValue } from '../values/rule-value.ts';

/** What a service provides to its rules for one request. */
export interface Environment {
  /** `request` and `resource`. */
  readonly variables: ReadonlyMap<string, RuleValue>;
  /** Functions such as `get` and `exists`. */
  readonly functions: OperationTable;
  /** Namespaced functions such as `firestore.get`. */
  readonly namespaces: ReadonlyMap<string, OperationTable>;
  /** Sees the value or error of every expression that is evaluated. */
  readonly observe?: Observe | undefined;
}

export type Observe = (expression: Expression, outcome: RuleValue | EvaluationError) => void;
