import { expect, test } from 'vitest';

import { orderWorth } from '@kargha/domain/pricing/price-order';

import { expectStockToBalance, orderOf, stockOf } from '../ledger-fixtures.ts';
import { createBeforeAll } from '../create-before-all.ts';
import {
  takeOrderStep,
  expectMoneyToAddUp,
  emailsOf,
  newAwb,
  placeOrder,
  takeOrderSteps,
} from '../staff-orders.ts';
import { isolateDatabase } from '../isolated-database.ts';
import { isolatedShop } from '../isolated-shop.ts';
import { signUp } from '../sample-people.ts';
import { concurrently } from '../concurrent-calls.ts';

isolateDatabase();
const shop = isolatedShop();
const staff = { shop, admin: createBeforeAll(() => signUp('admin')) };

test('restocks removed items and refunds exactly their price', async () => {
  const { orderId, productIds } = await placeOrder(shop, { pieces: [3, 1] });
  const [first, second] = productIds as [string, string];
  const before = await orderOf(orderId);
  const lines = [
    { productId: first, quantity: 1 },
    { productId: second, quantity: 0 },
  ];
  const reason = 'The weaver has fallen ill.';
  expect((await takeOrderStep(staff, orderId, 'lines', { lines, reason })).status).toBe(200);
  const after = await orderOf(orderId);
  const back = orderWorth(before.totals) - orderWorth(after.totals);
  // Three pieces of ₹1,800 and 18 % of them.
  expect(back).toBe(3 * 180_000 * 1.18);
  expect(after.payment.refunded).toBe(back);
  expect(after.lines.map(({ quantity }) => quantity)).toEqual([1]);
  expect(await stockOf(first)).toEqual({ quantity: 9, committed: 1 });
  expect(await stockOf(second)).toEqual({ quantity: 10, committed: 0 });
  await expectStockToBalance(first, second);
  await expectMoneyToAddUp(orderId);
  expect(await emailsOf(orderId)).toContain(`reduced-${(before.revision ?? 0) + 1}`);
  await takeOrderSteps(staff, orderId, 'cancel');
  await expectStockToBalance(first, second);
  await expectMoneyToAddUp(orderId);
  expect((await orderOf(orderId)).payment).toMatchObject({
    state: 'refunded',
    refunded: before.totals.total,
  });
});

test('refuses to add items, to empty an order and to remove shipped items', async () => {
  const { orderId, productIds } = await placeOrder(shop, { pieces: [2] });
  const before = await orderOf(orderId);
  const [productId] = productIds as [string];
  const ask = (quantity: number) =>
    takeOrderStep(staff, orderId, 'lines', { lines: [{ productId, quantity }], reason: 'So.' });
  expect(await ask(3)).toMatchObject({ status: 409, body: { code: 'cannot_add' } });
  expect(await ask(0)).toMatchObject({ status: 409, body: { code: 'nothing_left' } });
  expect((await ask(2)).status).toBe(400);
  expect(await orderOf(orderId)).toEqual(before);
  await takeOrderSteps(staff, orderId, 'confirm', 'pack', 'ship');
  expect(await ask(1)).toMatchObject({ status: 409, body: { code: 'not_allowed' } });
});

test('keeps a packed order packed after removing items', async () => {
  const { orderId, productIds } = await placeOrder(shop, { pieces: [2] });
  await takeOrderSteps(staff, orderId, 'confirm', 'pack');
  const lines = [{ productId: productIds[0]!, quantity: 1 }];
  const answer = await takeOrderStep(staff, orderId, 'lines', { lines, reason: 'One is torn.' });
  expect(answer).toMatchObject({ status: 200, body: { order: { state: 'packed' } } });
  expect(await stockOf(productIds[0]!)).toEqual({ quantity: 9, committed: 1 });
  await expectMoneyToAddUp(orderId);
});

test('removes the unshipped rest of an order, which then follows its parcels', async () => {
  const { orderId, productIds } = await placeOrder(shop, { pieces: [2, 1] });
  const [saree, bag] = productIds as [string, string];
  await takeOrderSteps(staff, orderId, 'confirm', 'pack');
  const lines = [{ productId: saree, quantity: 1 }];
  await takeOrderStep(staff, orderId, 'ship', { courier: 'Hamsa Express', awb: newAwb(), lines });
  await takeOrderSteps(staff, orderId, 'deliver');
  expect((await orderOf(orderId)).state).toBe('shipped');
  const take = (stay: number, of: string) =>
    takeOrderStep(staff, orderId, 'lines', {
      lines: [{ productId: of, quantity: stay }],
      reason: 'It is damaged.',
    });
  expect(await take(0, saree)).toMatchObject({
    status: 409,
    body: { code: 'has_left', details: { [saree]: 1 } },
  });
  expect((await take(0, bag)).status).toBe(200);
  expect((await orderOf(orderId)).state).toBe('shipped');
  expect((await take(1, saree)).status).toBe(200);
  const after = await orderOf(orderId);
  expect(after.state).toBe('delivered');
  expect(after.lines).toMatchObject([{ productId: saree, quantity: 1 }]);
  expect(after.stateTimes.delivered).toBeDefined();
  expect(await stockOf(saree)).toEqual({ quantity: 9, committed: 0 });
  expect(await stockOf(bag)).toEqual({ quantity: 10, committed: 0 });
  await expectStockToBalance(saree, bag);
  await expectMoneyToAddUp(orderId);
});

test('either ships or cancels when both happen at once', async () => {
  const { orderId, productIds } = await placeOrder(shop, { pieces: [2] });
  await takeOrderSteps(staff, orderId, 'confirm', 'pack');
  const { revision = 0 } = await orderOf(orderId);
  const ship = { revision, courier: 'Hamsa Express', awb: `RACE${Date.now()}` };
  const answers = await concurrently(10, (at) =>
    at % 2 === 0
      ? takeOrderStep(staff, orderId, 'ship', { ...ship, awb: `${ship.awb}${at}` })
      : takeOrderStep(staff, orderId, 'cancel', { revision, reason: 'Too late?' }),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  const order = await orderOf(orderId);
  const has = { left: order.state === 'shipped', back: order.state === 'cancelled' };
  expect(has.left).not.toBe(has.back);
  expect(await stockOf(productIds[0]!)).toEqual({ quantity: has.left ? 8 : 10, committed: 0 });
  await expectStockToBalance(...productIds);
  await expectMoneyToAddUp(orderId);
});
