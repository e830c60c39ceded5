import { expect, test } from 'vitest';

import { phoneOrdersIn } from './phone-orders-record.ts';

const OWN = { linkHours: 30, mostDiscountPercent: 32 };
const OPEN = { linkHours: 48, mostDiscountPercent: 10 };

test('what staff may agree is read where it once stood until it is saved anew', () => {
  expect(phoneOrdersIn(undefined, { phoneOrders: OPEN })).toEqual(OPEN);
  expect(phoneOrdersIn(OWN, { phoneOrders: OPEN })).toEqual(OWN);
  expect(phoneOrdersIn(undefined, undefined)).toEqual({ linkHours: 24, mostDiscountPercent: 20 });
});
