import { describe, expect, it } from 'vitest';

import type { Value } from '../messages.ts';
import { RpcError } from '../rpc-error.ts';
import { normalizeElements, normalizeFields, normalizeValue } from './normalize-value.ts';
import { fieldsOf, valueOf, vector } from './testing/values.ts';
import type { Plain } from './testing/values.ts';

const nested = (depth: number): Plain => (depth === 0 ? 1 : { a: nested(depth - 1) });

describe('valid document values', () => {
  it.each<[string, Value, Value]>([
    ['an integer', { integerValue: '-007' }, { integerValue: '-7' }],
    ['a point', { geoPointValue: {} }, { geoPointValue: { latitude: 0, longitude: 0 } }],
    ['an empty list', { arrayValue: {} }, { arrayValue: { values: [] } }],
    ['an empty map', { mapValue: {} }, { mapValue: { fields: {} } }],
    [
      'a timestamp, cut to microseconds',
      { timestampValue: { nanos: 1_234_567 } },
      { timestampValue: { seconds: '0', nanos: 1_234_000 } },
    ],
  ])('are normalised: %s', (_, input, expected) => {
    expect(normalizeValue(input, 'a')).toEqual(expected);
  });

  it('keep minus zero, NaN and the largest integers', () => {
    expect(normalizeValue({ doubleValue: -0 }, 'a')).toEqual({ doubleValue: -0 });
    expect(normalizeValue({ doubleValue: NaN }, 'a')).toEqual({ doubleValue: NaN });
    expect(normalizeValue({ integerValue: '9223372036854775807' }, 'a')).toEqual({
      integerValue: '9223372036854775807',
    });
  });

  it('share nothing with the input', () => {
    const bytesValue = Buffer.from('silk');
    const input = { a: { mapValue: { fields: { b: { bytesValue } } } } };
    const expected = normalizeFields(input);
    bytesValue.fill(0);
    input.a.mapValue.fields.b = { bytesValue: Buffer.from('jute') };
    expect(expected).toEqual(fieldsOf({ a: { b: Buffer.from('silk') } }));
  });

  it('may be arrays of maps of arrays, vectors, and maps twenty deep', () => {
    const fields = fieldsOf({
      a: [{ b: [1] }],
      v: vector(1, 2),
      l: [{ v: vector(1) }],
      deep: nested(20),
    });
    expect(normalizeFields(fields)).toEqual(fields);
  });

  it('may be named like members of JavaScript objects', () => {
    const fields = fieldsOf({ constructor: 1, toString: { hasOwnProperty: 2 } });
    expect(normalizeFields(fields)).toEqual(fields);
  });
});

describe('invalid document values', () => {
  it.each<[string, Record<string, Value>, RegExp]>([
    ['a list in a list', fieldsOf({ a: [[1]] }), /Nested arrays are not allowed/],
    ['maps deeper than twenty', fieldsOf({ a: nested(21) }), /maximum nesting depth of 20/],
    ['a reserved name', fieldsOf({ __x__: 1 }), /reserved/],
    ['a reserved name inside', fieldsOf({ a: { __x__: 1 } }), /reserved/],
    ['an empty name', fieldsOf({ '': 1 }), /empty name/],
    ['a long name', fieldsOf({ ['x'.repeat(1501)]: 1 }), /longer than 1500 bytes/],
    ['too big an integer', { a: { integerValue: '9223372036854775808' } }, /64-bit integer/],
    ['a fraction as integer', { a: { integerValue: '1.5' } }, /64-bit integer/],
    ['no integer', { a: { integerValue: '' } }, /64-bit integer/],
    ['a latitude of 91', { a: { geoPointValue: { latitude: 91 } } }, /latitude/],
    ['a longitude of NaN', { a: { geoPointValue: { longitude: NaN } } }, /longitude/],
    ['a time out of range', { a: { timestampValue: { seconds: '253402300800' } } }, /out of range/],
    ['a reference to nothing', { a: { referenceValue: 'users/anil' } }, /must start with/],
    ['a long string', fieldsOf({ a: 'x'.repeat(1_048_488) }), /longer than 1048487 bytes/],
    ['long bytes', fieldsOf({ a: Buffer.alloc(1_048_488) }), /longer than 1048487 bytes/],
    ['a type of our own', fieldsOf({ a: { __type__: 'mine' } }), /not a valid vector/],
    ['a vector of strings', fieldsOf({ a: { __type__: '__vector__', value: ['1'] } }), /doubles/],
    ['a vector of integers', fieldsOf({ a: { __type__: '__vector__', value: [1] } }), /doubles/],
    ['a vector in a list', fieldsOf({ a: [vector(1)] }), /vector in an array/],
    ['an empty vector', { a: vector().value }, /1 to 2048/],
    ['a long vector', { a: vector(...Array<number>(2049).fill(1)).value }, /1 to 2048/],
    ['nothing', { a: {} as Value }, /no value of a known type/],
  ])('%s', (_, fields, message) => {
    const refused = () => normalizeFields(fields);
    expect(refused).toThrow(message);
    expect(refused).toThrow(RpcError);
  });

  it('arrays inside arrays', () => {
    expect(() => normalizeElements([valueOf([1])], 'tags')).toThrow(/tags.*Nested arrays/);
  });
});
