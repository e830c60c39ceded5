import { expect, test } from 'vitest';

import { paise } from '../money/paise.ts';
import { priceOrder } from '../pricing/price-order.ts';
import type { Shipment } from './shipment.ts';
import {
  failedRefundShares,
  undeliveredItems,
  matchUndeliveredItems,
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
const paid = (amount: number) => ({ amount: paise(amount), most: ORDER.totals.total });

const paidBack = (invoicedPieces: typeof BAGS, more: object = {}) => ({
  ...{ reason: 'undelivered', state: 'processed', claim: 'c1', invoicedPieces },
  ...{ amount: paise(100_000), createdAt: new Date('2026-11-22') },
  ...more,
});

test('computes the worth of undelivered items without delivered ones', () => {
  expect(undeliveredItems(ORDER, [])).toEqual({ pieces: [...BAGS, ...SHAWL], worth: WORTH });
  const onTheWay = { ...ORDER, shipments: [parcel('bag', 2, 'rto')] };
  expect(undeliveredItems(onTheWay, [])).toEqual({ pieces: [], worth: 0 });
});

test('matches a refund to all undelivered items or one parcel', () => {
  for (const amount of [WORTH, WORTH + 15_000]) {
    expect(matchUndeliveredItems(ORDER, [], paid(amount))).toEqual([...BAGS, ...SHAWL]);
  }
  expect(matchUndeliveredItems(ORDER, [], paid(236_000))).toEqual(BAGS);
  expect(matchUndeliveredItems(ORDER, [], paid(118_000))).toEqual(SHAWL);
  for (const amount of [10_000, 117_999, WORTH + 15_001]) {
    expect(matchUndeliveredItems(ORDER, [], paid(amount))).toEqual([]);
  }
});

test('refunds items once across payment and gift card, ignoring failed refunds', () => {
  const both = [paidBack(BAGS), paidBack(BAGS)];
  expect(undeliveredItems(ORDER, both)).toEqual({ pieces: SHAWL, worth: 118_000 });
  expect(matchUndeliveredItems(ORDER, both, paid(236_000))).toEqual([]);
  const failed = [paidBack(BAGS, { state: 'failed' })];
  expect(undeliveredItems(ORDER, failed).worth).toBe(WORTH);
});

test('matches everything that was paid when it is less than the price', () => {
  const half = { most: paise(200_000) };
  const backFor = (amount: number) =>
    matchUndeliveredItems(ORDER, [], { amount: paise(amount), ...half });
  expect(backFor(200_000)).toEqual([...BAGS, ...SHAWL]);
  expect(backFor(118_000)).toEqual(SHAWL);
  expect(backFor(199_999)).toEqual([]);
});

/** Half of what everything costs has gone back as a lower price. */
const HALF_PRICE = {
  reason: 'requested',
  state: 'processed',
  amount: paise(ORDER.totals.total / 2),
  createdAt: new Date('2026-11-21'),
};

test('deducts price reductions from undelivered items', () => {
  const given = [HALF_PRICE];
  expect(undeliveredItems(ORDER, given)).toEqual({ pieces: [...BAGS, ...SHAWL], worth: WORTH / 2 });
  const backFor = (amount: number) =>
    matchUndeliveredItems(ORDER, given, { amount: paise(amount), most: HALF_PRICE.amount });
  for (const amount of [WORTH / 2, WORTH, WORTH + 15_000]) {
    expect(backFor(amount)).toEqual([...BAGS, ...SHAWL]);
  }
  expect(backFor(118_000)).toEqual(BAGS);
  expect(backFor(58_999)).toEqual([]);
});

/** A cheap and a dear parcel are back; a tenth of the price went back before. */
function cheapAndDear() {
  const lines = [
    { ...LINES[0]!, productId: 'bag', unitPrice: paise(10_000), quantity: 1 },
    { ...LINES[0]!, productId: 'saree', quantity: 1 },
  ];
  const totals = { ...priceOrder(lines), shipping: paise(15_000) };
  const shipments = [parcel('bag', 1, 'returned'), parcel('saree', 1, 'returned')];
  const tenth = { ...HALF_PRICE, amount: paise(totals.total / 10) };
  const most = paise(totals.total - tenth.amount);
  const order = { ...ORDER, lines, totals, shipments };
  return (amount: number) => matchUndeliveredItems(order, [tenth], { amount: paise(amount), most });
}

test('prefers the parcel with exactly the refunded price', () => {
  const backFor = cheapAndDear();
  const bag = [{ productId: 'bag', quantity: 1 }];
  const saree = [{ productId: 'saree', quantity: 1 }];
  for (const amount of [106_200, 106_200 + 13_500, 118_000, 118_000 + 15_000]) {
    expect(backFor(amount), `${amount}`).toEqual(saree);
  }
  for (const amount of [10_620, 11_800, 11_800 + 15_000]) {
    expect(backFor(amount), `${amount}`).toEqual(bag);
  }
  expect(backFor(10_620 + 106_200)).toEqual([...bag, ...saree]);
  expect(backFor(118_001), 'between the prices of both').toEqual([...bag, ...saree]);
});

test('lists failed shares of a refund group until they are requested again', () => {
  const applied = paidBack(BAGS);
  const failed = paidBack(BAGS, { state: 'failed', amount: paise(30_000) });
  expect(undeliveredItems(ORDER, [applied, failed]).pieces).toEqual(SHAWL);
  const part = { claim: 'c1', pieces: BAGS, amount: 30_000 };
  expect(failedRefundShares([applied, failed])).toEqual([part]);
  const onTwoPayments = [failed, applied, { ...failed, amount: paise(5000) }];
  expect(failedRefundShares(onTwoPayments)).toEqual([{ ...part, amount: 35_000 }]);
  expect(failedRefundShares([applied, { ...failed, retriedAs: 'refund_2' }])).toEqual([]);
  expect(failedRefundShares([failed]), 'the pieces are fully unpaid: they are undelivered').toEqual(
    [],
  );
  expect(failedRefundShares([applied, { ...failed, claim: 'c2' }])).toEqual([]);
  const other = [applied, failed].map((one) => ({ ...one, claim: 'c2' }));
  expect(failedRefundShares([...other, failed, applied])).toEqual([{ ...part, claim: 'c2' }, part]);
});
