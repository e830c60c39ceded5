import { expect, test } from 'vitest';

import { productBulkFilterSchema, parseTags, withoutTags, withTags } from './product-bulk.ts';

test('tags are written with commas between them, and each counts once', () => {
  expect(parseTags(' silk, wedding ,,silk,')).toEqual(['silk', 'wedding']);
});

test('a tag that a product has already is not added in another case, and the order stays', () => {
  expect(withTags(['Silk', 'red'], ['silk', 'festive'])).toEqual(['Silk', 'red', 'festive']);
});

test('a product never gets more tags than its form takes', () => {
  const tags = Array.from({ length: 30 }, (_, at) => `t${at}`);
  expect(withTags(tags, ['T3'])).toHaveLength(30);
  expect(withTags(tags, ['one more'])).toBeNull();
});

test('tags are taken away whatever their case', () => {
  expect(withoutTags(['Silk', 'red'], ['SILK', 'green'])).toEqual(['red']);
});

test('a search without a word that can be looked for never means every product', () => {
  expect(productBulkFilterSchema.isValidSync({ search: '!?' })).toBe(false);
  expect(productBulkFilterSchema.isValidSync({ search: 'x' })).toBe(false);
  expect(productBulkFilterSchema.isValidSync({ search: 'ikat' })).toBe(true);
  expect(productBulkFilterSchema.isValidSync({ search: '' })).toBe(true);
});
