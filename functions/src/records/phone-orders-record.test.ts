import { expect, test } from 'vitest';

import { phoneOrdersIn } from './phone-orders-record.ts';

const OWN = { linkHours: 30, mostDiscountPercent: 32 };
const OPEN = { linkHours: 48, mostDiscountPercent: 10 };

test('reads the old location of the settings until they are saved again', () => {
  expect(phoneOrdersIn(undefined, { phoneOrders: OPEN })).toEqual(OPEN);
  expect(phoneOrdersIn(OWN, { phoneOrders: OPEN })).toEqual(OWN);
  expect(phoneOrdersIn(undefined, undefined)).toEqual({ linkHours: 24, mostDiscountPercent: 20 });
});
