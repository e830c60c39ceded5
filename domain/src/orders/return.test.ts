import { expect, test } from 'vitest';

import { paise } from '../money/paise.ts';
import { estimatedRefund, isInReturnWindow, lastReturnDay, returnValue } from './return.ts';

const NOON = new Date('2026-11-05T06:30:00Z');

const line = (productId: string, rupees: number, quantity: number, off = 0) => ({
  productId,
  unitPrice: paise(rupees * 100),
  quantity,
  chargeTax: true,
  discount: paise(off),
});

const order = {
  lines: [line('saree', 1799, 3, 10_001), line('bag', 333, 2, 0)],
  totals: {
    subtotal: paise(606_300),
    discount: paise(10_001),
    shipping: paise(15_000),
    tax: paise(107_300),
    giftCard: paise(0),
    total: paise(718_599),
  },
};

test('counts fifteen calendar days in IST', () => {
  expect(isInReturnWindow(NOON, new Date('2026-11-20T18:29:00Z'))).toBe(true);
  expect(isInReturnWindow(NOON, new Date('2026-11-20T18:31:00Z'))).toBe(false);
  expect(lastReturnDay(NOON)).toEqual(new Date('2026-11-19T18:30:00Z'));
});

test('refunds an order returned in parts exactly', () => {
  const parts = [
    [{ productId: 'saree', quantity: 1 }],
    [{ productId: 'bag', quantity: 2 }],
    [{ productId: 'saree', quantity: 2 }],
  ];
  let sum = 0;
  parts.forEach((part, place) => (sum += returnValue(order, part, parts.slice(0, place).flat())));
  const { subtotal, discount, tax } = order.totals;
  expect(sum).toBe(subtotal - discount + tax);
});

test('refunds shipping only when everything is returned through the shop’s fault', () => {
  const all = [
    { productId: 'saree', quantity: 3, reason: 'damaged' as const },
    { productId: 'bag', quantity: 2, reason: 'wrong' as const },
  ];
  const goods = returnValue(order, all);
  expect(estimatedRefund(order, all)).toBe(goods + order.totals.shipping);
  expect(estimatedRefund(order, all.slice(1))).toBe(returnValue(order, all.slice(1)));
  const changed = all.map((one) => ({ ...one, reason: 'mind' as const }));
  expect(estimatedRefund(order, changed)).toBe(goods);
});
