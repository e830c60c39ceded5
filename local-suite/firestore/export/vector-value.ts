import type { Fields, Value } from '../messages.ts';

/** The type of a vector's map, and the name of each property of its entity in an export. */
export const VECTOR_PROPERTY = '__vector__';

/** The two fields of the map by which Firestore's own messages carry a vector embedding. */
const TYPE_FIELD = '__type__';
const ELEMENTS_FIELD = 'value';

/** The elements of a vector embedding; undefined for every other map. */
export function vectorElements(fields: Fields): Value[] | undefined {
  const type = fields[TYPE_FIELD];
  const elements = fields[ELEMENTS_FIELD];
  if (type === undefined || !('stringValue' in type) || type.stringValue !== VECTOR_PROPERTY) {
    return undefined;
  }
  if (elements === undefined || !('arrayValue' in elements)) return undefined;
  return elements.arrayValue.values ?? [];
}

/** The map that Firestore's messages carry for a vector embedding of these elements. */
export function vectorValue(values: Value[]): Value {
  return {
    mapValue: {
      fields: {
        [TYPE_FIELD]: { stringValue: VECTOR_PROPERTY },
        [ELEMENTS_FIELD]: { arrayValue: { values } },
      },
    },
  };
}
