import { expect, test } from 'vitest';

import { indianDay, indianMonth } from '@kargha/domain/india/indian-day';
import { DAY_MS } from '@kargha/domain/records/time-spans';
import type { MonthSales } from '@kargha/domain/reports/sales';

import { updateSoldScores } from '../../../functions/src/catalogue/catalogue-index/sold-scores.ts';
import { sampleShop } from '../../../sample-shop/seed/sample-shop.ts';
import { isolateDatabase } from '../isolated-database.ts';
import { db } from '../ledger-fixtures.ts';
import { creditOrder } from '../paid-orders.ts';

isolateDatabase();

const INVOICE = sampleShop({ picturesOf: () => [], imageUrl: () => '' }).find(({ path }) =>
  path.startsWith('invoices/'),
)?.data;

const PLACED = new Date('2026-03-05T06:30:00Z');
const INVOICED = new Date(PLACED.getTime() + 30 * DAY_MS);

async function chooseCreditSales(creditSales: string): Promise<void> {
  await db().doc('settings/public').set({ payments: { creditSales } });
}

async function ordersOn(day: Date): Promise<number> {
  const month = await db()
    .doc(`stats/sales-${indianMonth(day)}`)
    .get();
  return (month.data() as MonthSales | undefined)?.days[indianDay(day)]?.orders ?? 0;
}

async function invoice(orderId: string, number: string): Promise<void> {
  await db()
    .doc(`invoices/${number}`)
    .set({ ...INVOICE, orderId, number, issuedAt: INVOICED });
  await db().doc(`orders/${orderId}`).update({ invoiceNumber: number });
  await updateSoldScores(orderId, new Date());
}

test('counts an order with payment terms when it is placed, or when it is invoiced', async () => {
  const first = await creditOrder(PLACED);
  await updateSoldScores(first.id, new Date());
  expect(await ordersOn(PLACED)).toBe(1);
  await chooseCreditSales('invoiced');
  const second = await creditOrder(PLACED);
  await updateSoldScores(second.id, new Date());
  expect(await ordersOn(PLACED)).toBe(1);
  await invoice(second.id, 'T-2');
  expect(await ordersOn(INVOICED)).toBe(1);
  // What was counted stays where it is.
  await invoice(first.id, 'T-1');
  expect([await ordersOn(PLACED), await ordersOn(INVOICED)]).toEqual([1, 1]);
});
