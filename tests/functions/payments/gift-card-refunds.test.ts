import { paise } from '@kargha/domain/money/paise';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

import { runIntegrityCheck } from '../../../functions/src/operations/integrity-check/run-integrity-check.ts';
import { soldGiftCards } from '../../../functions/src/operations/analytics/read-analytics.ts';
import { indianDay } from '@kargha/domain/india/indian-day';
import { fromAnywhere } from '../checkout-fixtures.ts';
import { checkoutWith } from '../code-fixtures.ts';
import { concurrently } from '../concurrent-calls.ts';
import { deliverWebhook } from '../duplicate-payments.ts';
import {
  bought,
  cardOf,
  cardsOf,
  emailedCode,
  emailOf,
  opened,
  refundsAtGateway,
  saleOf,
  tell,
  VALUE,
  verify,
} from '../gift-card-sale-fixtures.ts';
import { clearIsolatedDatabase, openIsolatedDatabase } from '../isolated-database.ts';
import { openIsolatedShop, type IsolatedShop } from '../isolated-shop.ts';
import { db, eventually, stockProduct } from '../ledger-fixtures.ts';
import { signUp } from '../sample-people.ts';
import { control, pay, payWith, sandboxState, setFault } from '../sandbox-client.ts';

let shop: IsolatedShop;
let token: string;

beforeAll(async () => {
  await openIsolatedDatabase();
  shop = await openIsolatedShop({ sandbox: 'own' });
});

beforeEach(async () => {
  token = (await signUp('admin')).token;
});

afterAll(async () => {
  await shop.close();
  await clearIsolatedDatabase();
});

const refund = (saleId: string) =>
  shop.post(`/gift-card-sales/${saleId}/refund`, { reason: 'Bought by mistake.' }, { token });

/** Every finding of the nightly check about money and gift cards. */
async function findings(): Promise<string[]> {
  const { checks } = await runIntegrityCheck({ now: new Date(), by: 'test', within: 60_000 });
  const about = checks.filter(({ kind }) => ['money_drift', 'gift_card_drift'].includes(kind));
  return about.flatMap((check) => check.findings.map(({ what }) => what));
}

test('disables an unspent card and refunds its payment, once', async () => {
  const { saleId, cardId, paymentId } = await bought(shop);
  const answers = await concurrently(8, () => refund(saleId));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(7);
  expect(await refundsAtGateway(paymentId)).toEqual([VALUE]);
  await eventually(async () => (await saleOf(saleId)).state === 'refunded');
  expect((await cardOf(cardId)).state).toBe('disabled');
  expect(await saleOf(saleId)).toMatchObject({ captured: VALUE, refunded: VALUE });
  const code = await emailedCode(cardId);
  expect((await shop.post('/gift-cards/balance', { code }, fromAnywhere())).status).toBe(400);
  const mail = await emailOf(`refund_refund_${paymentId}_1`);
  expect(mail?.text).toContain('The card can no longer be used.');
  expect(await findings()).toEqual([]);
});

test('refunds no card of which something was spent', async () => {
  const { saleId, cardId, paymentId } = await bought(shop);
  const productId = await stockProduct({ quantity: 5 });
  const giftCard = await emailedCode(cardId);
  const checkout = checkoutWith(productId, { giftCard }, { giftCardBalance: paise(VALUE) });
  expect((await shop.post('/razorpay/create-order', checkout, fromAnywhere())).status).toBe(200);
  expect((await refund(saleId)).body.code).toBe('gift_card_spent');
  expect(await refundsAtGateway(paymentId)).toEqual([]);
  expect((await cardOf(cardId)).state).toBe('active');
});

test('asks again for a refund that failed, and sends it once', async () => {
  const { saleId, paymentId } = await bought(shop);
  await setFault('refund', 'declined');
  expect((await refund(saleId)).body).toMatchObject({ state: 'refund_failed' });
  expect((await refund(saleId)).status).toBe(200);
  expect(await refundsAtGateway(paymentId)).toEqual([VALUE]);
  await eventually(async () => (await saleOf(saleId)).state === 'refunded');
  const payment = await db().doc(`payments/${paymentId}`).get();
  expect(payment.get('needsReview')).toBe(false);
  expect(await findings()).toEqual([]);
});

test('lets only staff who may refund do so', async () => {
  const { saleId } = await bought(shop);
  const path = `/gift-card-sales/${saleId}/refund`;
  expect((await shop.post(path, { reason: 'Mine.' })).status).toBe(401);
  const shopper = await signUp('customer');
  expect((await shop.post(path, { reason: 'Mine.' }, { token: shopper.token })).status).toBe(403);
  expect((await saleOf(saleId)).state).toBe('paid');
});

