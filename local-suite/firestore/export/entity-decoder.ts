import type { Fields, Value } from '../messages.ts';
import { ENTITY, KEY, MEANING, PROPERTY, VALUE } from './entity-fields.ts';
import { KEY_PATH, readPath } from './entity-path.ts';
import { DEFAULT_DATABASE } from './resource-name.ts';
import { decodePlainValue } from './value-decoder.ts';
import { VECTOR_PROPERTY, vectorValue } from './vector-value.ts';
import { parseWire } from './wire-message.ts';
import type { WireMessage } from './wire-message.ts';

/** A document in an export. It has no project; the importing side decides. */
export interface ExportedEntity {
  databaseId: string;
  /** `collection/id/…` below the database's root. */
  path: string;
  fields: Fields;
}

/** Throws an Error if the record is not an EntityProto. */
export function decodeEntity(record: Buffer): ExportedEntity {
  const entity = parseWire(record);
  const key = nestedMessage(entity, ENTITY.key);
  const path = readPath(nestedMessage(key, KEY.path), KEY_PATH);
  if (path === '') throw new Error('An entity has no path.');
  return {
    databaseId: key.text(KEY.databaseId) ?? DEFAULT_DATABASE,
    path,
    fields: decodeFields(entity),
  };
}

function decodeFields(entity: WireMessage): Fields {
  const fields: Fields = {};
  const arrays = new Map<string, { arrayValue: { values: Value[] } }>();
  for (const property of entity.everyMessage(ENTITY.property, ENTITY.rawProperty)) {
    const { name, value, isElement } = decodeProperty(property);
    if (!isElement) {
      setField(fields, name, value);
      continue;
    }
    const array = arrays.get(name) ?? { arrayValue: { values: [] } };
    array.arrayValue.values.push(value);
    arrays.set(name, array);
    setField(fields, name, array);
  }
  return fields;
}

/** A field may have any name, also one that an assignment would take for the object's prototype. */
function setField(fields: Fields, name: string, value: Value): void {
  if (name !== '__proto__') fields[name] = value;
  else
    Object.defineProperty(fields, name, {
      value,
      enumerable: true,
      writable: true,
      configurable: true,
    });
}

const NOTHING = parseWire(Buffer.alloc(0));

interface DecodedProperty {
  name: string;
  value: Value;
  isElement: boolean;
}

function decodeProperty(property: WireMessage): DecodedProperty {
  const name = property.text(PROPERTY.name);
  if (name === undefined) throw new Error('A property has no name.');
  const meaning = Number(property.integer(PROPERTY.meaning) ?? MEANING.none);
  if (meaning === MEANING.emptyList) {
    return { name, value: { arrayValue: { values: [] } }, isElement: false };
  }
  const value = decodeValue(meaning, property.message(PROPERTY.value) ?? NOTHING);
  return { name, value, isElement: property.integer(PROPERTY.multiple) === 1n };
}

function decodeValue(meaning: number, value: WireMessage): Value {
  if (meaning !== MEANING.entity) return decodePlainValue(meaning, value);
  const fields = decodeFields(nestedMessage(value, VALUE.text));
  const vector = fields[VECTOR_PROPERTY];
  if (vector !== undefined && 'arrayValue' in vector) {
    return vectorValue(vector.arrayValue.values ?? []);
  }
  return { mapValue: { fields } };
}

function nestedMessage(message: WireMessage, field: number): WireMessage {
  const nested = message.message(field);
  if (nested === undefined) throw new Error(`An entity is missing field ${field}.`);
  return nested;
}
