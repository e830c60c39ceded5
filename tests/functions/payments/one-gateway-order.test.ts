import { expect, test } from 'vitest';

import { cancelUnpaid } from '../../../functions/src/money/reservations/close-order.ts';
import type { PaymentContext } from '../../../functions/src/money/payments/payment-context.ts';
import { inTransaction } from '../../../functions/src/platform/firestore.ts';
import { createOrder, orderRef, readOrder } from '../../../functions/src/records/order-record.ts';
import { db, exists, orderOf, stockOf, stockProduct } from '../ledger-fixtures.ts';
import { checkoutOf } from '../checkout-fixtures.ts';
import { isolateDatabase } from '../isolated-database.ts';
import { openInProcessShop } from '../in-process-shop.ts';

isolateDatabase();

/** A shop whose gateway takes so long to open an order that `meanwhile` happens first. */
function slowGatewayShop(meanwhile: (orderId: string) => Promise<unknown>) {
  let calls = 0;
  return openInProcessShop((context: PaymentContext) => ({
    ...context,
    gateway: {
      ...context.gateway,
      createOrder: async (order) => {
        calls += 1;
        const made = await context.gateway.createOrder(order);
        if (calls === 1) await meanwhile(order.receipt);
        return made;
      },
    },
  }));
}

async function oneCheckout() {
  const productId = await stockProduct({ quantity: 3 });
  return { productId, checkout: checkoutOf({ productId, quantity: 1, price: 1800 }) };
}

test('saves no gateway order on an order closed meanwhile', async () => {
  let closed = '';
  const shop = slowGatewayShop((orderId) => {
    closed = orderId;
    return cancelUnpaid(orderId, new Date());
  });
  const { productId, checkout } = await oneCheckout();
  await expect(shop.create(checkout)).rejects.toMatchObject({ code: 'gateway_unavailable' });
  expect(await orderOf(closed)).toMatchObject({
    state: 'cancelled',
    payment: { gatewayOrderId: null },
  });
  expect(await stockOf(productId)).toEqual({ quantity: 3, committed: 0 });
  // Pressed again, it opens again with the same gateway order.
  const again = await shop.create(checkout);
  expect(await orderOf(again.orderId)).toMatchObject({
    state: 'pending_payment',
    payment: { gatewayOrderId: again.order?.id },
  });
});

test('returns the first saved gateway order to both requests', async () => {
  const { checkout } = await oneCheckout();
  let second: Awaited<ReturnType<typeof shop.create>> | undefined;
  const shop = slowGatewayShop(async () => {
    second = await shop.create(checkout);
  });
  const first = await shop.create(checkout);
  expect(first.order?.id).toBe(second?.order?.id);
  expect((await orderOf(first.orderId)).payment.gatewayOrderId).toBe(first.order?.id);
});

test('keeps order numbers unique', async () => {
  const shop = openInProcessShop();
  const { checkout } = await oneCheckout();
  const { orderId, orderNumber } = await shop.create(checkout);
  expect((await db().doc(`orderNumbers/${orderNumber}`).get()).data()).toEqual({
    orderId,
  });
  const order = readOrder(await orderRef(orderId).get())!;
  const copy = inTransaction((transaction) => {
    const move = { cause: 'copy', to: order.state, what: 'Copied', by: 'test', at: new Date() };
    createOrder(transaction, { ...order, id: 'copy' }, move);
    return Promise.resolve();
  });
  await expect(copy).rejects.toMatchObject({ code: 6 });
  expect(await exists('orders/copy')).toBe(false);
});
