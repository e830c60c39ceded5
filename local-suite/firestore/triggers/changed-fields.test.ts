import { expect, test } from 'vitest';

import { changedFields } from './changed-fields.ts';

const text = (stringValue: string) => ({ stringValue });
const map = (fields: Parameters<typeof changedFields>[0]) => ({ mapValue: { fields: fields! } });

test('names added, removed and changed fields only', () => {
  const before = { same: text('s'), gone: text('g'), other: text('a') };
  const after = { same: text('s'), other: text('b'), fresh: text('f') };
  expect(changedFields(before, after)).toEqual(['gone', 'other', 'fresh']);
});

test('names only the changed fields of a map', () => {
  const before = { address: map({ city: text('Kochi'), pin: text('682001') }) };
  const after = { address: map({ city: text('Kannur'), pin: text('682001') }) };
  expect(changedFields(before, after)).toEqual(['address.city']);
});

test('quotes names that are not identifiers', () => {
  expect(changedFields({}, { 'a.b': text(''), 'c`d': text('') })).toEqual(['`a.b`', '`c\\`d`']);
});

test('treats a map that becomes a string as one change', () => {
  expect(changedFields({ a: map({ b: text('') }) }, { a: text('') })).toEqual(['a']);
});

test('supports fields named like object members', () => {
  expect(changedFields({}, { constructor: text('x') })).toEqual(['constructor']);
});
