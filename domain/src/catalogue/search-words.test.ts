import { expect, test } from 'vitest';

import { canonicalSpelling, queryTokens, searchTokens, wordsOf } from './search-words.ts';
import { slugOf } from './slug.ts';

const product = {
  title: 'Pochampally Double Ikat Saree',
  category: 'women',
  productCollection: 'saree',
  tags: ['wedding'],
  searchTitle: '',
  provenance: null,
  sku: 'KG-104',
};

const finds = (query: string) => {
  const tokens = searchTokens(product);
  return queryTokens(query).every((token) => tokens.includes(token));
};

test('finds a product by words, prefixes and spelling variants', () => {
  for (const query of ['ikat', 'Ikkat sari', 'poch', 'DOUBLE saree', 'wedding', 'kg 104']) {
    expect(finds(query)).toBe(true);
  }
  expect(finds('chanderi saree')).toBe(false);
});

test('ignores single letters and punctuation', () => {
  expect(queryTokens('a')).toEqual([]);
  expect(queryTokens('"; drop *')).toEqual(['drop']);
});

test('ignores accents and keeps Hindi words whole', () => {
  expect(wordsOf('Crêpe साड़ी')).toHaveLength(2);
  expect(wordsOf('Crêpe')).toEqual(['crepe']);
});

test('builds readable slugs that differ by id', () => {
  expect(slugOf('Muga Silk Saree!', 'p3F9aXyz')).toBe('muga-silk-saree-p3f9ax');
  expect(slugOf('साड़ी', 'abc')).toBe('abc');
});

test.each([
  ['sari', 'saree'],
  ['lehenga', 'lehanga'],
  ['pochampally', 'ikat'],
  ['kurti', 'kurta'],
  ['chunni', 'dupatta'],
  ['bedspread', 'bedsheet'],
  ['साड़ी', 'saree'],
  ['chair', 'chair'],
])('searches %s as %s', (typed, common) => {
  expect(wordsOf(typed).map(canonicalSpelling)).toEqual([common]);
});
