import type { Fields, Value } from '../messages.ts';
import { getField } from '../model/field-access.ts';
import { formatFieldPath, parseFieldPath } from '../model/field-path.ts';
import { isVector } from '../model/value-kind.ts';
import { compareValues } from '../model/value-order.ts';
import { RpcError } from '../rpc-error.ts';
import type { StoredDocument } from '../store/stored-document.ts';
import { AUTOMATIC } from './index-definitions.ts';
import type { QueryIndex, IndexDefinitions, IndexedField } from './index-definitions.ts';

/** Source: Firestore quotas, "Maximum number of index entries for each document". */
const MAX_ENTRIES = 40_000;
/** Membership is indexed with document names in both directions: production refuses 20,000 elements. */
const ENTRIES_PER_ELEMENT = 2;
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
  const place = { key: `${collectionGroup} `, modes: AUTOMATIC };
  return composite + singleFieldEntries(fields, overridesIn(collectionGroup, definitions), place);
}

type Modes = readonly Pick<IndexedField, 'mode'>[];

/** Of each field and, in a map, of the map and each field in it, which by default has the map's modes. */
function singleFieldEntries(fields: Fields, overrides: FieldOverrides, parent: Place): number {
  let sum = 0;
  for (const [name, value] of Object.entries(fields)) {
    const place = overrides ? placeOf(name, overrides, parent) : parent;
    for (const { mode } of place.modes) sum += mode === 'CONTAINS' ? membershipEntries(value) : 1;
    if ('mapValue' in value && !isVector(value.mapValue.fields)) {
      sum += singleFieldEntries(value.mapValue.fields ?? {}, overrides, place);
    }
  }
  return sum;
}

/** Where a field is, and how its single-field indexes are kept. */
interface Place {
  key: string;
  modes: Modes;
}

function placeOf(name: string, overrides: IndexDefinitions['overrides'], parent: Place): Place {
  const key = `${parent.key}${formatFieldPath([name])}`;
  return { key: `${key}.`, modes: overrides.get(key) ?? parent.modes };
}

/** Undefined for a collection without any: most have none, and their fields need no paths. */
type FieldOverrides = IndexDefinitions['overrides'] | undefined;

function overridesIn(collectionGroup: string, { overrides }: IndexDefinitions): FieldOverrides {
  const start = `${collectionGroup} `;
  return [...overrides.keys()].some((key) => key.startsWith(start)) ? overrides : undefined;
}

function membershipEntries(value: Value): number {
  return elementsOf(value) * ENTRIES_PER_ELEMENT;
}

/** Only documents with every field are in a composite index, once for each element of an array field in it. */
function compositeEntries({ fields: indexed }: QueryIndex, fields: Fields): number {
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
