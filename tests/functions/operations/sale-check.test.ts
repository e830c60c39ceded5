import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

import { indianDay, indianMonth } from '@kargha/domain/india/indian-day';
import { DAY_MS, HOUR_MS } from '@kargha/domain/records/time-spans';
import type { MonthSales } from '@kargha/domain/reports/sales';

import {
  completeOldSales,
  updateSoldScores,
} from '../../../functions/src/catalogue/catalogue-index/sold-scores.ts';
import { issueCreditNote } from '../../../functions/src/documents/invoices/issue-credit-note.ts';
import { issueInvoice } from '../../../functions/src/documents/invoices/issue-invoice.ts';
import { runIntegrityCheck } from '../../../functions/src/operations/integrity-check/run-integrity-check.ts';
import { refundRef } from '../../../functions/src/records/payment-record.ts';
import { LEGAL_IDENTITY } from '../../../sample-shop/seed/content/legal-identity.ts';
import { clearIsolatedDatabase, openIsolatedDatabase } from '../isolated-database.ts';
import { db, orderOf } from '../ledger-fixtures.ts';
import { CAPTURED, creditOrder, paidOrder } from '../paid-orders.ts';

beforeAll(openIsolatedDatabase);
beforeEach(clearIsolatedDatabase);
afterAll(clearIsolatedDatabase);

const NOW = new Date();
const DAY = new Date(NOW.getTime() - 30 * DAY_MS);
const REFUNDED = new Date(NOW.getTime() - 10 * DAY_MS);
const TOTAL = 424_800;

/** An order with its payment, as the shop leaves it. */
async function sale(fields: object = {}): Promise<string> {
  const payment = { ...CAPTURED, paymentId: 'pay_1' };
  const { id } = await paidOrder({ createdAt: DAY, updatedAt: REFUNDED, payment, ...fields });
  await db()
    .doc('payments/pay_1')
    .set({
      ...{ orderId: id, gatewayOrderId: 'order_1', amount: TOTAL, currency: 'INR' },
      ...{ method: 'upi', state: 'captured', refunded: 0, refunding: false, needsReview: false },
      updatedAt: REFUNDED,
    });
  return id;
}

async function refund(orderId: string, amount: number): Promise<void> {
  await db()
    .doc('refunds/refund_1')
    .set({
      ...{ state: 'processed', method: 'upi', paymentId: 'pay_1', initiatedFrom: 'admin' },
      ...{ purpose: 'price_adjustment', orderId, amount },
      ...{ createdAt: REFUNDED, updatedAt: REFUNDED },
    });
  await db().doc('payments/pay_1').update({ refunded: amount });
  await db().doc(`orders/${orderId}`).update({ 'payment.refunded': amount });
}

async function findings(now = NOW): Promise<string[]> {
  const { checks } = await runIntegrityCheck({ now, by: 'test', within: 60_000 });
  const money = checks.find(({ kind }) => kind === 'money_drift');
  return (money?.findings ?? []).map(({ what }) => what);
}

async function revenueOn(day: Date): Promise<number | undefined> {
  const month = await db()
    .doc(`stats/sales-${indianMonth(day)}`)
    .get();
  return (month.data() as MonthSales | undefined)?.days[indianDay(day)]?.revenue;
}

test('finds an order whose entries in the reports contradict its ledger', async () => {
  const id = await sale();
  await updateSoldScores(id, NOW);
  expect(await findings()).toEqual([]);
  await refund(id, 42_480);
  const { number } = await orderOf(id);
  const drift = `Order ${number}: Its entries in the reports add up to ₹4,248, but its ledger to ₹3,823.20.`;
  expect(await findings()).toEqual([drift]);
  await updateSoldScores(id, NOW);
  expect(await findings()).toEqual([]);
});

test('finds an invoice that lacks the credit note of a refund, an hour after the refund', async () => {
  await db().doc('settings/public').set({ legal: LEGAL_IDENTITY });
  const id = await sale();
  await issueInvoice(id, REFUNDED);
  await refund(id, 42_480);
  await updateSoldScores(id, NOW);
  const { number } = await orderOf(id);
  const later = new Date(NOW.getTime() + 2 * HOUR_MS);
  expect(await findings(later)).toEqual([
    `Order ${number}: Its invoice minus its credit notes is ₹4,248, but by its ledger it is ₹3,823.20.`,
  ]);
  await issueCreditNote(refundRef('refund_1'), NOW);
  expect(await findings(later)).toEqual([]);
});

test('finds an order that the reports have not counted, an hour after its last change', async () => {
  await sale({ updatedAt: NOW });
  expect(await findings()).toEqual([]);
  expect(await findings(new Date(NOW.getTime() + HOUR_MS))).toEqual([
    expect.stringContaining('add up to ₹0, but its ledger to ₹4,248.'),
  ]);
});

test('does not miss an order on credit before its invoice, if those count when invoiced', async () => {
  const { id } = await creditOrder(DAY);
  await db().doc(`orders/${id}`).update({ updatedAt: REFUNDED });
  expect(await findings()).toHaveLength(1);
  await db()
    .doc('settings/public')
    .set({ payments: { creditSales: 'invoiced' } });
  expect(await findings()).toEqual([]);
});

test('adds what went back to orders that were counted before, once', async () => {
  const id = await sale();
  await updateSoldScores(id, NOW);
  const { lines, totals } = await orderOf(id);
  const mark = db().doc(`soldScores/${id}`);
  const sold = { lines, totals, destination: 'Karnataka', day: indianDay(DAY) };
  await mark.set({ counted: true, sold });
  await db().doc('soldScores/gone').set({ counted: true, sold });
  await refund(id, 42_480);
  const afterANight = async () => {
    await completeOldSales(NOW);
    return [await revenueOn(DAY), await revenueOn(REFUNDED)];
  };
  expect(await afterANight()).toEqual([TOTAL, -42_480]);
  expect(await afterANight()).toEqual([TOTAL, -42_480]);
  expect((await mark.get()).get('counted')).toBeUndefined();
  expect(await findings()).toEqual([]);
});

test('marks an order without returns as complete', async () => {
  const id = await sale();
  await updateSoldScores(id, NOW);
  const mark = db().doc(`soldScores/${id}`);
  await mark.set({ counted: true });
  await completeOldSales(NOW);
  expect((await mark.get()).get('entries')).toHaveLength(1);
  expect(await revenueOn(DAY)).toBe(TOTAL);
});
