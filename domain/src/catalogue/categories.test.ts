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

test('collection values are the lower-cased names with hyphens, and no two are alike', () => {
  expect(known).toContain('short-kurti');
  expect(known).toContain('home-decor');
  expect(new Set(known).size).toBe(known.length);
});

test('every filter and every navigation entry leads to collections that exist', () => {
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

test('a category, a filter and a collection can each be asked for', () => {
  expect(selectCategory('men').collections).toEqual(['kurtas', 'shirts', 'dhotis']);
  expect(selectCategory('sarees')).toMatchObject({ label: 'Sarees', collections: ['saree'] });
  expect(selectCategory('women', 'dupattas')).toMatchObject({
    value: 'dupattas',
    label: 'Dupattas',
  });
  expect(selectCategory('dhotis').collections).toEqual(['dhotis']);
  expect(selectCategory(null, 'bags').collections).toEqual(['bags']);
});

test('what nobody knows shows everything', () => {
  for (const value of [null, undefined, '', 'all', 'spaceships', '__proto__', 'constructor']) {
    expect(selectCategory(value)).toMatchObject({ value: 'all', collections: [] });
  }
});

test('a collection that the category does not have leaves the category', () => {
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
])('%s with the collection %s is that collection alone', (category, collection) => {
  expect(selectCategory(category, collection).collections).toEqual([
    collection.trim().toLowerCase(),
  ]);
  expect(isMismatched(category, collection)).toBe(false);
});

test('a collection is off the shelf when both are known and no product is on both', () => {
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

test('paths lead back to the same selection', () => {
  expect(categoryPath('all')).toBe('/products');
  expect(categoryPath('men')).toBe('/products?category=men');
  expect(categoryPath('men', 'kurtas')).toBe('/products?category=men&collection=kurtas');
});
