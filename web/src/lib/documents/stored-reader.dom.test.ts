import { array, number, object, optional, string } from 'valibot';
import { afterEach, beforeEach, expect, test } from 'vitest';

import { storedReader } from './stored-reader.ts';

const read = storedReader(
  'orders',
  object({
    number: string(),
    note: optional(string(), ''),
    lines: optional(array(object({ sku: string(), quantity: optional(number(), 0) })), []),
  }),
);

let reported: string[] = [];
const listen = ({ message }: ErrorEvent) => reported.push(message);

beforeEach(() => {
  reported = [];
  window.addEventListener('error', listen);
});
afterEach(() => window.removeEventListener('error', listen));

test('reads a document that matches, without a report', () => {
  expect(read({ number: 'KG-1', lines: [{ sku: 'A' }] })).toEqual({
    number: 'KG-1',
    note: '',
    lines: [{ sku: 'A', quantity: 0 }],
  });
  expect(reported).toEqual([]);
});

test('replaces wrong values by their defaults and reports the fields once', () => {
  const stored = { number: 'KG-1', note: 7, lines: [{ sku: 'A', quantity: 'two' }] };
  expect(read(stored)).toEqual({ number: 'KG-1', note: '', lines: [{ sku: 'A', quantity: 0 }] });
  expect(reported).toEqual(['Stored data does not match: orders: note, lines.0.quantity']);
  expect(stored.note).toBe(7);
});

test('leaves out list entries that are incomplete or of the wrong kind', () => {
  const lines = ['none', { sku: 'A' }, { quantity: 2 }, null, { sku: 'B' }];
  expect(read({ number: 'KG-1', lines })?.lines.map(({ sku }) => sku)).toEqual(['A', 'B']);
});

test('leaves out a document without a required field', () => {
  expect(read({ note: 'no number' })).toBeUndefined();
  expect(reported).toEqual(['Stored data does not match: orders: number']);
});

test('leaves out what is no document at all', () => {
  expect(read('text')).toBeUndefined();
  expect(read([1])).toBeUndefined();
  expect(read(null)).toBeUndefined();
});

test('returns nothing for missing data, without a report', () => {
  expect(read(undefined)).toBeUndefined();
  expect(reported).toEqual([]);
});

test('fills in missing data where the schema has a default', () => {
  const settings = storedReader('settings', optional(object({ size: optional(number(), 3) }), {}));
  expect(settings(undefined)).toEqual({ size: 3 });
  expect(settings('broken')).toEqual({ size: 3 });
});
