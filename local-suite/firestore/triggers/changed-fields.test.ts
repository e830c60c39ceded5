import { expect, test } from 'vitest';

import { changedFields } from './changed-fields.ts';

const text = (stringValue: string) => ({ stringValue });
const map = (fields: Parameters<typeof changedFields>[0]) => ({ mapValue: { fields: fields! } });

test('added, removed and changed fields are named, unchanged ones are not', () => {
  const before = { same: text('s'), gone: text('g'), other: text('a') };
  const after = { same: text('s'), other: text('b'), fresh: text('f') };
  expect(changedFields(before, after)).toEqual(['gone', 'other', 'fresh']);
});

test('inside a map only what changed is named', () => {
  const before = { address: map({ city: text('Kochi'), pin: text('682001') }) };
  const after = { address: map({ city: text('Kannur'), pin: text('682001') }) };
  expect(changedFields(before, after)).toEqual(['address.city']);
});

test('names that are no identifiers are quoted', () => {
  expect(changedFields({}, { 'a.b': text(''), 'c`d': text('') })).toEqual(['`a.b`', '`c\\`d`']);
});

test('a map that becomes text is one change', () => {
  expect(changedFields({ a: map({ b: text('') }) }, { a: text('') })).toEqual(['a']);
});

test('fields called like object members are fields', () => {
  expect(changedFields({}, { constructor: text('x') })).toEqual(['constructor']);
});
