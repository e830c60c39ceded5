import fc from 'fast-check';
import { expect, test } from 'vitest';

import type { Document, Value } from '../messages.ts';
import { RpcError } from '../rpc-error.ts';
import { messageFromBytes, messageToBytes } from './proto-bytes.ts';
import { messageFromJson, messageToJson } from './proto-json.ts';
import { messageType } from './schema.ts';

const type = (name: string) => messageType(`google.firestore.v1.${name}`);
const DOCUMENT = type('Document');

const NASTY_NAMES = [
  'limit',
  'createTime',
  'updateTime',
  'bytesValue',
  'nullValue',
  'fields',
  'values',
  'value',
  'seconds',
  'nanos',
  'constructor',
  'prototype',
  'toString',
  'hasOwnProperty',
  'resumeToken',
  '',
];

const fieldName = fc.oneof(
  fc.constantFrom(...NASTY_NAMES),
  fc.string({ unit: 'grapheme' }).filter((name) => name !== '__proto__'),
);

const timestamp = fc.record({
  seconds: fc.integer({ min: -62135596800, max: 253402300799 }).map(String),
  nanos: fc.oneof(
    fc.integer({ min: 0, max: 999 }).map((milliseconds) => milliseconds * 1_000_000),
    fc.integer({ min: 0, max: 999_999_999 }),
  ),
});

const { value: anyValue } = fc.letrec<{ value: Value; fields: Record<string, Value> }>((tie) => ({
  value: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    fc.constant<Value>({ nullValue: 'NULL_VALUE' }),
    fc.record({ booleanValue: fc.boolean() }),
    fc.record({ integerValue: fc.bigInt({ min: -(2n ** 63n), max: 2n ** 63n - 1n }).map(String) }),
    fc.record({ doubleValue: fc.double() }),
    fc.record({ timestampValue: timestamp }),
    fc.record({ stringValue: fc.string({ unit: 'grapheme' }) }),
    fc.record({ bytesValue: fc.uint8Array().map((bytes) => Buffer.from(bytes)) }),
    fc.record({ referenceValue: fc.string() }),
    fc.record({
      geoPointValue: fc.record({ latitude: fc.double(), longitude: fc.double() }),
    }),
    fc.record({ arrayValue: fc.record({ values: fc.array(tie('value')) }) }),
    fc.record({ mapValue: fc.record({ fields: tie('fields') }) }),
  ),
  fields: fc.dictionary(fieldName, tie('value')),
}));

const anyDocument = fc.record({
  name: fc.string(),
  fields: fc.dictionary(fieldName, anyValue),
  createTime: timestamp,
});

const throughJson = (message: unknown) =>
  messageFromJson(DOCUMENT, JSON.parse(JSON.stringify(messageToJson(DOCUMENT, message))));

const parsed = (name: string, json: string) => messageFromJson(type(name), JSON.parse(json));

test('round-trips a document through JSON text, whatever its field names', () => {
  fc.assert(
    fc.property(anyDocument, (document) => {
      expect(throughJson(document)).toEqual(withoutEmpty(document));
    }),
  );
});

/** Removes what protobuf's JSON omits: empty lists, maps and strings, and default zeros. */
function withoutEmpty({ name, fields, ...rest }: Document): Partial<Document> {
  return {
    ...rest,
    ...(name !== '' && { name }),
    ...(Object.keys(fields ?? {}).length > 0 && { fields: valuesOf(fields ?? {}) }),
  };
}

function valuesOf(fields: Record<string, Value>): Record<string, Value> {
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, valueOf(value)]));
}

function valueOf(value: Value): Value {
  if ('arrayValue' in value) {
    const values = value.arrayValue.values ?? [];
    return { arrayValue: values.length > 0 ? { values: values.map(valueOf) } : {} };
  }
  if ('geoPointValue' in value) {
    const sides = Object.entries(value.geoPointValue).filter(([, side]) => !Object.is(side, 0));
    return { geoPointValue: Object.fromEntries(sides) };
  }
  if (!('mapValue' in value)) return value;
  const fields = value.mapValue.fields ?? {};
  return { mapValue: Object.keys(fields).length > 0 ? { fields: valuesOf(fields) } : {} };
}

