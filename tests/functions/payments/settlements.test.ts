import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';

import { indianMonth } from '@kargha/domain/india/indian-day';
import type { GatewayMonth } from '@kargha/domain/payments/settlement-schema';

import {
  gatewayMonthRef,
  readGatewayMonth,
} from '../../../functions/src/records/settlement-record.ts';
import { DEMO_CREDENTIALS } from '../../../local-suite/razorpay/demo-credentials.ts';
import { checkoutOf, open } from '../checkout-fixtures.ts';
import { clearIsolatedDatabase, openIsolatedDatabase } from '../isolated-database.ts';
import { openIsolatedShop, type IsolatedShop } from '../isolated-shop.ts';
import { db, eventually, stockProduct } from '../ledger-fixtures.ts';
import { control, payWith, resetSandbox, sandboxUrl, setFault } from '../sandbox-client.ts';

let shop: IsolatedShop;

beforeAll(async () => {
  await openIsolatedDatabase();
  shop = await openIsolatedShop({ sandbox: 'own', gatewayTimeoutMs: 3000 });
});

afterEach(async () => {
  await resetSandbox();
  const kept = ['payments', 'refunds', 'disputes', 'settlements', 'settlementItems'];
  for (const collection of [...kept, 'gatewayMonths', 'rateLimits']) {
    const { docs } = await db().collection(collection).get();
    await Promise.all(docs.map(({ ref }) => ref.delete()));
  }
});

afterAll(async () => {
  await shop.close();
  await clearIsolatedDatabase();
});

const MONTH = indianMonth(new Date());
const TOTAL = 227_400;
const FEE = 5_367;
const TAX = 819;

interface Settlement {
  id: string;
  amount: number;
}

const settle = (fields: object = {}) => control<Settlement>('POST', '/control/settlements', fields);
async function paid(fields: object = {}): Promise<{ orderId: string; id: string }> {
  const productId = await stockProduct({ quantity: 5 });
  const { orderId, gatewayOrderId } = await open(
    shop,
    checkoutOf({ productId, quantity: 1, price: 1800 }),
  );
  const callback = await payWith(gatewayOrderId, fields);
  expect((await shop.post('/razorpay/verify-payment', callback)).status).toBe(200);
  return { orderId, id: callback.razorpay_payment_id };
}

const fetchNow = () => shop.reconcileSettlements();

async function statement(): Promise<GatewayMonth> {
  const month = readGatewayMonth(await gatewayMonthRef(MONTH).get());
  if (!month) throw new Error('The month was not written.');
  return month;
}

/** Refunds in the gateway's dashboard; the shop is notified by webhook. */
async function refundAtGateway(paymentId: string, fields: object): Promise<string> {
  const { keyId, keySecret } = DEMO_CREDENTIALS;
  const authorization = `Basic ${Buffer.from(`${keyId}:${keySecret}`).toString('base64')}`;
  const response = await fetch(`${sandboxUrl()}/v1/payments/${paymentId}/refund`, {
    method: 'POST',
    headers: { authorization, 'content-type': 'application/json' },
    body: JSON.stringify(fields),
  });
  const { id } = (await response.json()) as { id: string };
  await eventually(async () => (await db().doc(`refunds/${id}`).get()).get('sentAt') !== undefined);
  return id;
}

test('balances payments, refunds, fees, tax, disputes and settlements to the paisa', async () => {
  const first = await paid();
  const second = await paid({ discount: 7_400 });
  const cancelled = await paid();
  await refundAtGateway(cancelled.id, {});
  const { id } = await control<{ id: string }>('POST', `/control/payments/${first.id}/disputes`, {
    amount: 50_000,
  });
  await control('POST', `/control/disputes/${id}`, { status: 'lost' });
  await eventually(async () => (await db().doc(`disputes/${id}`).get()).get('status') === 'lost');
  const payout = await settle({ leaveOut: [second.id] });
  expect(await fetchNow()).toMatchObject({ failedDays: [], problems: 0, settlements: 1, items: 4 });
  const { updatedAt: _, ...books } = await statement();
  const fees = 2 * (FEE - TAX) + (5_192 - 792);
  const tax = 2 * TAX + 792;
  expect(books).toEqual({
    month: MONTH,
    opening: 0,
    payments: 3 * TOTAL - 7_400,
    refunds: TOTAL,
    fees,
    tax,
    disputes: 50_000,
    adjustments: 0,
    settlements: payout.amount,
    closing: TOTAL - 7_400 - 5_192,
    problems: [],
    problemCount: 0,
    unfetchedDays: [],
  });
  const { payments, refunds, disputes, settlements, closing } = books;
  expect(payments - refunds - books.fees - books.tax - disputes - settlements).toBe(closing);
});

