import { DOCUMENT_NAME } from '../model/field-path.ts';
import type { FieldPath } from '../model/field-path.ts';
import { MODE_NAMES } from './index-definitions.ts';
import type { IndexedField } from './index-definitions.ts';
import { indexRequirements } from './index-requirement.ts';
import type { IndexRequirement } from './index-requirement.ts';
import type { QueryPlan } from './query-plan.ts';

/** An index as query plans name it: `Collection`, `(uid ASC, createdAt DESC, __name__ DESC)`. */
export interface UsedIndex {
  query_scope: string;
  properties: string;
}

/** The indexes with which production would serve a query. */
export function usedIndexes(plan: QueryPlan, summed: readonly FieldPath[] = []): UsedIndex[] {
  const used = indexRequirements(plan, summed).flatMap(indexesOf);
  return [...new Map(used.map((index) => [index.properties, index])).values()];
}

/** Equality fields without an order are served by one index each, which are merged. */
function indexesOf(requirement: IndexRequirement): UsedIndex[] {
  const { fixed, ordered, summed, queryScope } = requirement;
  const last: IndexedField[] = summed.map((fieldPath) => ({ fieldPath, mode: 'ASCENDING' }));
  const suffix = [...ordered, ...last];
  const query_scope = queryScope === 'COLLECTION' ? 'Collection' : 'Collection Group';
  const lists =
    suffix.length === 0 && fixed.length > 0
      ? fixed.map((field) => [field])
      : [[...fixed, ...suffix]];
  return lists.map((fields) => ({ query_scope, properties: `(${namesOf(fields)})` }));
}

function namesOf(fields: readonly IndexedField[]): string {
  const last = fields.at(-1);
  const direction = last?.mode === 'DESCENDING' ? 'DESCENDING' : 'ASCENDING';
  const name: IndexedField = { fieldPath: DOCUMENT_NAME, mode: direction };
  const all = last?.fieldPath === DOCUMENT_NAME ? fields : [...fields, name];
  return all.map(({ fieldPath, mode }) => `${fieldPath} ${MODE_NAMES[mode]}`).join(', ');
}
