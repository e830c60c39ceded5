import { expect, test } from 'vitest';

import { queryTokens, searchTokens, spellingsOf } from './search-words.ts';
import { wordsOf } from './words.ts';
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

test('finds a product by its Hindi title, and drops Hindi words first when there are too many', () => {
  const tokensOf = (tags: string[]) =>
    searchTokens({ ...product, tags, titleHindi: 'पोचमपल्ली दोहरा इकत' });
  expect(tokensOf([])).toEqual(expect.arrayContaining(queryTokens('इकत पोचम')));
  const many = Array.from({ length: 60 }, (_, at) => `${at}${'abcdefgh'.repeat(2)}`);
  const full = tokensOf(many);
  expect(full).toHaveLength(400);
  expect(full).toEqual(expect.arrayContaining(queryTokens('pochampally ikat')));
  expect(full).not.toContain(queryTokens('इकत')[0]);
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
  expect(wordsOf(typed).map((word) => spellingsOf(word)[0])).toEqual([common]);
});
