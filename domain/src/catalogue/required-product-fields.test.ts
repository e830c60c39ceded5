import { expect, test } from 'vitest';

import {
  lackingAfter,
  lackingIn,
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

test('each empty field of a product has its sentence, a finished one has none', () => {
  expect(lackingIn(EMPTY)).toEqual(ALL_LACKING);
  expect(lackingIn({ ...FULL, category: '' })).toEqual({ category: REQUIRED_FIELDS_MISSING });
  expect(lackingIn(FULL)).toEqual({});
});

test.each(['draft', 'archived'] as const)(
  'a product that is %s goes on sale only when nothing is missing, with what is sent along',
  (status) => {
    expect(lackingAfter({ ...EMPTY, status }, { status: 'active' })).toEqual(ALL_LACKING);
    expect(lackingAfter({ ...EMPTY, status }, { ...FULL, price: 0, status: 'active' })).toEqual({
      price: PRICE_NOT_POSITIVE,
    });
    expect(lackingAfter({ ...EMPTY, status }, { ...FULL, status: 'active' })).toEqual({});
  },
);

test('what is on sale or put away keeps its fields, also an older one that never had them all', () => {
  for (const status of ['active', 'archived'] as const) {
    expect(lackingAfter({ ...FULL, status }, { price: 0 })).toEqual({ price: PRICE_NOT_POSITIVE });
    expect(lackingAfter({ ...FULL, description: '', status }, { price: 9 })).toEqual({});
  }
});

test('a draft may lose its fields, and what becomes a draft need not have them', () => {
  expect(lackingAfter({ ...FULL, status: 'draft' }, EMPTY)).toEqual({});
  expect(lackingAfter({ ...FULL, status: 'active' }, { price: 0, status: 'draft' })).toEqual({});
  expect(lackingAfter({ ...EMPTY, status: 'draft' }, { status: 'archived' })).toEqual({});
});
