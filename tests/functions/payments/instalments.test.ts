import { randomInt } from 'node:crypto';

import { expect, test } from 'vitest';

import { BANK } from '../sample-bank-account.ts';
import { db, exists, withRestoredDocument, orderOf } from '../ledger-fixtures.ts';
import { bulkOrder, openInstalment, TOTAL, verifiedBuyer } from '../bulk-order-fixtures.ts';
import { createBeforeAll } from '../create-before-all.ts';
import { takeOrderStep, BODIES } from '../staff-orders.ts';
import { isolateDatabase } from '../isolated-database.ts';
import { isolatedShop } from '../isolated-shop.ts';
import { signUp } from '../sample-people.ts';
import { concurrently } from '../concurrent-calls.ts';
import { pay, sandboxState, webhook } from '../sandbox-client.ts';

isolateDatabase();
const shop = isolatedShop();
const buyer = createBeforeAll(() => verifiedBuyer());
const admin = createBeforeAll(() => signUp('admin'));

const newUtr = () => `HDFCR${randomInt(1e12).toString().padStart(15, '0')}`;
const half = Math.ceil(TOTAL / 2);

async function transfer(orderId: string, part: string, fields: object = {}) {
  const { revision = 0 } = await orderOf(orderId);
  const body = { revision, utr: newUtr(), amount: half, ...fields };
  return shop.post(`/instalments/${orderId}/${part}/transfer`, body, { token: admin.token });
}

const mailAbout = (id: string, what: string) => exists(`mail/order_${id}_${what}`);

test('pays each half by its own gateway order', async () => {
  const id = await bulkOrder(buyer, 'half-advance');
  const first = await openInstalment(shop, buyer, id, '1');
  expect(first.amount).toBe(half);
  const handed = await pay(first.id);
  expect((await shop.post('/razorpay/verify-payment', handed)).status).toBe(200);
  expect(await orderOf(id)).toMatchObject({
    state: 'packed',
    payment: { state: 'pending', captured: half },
    instalments: [{ state: 'paid', paymentId: handed.razorpay_payment_id }, { state: 'due' }],
  });
  const second = await openInstalment(shop, buyer, id, '2');
  expect(second.id).not.toBe(first.id);
  await shop.post('/razorpay/verify-payment', await pay(second.id));
  const { payment } = await orderOf(id);
  expect(payment).toMatchObject({ state: 'captured', captured: TOTAL });
  expect(payment.paidAt).toBeDefined();
  expect([await mailAbout(id, 'part_1'), await mailAbout(id, 'part_2')]).toEqual([true, true]);
});

test('pays an instalment once under fifty verifications and ten webhooks', async () => {
  const id = await bulkOrder(buyer, 'half-advance');
  const handed = await pay((await openInstalment(shop, buyer, id)).id);
  const payment = (await sandboxState()).payments.find(
    (one) => one.id === handed.razorpay_payment_id,
  )!;
  const { body, signature } = webhook('payment.captured', { payment });
  const headers = { 'x-razorpay-signature': signature, 'x-razorpay-event-id': `ev_${id}` };
  const answers = await concurrently(60, (at) =>
    at < 50
      ? shop.post('/razorpay/verify-payment', handed)
      : shop.send('POST', '/razorpay/webhook', body, { headers }),
  );
  for (const { status } of answers) expect(status).toBe(200);
  expect((await orderOf(id)).payment.captured).toBe(half);
  const events = await db().collection(`orders/${id}/events`).get();
  expect(
    events.docs.filter((one) => one.get('what') === 'Payment received: instalment 1'),
  ).toHaveLength(1);
  expect((await db().collection('refunds').where('orderId', '==', id).get()).size).toBe(0);
});

test('shows the bank account only to the buyer who owes an instalment', async () => {
  const id = await bulkOrder(buyer, 'half-advance');
  const ask = (token?: string) => shop.get(`/instalments/${id}/bank-account`, { token });
  await withRestoredDocument('settings/bankAccount', async (account) => {
    await account.set(BANK);
    expect((await ask(buyer.token)).body.bankAccount).toEqual(BANK);
    expect((await ask()).status).toBe(401);
    expect((await ask((await signUp('b2b_buyer')).token)).status).toBe(404);
    expect((await ask(admin.token)).status).toBe(404);
    await account.delete();
    expect((await ask(buyer.token)).body.bankAccount).toBeNull();
    await account.set(BANK);
    await transfer(id, '1');
    await transfer(id, '2', { amount: TOTAL - half });
    expect((await ask(buyer.token)).body.bankAccount).toBeNull();
  });
});

test('returns an in-app browser to the order of the paid instalment', async () => {
  const id = await bulkOrder(buyer, 'half-advance');
  const handed = await pay((await openInstalment(shop, buyer, id)).id);
  const answer = await shop.submit('/razorpay/callback', handed);
  expect(answer.status).toBe(303);
  expect(answer.headers.get('location')).toBe(`/orders/${id}`);
  expect((await orderOf(id)).payment.captured).toBe(half);
});

test('shares one gateway order between ten tabs', async () => {
  const id = await bulkOrder(buyer, 'advance');
  const opened = await concurrently(10, () => openInstalment(shop, buyer, id));
  expect(new Set(opened.map((one) => one.id)).size).toBe(1);
});

