import { FieldValue } from 'firebase-admin/firestore';
import { expect, test } from 'vitest';

import type { Analytics } from '@kargha/domain/reports/analytics-endpoints';
import { indianDay } from '@kargha/domain/india/indian-day';
import { priceOrder } from '@kargha/domain/pricing/price-order';
import { DAY_MS } from '@kargha/domain/records/time-spans';

import { updateSoldScores } from '../../../functions/src/catalogue/catalogue-index/sold-scores.ts';
import { db } from '../ledger-fixtures.ts';
import { isolatedShop } from '../isolated-shop.ts';
import { CAPTURED, ORDERED_LINE, paidOrder } from '../paid-orders.ts';
import { signUp } from '../sample-people.ts';

const shop = isolatedShop();

const staff = signUp('admin');
/** A past day that no other test writes to. */
const someDay = () =>
  new Date(Date.now() - (6000 + Math.floor(Math.random() * 3000)) * 24 * 60 * 60 * 1000);

async function analyticsOf(day: Date): Promise<Analytics> {
  const { token } = await staff;
  const key = indianDay(day);
  const { body } = await shop.get(`/analytics?from=${key}&to=${key}`, { token });
  return body.analytics as Analytics;
}

test('counts a paid order in every figure of its day until it is refunded', async () => {
  const day = someDay();
  const { id } = await paidOrder({ createdAt: day });
  // The order event does the same; both together count the order once.
  await updateSoldScores(id, new Date());
  const { sales, steps, destinations, days } = await analyticsOf(day);
  expect(sales).toMatchObject({ orders: 1, revenue: 424_800 });
  expect(steps).toMatchObject({ opened: 1, paid: 1, delivered: 0 });
  expect(destinations).toMatchObject([{ units: 2, revenue: 360_000 }]);
  expect(days).toEqual([{ day: indianDay(day), orders: 1, revenue: 424_800 }]);
  await db().doc(`orders/${id}`).update({ 'payment.state': 'refunded' });
  await updateSoldScores(id, new Date());
  expect((await analyticsOf(day)).destinations).toEqual([]);
});

test('counts a reduced order with its remaining items, and nothing after it is cancelled', async () => {
  const day = someDay();
  const { id } = await paidOrder({ createdAt: day });
  await updateSoldScores(id, new Date());
  const reduced = { ...ORDERED_LINE, quantity: 1 };
  await db()
    .doc(`orders/${id}`)
    .update({ lines: [reduced], totals: priceOrder([reduced]) });
  await updateSoldScores(id, new Date());
  const { sales, destinations } = await analyticsOf(day);
  expect(sales).toMatchObject({ orders: 1, revenue: priceOrder([reduced]).total });
  expect(destinations).toMatchObject([{ units: 1, revenue: 180_000 }]);
  await db().doc(`orders/${id}`).update({ 'payment.state': 'refunded' });
  await updateSoldScores(id, new Date());
  const none = await analyticsOf(day);
  expect(none.sales).toMatchObject({ orders: 0, revenue: 0 });
  expect(none.destinations).toEqual([]);
});

test('counts a bulk order on the day of its last payment, and subtracts it there', async () => {
  const accepted = someDay();
  const paidAt = new Date(accepted.getTime() + 70 * DAY_MS);
  const { id } = await paidOrder({ createdAt: accepted, payment: { ...CAPTURED, paidAt } });
  await updateSoldScores(id, new Date());
  const countOf = async (day: Date) => (await analyticsOf(day)).sales.orders;
  expect(await countOf(accepted)).toBe(0);
  const figures = await analyticsOf(paidAt);
  expect(figures.sales).toMatchObject({ orders: 1, revenue: 424_800 });
  expect(figures.destinations).toMatchObject([{ units: 2 }]);
  // The checkout counts on the day it was opened.
  expect((await analyticsOf(accepted)).steps).toMatchObject({ opened: 1, paid: 1 });
  expect(figures.steps).toMatchObject({ opened: 0, paid: 0 });
  const late = new Date(paidAt.getTime() + DAY_MS);
  const refunded = { 'payment.state': 'refunded', 'payment.paidAt': late };
  await db().doc(`orders/${id}`).update(refunded);
  await updateSoldScores(id, new Date());
  expect(await Promise.all([accepted, paidAt, late].map(countOf))).toEqual([0, 0, 0]);
});

test('subtracts orders counted before the day was stored from their creation day', async () => {
  const day = someDay();
  const { id } = await paidOrder({ createdAt: day });
  await updateSoldScores(id, new Date());
  const mark = db().doc(`soldScores/${id}`);
  expect((await mark.get()).get('sold.day')).toBe(indianDay(day));
  await mark.update({ 'sold.day': FieldValue.delete() });
  const paidAt = new Date(day.getTime() + 40 * DAY_MS);
  const refunded = { 'payment.state': 'refunded', 'payment.paidAt': paidAt };
  await db().doc(`orders/${id}`).update(refunded);
  await updateSoldScores(id, new Date());
  expect((await analyticsOf(day)).sales.orders).toBe(0);
  expect((await analyticsOf(paidAt)).sales.orders).toBe(0);
});

test('rejects an invalid range with a message', async () => {
  const { token } = await staff;
  const { status, body } = await shop.get('/analytics?from=2026-11-02&to=2026-11-01', { token });
  expect(status).toBe(400);
  expect(body.error).toBe(
    'The range must end on or after its first day and have at most 366 days.',
  );
});
