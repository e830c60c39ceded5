import { expect, test } from 'vitest';
import { ValidationError } from 'yup';

import { textOf } from '../messages/sentence.ts';
import { newDiscountSchema } from './discount-editing.ts';

const TEN_OFF = {
  code: ' festive 10 ',
  description: 'Ten per cent for the festival',
  kind: 'percent',
  percent: 10,
  amount: 0,
  maxDiscount: null,
  minSubtotal: 0,
  collections: ['saree'],
  roles: [],
  perPersonLimit: 1,
  totalLimit: null,
  startsAt: '2026-11-21T10:00:00.000Z',
  endsAt: null,
};

function problems(changes: object): Record<string, string> {
  try {
    newDiscountSchema.validateSync({ ...TEN_OFF, ...changes }, { abortEarly: false });
    return {};
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return Object.fromEntries(
      error.inner.map(({ path = '', message }) => [path, textOf(message)] as const),
    );
  }
}

test('normalises a code', () => {
  expect(newDiscountSchema.validateSync(TEN_OFF).code).toBe('FESTIVE10');
});

test.each([
  [{ code: '' }, { code: 'Please enter a code' }],
  [{ code: 'A B' }, { code: 'A code has 3 to 40 letters, digits and dashes' }],
  [{ percent: 101 }, { percent: 'Please enter a percentage from 1 to 100' }],
  [{ percent: 0 }, { percent: 'Please enter a percentage from 1 to 100' }],
  [{ percent: 12.5 }, { percent: 'A percentage is a whole number' }],
  [{ percent: Number.NaN }, { percent: 'Please enter a percentage' }],
  [{ kind: 'fixed', percent: 0, amount: 50 }, { amount: 'Please enter at least ₹1' }],
  [
    { kind: 'fixed', percent: 10, amount: 5000 },
    { percent: 'Only a percentage discount has a percentage' },
  ],
  [{ amount: 5000 }, { amount: 'Only a fixed discount has an amount' }],
  [{ minSubtotal: -1 }, { minSubtotal: 'An amount cannot be below zero' }],
  [{ collections: ['rockets'] }, { 'collections[0]': 'This collection is not known' }],
  [{ roles: ['owner'] }, { 'roles[0]': 'This role is not valid' }],
  [{ perPersonLimit: 0 }, { perPersonLimit: 'At least 1' }],
  [{ startsAt: 'tomorrow' }, { startsAt: 'Please enter a date and a time' }],
  [{ endsAt: '2026-11-21T09:59:00.000Z' }, { endsAt: 'The end must come after the start' }],
  [{ products: ['a b'] }, { 'products[0]': 'This product is not known' }],
  [{ method: 'wish' }, { method: 'This method is not known' }],
  [{ used: 0 }, { '': 'Unknown field.' }],
])('%j is refused in words', (changes, expected) => {
  expect(problems(changes)).toEqual(expected);
});

test('refuses limits of an automatic discount', () => {
  const automatic = { method: 'automatic', perPersonLimit: null };
  expect(problems(automatic)).toEqual({});
  expect(problems({ ...automatic, totalLimit: 5 })).toEqual({
    totalLimit: 'Only discount codes have usage limits',
  });
});

test('refuses an amount or percentage for free shipping', () => {
  const free = { kind: 'free_shipping', percent: 0, amount: 0 };
  expect(problems(free)).toEqual({});
  expect(problems({ ...free, maxDiscount: 5000 })).toEqual({
    maxDiscount: 'Only a percentage discount has a maximum',
  });
});
