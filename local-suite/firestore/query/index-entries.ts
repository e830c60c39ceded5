import type { Fields, Value } from '../messages.ts';
import { getField } from '../model/field-access.ts';
import { formatFieldPath, parseFieldPath } from '../model/field-path.ts';
import { isVector } from '../model/value-kind.ts';
import { compareValues } from '../model/value-order.ts';
import { RpcError } from '../rpc-error.ts';
import type { StoredDocument } from '../store/stored-document.ts';
import type { CompositeIndex, IndexDefinitions, IndexedField } from './index-definitions.ts';
import { overrideOf } from './missing-index.ts';

/** Source: Firestore quotas, "Maximum number of index entries for each document". */
const MAX_ENTRIES = 40_000;
/** Membership is indexed with document names in both directions: production refuses 20,000 elements. */
const ENTRIES_PER_ELEMENT = 2;
const AUTOMATIC: readonly Pick<IndexedField, 'mode'>[] = [
  { mode: 'ASCENDING' },
  { mode: 'DESCENDING' },
  { mode: 'CONTAINS' },
];
const NO_DEFINITIONS: IndexDefinitions = { composite: [], overrides: new Map() };

/** Throws INVALID_ARGUMENT if the document's fields have more index entries than Firestore allows. */
export function checkIndexEntries(
  { segments, fields }: StoredDocument,
  definitions: IndexDefinitions = NO_DEFINITIONS,
): void {
  if (countEntries(segments.at(-2) ?? '', fields, definitions) <= MAX_ENTRIES) return;
  throw new RpcError(
    'INVALID_ARGUMENT',
    `too many index entries for entity /${segments.join('/')}`,
  );
}

function countEntries(
  collectionGroup: string,
  fields: Fields,
  definitions: IndexDefinitions,
): number {
  const composite = definitions.composite
    .filter((index) => index.collectionGroup === collectionGroup)
    .reduce((sum, index) => sum + compositeEntries(index, fields), 0);
  return composite + singleFieldEntries(collectionGroup, fields, { definitions, path: [] });
}

interface Place {
  definitions: IndexDefinitions;
  path: string[];
}

/** Of each field and, in a map, of the map and each field in it. */
function singleFieldEntries(collectionGroup: string, fields: Fields, place: Place): number {
  let sum = 0;
  for (const [name, value] of Object.entries(fields)) {
    const path = [...place.path, name];
    const { overrides } = place.definitions;
    const modes = overrideOf(overrides, collectionGroup, formatFieldPath(path)) ?? AUTOMATIC;
    for (const { mode } of modes) sum += mode === 'CONTAINS' ? membershipEntries(value) : 1;
    if ('mapValue' in value && !isVector(value.mapValue.fields)) {
      const inner = value.mapValue.fields ?? {};
      sum += singleFieldEntries(collectionGroup, inner, { ...place, path });
    }
  }
  return sum;
}

function membershipEntries(value: Value): number {
  return elementsOf(value) * ENTRIES_PER_ELEMENT;
}

/** Only documents with every field are in a composite index, once for each element of an array field in it. */
function compositeEntries({ fields: indexed }: CompositeIndex, fields: Fields): number {
  let entries = 1;
  for (const { fieldPath, mode } of indexed) {
    const value = getField(fields, parseFieldPath(fieldPath));
    if (!value) return 0;
    if (mode === 'CONTAINS') entries *= elementsOf(value);
  }
  return entries;
}

/** The number of different elements of an array. */
function elementsOf(value: Value): number {
  const elements = 'arrayValue' in value ? (value.arrayValue.values ?? []) : [];
  const ordered = elements.toSorted(compareValues);
  return ordered.filter((element, index) => {
    const before = ordered[index - 1];
    return before === undefined || compareValues(before, element) !== 0;
  }).length;
}
