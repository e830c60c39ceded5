import { expect, test } from 'vitest';

import {
  CATEGORIES,
  CATEGORY_FILTERS,
  categoryPath,
  findCollection,
  isMismatched,
  NAVIGATION,
  selectCategory,
} from './categories.ts';

const known = CATEGORIES.flatMap(({ collections }) => collections.map(({ value }) => value));

test('derives unique collection slugs from the names', () => {
  expect(known).toContain('short-kurti');
  expect(known).toContain('home-decor');
  expect(new Set(known).size).toBe(known.length);
});

test('links every filter and navigation entry to an existing collection', () => {
  for (const { collections } of CATEGORY_FILTERS)
    expect(known).toEqual(expect.arrayContaining([...collections]));
  expect(NAVIGATION.map(({ value, collections }) => [value, collections.length])).toEqual([
    ['men', 3],
    ['women', 5],
    ['living', 4],
    ['others', 4],
  ]);
  expect(NAVIGATION[0]?.collections[0]?.label).toBe('Shirts');
  const hung = NAVIGATION.flatMap(({ collections }) => collections.map(({ value }) => value));
  expect(hung.toSorted()).toEqual(known.toSorted());
});

test('selects by category, filter and collection', () => {
  expect(selectCategory('men').collections).toEqual(['kurtas', 'shirts', 'dhotis']);
  expect(selectCategory('sarees')).toMatchObject({ label: 'Sarees', collections: ['saree'] });
  expect(selectCategory('women', 'dupattas')).toMatchObject({
    value: 'dupattas',
    label: 'Dupattas',
  });
  expect(selectCategory('dhotis').collections).toEqual(['dhotis']);
  expect(selectCategory(null, 'bags').collections).toEqual(['bags']);
});

test('shows everything for unknown values', () => {
  for (const value of [null, undefined, '', 'all', 'spaceships', '__proto__', 'constructor']) {
    expect(selectCategory(value)).toMatchObject({ value: 'all', collections: [] });
  }
});

test('drops a collection outside the category', () => {
  expect(selectCategory('men', 'saree').value).toBe('men');
  expect(findCollection('men', 'saree')).toBeUndefined();
});

test.each([
  ['all', 'kurtas'],
  ['spaceships', 'kurtas'],
  ['kurta', 'short-kurti'],
  ['home-decor', 'curtains'],
  ['men', 'Kurtas '],
  ['dhotis', 'dhotis'],
])('%s with the collection %s selects that collection', (category, collection) => {
  expect(selectCategory(category, collection).collections).toEqual([
    collection.trim().toLowerCase(),
  ]);
  expect(isMismatched(category, collection)).toBe(false);
});

test('rejects a known category and collection without common products', () => {
  for (const [category, collection] of [
    ['men', 'saree'],
    ['kurta', 'shirts'],
    ['dhotis', 'kurtas'],
  ]) {
    expect(isMismatched(category, collection)).toBe(true);
  }
  for (const collection of [undefined, null, '', 'spaceships', '__proto__']) {
    expect(isMismatched('men', collection)).toBe(false);
    expect(selectCategory('men', collection).value).toBe('men');
  }
});

test('builds paths that lead to the same selection', () => {
  expect(categoryPath('all')).toBe('/products');
  expect(categoryPath('men')).toBe('/products?category=men');
  expect(categoryPath('men', 'kurtas')).toBe('/products?category=men&collection=kurtas');
});
