import type { DayBreakdown } from '@kargha/domain/reports/analytics';
import type { Order } from '@kargha/domain/orders/order';
import { isSold } from '@kargha/domain/payments/payment';
import { priceOrder } from '@kargha/domain/pricing/price-order';
import { saleOf, type DaySales, type MonthSales } from '@kargha/domain/reports/sales';
import type { SoldOrder } from '@kargha/domain/reports/sold-order';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { updateSoldScores } from '../../../functions/src/catalogue/catalogue-index/sold-scores.ts';
import { ANCHOR } from '../../../sample-shop/seed/foundation/anchor.ts';
import { sampleShop } from '../../../sample-shop/seed/sample-shop.ts';
import { db } from '../ledger-fixtures.ts';
import { clearIsolatedDatabase, openIsolatedDatabase } from '../isolated-database.ts';

beforeAll(openIsolatedDatabase);
afterAll(clearIsolatedDatabase);

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
    const products = documentsIn('products');
    const unsold = products.map(({ path, data }) => ({ path, data: { ...data, soldScore: 0 } }));
    await write([...unsold, ...documentsIn('orders')]);
    for (const { id } of ORDERS) await updateSoldScores(id, ANCHOR);
  });

  test('the amounts of each order', async () => {
    const marks = documentsIn('soldScores');
    expect(marks).toHaveLength(ORDERS.filter(({ payment }) => isSold(payment.state)).length);
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

test('subtracts items that staff remove from a sample order from the sales of its day', async () => {
  await write([...documentsIn('products'), ...documentsIn('orders'), ...documentsIn('stats')]);
  await write(documentsIn('soldScores'));
  const order = ORDERS.find(
    ({ payment, lines }) => isSold(payment.state) && lines.some(({ quantity }) => quantity > 1),
  )!;
  const { day } = ((await dataOf(`soldScores/${order.id}`)) as { sold: SoldOrder }).sold;
  const salesOfDay = async (): Promise<DaySales> => {
    const month = (await dataOf(`stats/sales-${day.slice(0, 7)}`)) as MonthSales;
    return month.days[day]!;
  };
  const before = await salesOfDay();
  const lines = order.lines.map((line) => ({ ...line, quantity: 1 }));
  const totals = priceOrder(lines);
  await db().doc(`orders/${order.id}`).update({ lines, totals });
  await updateSoldScores(order.id, ANCHOR);
  const left = before.revenue - saleOf(order).revenue + saleOf({ totals }).revenue;
  expect(left).toBeLessThan(before.revenue);
  expect(await salesOfDay()).toMatchObject({ orders: before.orders, revenue: left });
});
