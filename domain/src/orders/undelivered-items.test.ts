import { expect, test } from 'vitest';

import { paise } from '../money/paise.ts';
import { priceOrder } from '../pricing/price-order.ts';
import type { Shipment } from './shipment.ts';
import {
  canRefundShipping,
  notUndelivered,
  undeliveredAmount,
  undeliveredItems,
} from './undelivered-items.ts';

const LINES = ['saree', 'bag', 'shawl'].map((productId) => ({
  productId,
  unitPrice: paise(100_000),
  quantity: 2,
  chargeTax: true,
  discount: paise(0),
}));

function parcel(productId: string, quantity: number, state: Shipment['state']): Shipment {
  const way = { courier: 'Hamsa Express', awb: `A-${productId}`, trackingUrl: '' };
  const at = new Date('2026-11-20');
  const deliveredAt = state === 'delivered' ? at : null;
  const lines = [{ productId, quantity }];
  return { id: productId, ...way, lines, shippedAt: at, deliveredAt, ...(state && { state }) };
}

const ORDER = {
  state: 'delivered' as const,
  lines: LINES,
  totals: { ...priceOrder(LINES), shipping: paise(15_000) },
  shipments: [
    parcel('saree', 2, 'delivered'),
    parcel('bag', 2, 'returned'),
    parcel('shawl', 1, 'returned'),
  ],
};

const BAGS = [{ productId: 'bag', quantity: 2 }];
const SHAWL = [{ productId: 'shawl', quantity: 1 }];
const WORTH = 354_000;

/** All of the order is paid. */
const MOST = ORDER.totals.total;

const paidBack = (lines: typeof BAGS, more: object = {}) => ({
  ...{ purpose: 'undelivered' as const, state: 'processed', claim: 'c1', lines },
  ...{ amount: paise(100_000), createdAt: new Date('2026-11-22') },
  ...more,
});

test('lists items that came back undelivered, without delivered ones', () => {
  expect(undeliveredItems(ORDER, [])).toEqual([...BAGS, ...SHAWL]);
  const onTheWay = { ...ORDER, shipments: [parcel('bag', 2, 'rto')] };
  expect(undeliveredItems(onTheWay, [])).toEqual([]);
});

test.each([
  ['all items', [...BAGS, ...SHAWL], WORTH],
  ['one parcel', BAGS, 236_000],
  ['a single unit', [{ productId: 'bag', quantity: 1 }], 118_000],
])('refunds the price of %s, with shipping only if asked for', (_what, lines, worth) => {
  expect(undeliveredAmount(ORDER, [], { lines, most: MOST })).toBe(worth);
  const withShipping = { lines, includesShipping: true, most: MOST };
  expect(undeliveredAmount(ORDER, [], withShipping)).toBe(worth + 15_000);
});

test('refunds no more than was paid or is owed', () => {
  const half = paise(200_000);
  expect(undeliveredAmount(ORDER, [], { lines: [...BAGS, ...SHAWL], most: half })).toBe(half);
  expect(undeliveredAmount(ORDER, [], { lines: SHAWL, most: half })).toBe(118_000);
});

test('refunds items once across payment, gift card and balance', () => {
  const both = [paidBack(BAGS), paidBack(BAGS)];
  expect(undeliveredItems(ORDER, both)).toEqual(SHAWL);
  expect(notUndelivered(BAGS, undeliveredItems(ORDER, both))).toEqual(BAGS);
});

test('keeps the items of a failed refund for its retry', () => {
  expect(undeliveredItems(ORDER, [paidBack(BAGS, { state: 'failed' })])).toEqual(SHAWL);
});

test('refuses more units than came back', () => {
  const three = [{ productId: 'bag', quantity: 3 }];
  expect(notUndelivered([...three, ...SHAWL], [...BAGS, ...SHAWL])).toEqual(three);
  expect(notUndelivered([...BAGS, ...SHAWL], [...BAGS, ...SHAWL])).toEqual([]);
});

test('refunds shipping once', () => {
  expect(canRefundShipping(ORDER, [paidBack(BAGS)])).toBe(true);
  expect(canRefundShipping(ORDER, [paidBack(BAGS, { includesShipping: true })])).toBe(false);
  const free = { totals: { ...ORDER.totals, shipping: paise(0) } };
  expect(canRefundShipping(free, [])).toBe(false);
});

test('deducts price reductions from undelivered items', () => {
  const half = {
    purpose: 'price_adjustment' as const,
    state: 'processed',
    amount: paise(ORDER.totals.total / 2),
    createdAt: new Date('2026-11-21'),
  };
  const all = { lines: [...BAGS, ...SHAWL], most: MOST };
  expect(undeliveredAmount(ORDER, [half], all)).toBe(WORTH / 2);
});
