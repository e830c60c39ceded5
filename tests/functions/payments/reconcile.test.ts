import { expect, test } from 'vitest';

import { orderOf, stockOf, stockProduct } from '../ledger-fixtures.ts';
import { checkoutOf } from '../checkout-fixtures.ts';
import { expectPaymentInvariants } from '../payment-invariants.ts';
import { isolateDatabase } from '../isolated-database.ts';
import { openInProcessShop } from '../in-process-shop.ts';
import { concurrently } from '../concurrent-calls.ts';

isolateDatabase();

const DAY = 24 * 60;

test('refunds an unreported duplicate payment the next night', async () => {
  const shop = openInProcessShop();
  const productId = await stockProduct({ quantity: 1 });
  const opened = await shop.create(checkoutOf({ productId, quantity: 1, price: 1800 }));
  const pay = () => shop.gateway.pay(opened.order?.id ?? '', 'captured');
  const [first, second] = [pay(), pay()];
  await shop.verify(second);
  await shop.sweep();
  expect(shop.gateway.givenBack(first.id)).toBe(0);
  await shop.reconcile();
  await shop.reconcile();
  expect(shop.gateway.givenBack(first.id)).toBe(227_400);
  expect(await orderOf(opened.orderId)).toMatchObject({
    state: 'placed',
    payment: { paymentId: second.id },
  });
  const orderIds = [opened.orderId];
  await expectPaymentInvariants({ productIds: [productId], orderIds, gateway: shop.gateway });
});

test('finds a late payment within six days', async () => {
  const shop = openInProcessShop();
  const productId = await stockProduct({ quantity: 2 });
  const open = () => shop.create(checkoutOf({ productId, quantity: 1, price: 1800 }));
  const [found, tooLate] = [await open(), await open()];
  shop.passMinutes(16);
  await shop.sweep();
  shop.passMinutes(3 * DAY);
  shop.gateway.pay(found.order?.id ?? '', 'authorized');
  await shop.reconcile();
  expect((await orderOf(found.orderId)).state).toBe('placed');
  shop.passMinutes(4 * DAY);
  shop.gateway.pay(tooLate.order?.id ?? '', 'captured');
  expect(await shop.reconcile()).toEqual({ orders: 0, unknown: 0 });
  expect((await orderOf(tooLate.orderId)).state).toBe('expired');
  expect(await stockOf(productId)).toEqual({ quantity: 1, committed: 1 });
});

test('checks every recent order page by page', async () => {
  const shop = openInProcessShop();
  const { reconcile } = openInProcessShop();
  const productId = await stockProduct({ quantity: 300 });
  await concurrently(12, () => shop.create(checkoutOf({ productId, quantity: 1, price: 1800 })));
  const { orders, unknown } = await reconcile();
  expect(orders).toBeGreaterThanOrEqual(12);
  expect(unknown).toBe(0);
});
