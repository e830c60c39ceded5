import { expect, test } from 'vitest';

import { paise } from '../money/paise.ts';
import type { Order } from '../orders/order.ts';
import { priceOrder } from '../pricing/price-order.ts';
import type { RefundPurpose } from '../payments/refund-purpose.ts';
import { saleEntries, type SaleRecords } from './sale-entries.ts';
import { sumOf, type SaleEntry } from './sale-entry.ts';
import { netSales, NO_SALES } from './sales.ts';

const line = (productId: string, unitPrice: number, quantity: number, taxPercent = 18) => ({
  productId,
  title: productId,
  image: '',
  sku: '',
  hsnCode: '',
  unitPrice: paise(unitPrice),
  quantity,
  chargeTax: true,
  taxPercent,
  discount: paise(0),
  held: 0,
});
const LINES = [line('saree', 100_000, 2, 5), line('stole', 50_000, 1, 12)];

const ORDER = {
  state: 'delivered',
  stateTimes: { placed: new Date('2026-10-05T06:30:00Z') },
  lines: LINES,
  totals: priceOrder(LINES, { shipping: paise(15_000) }),
  payment: { state: 'captured' },
  createdAt: new Date('2026-10-05T06:30:00Z'),
  updatedAt: new Date('2026-11-20T06:30:00Z'),
} as Order;
const REFUNDED_AT = new Date('2026-11-10T06:30:00Z');

const refund = (
  purpose: RefundPurpose,
  amount: number,
  more: Partial<SaleRecords['settled'][number]> = {},
) => ({
  id: `${purpose}-${amount}`,
  purpose,
  amount: paise(amount),
  state: 'processed',
  createdAt: REFUNDED_AT,
  ...more,
});

const entriesOf = (more: Partial<SaleRecords>) =>
  saleEntries({ order: ORDER, counted: [], day: '2026-10-05', settled: [], returns: [], ...more });

test('counts the whole order on its day, with one line per product', () => {
  const [sale, ...more] = entriesOf({});
  expect(more).toEqual([]);
  expect(sale).toMatchObject({ kind: 'sale', day: '2026-10-05' });
  expect(sale?.sales).toEqual({
    ...{ orders: 1, goods: 250_000, discount: 0, returns: 0 },
    ...{ shipping: 15_000, tax: 16_000, revenue: 281_000 },
  });
  expect(sale?.lines).toEqual([
    { productId: 'saree', title: 'saree', units: 2, revenue: 200_000 },
    { productId: 'stole', title: 'stole', units: 1, revenue: 50_000 },
  ]);
});

test('takes a refund off the day on which it happened, by the tax rate of its items', () => {
  const lines = [{ productId: 'saree', quantity: 1 }];
  const [, back] = entriesOf({ settled: [refund('undelivered', 105_000, { lines })] });
  expect(back).toMatchObject({
    ...{ kind: 'refund', source: 'undelivered-105000', day: '2026-11-10' },
    lines: [{ productId: 'saree', units: -1, revenue: -100_000 }],
  });
  expect(back?.sales).toEqual({ ...NO_SALES, returns: 100_000, tax: -5000, revenue: -105_000 });
});

test('finds the items of a return, counted as they arrived', () => {
  const returns = [
    { id: 'r1', lines: [{ productId: 'saree', title: '', quantity: 2, received: 1 }] },
  ];
  const settled = [refund('return', 105_000, { returnId: 'r1' })];
  const [, back] = entriesOf({ settled, returns });
  expect(back?.lines).toMatchObject([{ productId: 'saree', units: -1 }]);
});

test('counts items once when several payments refund them', () => {
  const lines = [{ productId: 'saree', quantity: 1 }];
  const settled = [
    refund('undelivered', 60_000, { lines, claim: 'one' }),
    refund('undelivered', 45_000, { lines, claim: 'one' }),
  ];
  const entries = entriesOf({ settled });
  expect(entries.map(({ sales }) => sales.revenue)).toEqual([281_000, -60_000, -45_000]);
  expect(entries[1]?.lines[0]?.units).toBe(-1);
  expect(entries[2]?.lines[0]?.units).toBe(0);
});

test('spreads a price adjustment over goods, tax and shipping', () => {
  const [, back] = entriesOf({ settled: [refund('price_adjustment', 28_100)] });
  expect(back?.sales).toEqual({
    ...{ orders: 0, goods: 0, discount: 0, returns: 25_000 },
    ...{ tax: -1600, shipping: -1500, revenue: -28_100 },
  });
  expect(back?.lines.map(({ units, revenue }) => [units, revenue])).toEqual([
    [0, -20_000],
    [0, -5000],
  ]);
});

test.each(['duplicate_payment', 'late_payment', 'shortfall'] as const)(
  'does not count a refund of a %s: it paid for nothing',
  (purpose) => {
    expect(entriesOf({ settled: [refund(purpose, 281_000)] })).toHaveLength(1);
  },
);

