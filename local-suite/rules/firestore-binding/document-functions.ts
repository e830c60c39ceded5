import type { DocumentLookup } from '../../firestore/service-contract.ts';
import type { ServiceProfile } from '../checking/service-profile.ts';
import {
  operation,
  operationTable,
  type OperationTable,
} from '../evaluation/operations/operation.ts';
import { EvaluationError } from '../values/evaluation-error.ts';
import type { PathValue } from '../values/rule-value.ts';
import type { OperationBudget } from './access-budget.ts';
import { resourceOf } from './document-value.ts';
import { documentNameOf } from './rule-paths.ts';

export const FIRESTORE_PROFILE: ServiceProfile = {
  name: 'cloud.firestore',
  functions: new Map([
    ['get', 1],
    ['exists', 1],
    ['getAfter', 1],
    ['existsAfter', 1],
  ]),
  namespaces: new Map(),
};

/** Documents before and after the commit. */
export interface DocumentStates {
  /** projects/{p} */
  project: string;
  before: DocumentLookup;
  after: DocumentLookup;
}

/** `get`, `exists`, `getAfter` and `existsAfter`; the getters fail for a missing document. */
export function documentFunctions(
  { project, before, after }: DocumentStates,
  budget: OperationBudget,
): OperationTable {
  const find = (path: PathValue, lookup: DocumentLookup) => {
    const name = documentNameOf(project, path);
    budget.spend(`${lookup === before ? 'before' : 'after'} ${name}`);
    return lookup(name);
  };
  const getter = (name: string, lookup: DocumentLookup) =>
    operation(['path'], (path) => {
      const document = find(path, lookup);
      if (document) return resourceOf(document);
      throw new EvaluationError(
        `Service call error. Function: [${name}], Argument: [/${path.segments.join('/')}]: there is no such document.`,
      );
    });
  const test = (lookup: DocumentLookup) =>
    operation(['path'], (path) => find(path, lookup) !== undefined);
  return operationTable({
    get: getter('get', before),
    exists: test(before),
    getAfter: getter('getAfter', after),
    existsAfter: test(after),
  });
}
