import { expect, test } from 'vitest';

import {
  missingAfterUpdate,
  missingFields,
  PRICE_NOT_POSITIVE,
  REQUIRED_FIELDS_MISSING,
} from './required-product-fields.ts';

const EMPTY = { description: '', category: '', productCollection: '', price: 0 };
const FULL = { description: 'Woven.', category: 'women', productCollection: 'saree', price: 5 };
const ALL_LACKING = {
  description: REQUIRED_FIELDS_MISSING,
  category: REQUIRED_FIELDS_MISSING,
  productCollection: REQUIRED_FIELDS_MISSING,
  price: PRICE_NOT_POSITIVE,
};

test('has a message for each missing field, and none for a complete product', () => {
  expect(missingFields(EMPTY)).toEqual(ALL_LACKING);
  expect(missingFields({ ...FULL, category: '' })).toEqual({ category: REQUIRED_FIELDS_MISSING });
  expect(missingFields(FULL)).toEqual({});
});

test.each(['draft', 'archived'] as const)(
  'activates a product that is %s only when it is complete after the update',
  (status) => {
    expect(missingAfterUpdate({ ...EMPTY, status }, { status: 'active' })).toEqual(ALL_LACKING);
    expect(
      missingAfterUpdate({ ...EMPTY, status }, { ...FULL, price: 0, status: 'active' }),
    ).toEqual({
      price: PRICE_NOT_POSITIVE,
    });
    expect(missingAfterUpdate({ ...EMPTY, status }, { ...FULL, status: 'active' })).toEqual({});
  },
);

test('requires the fields of active and archived products, except those that older ones never had', () => {
  for (const status of ['active', 'archived'] as const) {
    expect(missingAfterUpdate({ ...FULL, status }, { price: 0 })).toEqual({
      price: PRICE_NOT_POSITIVE,
    });
    expect(missingAfterUpdate({ ...FULL, description: '', status }, { price: 9 })).toEqual({});
  }
});

test('lets a draft lose its fields', () => {
  expect(missingAfterUpdate({ ...FULL, status: 'draft' }, EMPTY)).toEqual({});
  expect(missingAfterUpdate({ ...FULL, status: 'active' }, { price: 0, status: 'draft' })).toEqual(
    {},
  );
  expect(missingAfterUpdate({ ...EMPTY, status: 'draft' }, { status: 'archived' })).toEqual({});
});