test('round-trips a document through bytes and JSON to the same bytes', () => {
  fc.assert(
    fc.property(anyDocument, (document) => {
      const bytes = messageToBytes(DOCUMENT, withoutEmpty(document));
      const again = messageToBytes(DOCUMENT, throughJson(messageFromBytes(DOCUMENT, bytes)));
      expect(again.equals(bytes)).toBe(true);
    }),
  );
});

test('reads JSON of any shape or rejects it with INVALID_ARGUMENT', () => {
  const requests = ['CommitRequest', 'ListenRequest', 'RunQueryRequest'].map(type);
  fc.assert(
    fc.property(fc.constantFrom(...requests), fc.jsonValue(), (request, json) => {
      try {
        messageFromJson(request, json);
      } catch (error) {
        expect(error).toBeInstanceOf(RpcError);
        expect((error as RpcError).status).toBe('INVALID_ARGUMENT');
      }
    }),
  );
});

test('keeps a field named __proto__', () => {
  const document = parsed('Document', '{"fields":{"__proto__":{"booleanValue":true}}}') as Document;
  expect(Object.keys(document.fields!)).toEqual(['__proto__']);
  expect(JSON.stringify(messageToJson(DOCUMENT, document))).toBe(
    '{"fields":{"__proto__":{"booleanValue":true}}}',
  );
});

test('writes wrappers as bare values', () => {
  const query = parsed('StructuredQuery', '{"limit":10}');
  expect(query).toEqual({ limit: { value: 10 } });
  expect(messageToJson(type('StructuredQuery'), { limit: {} })).toEqual({ limit: 0 });
});

test('omits zeros only where absence means the same', () => {
  const fields = {
    n: { integerValue: '0' },
    b: { booleanValue: false },
    t: { stringValue: '' },
    at: { geoPointValue: { latitude: 0, longitude: 12 } },
  };
  expect(messageToJson(DOCUMENT, { name: '', fields })).toEqual({
    fields: { ...fields, at: { geoPointValue: { longitude: 12 } } },
  });
  expect(messageToJson(DOCUMENT, { name: '0' })).toEqual({ name: '0' });
  const change = { targetChangeType: 'NO_CHANGE', targetIds: [0] };
  expect(messageToJson(type('TargetChange'), change)).toEqual({ targetIds: [0] });
});

test('reads enums by name and number', () => {
  const filter = { field: { fieldPath: 'a' }, op: 'EQUAL' };
  expect(messageFromJson(type('StructuredQuery.FieldFilter'), filter)).toEqual(filter);
  expect(messageFromJson(type('StructuredQuery.FieldFilter'), { ...filter, op: 5 })).toEqual(
    filter,
  );
  expect(() => messageFromJson(type('StructuredQuery.FieldFilter'), { op: 'EQUALS' })).toThrow(
    "at 'op': Operator has no value EQUALS",
  );
});

test('names the path of an error', () => {
  const json = '{"writes":[{"delete":"a"},{"update":{"fields":{"price":{"integerValue":"x"}}}}]}';
  expect(() => parsed('CommitRequest', json)).toThrow(
    "Invalid JSON payload received at 'writes[1].update.fields.price.integerValue'",
  );
});

test('rejects fields that the schema does not contain', () => {
  expect(() => parsed('Document', '{"field":{}}')).toThrow('Document has no field "field"');
});

test('supports verify writes of web transactions in both forms', () => {
  const write = {
    verify: 'projects/p/databases/d/documents/c/x',
    currentDocument: { exists: true },
  };
  expect(messageFromJson(type('Write'), write)).toEqual(write);
  expect(messageFromBytes(type('Write'), messageToBytes(type('Write'), write))).toEqual(write);
});

test('rejects JSON that is nested too deeply', () => {
  const depth = 100_000;
  const value = `${'{"arrayValue":{"values":['.repeat(depth)}${']}}'.repeat(depth)}`;
  expect(() => parsed('Value', value)).toThrow('nested too deeply');
});
