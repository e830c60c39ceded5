import { expect, test } from 'vitest';

import { rupeesToPaise } from '../money/paise.ts';
import { freeShippingGap, priceOrder, shippingFor, SPECIFIED_TERMS } from './price-order.ts';
import { DEFAULT_SHIPPING, readShipping } from './shipping-rates.ts';

const OTHER = readShipping({ freeAboveRupees: 999, flatFeeRupees: 80 });
const TERMS = { ...SPECIFIED_TERMS, shipping: OTHER };

test('defaults to ₹150 and free above ₹2,000', () => {
  expect(readShipping(undefined)).toEqual(DEFAULT_SHIPPING);
  expect(DEFAULT_SHIPPING).toEqual({ freeAbove: 200_000, flatFee: 15_000 });
  expect(readShipping({ freeAboveRupees: -1, flatFeeRupees: 'much' })).toEqual(DEFAULT_SHIPPING);
});

test('uses the shipping rates of the shop', () => {
  const line = (rupees: number) => ({
    unitPrice: rupeesToPaise(rupees),
    quantity: 1,
    chargeTax: false,
  });
  expect(priceOrder([line(999)], {}, TERMS)).toMatchObject({ shipping: 8_000, total: 107_900 });
  expect(priceOrder([line(1000)], {}, TERMS).shipping).toBe(0);
  expect(shippingFor(rupeesToPaise(1), readShipping({ freeAboveRupees: 0 }))).toBe(0);
});

test('uses the same rates for the free shipping gap', () => {
  expect(freeShippingGap(rupeesToPaise(900), OTHER)).toBe(10_000);
  expect(freeShippingGap(rupeesToPaise(999.01), OTHER)).toBe(0);
  expect(freeShippingGap(rupeesToPaise(5), readShipping({ flatFeeRupees: 0 }))).toBe(0);
});
