import { formatFieldPath } from '../model/field-path.ts';
import type { FieldPath } from '../model/field-path.ts';
import { branchesOf } from './filter-branches.ts';
import { isInequality } from './filter-parser.ts';
import type { FieldTest } from './filter-parser.ts';
import type { IndexedField, IndexMode, QueryScope } from './index-definitions.ts';
import type { Order } from './query-order.ts';
import type { QueryPlan } from './query-plan.ts';

/** The index that one branch of a query needs: equality fields, then ordered fields. */
export interface IndexRequirement {
  collectionGroup: string;
  queryScope: QueryScope;
  fixed: IndexedField[];
  ordered: IndexedField[];
  /** Aggregated fields come last, in any direction. */
  summed: string[];
}

/** What each branch of a query needs. A query of all collections needs nothing. */
export function indexRequirements(
  plan: QueryPlan,
  summed: readonly FieldPath[] = [],
): IndexRequirement[] {
  const { collectionId } = plan.scope;
  if (collectionId === undefined) return [];
  const paths = summed.map(formatFieldPath);
  return branchesOf(plan.filter).map((tests) => requirementOf(tests, plan, collectionId, paths));
}

function requirementOf(
  tests: readonly FieldTest[],
  { orders, scope }: QueryPlan,
  collectionGroup: string,
  summed: string[],
): IndexRequirement {
  const fixed = new Map<string, IndexedField>();
  for (const { op, path, ofName } of tests) {
    if (ofName || isInequality(op)) continue;
    const mode: IndexMode = op.startsWith('ARRAY_CONTAINS') ? 'CONTAINS' : 'ASCENDING';
    const fieldPath = formatFieldPath(path);
    fixed.set(`${mode} ${fieldPath}`, { fieldPath, mode });
  }
  const ordered = orders
    .filter((order) => !fixed.has(`ASCENDING ${formatFieldPath(order.path)}`))
    .map(toIndexedField);
  return {
    collectionGroup,
    queryScope: scope.allDescendants ? 'COLLECTION_GROUP' : 'COLLECTION',
    fixed: [...fixed.values()],
    ordered: withoutImplicitName(ordered, fixed.size > 0),
    summed: unindexedSums(summed, [...fixed.values(), ...ordered]),
  };
}

/** Removes duplicates and fields that the index already has. */
function unindexedSums(summed: readonly string[], indexed: readonly IndexedField[]): string[] {
  return [...new Set(summed)].filter(
    (path) => !indexed.some(({ fieldPath }) => fieldPath === path),
  );
}

function toIndexedField({ path, descending }: Order): IndexedField {
  return { fieldPath: formatFieldPath(path), mode: descending ? 'DESCENDING' : 'ASCENDING' };
}

/**
 * Every index ends with `__name__` in the direction of the field before it. Without any other field, documents are
 * found in ascending order only.
 */
function withoutImplicitName(ordered: IndexedField[], hasFixed: boolean): IndexedField[] {
  const [before, last] = ordered.slice(-2);
  if (last === undefined) return hasFixed || before?.mode !== 'DESCENDING' ? [] : ordered;
  return before?.mode === last.mode ? ordered.slice(0, -1) : ordered;
}
