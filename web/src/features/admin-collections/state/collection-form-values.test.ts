import { expect, it } from 'vitest';

import {
  BLANK_COLLECTION,
  validateCollection,
  moveProduct,
  toCollectionPayload,
} from './collection-form-values.ts';

const MESSAGES = {
  titleMissing: 'title',
  invalidSlug: 'slug',
  conditionsMissing: 'none',
  invalidConditions: 'wrong',
};
const values = { ...BLANK_COLLECTION, title: 'The Wedding Trunk' };
const rule = { ...values, kind: 'rule' };

it('makes the slug from the title when none is typed', () => {
  expect(toCollectionPayload(values).slug).toBe('the-wedding-trunk');
  expect(toCollectionPayload({ ...values, slug: 'trunk' }).slug).toBe('trunk');
});

it('sends either products or conditions', () => {
  const both = {
    ...values,
    conditions: [{ field: 'tag' as const, value: 'bridal' }],
    products: [{ id: 'p1', title: 'Saree' }],
  };
  expect(toCollectionPayload(both)).toMatchObject({ productIds: ['p1'], conditions: [] });
  expect(toCollectionPayload({ ...both, kind: 'rule' })).toMatchObject({
    productIds: [],
    conditions: both.conditions,
  });
});

it('reports missing fields, and nothing for a complete collection', () => {
  expect(validateCollection(values, MESSAGES)).toEqual({});
  expect(validateCollection(BLANK_COLLECTION, MESSAGES)).toEqual({ title: 'title' });
  expect(validateCollection({ ...values, slug: 'The Trunk' }, MESSAGES)).toEqual({ slug: 'slug' });
  expect(validateCollection(rule, MESSAGES)).toEqual({ conditions: 'none' });
  const cheap = { ...rule, conditions: [{ field: 'price-below' as const, value: 'cheap' }] };
  expect(validateCollection(cheap, MESSAGES)).toEqual({ conditions: 'wrong' });
});

it('moves a product one step, within the ends of the list', () => {
  const list = ['a', 'b', 'c'].map((id) => ({ id, title: id }));
  const ids = (products: { id: string }[]) => products.map(({ id }) => id).join('');
  expect(ids(moveProduct(list, 1, -1))).toBe('bac');
  expect(ids(moveProduct(list, 1, 1))).toBe('acb');
  expect(ids(moveProduct(list, 0, -1))).toBe('abc');
  expect(ids(moveProduct(list, 2, 1))).toBe('abc');
});