test('fetches a night twice without counting anything twice', async () => {
  await paid();
  await settle();
  await fetchNow();
  const before = await statement();
  await fetchNow();
  expect({ ...(await statement()), updatedAt: before.updatedAt }).toEqual(before);
  expect((await db().collection('settlementItems').get()).size).toBe(1);
});

test('lists what the gateway settled that the shop does not know, until its payment arrives', async () => {
  const known = await paid();
  const record = (await db().doc(`payments/${known.id}`).get()).data() ?? {};
  await db().doc(`payments/${known.id}`).delete();
  await settle();
  expect(await fetchNow()).toMatchObject({ problems: 1 });
  expect(await statement()).toMatchObject({
    closing: 0,
    problems: [{ code: 'unknown', id: known.id, found: TOTAL - FEE }],
  });
  await db()
    .doc(`payments/${known.id}`)
    .set({ ...record, capturedAt: new Date() });
  expect(await fetchNow()).toMatchObject({ problems: 0 });
  expect(await statement()).toMatchObject({ payments: TOTAL, closing: 0 });
});

test('lists payments settled twice, adjustments without a reason and fees that changed', async () => {
  const [one, two] = [await paid(), await paid()];
  await settle({ only: [one.id] });
  await control('POST', '/control/adjustments', { debit: 123, description: 'Rent' });
  await db()
    .doc(`payments/${two.id}`)
    .update({ fee: FEE - 100 });
  await settle({ repeat: [one.id] });
  expect(await fetchNow()).toMatchObject({ problems: 3 });
  const { problems, closing, adjustments } = await statement();
  expect(problems.map(({ code }) => code).toSorted()).toEqual([
    'fee_differs',
    'settled_twice',
    'unexplained',
  ]);
  expect({ closing, adjustments }).toEqual({ closing: 0, adjustments: -123 });
  const alarm = await db().doc('alarms/settlements_differ').get();
  expect(alarm.get('isOpen')).toBe(true);
});

test('books an instant refund with its fee, and returns the fee when it falls back', async () => {
  const { id } = await paid();
  const refundId = await refundAtGateway(id, { amount: 10_000, speed: 'optimum' });
  await fetchNow();
  expect(await statement()).toMatchObject({
    refunds: 10_000,
    fees: FEE - TAX + 500,
    tax: TAX + 90,
    closing: TOTAL - FEE - 10_590,
  });
  await control('POST', `/control/refunds/${refundId}/slow`);
  const record = () => db().doc(`refunds/${refundId}`).get();
  await eventually(async () => (await record()).get('speed') === 'normal');
  await settle();
  expect(await fetchNow()).toMatchObject({ problems: 0 });
  expect(await statement()).toMatchObject({ fees: FEE - TAX, tax: TAX, closing: 0 });
});

test('repeats a page that timed out, and reports a day that it could not fetch', async () => {
  await paid();
  await settle();
  await setFault('settlement_items', 'timeout_after');
  expect(await fetchNow()).toMatchObject({ failedDays: [], items: 1, problems: 0 });
  await setFault('settlement_items', 'server_error_html', 3);
  const { failedDays } = await fetchNow();
  expect(failedDays).toHaveLength(1);
  expect(await statement()).toMatchObject({ closing: 0, problems: [] });
}, 60_000);

test('has nothing to say about days without settlements', async () => {
  await paid();
  expect(await fetchNow()).toMatchObject({ settlements: 0, items: 0, problems: 0 });
  expect(await statement()).toMatchObject({ settlements: 0, closing: TOTAL - FEE });
});
