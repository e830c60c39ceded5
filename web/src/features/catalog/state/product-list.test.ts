import { describe, expect, test } from 'vitest';

import { selectCategory } from '@kargha/domain/categories';
import { sampleProduct } from '#testing/sample-product.ts';

import { selectProducts, type ListQuery } from './product-list.ts';

const saree = sampleProduct({
  _id: 'saree',
  price: 18_500,
  soldScore: 2,
  createdAt: new Date('2026-11-02'),
  tags: ['wedding'],
});
const kurta = sampleProduct({
  _id: 'kurta',
  title: 'Khadi Kurta',
  category: 'men',
  productCollection: 'kurtas',
  price: 1_590,
  soldScore: 9,
  createdAt: new Date('2026-11-01'),
});
const mat = sampleProduct({
  _id: 'mat',
  title: 'Coir Doormat',
  category: 'living',
  productCollection: 'doormats',
  price: 549,
  soldScore: 2,
  createdAt: new Date('2026-11-03'),
});

function ids(query: Partial<ListQuery>) {
  const whole: ListQuery = {
    category: selectCategory('all'),
    search: '',
    sort: 'newest',
    ...query,
  };
  return selectProducts([saree, kurta, mat], whole).map(({ _id }) => _id);
}

describe('order', () => {
  test.each([
    ['newest', ['mat', 'saree', 'kurta']],
    ['price-low', ['mat', 'kurta', 'saree']],
    ['price-high', ['saree', 'kurta', 'mat']],
    ['popular', ['kurta', 'mat', 'saree']],
  ] as const)('%s', (sort, expected) => expect(ids({ sort })).toEqual(expected));
});

describe('category', () => {
  test.each([
    [selectCategory('sarees'), ['saree']],
    [selectCategory('men'), ['kurta']],
    [selectCategory('living', 'doormats'), ['mat']],
    [selectCategory('nobody-knows-this'), ['mat', 'saree', 'kurta']],
  ])('$label', (category, expected) => expect(ids({ category })).toEqual(expected));
});

describe('search', () => {
  test.each([
    ['the beginning of a word of the title', 'khad', ['kurta']],
    ['capital letters and spaces', '  COIR  ', ['mat']],
    ['a tag', 'wedding', ['saree']],
    ['a collection', 'doormats', ['mat']],
    ['several words, in any order', 'saree banarasi', ['saree']],
    ['words that no product has together', 'coir saree', []],
    ['signs that are no words', '<>&%', ['mat', 'saree', 'kurta']],
  ])('%s', (_what, search, expected) => expect(ids({ search })).toEqual(expected));
});
