import { expect, test } from 'vitest';

import { DAY_MS } from '@kargha/domain/records/time-spans';

import { releaseExpiredExchanges } from '../../../functions/src/orders/exchanges/release-expired-exchanges.ts';
import { checkoutOf, fromAnywhere } from '../checkout-fixtures.ts';
import { concurrently } from '../concurrent-calls.ts';
import { mailText, setUpExchanges } from '../exchange-fixtures.ts';
import { isolateDatabase } from '../isolated-database.ts';
import { exists, expectStockToBalance, orderOf, sizesOf } from '../ledger-fixtures.ts';

isolateDatabase();

const { shop, ask, step, idOf, kurta, wish, sentBack, exchange, returnOf } = setUpExchanges();

test('a size that sells out before the approval is refused, and can be refunded instead', async () => {
  const order = await kurta({ stock: { M: 3, L: 1 } });
  const { orderId, productId } = order;
  const id = idOf(await ask(orderId, [wish(productId)]));
  const rival = checkoutOf({ productId, options: { Size: 'L' }, quantity: 1, price: 1800 });
  expect((await shop.post('/razorpay/create-order', rival, fromAnywhere())).status).toBe(200);
  const before = await returnOf(id);
  const refused = await step(id, 'approve', { revision: 0 });
  expect(refused).toMatchObject({ status: 409, body: { code: 'out_of_stock' } });
  expect(String(refused.body.error)).toContain('Test kurta (Size: L) has sold out meanwhile.');
  expect(await returnOf(id)).toEqual(before);
  const instead = await step(id, 'approve', { revision: 0, refundInstead: true });
  expect(instead.status).toBe(200);
  expect(await returnOf(id)).toMatchObject({ state: 'approved', exchange: { state: 'declined' } });
  expect(await mailText(`return_${id}_approved`)).toContain('sold out meanwhile');
  await step(id, 'receive', {
    revision: 1,
    lines: [{ productId, options: { Size: 'M' }, received: 1, restock: 1 }],
  });
  expect(await exchange(id)).toMatchObject({ status: 409, body: { code: 'nothing_to_exchange' } });
  const { estimate, revision } = await returnOf(id);
  expect((await step(id, 'refund', { revision, amount: estimate })).status).toBe(200);
  await expectStockToBalance(productId);
});

test('of many exchanges and buyers for the last L, one gets it', async () => {
  const ids: string[] = [];
  const { productId, ...first } = await kurta({ stock: { M: 20, L: 1 }, quantity: 8 });
  for (let place = 0; place < 8; place += 1)
    ids.push(idOf(await ask(first.orderId, [wish(productId)])));
  const rival = () =>
    shop.post(
      '/razorpay/create-order',
      checkoutOf({ productId, options: { Size: 'L' }, quantity: 1, price: 1800 }),
      fromAnywhere(),
    );
  const answers = (
    await Promise.all([
      concurrently(8, (place) => step(ids[place] ?? '', 'approve', { revision: 0 })),
      concurrently(8, rival),
    ])
  ).flat();
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  const refused = answers.filter(({ status }) => status !== 200).map(({ body }) => body.code);
  expect(new Set(refused)).toEqual(new Set(['out_of_stock']));
  expect((await sizesOf(productId)).L).toBe(0);
  await expectStockToBalance(productId);
});

test('twenty clicks order one replacement', async () => {
  const order = await kurta();
  const id = await sentBack(order);
  const answers = await concurrently(20, () => step(id, 'exchange', { revision: 2 }));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(new Set(answers.map(({ body }) => body.code))).toEqual(new Set([undefined, 'stale']));
  expect((await orderOf(order.orderId)).replacements).toHaveLength(1);
  await expectStockToBalance(order.productId);
});

test('an exchange that is refunded or rejected puts the reserved size back on sale', async () => {
  const order = await kurta({ quantity: 2 });
  const { productId } = order;
  const refunded = await sentBack(order);
  const rejected = idOf(await ask(order.orderId, [wish(productId)]));
  await step(rejected, 'approve', { revision: 0 });
  expect((await sizesOf(productId)).L).toBe(0);
  const { estimate } = await returnOf(refunded);
  expect((await step(refunded, 'refund', { revision: 2, amount: estimate })).status).toBe(200);
  expect((await step(rejected, 'reject', { revision: 1, answer: 'It is worn.' })).status).toBe(200);
  expect((await sizesOf(productId)).L).toBe(2);
  expect((await returnOf(rejected)).exchange).toMatchObject({ state: 'declined' });
  await expectStockToBalance(productId);
});

test('a size that is reserved for nothing is released after ten days, once', async () => {
  const order = await kurta({ stock: { M: 3, L: 1 } });
  const { productId } = order;
  const id = idOf(await ask(order.orderId, [wish(productId)]));
  await step(id, 'approve', { revision: 0 });
  await releaseExpiredExchanges(new Date(Date.now() + 9 * DAY_MS));
  expect((await returnOf(id)).exchange).toMatchObject({ state: 'reserved' });
  const late = new Date(Date.now() + 10 * DAY_MS + 1000);
  await concurrently(3, () => releaseExpiredExchanges(late));
  expect((await returnOf(id)).exchange).toMatchObject({ state: 'released', reservedUntil: null });
  expect(await exists(`mail/return_${id}_released`)).toBe(true);
  expect(await sizesOf(productId)).toEqual({ M: 2, L: 1 });
  await expectStockToBalance(productId);
  const { revision } = await returnOf(id);
  const lines = [{ productId, options: { Size: 'M' }, received: 1, restock: 1 }];
  expect((await step(id, 'receive', { revision, lines })).status).toBe(200);
  expect((await exchange(id)).status).toBe(200);
  expect((await sizesOf(productId)).L).toBe(0);
  await expectStockToBalance(productId);
});

test('a picked-up exchange keeps its size', async () => {
  const order = await kurta();
  const id = idOf(await ask(order.orderId, [wish(order.productId)]));
  await step(id, 'approve', { revision: 0 });
  await step(id, 'pick-up', { revision: 1 });
  await releaseExpiredExchanges(new Date(Date.now() + 100 * DAY_MS));
  expect((await returnOf(id)).exchange).toMatchObject({ state: 'reserved', reservedUntil: null });
});
