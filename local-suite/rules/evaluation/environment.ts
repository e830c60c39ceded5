import type { OperationTable } from './operations/operation.ts';
import type { RuleValue } from '../values/rule-value.ts';

/** What a service puts into the hands of its rules, for one request. */
export interface Environment {
  /** `request` and `resource`. */
  readonly variables: ReadonlyMap<string, RuleValue>;
  /** Functions such as `get` and `exists`. */
  readonly functions: OperationTable;
  /** Functions behind a name, such as `firestore.get`. */
  readonly namespaces: ReadonlyMap<string, OperationTable>;
}
