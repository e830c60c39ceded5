import { expect, test } from 'vitest';

import { db, orderOf, stockProduct } from '../ledger-fixtures.ts';
import { checkoutOf, open } from '../checkout-fixtures.ts';
import { balanceOf, expectGiftCardToBalance, issueGiftCard } from '../code-fixtures.ts';
import { recordManualRefund, refundsOf } from '../manual-refunds.ts';
import { createBeforeAll } from '../create-before-all.ts';
import { expectMoneyToAddUp, takeOrderSteps } from '../staff-orders.ts';
import { isolateDatabase } from '../isolated-database.ts';
import { isolatedShop } from '../isolated-shop.ts';
import { signUp } from '../sample-people.ts';
import { pay, sandboxState, setFault } from '../sandbox-client.ts';
import type { Answer } from '../shop-client.ts';

isolateDatabase();
const shop = isolatedShop();
const admin = createBeforeAll(() => signUp('admin'));
const owner = createBeforeAll(() => signUp('customer'));

/** By the gateway; the gift card has paid the rest of ₹2,274, shipping included. */
const BY_GATEWAY = 30_000;
const WORTH = 227_400;
const BY_CARD = WORTH - BY_GATEWAY;

const step = (id: string, action: string, body: object): Promise<Answer> =>
  shop.post(`/returns/${id}/${action}`, body, { token: admin.token });

const returnOf = async (id: string) => (await db().doc(`returns/${id}`).get()).data()!;

/** Staff refund a return as they see it now. */
async function refund(id: string, amount: number): Promise<Answer> {
  const { revision } = (await returnOf(id)) as { revision: number };
  return step(id, 'refund', { revision, amount });
}

/** A return of an order that gateway and gift card have paid: it has arrived, and waits for its money. */
async function arrivedReturn() {
  const productId = await stockProduct({ quantity: 3 });
  const { code, cardId } = await issueGiftCard(BY_CARD);
  const { amount, ...checkout } = checkoutOf({ productId, quantity: 1, price: 1800 });
  expect(amount).toBe(WORTH);
  const codes = { ...checkout, amount: BY_GATEWAY, giftCard: code };
  const { orderId, gatewayOrderId } = await open(shop, codes, { token: owner.token });
  await shop.post('/razorpay/verify-payment', await pay(gatewayOrderId));
  await takeOrderSteps({ shop, admin }, orderId, 'confirm', 'pack', 'ship', 'deliver');
  const lines = [{ productId, quantity: 1, reason: 'different' }];
  const { body } = await shop.post(`/orders/${orderId}/returns`, { lines }, { token: owner.token });
  const { id } = body.return as { id: string };
  await step(id, 'approve', { revision: 0 });
  await step(id, 'receive', { revision: 1, lines: [{ productId, received: 1, restock: 1 }] });
  return { id, orderId, cardId };
}

async function gatewayRefundsOf(orderId: string): Promise<number> {
  const { payment } = await orderOf(orderId);
  const { refunds } = await sandboxState();
  const mine = refunds.filter((one) => one.payment_id === payment.paymentId);
  return mine.reduce((sum, { amount }) => sum + amount, 0);
}

test('refunds a partly failed return once', async () => {
  const { id, orderId, cardId } = await arrivedReturn();
  await setFault('refund', 'declined');
  expect((await refund(id, WORTH)).status).toBe(200);
  expect(await returnOf(id)).toMatchObject({ state: 'received', refundId: null });
  expect(await balanceOf(cardId)).toBe(BY_CARD);

  const again = await refund(id, WORTH);
  expect(again).toMatchObject({
    status: 409,
    body: { code: 'too_much', details: { left: BY_GATEWAY } },
  });
  const concurrently = await Promise.all(Array.from({ length: 8 }, () => refund(id, BY_GATEWAY)));
  expect(concurrently.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(await returnOf(id)).toMatchObject({ state: 'refunded' });
  expect(await balanceOf(cardId)).toBe(BY_CARD);
  expect(await gatewayRefundsOf(orderId)).toBe(BY_GATEWAY);
  await expectGiftCardToBalance(cardId);
  await expectMoneyToAddUp(orderId);
});

test('completes a return with a lower refund of the failed share', async () => {
  const { id, orderId } = await arrivedReturn();
  await setFault('refund', 'declined');
  await refund(id, WORTH);
  expect((await refund(id, 10_000)).status).toBe(200);
  expect(await returnOf(id)).toMatchObject({ state: 'refunded' });
  expect(await gatewayRefundsOf(orderId)).toBe(10_000);
});

test('completes a return when its failed half is retried from the console', async () => {
  const { id, orderId, cardId } = await arrivedReturn();
  await setFault('refund', 'declined');
  await refund(id, WORTH);
  const failed = (await refundsOf(orderId)).find(({ state }) => state === 'failed')!;
  const again = await shop.post(`/ops/refunds/${failed.id}/retry`, {}, { token: admin.token });
  expect(again.body).toMatchObject({ state: 'processed' });
  expect(await returnOf(id)).toMatchObject({ state: 'refunded' });
  expect((await refund(id, BY_GATEWAY)).body.code).toBe('not_allowed');
  expect(await gatewayRefundsOf(orderId)).toBe(BY_GATEWAY);
  expect(await balanceOf(cardId)).toBe(BY_CARD);
});

test('keeps a return open until its manual refund is recorded', async () => {
  const { id, orderId } = await arrivedReturn();
  const { payment } = await orderOf(orderId);
  const [came, byHand] = [10_000, `CASH${id}`];
  await db()
    .doc(`payments/${payment.paymentId!}`)
    .update({ amount: BY_GATEWAY - came });
  const transfer = { method: 'cash', amount: came, orderId, at: new Date() };
  await db().doc(`bankTransfers/${byHand}`).set(transfer);
  const part = (amount: number, paymentId: string | null) => ({
    ...{ id: paymentId, share: 50, amount, due: 'now', dueOn: null, state: 'paid', paymentId },
  });
  const instalments = [part(BY_GATEWAY - came, payment.paymentId), part(came, byHand)];
  await db().doc(`orders/${orderId}`).update({ instalments });
  expect((await refund(id, WORTH)).status).toBe(200);
  expect(await gatewayRefundsOf(orderId)).toBe(BY_GATEWAY - came);
  expect(await returnOf(id)).toMatchObject({ state: 'received' });
  expect(await refundsOf(orderId)).toMatchObject([
    { amount: came, state: 'owed' },
    { amount: BY_GATEWAY - came, state: 'processed' },
    { amount: BY_CARD, state: 'processed' },
  ]);
  expect((await recordManualRefund({ shop, admin }, orderId)).status).toBe(200);
  expect(await returnOf(id)).toMatchObject({ state: 'refunded' });
  await db().doc(`payments/${payment.paymentId!}`).update({ amount: BY_GATEWAY });
});
