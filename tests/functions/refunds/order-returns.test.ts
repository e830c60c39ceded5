import { getStorage } from 'firebase-admin/storage';
import { expect, test } from 'vitest';

import { RETURN_STATES } from '@kargha/domain/orders/return';

import { isolateDatabase } from '../isolated-database.ts';
import { db, exists, expectStockToBalance, orderOf, stockOf } from '../ledger-fixtures.ts';
import { takeOrderStep, expectMoneyToAddUp, placeOrder } from '../staff-orders.ts';
import { setUpReturns } from '../return-fixtures.ts';
import { concurrently } from '../concurrent-calls.ts';
import { sandboxState } from '../sandbox-client.ts';
import type { Answer } from '../shop-client.ts';
import { PRICE_ADJUSTMENT } from '../manual-refunds.ts';

isolateDatabase();

const { shop, admin, owner, delivered, ask, step, idOf } = setUpReturns();

const PIXEL =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

test('sends one email for each step of a return', async () => {
  const { orderId, productIds } = await delivered({ pieces: [2, 1] });
  const [saree, bag] = productIds as [string, string];
  const asked = await ask(orderId, [{ productId: saree, quantity: 1, reason: 'different' }], {
    note: 'Darker than on the screen.',
    photos: [PIXEL],
  });
  expect(asked).toMatchObject({
    status: 200,
    body: { return: { state: 'requested', estimate: 212_400 } },
  });
  const id = idOf(asked);
  const photos = (await db().doc(`returns/${id}`).get()).get('photos') as string[];
  expect(photos).toEqual([`returns/${owner.uid}/${id}/photo-1.png`]);
  const [isKept] = await getStorage().bucket().file(photos[0]!).exists();
  expect(isKept).toBe(true);
  await step(id, 'approve', { revision: 0, answer: 'The courier comes on Monday.' });
  await step(id, 'pick-up', { revision: 1 });
  const tooMany = { revision: 2, lines: [{ productId: saree, received: 2, restock: 0 }] };
  expect((await step(id, 'receive', tooMany)).status).toBe(400);
  const fine = { revision: 2, lines: [{ productId: saree, received: 1, restock: 1 }] };
  expect((await step(id, 'receive', fine)).body.return).toMatchObject({ state: 'received' });
  expect(await stockOf(saree)).toEqual({ quantity: 9, committed: 0 });
  expect((await step(id, 'refund', { revision: 3, amount: 212_400 })).status).toBe(200);
  const done = await db().doc(`returns/${id}`).get();
  expect(done.data()).toMatchObject({ state: 'refunded', answer: 'The courier comes on Monday.' });
  const order = await orderOf(orderId);
  expect(order.payment).toMatchObject({ state: 'partially_refunded', refunded: 212_400 });
  expect(order.state).toBe('delivered');
  for (const state of RETURN_STATES.slice(0, 5)) {
    expect(await exists(`mail/return_${id}_${state}`), state).toBe(state !== 'rejected');
  }
  expect(await exists(`mail/refund_${String(done.get('refundId'))}`)).toBe(true);
  await expectStockToBalance(saree, bag);
  await expectMoneyToAddUp(orderId);
});

test('refunds exactly what was paid for a fully returned order', async () => {
  const { orderId, productIds } = await delivered({ pieces: [3] });
  const [productId] = productIds as [string];
  const { captured } = (await orderOf(orderId)).payment;
  let sum = 0;
  for (const quantity of [1, 2]) {
    const asked = await ask(orderId, [{ productId, quantity, reason: 'fit' }]);
    const { id, estimate } = asked.body.return as { id: string; estimate: number };
    await step(id, 'approve', { revision: 0 });
    await step(id, 'receive', {
      revision: 1,
      lines: [{ productId, received: quantity, restock: 0 }],
    });
    expect((await step(id, 'refund', { revision: 2, amount: estimate })).status).toBe(200);
    sum += estimate;
  }
  expect(sum).toBe(captured);
  expect(await orderOf(orderId)).toMatchObject({
    state: 'returned',
    payment: { state: 'refunded' },
  });
  expect(await stockOf(productId)).toEqual({ quantity: 7, committed: 0 });
  await expectStockToBalance(productId);
  await expectMoneyToAddUp(orderId);
});

test('returns no item twice under concurrent requests', async () => {
  const { orderId, productIds } = await delivered({ pieces: [2] });
  const [productId] = productIds as [string];
  const answers = await concurrently(20, () =>
    ask(orderId, [{ productId, quantity: 1, reason: 'mind' }]),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(2);
  expect(answers.filter(({ body }) => body.code === 'not_returnable')).toHaveLength(18);
});

test('lets only staff move a return', async () => {
  const { orderId, productIds } = await delivered();
  const id = idOf(await ask(orderId, [{ productId: productIds[0]!, quantity: 1, reason: 'mind' }]));
  for (const action of ['approve', 'reject', 'pick-up', 'receive', 'refund']) {
    const path = `/returns/${id}/${action}`;
    expect((await shop.post(path, { revision: 0 })).status).toBe(401);
    expect((await shop.post(path, { revision: 0 }, { token: owner.token })).status).toBe(403);
  }
  expect((await db().doc(`returns/${id}`).get()).get('state')).toBe('requested');
});

test('never refunds more than was captured under twenty requests', async () => {
  const { orderId, amount } = await placeOrder(shop, { owner, pieces: [2] });
  const part = Math.floor(amount / 3) - 100;
  const body = { ...PRICE_ADJUSTMENT, amount: part, reason: 'A loose thread on the border.' };
  const persistent = async (): Promise<Answer> => {
    const answer = await takeOrderStep({ shop, admin }, orderId, 'refunds', body);
    return answer.body.code === 'stale' ? persistent() : answer;
  };
  const answers = await concurrently(20, persistent);
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
  for (const { status, body } of answers) {
    if (status !== 200) expect(body.code).toBe('too_much');
  }
  const { payment } = await orderOf(orderId);
  expect(payment).toMatchObject({ state: 'partially_refunded', refunded: 3 * part });
  const made = (await sandboxState()).refunds.filter((one) => one.payment_id === payment.paymentId);
  expect(made.reduce((sum, one) => sum + one.amount, 0)).toBe(3 * part);
  await expectMoneyToAddUp(orderId);
});

test('creates one refund for twenty clicks', async () => {
  const { orderId } = await placeOrder(shop, { owner });
  const { revision = 0 } = await orderOf(orderId);
  const body = {
    revision,
    ...PRICE_ADJUSTMENT,
    amount: 10_000,
    reason: 'A gesture for the late delivery.',
  };
  const answers = await concurrently(20, () =>
    shop.post(`/orders/${orderId}/refunds`, body, { token: admin.token }),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect((await orderOf(orderId)).payment.refunded).toBe(10_000);
  await expectMoneyToAddUp(orderId);
});
