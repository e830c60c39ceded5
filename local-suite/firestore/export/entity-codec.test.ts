import { expect, test } from 'vitest';

import type { Fields, Value } from '../messages.ts';
import { decodeEntity } from './entity-decoder.ts';
import { encodeEntity } from './entity-encoder.ts';

const ROOT = 'projects/demo/databases/(default)/documents';

function roundTrip(fields: Fields): Fields {
  return decodeEntity(encodeEntity({ name: `${ROOT}/looms/one`, fields })).fields;
}

function recordOf(name: string, fields: Fields): string {
  return encodeEntity({ name, fields }).toString('hex');
}

const text = (value: string) => Buffer.from(value).toString('hex');

/** The key and the entity group of looms/a in the project demo, byte for byte. */
const KEY =
  `6a18` + `6a08${text('dev~demo')}` + `720c` + `0b` + `1205${text('looms')}` + `220161` + `0c`;
const GROUP = `82010c` + `0b` + `1205${text('looms')}` + `220161` + `0c`;
const named = (meaning: string, multiple: string, value: string) =>
  property('7a', meaning + `1a0166` + `20${multiple}` + value);
const property = (tag: string, content: string) =>
  tag + (content.length / 2).toString(16).padStart(2, '0') + content;

test.each<[string, Value, string]>([
  ['null', { nullValue: 'NULL_VALUE' }, named('', '00', '2a00')],
  ['true', { booleanValue: true }, named('', '00', '2a021001')],
  ['an integer', { integerValue: '300' }, named('', '00', '2a0308ac02')],
  ['a double', { doubleValue: 1 }, named('', '00', '2a0921000000000000f03f')],
  ['a string', { stringValue: 'ok' }, named('', '00', '2a041a026f6b')],
  ['bytes', { bytesValue: Buffer.from([1, 2]) }, named('080e', '00', '2a041a020102')],
  [
    'a time',
    { timestampValue: { seconds: '0', nanos: 300_000 } },
    named('0807', '00', '2a0308ac02'),
  ],
  [
    'a place',
    { geoPointValue: { latitude: 1, longitude: 1 } },
    named('0809', '00', '2a14' + '2b31000000000000f03f39000000000000f03f2c'),
  ],
  [
    'a reference',
    { referenceValue: `${ROOT}/looms/a` },
    named(
      '',
      '00',
      `2a19` +
        `63` +
        `6a08${text('dev~demo')}` +
        `73` +
        `7a05${text('looms')}` +
        `8a010161` +
        `74` +
        `64`,
    ),
  ],
  [
    'an empty array',
    { arrayValue: { values: [] } },
    property('72', '0818' + '1a0166' + '2000' + '2a00'),
  ],
  [
    'an array',
    { arrayValue: { values: [{ booleanValue: true }, { integerValue: '1' }] } },
    named('', '01', '2a021001') + named('', '01', '2a020801'),
  ],
  [
    'a map',
    { mapValue: { fields: { g: { booleanValue: true } } } },
    named(
      '0813',
      '00',
      `2a16` + `1a14` + `6a046a007200` + property('7a', '1a0167' + '2000' + '2a021001') + `820100`,
    ),
  ],
  [
    'a vector',
    {
      mapValue: {
        fields: {
          __type__: { stringValue: '__vector__' },
          value: { arrayValue: { values: [{ doubleValue: 1 }] } },
        },
      },
    },
    named(
      '0813',
      '00',
      `2a26` +
        `1a24` +
        `6a046a007200` +
        property('7a', `1a0a${text('__vector__')}` + '2001' + '2a0921000000000000f03f') +
        `820100`,
    ),
  ],
])('writes %s as the emulator does', (_, value, properties) => {
  expect(recordOf(`${ROOT}/looms/a`, { f: value })).toBe(KEY + properties + GROUP);
});

