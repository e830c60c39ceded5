import { expect, it } from 'vitest';

import { mostStaffDiscount, staffDiscountTerms } from './draft-order.ts';
import { draftContent, draftEditSchema } from './draft-order-requests.ts';
import { paise } from '../money/paise.ts';
import { readPhoneOrders } from '../settings/phone-order-settings.ts';
import { priceOrder } from '../pricing/price-order.ts';

const line = { unitPrice: paise(100_000), quantity: 1, chargeTax: true };

it('takes a staff discount off the goods before tax, in percent or in paise', () => {
  const percent = staffDiscountTerms({ kind: 'percent', value: 10, reason: 'x' });
  const fixed = staffDiscountTerms({ kind: 'fixed', value: 10_000, reason: 'x' });
  for (const discount of [percent, fixed]) {
    expect(priceOrder([line], { discount })).toMatchObject({ discount: 10_000, tax: 16_200 });
  }
});

it('charges the agreed shipping, even none, and the shop’s rules otherwise', () => {
  expect(priceOrder([line], { shipping: paise(0) }).shipping).toBe(0);
  expect(priceOrder([line], { shipping: paise(7700) })).toMatchObject({
    shipping: 7700,
    total: 125_700,
  });
  expect(priceOrder([line], { shipping: null }).shipping).toBe(15_000);
});

it('rounds the highest staff discount down to the paisa', () => {
  expect(mostStaffDiscount(paise(99_999), 20)).toBe(19_999);
  expect(mostStaffDiscount(paise(99_999), 0)).toBe(0);
});

it('accepts an incomplete customer and lowercases the email address', () => {
  const typed = { revision: 0, customer: { email: ' Asha@Kargha.Example ' }, items: [] };
  const { customer, shipping, discount } = draftContent(draftEditSchema.validateSync(typed));
  expect(customer).toMatchObject({ name: '', email: 'asha@kargha.example' });
  expect([shipping, discount]).toEqual([null, null]);
});

it.each([
  [{}, { linkHours: 24, mostDiscountPercent: 20 }],
  [
    { linkHours: 48, mostDiscountPercent: 0 },
    { linkHours: 48, mostDiscountPercent: 0 },
  ],
  [
    { linkHours: 0, mostDiscountPercent: 101 },
    { linkHours: 24, mostDiscountPercent: 20 },
  ],
  ['nonsense', { linkHours: 24, mostDiscountPercent: 20 }],
])('reads the settings %j as %j', (stored, read) => {
  expect(readPhoneOrders(stored)).toEqual(read);
});
