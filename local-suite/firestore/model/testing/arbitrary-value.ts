import fc from 'fast-check';

import type { Value } from '../../messages.ts';
import { normalizeValue } from '../normalize-value.ts';

const name = fc.constantFrom('a', 'b', 'ｆ', '😀');

const integer = fc
  .oneof(
    fc.bigInt({ min: -5n, max: 5n }),
    fc.bigInt({ min: 2n ** 53n - 2n, max: 2n ** 53n + 2n }),
    fc.bigInt({ min: -(2n ** 63n), max: 2n ** 63n - 1n }),
  )
  .map((number): Value => ({ integerValue: number.toString() }));

const double = fc
  .oneof(fc.double(), fc.constantFrom(0, -0, 3, 2 ** 53, 2 ** 63, -Infinity, Infinity, NaN))
  .map((doubleValue): Value => ({ doubleValue }));

const timestamp = fc
  .record({ seconds: fc.integer({ min: -2, max: 2 }), nanos: fc.integer({ min: 0, max: 3000 }) })
  .map(({ seconds, nanos }): Value => ({ timestampValue: { seconds: String(seconds), nanos } }));

const reference = fc
  .array(fc.constantFrom('a', 'b', '__id7__', '__id-3__', 'ｆ', '😀'), {
    minLength: 1,
    maxLength: 2,
  })
  .map((ids): Value => {
    const path = ids.flatMap((id) => ['c', id]).join('/');
    return { referenceValue: `projects/p/databases/d/documents/${path}` };
  });

const point = fc
  .record({ latitude: fc.constantFrom(-90, 0, 45.5), longitude: fc.constantFrom(-180, 0, 12.25) })
  .map((geoPointValue): Value => ({ geoPointValue }));

const vector = fc
  .array(fc.double({ noNaN: true }), { minLength: 1, maxLength: 3 })
  .map((numbers): Value => ({
    mapValue: {
      fields: {
        __type__: { stringValue: '__vector__' },
        value: { arrayValue: { values: numbers.map((doubleValue) => ({ doubleValue })) } },
      },
    },
  }));

const scalar = fc.oneof(
  fc.constant<Value>({ nullValue: 'NULL_VALUE' }),
  fc.boolean().map((booleanValue): Value => ({ booleanValue })),
  integer,
  double,
  timestamp,
  fc.string({ unit: name, maxLength: 3 }).map((stringValue): Value => ({ stringValue })),
  fc.uint8Array({ maxLength: 3 }).map((bytes): Value => ({ bytesValue: Buffer.from(bytes) })),
  reference,
  point,
);

/** Values for maps and top level; arrays hold no vectors. */
const single = fc.oneof({ weight: 9, arbitrary: scalar }, { weight: 1, arbitrary: vector });

const mapOf = (values: fc.Arbitrary<Value>) =>
  fc
    .dictionary(name, values, { maxKeys: 3 })
    .map((fields): Value => ({ mapValue: { fields: { ...fields } } }));

const arrayOf = (values: fc.Arbitrary<Value>) =>
  fc
    .array(values, { maxLength: 3 })
    .map((elements): Value => ({ arrayValue: { values: elements } }));

/** Any normalized document value. Small alphabets make equal values likely. */
export const anyValue: fc.Arbitrary<Value> = fc
  .oneof(
    { weight: 4, arbitrary: single },
    { weight: 1, arbitrary: arrayOf(fc.oneof(scalar, mapOf(single))) },
    { weight: 1, arbitrary: mapOf(fc.oneof(single, arrayOf(scalar), mapOf(single))) },
  )
  .map((value) => normalizeValue(value, 'any'));