test('counts a refund in the dashboard only if its payment has paid for the order', () => {
  const order = { ...ORDER, payment: { ...ORDER.payment, paymentId: 'pay_1' } };
  const entriesWith = (paymentId: string | null) =>
    entriesOf({ order, settled: [refund('price_adjustment', 28_100, { paymentId })] });
  expect(entriesWith('pay_other')).toHaveLength(1);
  expect(entriesWith('pay_1')).toHaveLength(2);
  expect(entriesWith(null)).toHaveLength(2);
});

test('does not count a failed refund, and counts its retry on its own day', () => {
  const failed = refund('price_adjustment', 1000, { state: 'failed' });
  const retried = {
    ...refund('price_adjustment', 1000),
    id: 'b',
    createdAt: new Date('2026-12-01T06:30:00Z'),
  };
  const days = entriesOf({ settled: [failed, retried] }).map(({ day }) => day);
  expect(days).toEqual(['2026-10-05', '2026-12-01']);
});

test('takes removed items off the day on which staff removed them', () => {
  const counted = entriesOf({});
  const lines = [line('saree', 100_000, 1, 5), line('stole', 50_000, 1, 12)];
  const order = { ...ORDER, lines, totals: priceOrder(lines, { shipping: paise(15_000) }) };
  const settled = [refund('removed_items', 105_000)];
  const [sale, change, ...more] = entriesOf({ order, counted, settled });
  expect(more).toEqual([]);
  expect(sale).toEqual(counted[0]);
  expect(change).toEqual({
    ...{ kind: 'change', day: '2026-11-20' },
    sales: { ...NO_SALES, returns: 100_000, tax: -5000, revenue: -105_000 },
    lines: [{ productId: 'saree', title: 'saree', units: -1, revenue: -100_000 }],
  });
  // Another pass finds nothing new.
  const counting = [sale, change].filter((one): one is SaleEntry => one !== undefined);
  expect(entriesOf({ order, counted: counting, settled })).toEqual(counting);
});

test('takes a cancelled order out on the day of its cancellation, and keeps its sale', () => {
  const cancelled = new Date('2026-11-02T06:30:00Z');
  const order: Order = {
    ...ORDER,
    state: 'cancelled',
    stateTimes: { ...ORDER.stateTimes, cancelled },
  };
  const entries = entriesOf({ order, settled: [refund('cancellation', 281_000)] });
  expect(entries.map(({ kind, day }) => [kind, day])).toEqual([
    ['sale', '2026-10-05'],
    ['end', '2026-11-02'],
  ]);
  expect(sumOf(entries)).toEqual({ ...NO_SALES, orders: 1, goods: 250_000, returns: 250_000 });
  expect(entries[1]?.lines).toMatchObject([{ units: -2 }, { units: -1 }]);
});

test('leaves nothing of an order whose payment is refunded', () => {
  const order: Order = { ...ORDER, payment: { ...ORDER.payment, state: 'refunded' } };
  // The captured amount was lower by an offer of the gateway.
  const entries = entriesOf({ order, settled: [refund('price_adjustment', 270_000)] });
  expect(sumOf(entries).revenue).toBe(0);
  expect(entries.map(({ kind, day }) => [kind, day]).slice(1)).toEqual([
    ['refund', '2026-11-10'],
    ['end', '2026-11-10'],
  ]);
});

test('takes off what no one will pay for goods that came back', () => {
  const returned = new Date('2026-11-12T06:30:00Z');
  const unpaid = { id: '1', share: 100, amount: paise(100_000), due: 'on_date', state: 'due' };
  const order = {
    ...{ ...ORDER, state: 'returned', instalments: [unpaid] },
    stateTimes: { ...ORDER.stateTimes, returned },
  } as Order;
  const [, end] = entriesOf({ order });
  expect(end).toMatchObject({ kind: 'end', day: '2026-11-12', sales: { revenue: -100_000 } });
});

test('takes an order out of its day when its payment is voided', () => {
  const order: Order = {
    ...ORDER,
    state: 'pending_payment',
    payment: { ...ORDER.payment, state: 'pending' },
  };
  expect(entriesOf({ order, counted: entriesOf({}), day: null })).toEqual([]);
});

test('keeps a counted sale and refund as they were', () => {
  const settled = [refund('price_adjustment', 28_100)];
  const counted = entriesOf({ settled });
  const other = { ...ORDER, lines: LINES.map((one) => ({ ...one, taxPercent: 0 })) };
  expect(entriesOf({ order: other, counted, settled, day: '2026-12-24' })).toEqual(counted);
});

test('never takes off more than is left', () => {
  const settled = [refund('price_adjustment', 200_000), refund('price_adjustment', 90_000)];
  const entries = entriesOf({ settled });
  const { tax, shipping, ...sum } = sumOf(entries);
  expect([netSales(sum), tax, shipping, sum.revenue]).toEqual([0, 0, 0, 0]);
});
