import { randomUUID } from 'node:crypto';

import { expect, test } from 'vitest';

import type { Analytics } from '@kargha/domain/reports/analytics-endpoints';
import { indianDay } from '@kargha/domain/india/indian-day';
import { priceOrder } from '@kargha/domain/pricing/price-order';
import { DAY_MS } from '@kargha/domain/records/time-spans';

import { updateSoldScores } from '../../../functions/src/catalogue/catalogue-index/sold-scores.ts';
import { db, orderOf } from '../ledger-fixtures.ts';
import { isolatedShop } from '../isolated-shop.ts';
import { CAPTURED, creditOrder, ORDERED_LINE, paidOrder } from '../paid-orders.ts';
import { signUp } from '../sample-people.ts';
import { createBeforeAll } from '../create-before-all.ts';
import { isolateShop } from '../isolated-database.ts';

isolateShop();

const shop = isolatedShop();

const staff = createBeforeAll(() => signUp('admin'));
/** A past day that no other test writes to, with the 49 days after it. */
let daysBack = 9000 - Math.floor(Math.random() * 2500);
const someDay = () => new Date(Date.now() - (daysBack -= 50) * DAY_MS);

const PAID = { ...CAPTURED, paymentId: 'p' };

const PATIENT = { timeout: 30_000 };
const dayAfter = (day: Date, days: number) => new Date(day.getTime() + days * DAY_MS);

async function writeRefund(orderId: string, fields: { createdAt: Date; [name: string]: unknown }) {
  const refund = db().doc(`refunds/test-${randomUUID()}`);
  const plain = {
    state: 'processed',
    method: 'upi',
    paymentId: PAID.paymentId,
    initiatedFrom: 'admin',
  };
  await refund.set({ ...plain, orderId, updatedAt: fields.createdAt, ...fields });
  return refund;
}

async function analyticsOf(day: Date): Promise<Analytics> {
  const { token } = staff;
  const key = indianDay(day);
  const { body } = await shop.get(`/analytics?from=${key}&to=${key}`, { token });
  return body.analytics as Analytics;
}

const figuresOn = async (day: Date) => (await analyticsOf(day)).sales;

test('counts a paid order in every figure of its day, and its refund on the day of the refund', async () => {
  const day = someDay();
  const { id } = await paidOrder({ createdAt: day, payment: PAID });
  // The order event does the same; both together count the order once.
  await updateSoldScores(id, new Date());
  const { sales, steps, destinations, days } = await analyticsOf(day);
  expect(sales).toMatchObject({ orders: 1, revenue: 424_800 });
  expect(steps).toMatchObject({ opened: 1, paid: 1, delivered: 0 });
  expect(destinations).toMatchObject([{ units: 2, revenue: 360_000 }]);
  expect(days).toEqual([{ day: indianDay(day), orders: 1, revenue: 424_800 }]);
  const refundedAt = dayAfter(day, 40);
  await writeRefund(id, { purpose: 'price_adjustment', amount: 42_480, createdAt: refundedAt });
  await updateSoldScores(id, new Date());
  expect(await figuresOn(refundedAt)).toMatchObject({
    ...{ orders: 0, goods: 0, discount: 0, returns: 36_000, tax: -6480, revenue: -42_480 },
  });
  expect(await figuresOn(day)).toEqual(sales);
});

test('counts a refund from its event alone, and takes it out again when it fails', async () => {
  const day = someDay();
  const { id } = await paidOrder({ createdAt: day, payment: PAID });
  await updateSoldScores(id, new Date());
  const refundedAt = dayAfter(day, 3);
  const refund = await writeRefund(id, {
    ...{ purpose: 'undelivered', amount: 212_400, createdAt: refundedAt, state: 'requested' },
    lines: [{ productId: ORDERED_LINE.productId, quantity: 1 }],
  });
  await expect
    .poll(() => figuresOn(refundedAt), PATIENT)
    .toMatchObject({ returns: 180_000, tax: -32_400 });
  expect((await analyticsOf(refundedAt)).destinations).toEqual([]);
  await refund.update({ state: 'failed' });
  await expect.poll(() => figuresOn(refundedAt), PATIENT).toMatchObject({ returns: 0, revenue: 0 });
});

test('counts goods that reduced an unpaid balance on their day', async () => {
  const day = someDay();
  const { id } = await creditOrder(day);
  await updateSoldScores(id, new Date());
  const createdAt = dayAfter(day, 9);
  const about = { orderId: id, purpose: 'undelivered', initiatedFrom: 'admin', claim: 'c' };
  const adjustment = { ...about, amount: 212_400, createdAt };
  await db().doc(`balanceAdjustments/${id}_one`).set(adjustment);
  await expect.poll(() => figuresOn(createdAt), PATIENT).toMatchObject({ revenue: -212_400 });
});

test('counts a reduced and then cancelled order on the days of these changes', async () => {
  const day = someDay();
  const { id } = await paidOrder({ createdAt: day });
  await updateSoldScores(id, new Date());
  const placed = await figuresOn(day);
  const reduced = { ...ORDERED_LINE, quantity: 1 };
  const order = db().doc(`orders/${id}`);
  const reducedAt = dayAfter(day, 2);
  await order.update({ lines: [reduced], totals: priceOrder([reduced]), updatedAt: reducedAt });
  await updateSoldScores(id, new Date());
  const { total } = priceOrder([reduced]);
  expect(await figuresOn(reducedAt)).toMatchObject({
    ...{ returns: 180_000, revenue: total - 424_800 },
  });
  const cancelledAt = dayAfter(day, 5);
  await order.update({ state: 'cancelled', 'stateTimes.cancelled': cancelledAt });
  await updateSoldScores(id, new Date());
  expect(await figuresOn(cancelledAt)).toMatchObject({ returns: 180_000, revenue: 0 - total });
  expect(await figuresOn(day)).toEqual(placed);
});

test('keeps the day of orders counted before entries were stored', async () => {
  const day = someDay();
  const { id } = await paidOrder({ createdAt: day });
  await updateSoldScores(id, new Date());
  const before = await figuresOn(day);
  const { lines, totals } = await orderOf(id);
  const mark = db().doc(`soldScores/${id}`);
  const old = { destination: 'Karnataka', day: indianDay(day) };
  await mark.set({ counted: true, sold: { lines, totals, ...old } });
  const refundedAt = dayAfter(day, 40);
  await db().doc(`orders/${id}`).update({ 'payment.state': 'refunded', updatedAt: refundedAt });
  await updateSoldScores(id, new Date());
  expect(await figuresOn(day)).toEqual(before);
  expect(await figuresOn(refundedAt)).toMatchObject({ orders: 0, revenue: -424_800 });
  // The oldest marks only say that the order was counted.
  await mark.set({ counted: true });
  await updateSoldScores(id, new Date());
  expect((await mark.get()).get('entries')).toMatchObject([
    { day: indianDay(day) },
    { kind: 'end' },
  ]);
});

test('rejects an invalid range with a message', async () => {
  const { token } = staff;
  const { status, body } = await shop.get('/analytics?from=2026-11-02&to=2026-11-01', { token });
  expect(status).toBe(400);
  expect(body.error).toBe(
    'The range must end on or after its first day and have at most 366 days.',
  );
});