test('refunds a second payment of an instalment', async () => {
  const id = await bulkOrder(buyer, 'half-advance');
  const { id: gatewayOrder } = await openInstalment(shop, buyer, id);
  expect((await transfer(id, '1')).status).toBe(200);
  const answer = await shop.post('/razorpay/verify-payment', await pay(gatewayOrder));
  expect(answer).toMatchObject({ status: 409, body: { code: 'refunding' } });
  const refunds = await db().collection('refunds').where('orderId', '==', id).get();
  expect(refunds.docs.map((one) => one.get('amount') as number)).toEqual([half]);
  expect((await orderOf(id)).payment.captured).toBe(half);
});

test('refuses to pay another buyer’s order or an instalment that is not due', async () => {
  const id = await bulkOrder(buyer, 'advance');
  const stranger = await verifiedBuyer();
  const asked = (part: string, token: string) =>
    shop.post(`/instalments/${id}/${part}/pay`, {}, { token });
  expect(await asked('1', stranger.token)).toMatchObject({ status: 404 });
  expect(await asked('9', buyer.token)).toMatchObject({ status: 404 });
  expect((await shop.post(`/instalments/${id}/1/pay`, {})).status).toBe(401);
  await transfer(id, '1', { amount: TOTAL });
  expect(await asked('1', buyer.token)).toMatchObject({
    status: 409,
    body: { code: 'not_payable' },
  });
  const cancelled = await bulkOrder(buyer, 'advance', { state: 'cancelled' });
  expect(
    await shop.post(`/instalments/${cancelled}/1/pay`, {}, { token: buyer.token }),
  ).toMatchObject({ status: 409, body: { code: 'not_payable' } });
});

test('records a bank transfer with its UTR, audit row and email', async () => {
  const id = await bulkOrder(buyer, 'half-advance');
  const utr = newUtr();
  const seen = { utr: ` ${utr.toLowerCase()} `, valueDate: '2026-11-20' };
  expect((await transfer(id, '1', seen)).status).toBe(200);
  const paid = { state: 'paid', paymentId: utr, valueDate: '2026-11-20' };
  expect((await orderOf(id)).instalments?.[0]).toMatchObject(paid);
  const kept = await db().doc(`bankTransfers/${utr}`).get();
  expect(kept.data()).toMatchObject({ orderId: id, partId: '1', amount: half, by: admin.uid });
  const rows = await db().collection('audit').where('target', '==', `orders/${id}`).get();
  expect(rows.docs.map((row) => row.get('action') as string)).toEqual(['order.transfer1']);
  expect(await mailAbout(id, 'part_1')).toBe(true);
});

test('accepts a transfer once under concurrent requests for several orders', async () => {
  const ids = await Promise.all(Array.from({ length: 8 }, () => bulkOrder(buyer, 'half-advance')));
  const utr = newUtr();
  const answers = await Promise.all(ids.map((id) => transfer(id, '1', { utr })));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  const refused = answers.filter(({ status }) => status !== 200);
  expect(new Set(refused.map(({ body }) => body.code))).toEqual(new Set(['utr_used']));
  const orders = await Promise.all(ids.map(orderOf));
  expect(orders.filter(({ payment }) => payment.captured > 0)).toHaveLength(1);
});

test('pays the instalment once when two staff record the transfer', async () => {
  const id = await bulkOrder(buyer, 'half-advance');
  const answers = await Promise.all(Array.from({ length: 6 }, () => transfer(id, '1')));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect((await orderOf(id)).payment.captured).toBe(half);
});

test.each([
  [{ amount: half - 1 }, 409, 'wrong_amount'],
  [{ amount: half * 1000 }, 409, 'wrong_amount'],
  [{ amount: 0 }, 400, 'invalid'],
  [{ amount: -half }, 400, 'invalid'],
  [{ utr: '12345' }, 400, 'invalid'],
  [{ utr: { $ne: '' } }, 400, 'invalid'],
  [{ valueDate: '9999-12-31' }, 400, 'invalid'],
  [{ revision: 99 }, 409, 'stale'],
])('a transfer with %o changes nothing', async (fields, status, code) => {
  const id = await bulkOrder(buyer, 'half-advance');
  expect(await transfer(id, '1', fields)).toMatchObject({ status, body: { code } });
  expect((await orderOf(id)).payment.captured).toBe(0);
});

test('refuses a transfer recorded by a buyer', async () => {
  const id = await bulkOrder(buyer, 'half-advance');
  const body = { revision: 0, utr: newUtr(), amount: half };
  const answer = await shop.post(`/instalments/${id}/1/transfer`, body, { token: buyer.token });
  expect(answer).toMatchObject({ status: 403 });
});

test('refunds the gateway payment of a cancelled order and leaves the bank transfer due', async () => {
  const id = await bulkOrder(buyer, 'half-advance');
  await shop.post(
    '/razorpay/verify-payment',
    await pay((await openInstalment(shop, buyer, id)).id),
  );
  await transfer(id, '2', { amount: TOTAL - half });
  const answer = await takeOrderStep({ shop, admin }, id, 'cancel', BODIES.cancel!());
  expect(answer.status).toBe(200);
  const refunds = await db().collection('refunds').where('orderId', '==', id).get();
  const rows = refunds.docs.map((one) => [one.get('state'), one.get('amount')] as const);
  expect(Object.fromEntries(rows)).toEqual({ processed: half, owed: TOTAL - half });
  expect((await orderOf(id)).reviewReasons).toMatchObject([
    { code: 'refund_due', params: { amount: TOTAL - half, method: 'bank_transfer' } },
  ]);
});
