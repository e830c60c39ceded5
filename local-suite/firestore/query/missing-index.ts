import { DOCUMENT_NAME } from '../model/field-path.ts';
import type { FieldPath } from '../model/field-path.ts';
import { overrideOf } from './index-definitions.ts';
import type { QueryIndex, IndexDefinitions, IndexedField, IndexMode } from './index-definitions.ts';
import { indexRequirements } from './index-requirement.ts';
import type { IndexRequirement } from './index-requirement.ts';
import type { QueryPlan } from './query-plan.ts';

/**
 * Returns the index that production requires for this query, or undefined. Rules from Firebase's pages on index
 * types: each field is indexed alone, ascending, descending and for array membership; indexes with the same order can
 * be merged if together they cover every equality field; everything else needs a composite index. Collection groups
 * have no automatic indexes; a single field is indexed for them by an override.
 */
export function missingIndex(
  plan: QueryPlan,
  known: IndexDefinitions,
  summed: readonly FieldPath[] = [],
): QueryIndex | undefined {
  const missing = indexRequirements(plan, summed).find((needed) => !isIndexed(needed, known));
  return missing && toQueryIndex(missing);
}

function isIndexed(requirement: IndexRequirement, known: IndexDefinitions): boolean {
  const { fixed, ordered, summed } = requirement;
  const suffixLength = ordered.length + summed.length;
  if (fixed.length === 0 && suffixLength === 0) return true;
  const alone = [...fixed, ...ordered, ...summedFields(requirement)];
  const needsOnlySingleFields = suffixLength === 0 || alone.length === 1;
  if (needsOnlySingleFields && hasSingleFieldIndexes(requirement, known, alone)) return true;
  return isMerged(requirement, known.composite);
}

function hasSingleFieldIndexes(
  { collectionGroup, queryScope, ordered }: IndexRequirement,
  { overrides }: IndexDefinitions,
  fields: readonly IndexedField[],
): boolean {
  return fields.every((field) => {
    const { fieldPath } = field;
    if (fieldPath === DOCUMENT_NAME) return false;
    const override = overrideOf(overrides, collectionGroup, fieldPath);
    if (!override) return queryScope === 'COLLECTION';
    const isServed = ordered.includes(field) ? isSameMode : isSameKind;
    return override.some(
      (index) => isServed(index.mode, field.mode) && index.queryScope === queryScope,
    );
  });
}

/** An order needs its own direction: an index is read forwards only. */
function isSameMode(one: IndexMode, other: IndexMode): boolean {
  return one === other;
}

/** Equality works with either direction. */
function isSameKind(one: IndexMode, other: IndexMode): boolean {
  return (one === 'CONTAINS') === (other === 'CONTAINS');
}

function isMerged(requirement: IndexRequirement, composite: readonly QueryIndex[]): boolean {
  const covered = new Set<string>();
  let found = false;
  for (const index of composite) {
    const prefix = usablePrefix(index, requirement);
    if (!prefix) continue;
    found = true;
    for (const { fieldPath } of prefix) covered.add(fieldPath);
  }
  return found && requirement.fixed.every(({ fieldPath }) => covered.has(fieldPath));
}

/** Returns the equality fields at the start of the index, if the rest is exactly the required order. */
function usablePrefix(
  { collectionGroup, queryScope, fields }: QueryIndex,
  requirement: IndexRequirement,
): IndexedField[] | undefined {
  if (collectionGroup !== requirement.collectionGroup || queryScope !== requirement.queryScope)
    return undefined;
  const suffixLength = requirement.ordered.length + requirement.summed.length;
  const prefix = fields.slice(0, fields.length - suffixLength);
  const isFixed = prefix.every((field) =>
    requirement.fixed.some((other) => isSameFixed(field, other)),
  );
  if (!isFixed || fields.length < suffixLength) return undefined;
  if (requirement.fixed.length > 0 && prefix.length === 0) return undefined;
  return hasRequiredSuffix(fields.slice(prefix.length), requirement) ? prefix : undefined;
}

function hasRequiredSuffix(
  tail: readonly IndexedField[],
  { ordered, summed }: IndexRequirement,
): boolean {
  const isOrdered = ordered.every(
    ({ fieldPath, mode }, position) =>
      tail[position]?.fieldPath === fieldPath && tail[position].mode === mode,
  );
  const last = tail.slice(ordered.length).map(({ fieldPath }) => fieldPath);
  return isOrdered && summed.every((path) => last.includes(path));
}

function isSameFixed(field: IndexedField, other: IndexedField): boolean {
  const bothContain = (field.mode === 'CONTAINS') === (other.mode === 'CONTAINS');
  return field.fieldPath === other.fieldPath && bothContain;
}

function summedFields({ summed }: IndexRequirement): IndexedField[] {
  return summed.map((fieldPath) => ({ fieldPath, mode: 'ASCENDING' }));
}

function toQueryIndex(requirement: IndexRequirement): QueryIndex {
  const { collectionGroup, queryScope, fixed, ordered } = requirement;
  return {
    collectionGroup,
    queryScope,
    fields: [...fixed, ...ordered, ...summedFields(requirement)],
  };
}
