import type { Document, Fields, Value } from '../messages.ts';
import { ENTITY, KEY, MEANING, PROPERTY, VALUE } from './entity-fields.ts';
import { KEY_PATH, writePath } from './entity-path.ts';
import { DEFAULT_DATABASE, parseDocumentName } from './resource-name.ts';
import { APP_PREFIX, encodePlainValue } from './value-encoder.ts';
import type { EncodedValue } from './value-encoder.ts';
import { VECTOR_PROPERTY, vectorElements } from './vector-value.ts';
import { WireWriter } from './wire-writer.ts';

const EMPTY_LIST: EncodedValue = { meaning: MEANING.emptyList, value: new WireWriter() };

/** Encodes a document as an EntityProto record for an export's output file. */
export function encodeEntity(document: Document): Buffer {
  const { projectId, databaseId, segments } = parseDocumentName(document.name);
  const key = new WireWriter()
    .text(KEY.app, APP_PREFIX + projectId)
    .message(KEY.path, writePath(new WireWriter(), KEY_PATH, segments));
  if (databaseId !== DEFAULT_DATABASE) key.text(KEY.databaseId, databaseId);
  const entity = new WireWriter().message(ENTITY.key, key);
  writeFields(entity, document.fields ?? {});
  const rootDocument = segments.slice(0, 2);
  return entity
    .message(ENTITY.entityGroup, writePath(new WireWriter(), KEY_PATH, rootDocument))
    .toBuffer();
}

/** Empty arrays come first, because only they are not raw properties; the rest keep their order. */
function writeFields(entity: WireWriter, fields: Fields): void {
  const named = Object.entries(fields);
  for (const [name, value] of named) {
    if (elementsOf(value)?.length === 0) {
      entity.message(ENTITY.property, property(name, false, EMPTY_LIST));
    }
  }
  for (const [name, value] of named) {
    const elements = elementsOf(value);
    if (elements === undefined) writeValue(entity, name, value);
    else writeElements(entity, name, elements);
  }
}

function writeValue(entity: WireWriter, name: string, value: Value): void {
  entity.message(ENTITY.rawProperty, property(name, false, encodeValue(value)));
}

/** An array becomes one property per element, all with the same name. */
function writeElements(entity: WireWriter, name: string, elements: Value[]): void {
  for (const element of elements) {
    entity.message(ENTITY.rawProperty, property(name, true, encodeValue(element)));
  }
}

function encodeValue(value: Value): EncodedValue {
  if ('arrayValue' in value) throw new Error('Arrays directly inside arrays cannot be exported.');
  if (!('mapValue' in value)) return encodePlainValue(value);
  return { meaning: MEANING.entity, value: nestedEntity(value.mapValue.fields ?? {}) };
}

/** A map is an entity without a path; a vector is one whose only property has a reserved name. */
function nestedEntity(fields: Fields): WireWriter {
  const emptyKey = new WireWriter().text(KEY.app, '').text(KEY.path, '');
  const entity = new WireWriter().message(ENTITY.key, emptyKey);
  const vector = vectorElements(fields);
  writeFields(entity, vector ? { [VECTOR_PROPERTY]: { arrayValue: { values: vector } } } : fields);
  entity.text(ENTITY.entityGroup, '');
  return new WireWriter().message(VALUE.text, entity);
}

function property(name: string, isElement: boolean, encoded: EncodedValue): WireWriter {
  const message = new WireWriter();
  if (encoded.meaning !== MEANING.none) message.integer(PROPERTY.meaning, encoded.meaning);
  return message
    .text(PROPERTY.name, name)
    .boolean(PROPERTY.multiple, isElement)
    .message(PROPERTY.value, encoded.value);
}

function elementsOf(value: Value): Value[] | undefined {
  return 'arrayValue' in value ? (value.arrayValue.values ?? []) : undefined;
}
