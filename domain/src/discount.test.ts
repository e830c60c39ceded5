import { expect, test } from 'vitest';

import { discountStanding, type Discount } from './discount.ts';
import { paise } from './paise.ts';

const NOW = new Date('2026-11-15T06:30:00Z');
const YESTERDAY = new Date('2026-11-14T06:30:00Z');
const TOMORROW = new Date('2026-11-16T06:30:00Z');

const discount: Discount = {
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

test('a discount stands as its dates, its limit and the switch say', () => {
  expect(discountStanding(discount, NOW)).toBe('active');
  expect(discountStanding({ ...discount, used: 5 }, NOW)).toBe('used_up');
  expect(discountStanding({ ...discount, startsAt: TOMORROW }, NOW)).toBe('scheduled');
  expect(discountStanding({ ...discount, endsAt: NOW }, NOW)).toBe('ended');
  expect(discountStanding({ ...discount, endsAt: null }, TOMORROW)).toBe('active');
  expect(discountStanding({ ...discount, active: false, used: 5 }, NOW)).toBe('disabled');
});
