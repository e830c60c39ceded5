import { expect, test } from 'vitest';

import { productBulkFilterSchema, withoutTags, withTags } from './product-bulk.ts';

test('keeps the order and skips tags that exist in another case', () => {
  expect(withTags(['Silk', 'red'], ['silk', 'festive'])).toEqual(['Silk', 'red', 'festive']);
});

test('never exceeds the maximum number of tags', () => {
  const tags = Array.from({ length: 30 }, (_, at) => `t${at}`);
  expect(withTags(tags, ['T3'])).toHaveLength(30);
  expect(withTags(tags, ['one more'])).toBeNull();
});

test('removes tags in any case', () => {
  expect(withoutTags(['Silk', 'red'], ['SILK', 'green'])).toEqual(['red']);
});

test('matches no products for a search without a usable word', () => {
  expect(productBulkFilterSchema.isValidSync({ search: '!?' })).toBe(false);
  expect(productBulkFilterSchema.isValidSync({ search: 'x' })).toBe(false);
  expect(productBulkFilterSchema.isValidSync({ search: 'ikat' })).toBe(true);
  expect(productBulkFilterSchema.isValidSync({ search: '' })).toBe(true);
});