test('puts empty arrays first and keeps the order of the rest', () => {
  const fields: Fields = {
    b: { booleanValue: true },
    a: { integerValue: '1' },
    none: { arrayValue: {} },
  };
  expect(Object.keys(roundTrip(fields))).toEqual(['none', 'b', 'a']);
});

test.each<[string, Value]>([
  ['the smallest integer', { integerValue: '-9223372036854775808' }],
  ['not a number', { doubleValue: NaN }],
  ['minus infinity', { doubleValue: -Infinity }],
  ['a time before 1970', { timestampValue: { seconds: '-1', nanos: 999_999_000 } }],
  [
    'the last time that Firestore knows',
    { timestampValue: { seconds: '253402300799', nanos: 999_999_000 } },
  ],
  ['an empty string', { stringValue: '' }],
  ['a string of several scripts', { stringValue: 'करघा 織機 🧵' }],
  ['no bytes', { bytesValue: Buffer.alloc(0) }],
  ['an empty map', { mapValue: { fields: {} } }],
  [
    'a map of a map',
    { mapValue: { fields: { a: { mapValue: { fields: { b: { nullValue: 'NULL_VALUE' } } } } } } },
  ],
  [
    'an array of maps',
    {
      arrayValue: {
        values: [
          { mapValue: { fields: {} } },
          { mapValue: { fields: { a: { arrayValue: { values: [] } } } } },
        ],
      },
    },
  ],
  ['an array of one null', { arrayValue: { values: [{ nullValue: 'NULL_VALUE' }] } }],
  ['a reference with a numeric id', { referenceValue: `${ROOT}/looms/__id42__/warps/__id-7__` }],
  [
    'a reference into another project and database',
    { referenceValue: 'projects/other/databases/archive/documents/looms/a' },
  ],
  [
    'a map that only looks like a vector',
    { mapValue: { fields: { __type__: { stringValue: 'other' } } } },
  ],
])('keeps %s', (_, value) => {
  expect(roundTrip({ value })).toEqual({ value });
});

test('keeps a vector, alone and inside an array', () => {
  const vector: Value = {
    mapValue: {
      fields: {
        __type__: { stringValue: '__vector__' },
        value: { arrayValue: { values: [{ doubleValue: 0.25 }, { doubleValue: -3 }] } },
      },
    },
  };
  const fields = { alone: vector, inside: { arrayValue: { values: [vector, vector] } } };
  expect(roundTrip(fields)).toEqual(fields);
});

test('loses the sign of zero, as the emulator does', () => {
  const { value } = roundTrip({ value: { doubleValue: -0 } });
  expect(value).toEqual({ doubleValue: 0 });
});

test('keeps times to the microsecond', () => {
  const time = { timestampValue: { seconds: '5', nanos: 123_456_789 } };
  expect(roundTrip({ time })).toEqual({
    time: { timestampValue: { seconds: '5', nanos: 123_456_000 } },
  });
});

test('keeps fields named like object members', () => {
  const fields = Object.fromEntries(
    ['__proto__', 'constructor', 'toString', ''].map((name): [string, Value] => [
      name,
      { booleanValue: true },
    ]),
  );
  expect(Object.entries(roundTrip(fields))).toEqual(Object.entries(fields));
});

test('keeps the path of a subcollection and the name of a database', () => {
  const name = 'projects/demo/databases/archive/documents/looms/__id7__/warps/w';
  expect(decodeEntity(encodeEntity({ name }))).toEqual({
    databaseId: 'archive',
    path: 'looms/__id7__/warps/w',
    fields: {},
  });
});

test('rejects an array directly inside an array', () => {
  const fields = { bad: { arrayValue: { values: [{ arrayValue: {} }] } } };
  expect(() => roundTrip(fields)).toThrow('Arrays directly inside arrays cannot be exported.');
});

test('rejects a document without a complete path', () => {
  expect(() => encodeEntity({ name: `${ROOT}/looms` })).toThrow('is not the name of a document');
});
