import { indianDay } from '@kargha/domain/india/indian-day';
import { DAY_MS } from '@kargha/domain/records/time-spans';
import type { DayBreakdown } from '@kargha/domain/reports/analytics';
import type { Order } from '@kargha/domain/orders/order';
import { priceOrder } from '@kargha/domain/pricing/price-order';
import { isSale } from '@kargha/domain/reports/sale-day';
import { saleEntry, type SaleEntry } from '@kargha/domain/reports/sale-entry';
import type { MonthSales } from '@kargha/domain/reports/sales';
import { beforeAll, describe, expect, test } from 'vitest';

import { updateSoldScores } from '../../../functions/src/catalogue/catalogue-index/sold-scores.ts';
import { ANCHOR } from '../../../sample-shop/seed/foundation/anchor.ts';
import { sampleShop } from '../../../sample-shop/seed/sample-shop.ts';
import { db } from '../ledger-fixtures.ts';
import { clearIsolatedDatabase, isolateDatabase } from '../isolated-database.ts';

isolateDatabase();

const SHOP = sampleShop({ picturesOf: () => [], imageUrl: () => '' });
const ORDERS = documentsIn('orders').map(
  ({ path, data }) => ({ ...data, id: path.split('/')[1] }) as Order,
);

function documentsIn(collection: string) {
  return SHOP.filter(({ path }) => {
    const [name, , ...deeper] = path.split('/');
    return name === collection && deeper.length === 0;
  });
}

async function write(documents: typeof SHOP): Promise<void> {
  const writer = db().bulkWriter();
  for (const { path, data } of documents) void writer.set(db().doc(path), data);
  await writer.close();
}

const dataOf = async (path: string) => (await db().doc(path).get()).data();

type Days = Record<string, Partial<DayBreakdown>>;

/** The days of a breakdown without the values that invoices and returns add. */
function soldDays(breakdown: object | undefined): Days {
  const { days = {} }: { days?: Days } = breakdown ?? {};
  const sold = Object.entries(days).map(
    ([day, { crafts, origins, destinations }]) => [day, { crafts, origins, destinations }] as const,
  );
  return Object.fromEntries(sold.filter(([, { crafts = {} }]) => Object.keys(crafts).length > 0));
}

describe('sample data equals what the server derives from the orders:', () => {
  beforeAll(async () => {
    await clearIsolatedDatabase();
    const products = documentsIn('products');
    const unsold = products.map(({ path, data }) => ({ path, data: { ...data, soldScore: 0 } }));
    await write([...unsold, ...['orders', 'refunds', 'returns', 'settings'].flatMap(documentsIn)]);
    for (const { id } of ORDERS) await updateSoldScores(id, ANCHOR);
  });

  test('the amounts of each order', async () => {
    const marks = documentsIn('soldScores');
    expect(marks).toHaveLength(ORDERS.filter(isSale).length);
    const kinds = marks.flatMap(({ data }) => (data as Mark).entries.map(({ kind }) => kind));
    expect(new Set(kinds)).toEqual(new Set(['sale', 'refund', 'end']));
    for (const { path, data } of marks) {
      expect(await dataOf(path), path).toEqual({ ...data, at: expect.anything() as unknown });
    }
  });

  test('the popularity of each product', async () => {
    for (const { path, data } of documentsIn('products')) {
      const { soldScore } = data as { soldScore: number };
      expect((await dataOf(path))?.soldScore, path).toBeCloseTo(soldScore, 2);
    }
  });

  test('the sales of each month and product', async () => {
    const sales = documentsIn('stats').filter(({ path }) => /sales-|product-/.test(path));
    expect(sales.length).toBeGreaterThan(40);
    for (const { path, data } of sales) expect(await dataOf(path), path).toEqual(data);
  });

  test('the crafts sold, with origin and destination', async () => {
    for (const { path, data } of documentsIn('stats')) {
      if (path.includes('breakdown-')) {
        expect(soldDays(await dataOf(path)), path).toEqual(soldDays(data));
      }
    }
  });
});

interface Mark {
  entries: SaleEntry[];
}

test('takes items that staff remove from a sample order off the day on which they did', async () => {
  await write([...documentsIn('products'), ...documentsIn('orders'), ...documentsIn('stats')]);
  await write(documentsIn('soldScores'));
  const order = ORDERS.find(
    (one) => isSale(one) && one.state === 'placed' && one.lines.some((line) => line.quantity > 1),
  )!;
  const updatedAt = new Date(ANCHOR.getTime() + 40 * DAY_MS);
  const day = indianDay(updatedAt);
  const salesOf = async (on: string) => {
    const month = (await dataOf(`stats/sales-${on.slice(0, 7)}`)) as MonthSales | undefined;
    return month?.days[on];
  };
  const { entries } = (await dataOf(`soldScores/${order.id}`)) as Mark;
  const placed = await salesOf(entries[0]!.day);
  const lines = order.lines.map((line) => ({ ...line, quantity: 1 }));
  const totals = priceOrder(lines);
  await db().doc(`orders/${order.id}`).update({ lines, totals, updatedAt });
  for (let pass = 0; pass < 2; pass += 1) await updateSoldScores(order.id, ANCHOR);
  const before = saleEntry(order, day).sales;
  const after = saleEntry({ lines, totals }, day).sales;
  expect(await salesOf(entries[0]!.day)).toEqual(placed);
  expect(await salesOf(day)).toEqual({
    ...{ orders: 0, goods: 0, discount: 0, returns: before.goods - before.discount - after.goods },
    tax: after.tax - before.tax,
    shipping: after.shipping - before.shipping,
    revenue: after.revenue - before.revenue,
  });
});
