import { expect, test } from 'vitest';

import { paise } from '../money/paise.ts';
import type { Order } from '../orders/order.ts';
import { priceOrder } from '../pricing/price-order.ts';
import { variantsOn } from './analytics.ts';
import { saleEntries } from './sale-entries.ts';
import type { SaleEntry } from './sale-entry.ts';

const AT = new Date('2026-10-05T06:30:00Z');

const inSize = (Size: string, variantId: string, quantity: number): Order['lines'][number] => ({
  ...{ productId: 'kurta', title: 'kurta', image: '', sku: '', hsnCode: '' },
  ...{ chargeTax: true, taxPercent: 18, discount: paise(0), held: 0 },
  unitPrice: paise(100_000),
  quantity,
  options: { Size },
  variantId,
});
const LINES = [inSize('S', 'v1', 2), inSize('M', 'v2', 1)];

const ORDER = {
  state: 'delivered',
  stateTimes: { placed: AT },
  lines: LINES,
  totals: priceOrder(LINES, { shipping: paise(0) }),
  payment: { state: 'captured' },
  createdAt: AT,
  updatedAt: AT,
} as Order;

/** A size M comes back. */
const REFUND = {
  id: 'r1',
  purpose: 'undelivered' as const,
  amount: paise(118_000),
  state: 'processed',
  createdAt: new Date('2026-11-10T06:30:00Z'),
  lines: [{ productId: 'kurta', options: { Size: 'M' }, quantity: 1 }],
};

const entriesOf = (counted: SaleEntry[] = [], settled: (typeof REFUND)[] = []) =>
  saleEntries({ order: ORDER, counted, day: '2026-10-05', settled, returns: [] });

test('counts the sizes of a product apart, and takes a return off the size that came back', () => {
  const entries = entriesOf([], [REFUND]);
  expect(entries.map(({ lines }) => lines)).toMatchObject([
    [
      { variantId: 'v1', units: 2, revenue: 200_000 },
      { variantId: 'v2', units: 1, revenue: 100_000 },
    ],
    [{ variantId: 'v2', units: -1, revenue: -100_000 }],
  ]);
  expect(entriesOf(entries, [REFUND])).toEqual(entries);
});

test('an order that was counted before its sizes were goes on as a whole', () => {
  const whole = { productId: 'kurta', title: 'kurta', units: 3, revenue: 300_000 };
  const counted = entriesOf().map((sale) => ({ ...sale, lines: [whole] }));
  const [kept, returned, ...more] = entriesOf(counted, [REFUND]);
  expect(kept?.lines).toEqual([whole]);
  expect(returned?.lines).toEqual([{ ...whole, units: -1, revenue: -100_000 }]);
  expect(more).toEqual([]);
});

test('sums the days of the range by variant', () => {
  const sold = (units: number) => ({ units, revenue: units * 1000 });
  const october = { variants: { '2026-10-30': { v1: sold(2) }, '2026-10-31': { v1: sold(1) } } };
  const november = { variants: { '2026-11-01': { v1: sold(-1), v2: sold(4) } } };
  expect(variantsOn(['2026-10-31', '2026-11-01'], [october, november, {}])).toEqual({
    v1: sold(0),
    v2: sold(4),
  });
});
