import { randomUUID } from 'node:crypto';

import { expect, test } from 'vitest';

import type { Dashboard } from '@kargha/domain/reports/dashboard-endpoints';
import { indianDay, indianMonth } from '@kargha/domain/india/indian-day';
import { type MonthSales } from '@kargha/domain/reports/sales';

import { updateSoldScores } from '../../../functions/src/catalogue/catalogue-index/sold-scores.ts';
import { db } from '../ledger-fixtures.ts';
import { CAPTURED, ORDERED_LINE, paidOrder } from '../paid-orders.ts';
import { signUp } from '../sample-people.ts';
import { shop } from '../shop-client.ts';

const staff = signUp('admin');

/** The sales of a day that no other test writes to: these orders lie in the past. */
async function salesOf(day: Date) {
  const month = await db()
    .doc(`stats/sales-${indianMonth(day)}`)
    .get();
  return (month.data() as MonthSales | undefined)?.days[indianDay(day)];
}

/** Later than those before, so that a refund can follow its order. */
let daysBack = 6000 - Math.floor(Math.random() * 3000);
const someDay = () => new Date(Date.now() - (daysBack -= 7) * 24 * 60 * 60 * 1000);

const PATIENT = { timeout: 30_000 };

/** What an owner sees. */
type WholeDashboard = { [Part in keyof Dashboard]: NonNullable<Dashboard[Part]> } & {
  stats: { [Figure in keyof Dashboard['stats']]: NonNullable<Dashboard['stats'][Figure]> };
};

test('shows the dashboard to staff only', async () => {
  expect((await shop.get('/dashboard')).status).toBe(401);
  const { token } = await signUp('b2b_buyer');
  expect((await shop.get('/dashboard', { token })).status).toBe(403);
});

test('shows figures, newest orders, best sellers, low stock and thirty days', async () => {
  const { token } = await staff;
  const { status, body } = await shop.get('/dashboard', { token });
  expect(status).toBe(200);
  const {
    stats,
    days,
    recentOrders,
    topProducts,
    inventoryAlerts,
    statusCounts,
    revenueBreakdown,
  } = body.dashboard as WholeDashboard;
  expect(stats.products.value).toBeGreaterThan(0);
  expect(stats.customers.value).toBeGreaterThan(0);
  for (const { value, before, changePercent } of Object.values(stats)) {
    const change = before <= 0 ? null : Math.round(((value - before) / before) * 1000) / 10;
    expect(changePercent).toBe(change);
  }
  expect(days).toHaveLength(30);
  expect(days.at(-1)?.day).toBe(indianDay(new Date()));
  expect(days.reduce((sum, { revenue }) => sum + revenue, 0)).toBe(stats.revenue.value);
  expect(revenueBreakdown.revenue).toBe(stats.revenue.value);
  const { goods, discount, returns, shipping, tax } = revenueBreakdown;
  expect(goods - discount - returns + shipping + tax).toBe(stats.revenue.value);
  for (const rows of [recentOrders, topProducts, inventoryAlerts]) {
    expect(rows.length).toBeLessThanOrEqual(3);
  }
  expect(Object.values(statusCounts).reduce((sum, count) => sum + count, 0)).toBeGreaterThan(0);
});

test('leaves out what a role may not see', async () => {
  const { token } = await signUp('admin', { staffRoles: ['catalogue'] });
  const { body } = await shop.get('/dashboard', { token });
  expect(body.dashboard).toMatchObject({
    stats: { totalOrders: null, revenue: null, customers: null },
    recentOrders: [],
    topProducts: [],
    days: [],
    statusCounts: null,
    revenueBreakdown: null,
    messages: null,
  });
  expect((body.dashboard as Dashboard).stats.products?.value).toBeGreaterThan(0);
});

test('counts a paid order once, however often it is written', async () => {
  const day = someDay();
  const productId = `counted-${randomUUID().slice(0, 8)}`;
  const lines = [{ ...ORDERED_LINE, productId }];
  const { id } = await paidOrder({ createdAt: day, lines });
  const order = db().doc(`orders/${id}`);
  await expect.poll(() => salesOf(day), PATIENT).toMatchObject({ orders: 1, revenue: 424_800 });
  for (let time = 0; time < 5; time += 1) await order.update({ updatedAt: new Date() });
  const second = await paidOrder({ createdAt: day, lines });
  await expect.poll(() => salesOf(day), PATIENT).toMatchObject({ orders: 2, revenue: 849_600 });
  const refundDay = someDay();
  const refunded = { 'payment.state': 'refunded', updatedAt: refundDay };
  await db().doc(`orders/${second.id}`).update(refunded);
  const back = { orders: 0, returns: 360_000, tax: -64_800, revenue: -424_800 };
  await expect.poll(() => salesOf(refundDay), PATIENT).toMatchObject(back);
  expect(await salesOf(day)).toMatchObject({ orders: 2, revenue: 849_600 });
  const product = db().doc(`stats/product-${indianMonth(day)}-${productId}`);
  const { units } = (await product.get()).data() as { units: number };
  expect(units).toBe(indianMonth(day) === indianMonth(refundDay) ? 2 : 4);
});

test("counts custom lines in the day's sales and not as best sellers", async () => {
  const day = someDay();
  const made = { ...ORDERED_LINE, productId: 'made-1', title: 'Banner for the fair' };
  const { id } = await paidOrder({ createdAt: day, lines: [made] });
  await updateSoldScores(id, new Date());
  expect(await salesOf(day)).toMatchObject({ orders: 1, revenue: 424_800 });
  const stat = await db()
    .doc(`stats/product-${indianMonth(day)}-made-1`)
    .get();
  expect(stat.exists).toBe(false);
});

test('does not count an unpaid order', async () => {
  const day = someDay();
  const pending = { ...CAPTURED, state: 'pending' as const };
  const unpaid = await paidOrder({ createdAt: day, payment: pending });
  const later = await paidOrder({ createdAt: day });
  // The order events do the same; both together count each order once.
  for (const { id } of [unpaid, later]) await updateSoldScores(id, new Date());
  expect(await salesOf(day)).toMatchObject({ orders: 1, revenue: 424_800 });
  await db().doc(`orders/${unpaid.id}`).update({ 'payment.state': 'captured' });
  await expect.poll(() => salesOf(day), PATIENT).toMatchObject({ orders: 2, revenue: 849_600 });
});
