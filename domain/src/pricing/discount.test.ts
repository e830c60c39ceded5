import { expect, test } from 'vitest';

import {
  discountRefusal,
  discountStatus,
  isUsedUp,
  normaliseDiscountCode,
  type Discount,
} from './discount.ts';
import { paise } from '../money/paise.ts';

const NOW = new Date('2026-11-15T06:30:00Z');
const YESTERDAY = new Date('2026-11-14T06:30:00Z');
const TOMORROW = new Date('2026-11-16T06:30:00Z');

const discount: Discount = {
  method: 'code',
  products: [],
  code: 'LOOM10',
  description: '',
  kind: 'percent',
  percent: 10,
  amount: paise(0),
  maxDiscount: null,
  minSubtotal: paise(0),
  collections: [],
  roles: [],
  perPersonLimit: null,
  totalLimit: 5,
  used: 4,
  stackable: false,
  active: true,
  startsAt: YESTERDAY,
  endsAt: TOMORROW,
  createdAt: YESTERDAY,
  updatedAt: YESTERDAY,
};

test('allows use until a total or personal limit is reached', () => {
  expect(isUsedUp(discount, 9)).toBe(false);
  expect(isUsedUp({ ...discount, used: 5 }, 0)).toBe(true);
  expect(isUsedUp({ ...discount, perPersonLimit: 2 }, 1)).toBe(false);
  expect(isUsedUp({ ...discount, perPersonLimit: 2 }, 2)).toBe(true);
  expect(isUsedUp({ ...discount, totalLimit: null, used: 99 }, 99)).toBe(false);
});

test('derives the status from dates, limit and switch', () => {
  expect(discountStatus(discount, NOW)).toBe('active');
  expect(discountStatus({ ...discount, used: 5 }, NOW)).toBe('used_up');
  expect(discountStatus({ ...discount, startsAt: TOMORROW }, NOW)).toBe('scheduled');
  expect(discountStatus({ ...discount, endsAt: NOW }, NOW)).toBe('ended');
  expect(discountStatus({ ...discount, endsAt: null }, TOMORROW)).toBe('active');
  expect(discountStatus({ ...discount, active: false, used: 5 }, NOW)).toBe('disabled');
});

const shopper = { role: null, subtotal: paise(500_000), isEligible: true, usedByPerson: 0 };
const refusal = (
  terms: Partial<Discount>,
  who: Partial<Parameters<typeof discountRefusal>[1]> = {},
) => discountRefusal({ ...discount, ...terms }, { ...shopper, ...who }, NOW)?.text ?? null;

test('accepts lower case and spaces in a code', () => {
  expect(normaliseDiscountCode(' loom 10 ')).toBe('LOOM10');
});

test('says in one sentence why a code does not apply', () => {
  expect(refusal({})).toBeNull();
  expect(refusal({ used: 5 })).toBe('This code has reached its usage limit.');
  expect(refusal({}, { isEligible: false })).toBe(
    'This code does not apply to the items in your cart.',
  );
  expect(refusal({ minSubtotal: paise(500_001) })).toBe(
    'This code is for orders of ₹5,000.01 or more.',
  );
  expect(refusal({ minSubtotal: paise(500_000) })).toBeNull();
  expect(refusal({ perPersonLimit: 1 }, { usedByPerson: 1 })).toBe(
    'You have already used this code.',
  );
});

test('treats scheduled, disabled and expired codes as unknown', () => {
  expect(refusal({ endsAt: NOW })).toBe('This code is not valid.');
  expect(refusal({ startsAt: TOMORROW })).toBe('This code is not valid.');
  expect(refusal({ active: false })).toBe('This code is not valid.');
});

test('treats a restricted code as unknown for other roles', () => {
  const business = { roles: ['b2b_buyer' as const] };
  expect(refusal(business, { role: 'b2b_buyer' })).toBeNull();
  const members = { roles: ['customer' as const, 'b2b_buyer' as const] };
  const shoppers = { roles: ['customer' as const] };
  const refused = [
    refusal(business, { role: 'customer' }),
    refusal(business),
    refusal({ ...business, used: 5 }),
    refusal(members),
    refusal(shoppers, { role: 'b2b_buyer' }),
  ];
  expect(refused).toEqual(refused.map(() => 'This code is not valid.'));
});
