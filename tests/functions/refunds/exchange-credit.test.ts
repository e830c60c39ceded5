import { expect, test } from 'vitest';

import { refundsOf, setUpExchanges } from '../exchange-fixtures.ts';
import { db, eventually, expectStockToBalance, orderOf, sizesOf } from '../ledger-fixtures.ts';
import { expectLedgerToBalance } from '../order-ledger.ts';
import { takeOrderStep, takeOrderSteps } from '../staff-orders.ts';
import { isolateShop } from '../isolated-database.ts';

isolateShop();

const fixtures = setUpExchanges();
const { shop, admin, ask, step, idOf, kurta, sentBack, exchange, returnOf } = fixtures;
const { replacementOf } = fixtures;
const staff = { shop, admin };

test('cancelling the replacement refunds the first payment, once', async () => {
  const order = await kurta();
  const { orderId, amount, productId } = order;
  const id = await sentBack(order);
  await exchange(id);
  const { id: replacementId } = await replacementOf(id);
  const cancelled = await takeOrderStep(staff, replacementId, 'cancel', { reason: 'A flaw.' });
  expect(cancelled.status).toBe(200);
  const worth = amount - 15_000;
  await eventually(async () => (await orderOf(orderId)).creditGiven === 0);
  await shop.sweep();
  await eventually(async () => (await orderOf(orderId)).payment.refunded === worth);
  const back = (await refundsOf(orderId)).filter(({ purpose }) => purpose === 'replacement_refund');
  expect(back).toMatchObject([{ amount: worth, method: 'upi', state: 'processed' }]);
  expect(await orderOf(replacementId)).toMatchObject({ exchange: { passedOn: worth } });
  expect((await sizesOf(productId)).L).toBe(2);
  await expectLedgerToBalance(orderId, replacementId);
  await expectStockToBalance(productId);
});

test('an unpaid difference ends the replacement, and what came back is refunded', async () => {
  const order = await kurta({ prices: { L: 2000 } });
  const id = await sentBack(order);
  await exchange(id);
  const { id: replacementId } = await replacementOf(id);
  await db()
    .doc(`orders/${replacementId}`)
    .update({ holdExpiresAt: new Date(0) });
  await shop.endHold(replacementId);
  expect((await orderOf(replacementId)).state).toBe('expired');
  await eventually(async () => (await orderOf(order.orderId)).creditGiven === 0);
  await shop.sweep();
  const worth = order.amount - 15_000;
  await eventually(async () => (await orderOf(order.orderId)).payment.refunded === worth);
  expect((await sizesOf(order.productId)).L).toBe(2);
  await expectLedgerToBalance(order.orderId);
  await expectStockToBalance(order.productId);
});

test('a replacement is exchanged again, and its refund goes back to the first payment', async () => {
  const order = await kurta({ stock: { M: 5, L: 2, XL: 2 } });
  const { productId, amount } = order;
  const first = await sentBack(order);
  await exchange(first);
  const large = await replacementOf(first);
  await takeOrderSteps(staff, large.id, 'confirm', 'pack', 'ship', 'deliver');
  const second = await sentBack({ orderId: large.id, productId }, { from: 'L', size: 'XL' });
  expect((await exchange(second)).status).toBe(200);
  const extra = await replacementOf(second);
  await takeOrderSteps(staff, extra.id, 'confirm', 'pack', 'ship', 'deliver');
  const back = [{ productId, options: { Size: 'XL' }, quantity: 1, reason: 'mind' }];
  const third = idOf(await ask(extra.id, back));
  await step(third, 'approve', { revision: 0 });
  const lines = [{ productId, options: { Size: 'XL' }, received: 1, restock: 1 }];
  await step(third, 'receive', { revision: 1, lines });
  const worth = amount - 15_000;
  expect((await step(third, 'refund', { revision: 2, amount: worth })).status).toBe(200);
  expect((await returnOf(third)).state).toBe('refunded');
  await eventually(async () => (await orderOf(order.orderId)).creditGiven === 0);
  await shop.sweep();
  await eventually(async () => (await orderOf(order.orderId)).payment.refunded === worth);
  await expectLedgerToBalance(order.orderId, large.id, extra.id);
  await expectStockToBalance(productId);
});
