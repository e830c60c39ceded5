import { expect, it } from 'vitest';

import { BLANK_COLLECTION, collectionErrors, moved, sentCollection } from './collection-form-values.ts';

const SAY = {
  noTitle: 'title',
  wrongSlug: 'slug',
  noConditions: 'none',
  wrongConditions: 'wrong',
};
const typed = { ...BLANK_COLLECTION, title: 'The Wedding Trunk' };
const rule = { ...typed, kind: 'rule' };

it('makes the address of the title when nobody types one', () => {
  expect(sentCollection(typed).slug).toBe('the-wedding-trunk');
  expect(sentCollection({ ...typed, slug: 'trunk' }).slug).toBe('trunk');
});

it('sends the products of a list, or the conditions of a rule, never both', () => {
  const both = {
    ...typed,
    conditions: [{ field: 'tag' as const, value: 'bridal' }],
    products: [{ id: 'p1', title: 'Saree' }],
  };
  expect(sentCollection(both)).toMatchObject({ productIds: ['p1'], conditions: [] });
  expect(sentCollection({ ...both, kind: 'rule' })).toMatchObject({
    productIds: [],
    conditions: both.conditions,
  });
});

it('says what is missing, and nothing about a whole collection', () => {
  expect(collectionErrors(typed, SAY)).toEqual({});
  expect(collectionErrors(BLANK_COLLECTION, SAY)).toEqual({ title: 'title' });
  expect(collectionErrors({ ...typed, slug: 'The Trunk' }, SAY)).toEqual({ slug: 'slug' });
  expect(collectionErrors(rule, SAY)).toEqual({ conditions: 'none' });
  const cheap = { ...rule, conditions: [{ field: 'price-below' as const, value: 'cheap' }] };
  expect(collectionErrors(cheap, SAY)).toEqual({ conditions: 'wrong' });
});

it('moves a product by one place, and not beyond the ends', () => {
  const list = ['a', 'b', 'c'].map((id) => ({ id, title: id }));
  const ids = (products: { id: string }[]) => products.map(({ id }) => id).join('');
  expect(ids(moved(list, 1, -1))).toBe('bac');
  expect(ids(moved(list, 1, 1))).toBe('acb');
  expect(ids(moved(list, 0, -1))).toBe('abc');
  expect(ids(moved(list, 2, 1))).toBe('abc');
});
