import { expect, test } from 'vitest';

import type { CatalogueEntry } from './catalogue-index.ts';
import { hasFacets, NO_FACETS } from './facet-choice.ts';
import { facetCounts, knownChoice, withFacets } from './facets.ts';

const entry = (fields: Partial<CatalogueEntry>): CatalogueEntry => ({
  id: 'x',
  slug: 'x',
  title: '',
  words: '',
  category: 'women',
  collection: 'saree',
  fabrics: ['Cotton'],
  weave: 'Ikat',
  region: 'Odisha',
  colours: ['Blue'],
  price: 1000,
  available: 'in-stock',
  soldScore: 0,
  createdAt: new Date(0),
  picture: null,
  ...fields,
});

const products = [
  entry({ id: 'a' }),
  entry({ id: 'b', fabrics: ['Silk', 'Cotton'], price: 999 }),
  entry({ id: 'c', fabrics: ['Silk'], region: 'Assam', price: 15_000 }),
  entry({ id: 'd', fabrics: ['Wool'], weave: '', region: '', available: 'sold-out' }),
];
const ids = (entries: CatalogueEntry[]) => entries.map(({ id }) => id).join('');

test('adds up values of one facet and intersects different facets', () => {
  expect(ids(withFacets(products, { ...NO_FACETS, fabric: ['Silk', 'Wool'] }))).toBe('bcd');
  expect(ids(withFacets(products, { ...NO_FACETS, fabric: ['Silk'], region: ['Assam'] }))).toBe(
    'c',
  );
  expect(ids(withFacets(products, NO_FACETS))).toBe('abcd');
});

test('counts with the selections of the other facets only', () => {
  const choice = { ...NO_FACETS, fabric: ['Silk'], region: ['Assam'] };
  expect(facetCounts(products, choice, 'fabric')).toEqual([{ value: 'Silk', count: 1 }]);
  expect(facetCounts(products, choice, 'region')).toEqual([
    { value: 'Assam', count: 1 },
    { value: 'Odisha', count: 1 },
  ]);
});

test('keeps a selected value without results removable', () => {
  const choice = { ...NO_FACETS, fabric: ['Wool'], region: ['Assam'] };
  expect(facetCounts(products, choice, 'fabric')).toContainEqual({ value: 'Wool', count: 0 });
});

test('has price bands without gaps or overlaps, in order', () => {
  expect(facetCounts(products, NO_FACETS, 'price')).toEqual([
    { value: '0-1000', count: 1 },
    { value: '1000-2500', count: 2 },
    { value: '15000-', count: 1 },
  ]);
});

test('ignores unknown values in the address', () => {
  const strange = { ...NO_FACETS, fabric: ['Plutonium', 'Silk'], price: ['cheap'] };
  expect(knownChoice(products, strange)).toEqual({ ...NO_FACETS, fabric: ['Silk'] });
  expect(hasFacets(knownChoice(products, { ...NO_FACETS, colour: ['<b>'] }))).toBe(false);
});

test('counts products without a country of origin as Indian', () => {
  const imported = entry({ id: 'n', country: 'Nepal' });
  const all = [...products, imported];
  expect(facetCounts(all, NO_FACETS, 'country')).toEqual([
    { value: 'India', count: 4 },
    { value: 'Nepal', count: 1 },
  ]);
  expect(ids(withFacets(all, { ...NO_FACETS, country: ['Nepal'] }))).toBe('n');
});
