import { expect, test } from 'vitest';

import { scheduleOrderExpiryTask } from '../../../functions/src/money/reservations/schedule-order-expiry.ts';
import {
  eventually,
  expectStockToBalance,
  endReservation,
  orderOf,
  stockOf,
  stockProduct,
} from '../ledger-fixtures.ts';
import { checkoutOf, close, open } from '../checkout-fixtures.ts';
import { openIsolatedShop } from '../isolated-shop.ts';
import { pay } from '../sandbox-client.ts';

const wanted = (productId: string) => checkoutOf({ productId, quantity: 1, price: 1800 });
const isIn = (orderId: string, state: string) => async () =>
  (await orderOf(orderId)).state === state;

test('schedules the expiry of each reservation once', async () => {
  const reminders: unknown[] = [];
  const own = await openIsolatedShop({
    scheduleExpiry: (...reminder) => {
      reminders.push(reminder);
      return Promise.resolve();
    },
  });
  const productId = await stockProduct();
  const checkout = wanted(productId);
  const opened = await open(own, checkout);
  const first = (await orderOf(opened.orderId)).holdExpiresAt;
  await open(own, checkout);
  await close(own, opened);
  await open(own, checkout);
  const second = (await orderOf(opened.orderId)).holdExpiresAt;
  await own.close();
  const time = (stored: unknown) => (stored as { toDate: () => Date }).toDate();
  expect(reminders).toEqual([
    [opened.orderId, 1, time(first)],
    [opened.orderId, 2, time(second)],
  ]);
});

test('opens an order even when the expiry cannot be scheduled', async () => {
  const own = await openIsolatedShop({
    scheduleExpiry: () => Promise.reject(new Error('no queue')),
  });
  const opened = await open(own, wanted(await stockProduct()));
  expect((await orderOf(opened.orderId)).state).toBe('pending_payment');
  await own.close();
});

test('expires a reservation from the queue, or places a paid order', async () => {
  const own = await openIsolatedShop();
  const [productId, other] = [await stockProduct({ quantity: 1 }), await stockProduct()];
  const [unpaid, paid] = [await open(own, wanted(productId)), await open(own, wanted(other))];
  await pay(paid.gatewayOrderId);
  for (const { orderId } of [unpaid, paid]) {
    await endReservation(orderId);
    await scheduleOrderExpiryTask(orderId, 1, new Date(Date.now() - 2000));
    await scheduleOrderExpiryTask(orderId, 1, new Date(Date.now() - 2000));
  }
  await eventually(isIn(unpaid.orderId, 'expired'));
  await eventually(isIn(paid.orderId, 'placed'));
  expect(await stockOf(productId)).toEqual({ quantity: 1, committed: 0 });
  await expectStockToBalance(productId, other);
  await own.close();
});

test('ignores a task that is early or for an unknown order', async () => {
  const own = await openIsolatedShop();
  const early = await open(own, wanted(await stockProduct()));
  await own.endHold(early.orderId);
  await own.endHold('no-such-order');
  expect((await orderOf(early.orderId)).state).toBe('pending_payment');
  await own.close();
});
