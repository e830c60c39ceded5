import { expect, test } from 'vitest';

import { firestoreFields } from './firestore-value.ts';

test('converts whole numbers to integers, others to doubles, and dates to timestamps in milliseconds', () => {
  expect(
    firestoreFields({ units: 3, kilos: 0.2, at: new Date('2026-11-15T06:30:00.250Z') }),
  ).toEqual({
    units: { integerValue: '3' },
    kilos: { doubleValue: 0.2 },
    at: { timestampValue: { seconds: '1794724200', nanos: 250_000_000 } },
  });
});

test('keeps the structure of lists, objects and null', () => {
  expect(firestoreFields({ none: null, open: true, lines: [{ id: 'a' }], empty: [] })).toEqual({
    none: { nullValue: 'NULL_VALUE' },
    open: { booleanValue: true },
    lines: { arrayValue: { values: [{ mapValue: { fields: { id: { stringValue: 'a' } } } }] } },
    empty: { arrayValue: { values: [] } },
  });
});

test('rejects a value that Firestore cannot store, with its path', () => {
  expect(() => firestoreFields({ order: { note: undefined } })).toThrow('order.note is undefined');
  expect(() => firestoreFields({ grid: [[1]] })).toThrow('grid contains a list inside a list');
  expect(() => firestoreFields({ at: new Date(Number.NaN) })).toThrow('at is not a date');
});