test('refunds a payment that was begun too late, in full, and issues no card', async () => {
  shop.passMinutes(-3 * 60);
  const { saleId, gatewayOrderId } = await opened(shop);
  shop.passMinutes(3 * 60);
  const proof = await pay(gatewayOrderId);
  for (let time = 0; time < 3; time += 1) {
    expect(await verify(shop, proof)).toMatchObject({ status: 409, body: { code: 'refunding' } });
  }
  await tell(shop, 'payment.captured', proof.razorpay_payment_id);
  expect(await refundsAtGateway(proof.razorpay_payment_id)).toEqual([VALUE]);
  expect(await cardsOf(saleId)).toEqual([]);
  const late = await emailOf(`gift-card-sale_${proof.razorpay_payment_id}_late`);
  expect(late?.text).toContain('came too late, so no card was issued');
  expect(await findings()).toEqual([]);
});

test('refunds a second payment in full and keeps the one card', async () => {
  const { saleId, paymentId } = await bought(shop);
  const first = (await sandboxState()).payments.find(({ id }) => id === paymentId);
  const second = `pay_2${saleId.slice(0, 13)}`;
  const captured = { payment: { ...first, id: second } };
  await deliverWebhook(shop, 'payment.captured', captured, `second-${saleId}`);
  await deliverWebhook(shop, 'payment.captured', captured, `again-${saleId}`);
  const { docs } = await db().collection('refunds').where('paymentId', '==', second).get();
  expect(docs.map((one) => one.data())).toMatchObject([
    { purpose: 'duplicate_payment', amount: VALUE, orderId: null, giftCardSaleId: saleId },
  ]);
  expect(await cardsOf(saleId)).toHaveLength(1);
  expect(await saleOf(saleId)).toMatchObject({ state: 'paid', paymentId, refunded: 0 });
});

test('issues no card for another amount, and lists the payment for staff', async () => {
  const { saleId, gatewayOrderId } = await opened(shop);
  const { razorpay_payment_id: id } = await pay(gatewayOrderId);
  const payment = (await sandboxState()).payments.find((one) => one.id === id);
  const other = { payment: { ...payment, id: `pay_3${saleId.slice(0, 13)}`, amount: 100 } };
  await deliverWebhook(shop, 'payment.captured', other, `wrong-${saleId}`);
  expect(await cardsOf(saleId)).toEqual([]);
  const { body } = await shop.get('/razorpay/needs-review', { token });
  const items = body.items as { id: string; kind: string }[];
  expect(items.some((one) => one.id === other.payment.id && one.kind === 'payment')).toBe(true);
});

test('issues the whole card for a payment with an offer of the gateway', async () => {
  const { saleId, gatewayOrderId } = await opened(shop);
  const proof = await payWith(gatewayOrderId, { discount: 10_000 });
  expect((await verify(shop, proof)).status).toBe(200);
  expect(await cardsOf(saleId)).toMatchObject([{ initial: VALUE }]);
  expect((await saleOf(saleId)).captured).toBe(VALUE - 10_000);
  expect(await findings()).toEqual(expect.not.arrayContaining([expect.stringContaining('GS-')]));
});

test('settles without an unknown payment, and counts as gift cards sold', async () => {
  const before = await soldGiftCards({ from: indianDay(new Date()), to: indianDay(new Date()) });
  const { paymentId } = await bought(shop);
  await control('POST', '/control/settlements', {});
  await shop.reconcileSettlements();
  const { docs } = await db().collection('gatewayMonths').get();
  expect(JSON.stringify(docs.map((one) => one.data()))).not.toContain(paymentId);
  const after = await soldGiftCards({ from: indianDay(new Date()), to: indianDay(new Date()) });
  expect(after.sold - before.sold).toBe(1);
  expect(after.amount - before.amount).toBe(VALUE);
  const sales = await db().collection('soldScores').get();
  expect(sales.size).toBe(0);
});

test('shows staff that a card was sold, and by whom', async () => {
  const { cardId, number } = await bought(shop, { buyerName: 'Ravi Rao' });
  const { body } = await shop.get('/gift-cards?filter=all', { token });
  const row = (body.rows as { id: string }[]).find(({ id }) => id === cardId);
  expect(row).toMatchObject({ sale: { number, buyerName: 'Ravi Rao', state: 'paid' } });
});

test('finds a card that does not match its payment', async () => {
  const { cardId, number } = await bought(shop);
  const card = db().doc(`giftCards/${cardId}`);
  await card.update({ initial: 900_000, balance: 900_000 });
  const found = await findings();
  await card.update({ initial: VALUE, balance: VALUE });
  expect(found.some((what) => what.includes(number) && what.includes('₹9,000'))).toBe(true);
});
