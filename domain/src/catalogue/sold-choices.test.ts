import { expect, test } from 'vitest';

import { PLAIN_COMBINATION, PLAIN_PRODUCT } from '../testing/plain-product.ts';
import { catalogueEntry } from './catalogue-index.ts';
import { NO_FACETS, type FacetChoice } from './facet-choice.ts';
import { facetCounts, withFacets } from './facets.ts';
import type { Product } from './product.ts';

const sold = (Size: string, Colour: string, quantity: number) => ({
  ...PLAIN_COMBINATION,
  options: { Size, Colour },
  quantity,
});
/** M is sold in red only, and S in blue only. */
const kurta: Product = {
  ...PLAIN_PRODUCT,
  _id: 'kurta',
  title: 'White kurta',
  quantity: 6,
  variants: [
    { id: 'size', name: 'Size', values: ['S', 'M', 'L'] },
    { id: 'colour', name: 'Colour', values: ['Madder', 'Indigo'] },
  ],
  combinations: {
    v1: sold('M', 'Madder', 2),
    v2: sold('L', 'Madder', 3),
    v3: sold('S', 'Indigo', 1),
    v4: sold('M', 'Indigo', 0),
  },
};
const entriesOf = (product: Product) => [catalogueEntry(product)!];
const finds = (product: Product, choice: Partial<FacetChoice>) =>
  withFacets(entriesOf(product), { ...NO_FACETS, ...choice }).length === 1;

test('filters find a product when one size is sold in one colour that meets them all', () => {
  expect(finds(kurta, { size: ['M'] })).toBe(true);
  expect(finds(kurta, { colour: ['Blue'] })).toBe(true);
  expect(finds(kurta, { size: ['M'], colour: ['Blue'] })).toBe(false);
  expect(finds(kurta, { size: ['M', 'S'], colour: ['Blue'] })).toBe(true);
  expect(finds(kurta, { size: ['L'], colour: ['Red', 'Blue'], available: ['in-stock'] })).toBe(
    true,
  );
});

test('counts only what goes with the other filters', () => {
  const count = (choice: Partial<FacetChoice>, facet: 'size' | 'colour') =>
    facetCounts(entriesOf(kurta), { ...NO_FACETS, ...choice }, facet).map(({ value }) => value);
  expect(count({ size: ['M'] }, 'colour')).toEqual(['Red']);
  expect(count({ colour: ['Blue'] }, 'size')).toEqual(['S']);
  expect(count({}, 'size')).toEqual(['S', 'M', 'L']);
});

test('in stock is what is chosen, not another size of the product', () => {
  const orderable = { ...kurta, continueSelling: true };
  expect(finds(orderable, { size: ['M'], colour: ['Blue'] })).toBe(true);
  expect(finds(orderable, { size: ['M'], colour: ['Blue'], available: ['in-stock'] })).toBe(false);
  expect(finds(orderable, { size: ['M'], colour: ['Blue'], available: ['to-order'] })).toBe(true);
});

test('a product with one stock is sold in every size and colour', () => {
  const shared = { ...kurta, combinations: {} };
  expect(finds(shared, { size: ['M'], colour: ['Blue'] })).toBe(true);
  expect(catalogueEntry(shared)).not.toHaveProperty('choices');
});

test('a product that is sold out is found by its colours, and by no size', () => {
  const gone = { ...kurta, combinations: { v1: sold('M', 'Madder', 0) } };
  expect(catalogueEntry(gone)).toMatchObject({ colours: ['Red'], sizes: [] });
  expect(finds(gone, { colour: ['Red'], available: ['sold-out'] })).toBe(true);
});

test('colours without a known name follow the title', () => {
  const peacock = { ...kurta, combinations: { v1: sold('M', 'Peacock', 1) } };
  expect(catalogueEntry(peacock)?.colours).toEqual(['White and natural']);
});
