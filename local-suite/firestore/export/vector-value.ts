import type { Fields, Value } from '../messages.ts';

/** The type of a vector's map, and the property name of its entity in an export. */
export const VECTOR_PROPERTY = '__vector__';

/** The two fields of the map that represents a vector embedding in Firestore messages. */
const TYPE_FIELD = '__type__';
const ELEMENTS_FIELD = 'value';

/** Returns undefined for maps that are not vectors. */
export function vectorElements(fields: Fields): Value[] | undefined {
  const type = fields[TYPE_FIELD];
  const elements = fields[ELEMENTS_FIELD];
  if (type === undefined || !('stringValue' in type) || type.stringValue !== VECTOR_PROPERTY) {
    return undefined;
  }
  if (elements === undefined || !('arrayValue' in elements)) return undefined;
  return elements.arrayValue.values ?? [];
}

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
