import { randomUUID } from 'node:crypto';

import { expect, test } from 'vitest';

import { db, orderOf, stockProduct } from '../ledger-fixtures.ts';
import { checkoutOf, open } from '../checkout-fixtures.ts';
import { emailsOf, takeOrderSteps } from '../staff-orders.ts';
import { isolateDatabase } from '../isolated-database.ts';
import { isolatedShop } from '../isolated-shop.ts';
import { paymentEvents } from '../payment-events.ts';
import { signUp } from '../sample-people.ts';
import { webhook } from '../sandbox-client.ts';

isolateDatabase();
const own = isolatedShop();

async function deliver(payment: object): Promise<void> {
  const { body, signature } = webhook('payment.captured', { payment });
  const headers = {
    'x-razorpay-signature': signature,
    'x-razorpay-event-id': randomUUID(),
  };
  expect((await own.send('POST', '/razorpay/webhook', body, { headers })).status).toBe(200);
}

test('lists orders on hold and unknown payments with their reason', async () => {
  const productId = await stockProduct();
  const opened = await open(own, checkoutOf({ productId, quantity: 1, price: 1800 }));
  const wrong = paymentEvents(opened.gatewayOrderId, 100_000);
  await deliver(wrong.events['payment.captured']!);
  const unknown = paymentEvents(`order_${randomUUID().slice(0, 14)}`);
  await deliver(unknown.events['payment.captured']!);
  const { token } = await signUp('admin');
  const { status, body } = await own.get('/razorpay/needs-review', { token });
  expect(status).toBe(200);
  expect(body.items).toContainEqual(
    expect.objectContaining({
      kind: 'order',
      id: opened.orderId,
      orderNumber: opened.orderNumber,
      reviewReasons: [
        expect.objectContaining({
          code: 'wrong_amount',
          params: { paid: 100_000, due: 227_400, paymentId: wrong.id },
        }),
      ],
    }),
  );
  expect(body.items).toContainEqual(
    expect.objectContaining({
      kind: 'payment',
      id: unknown.id,
      amount: 227_400,
      reviewReasons: [expect.objectContaining({ code: 'no_order' })],
    }),
  );
});

test('confirms an order to its guest when it is released after a payment on hold', async () => {
  const productId = await stockProduct();
  const { orderId, orderNumber, gatewayOrderId } = await open(
    own,
    checkoutOf({ productId, quantity: 1, price: 1800 }),
  );
  await deliver(paymentEvents(gatewayOrderId, 100_000).events['payment.captured']!);
  const right = {
    ...paymentEvents(gatewayOrderId).events['payment.captured'],
    id: `pay_${randomUUID()}`,
  };
  await deliver(right);
  expect(await orderOf(orderId)).toMatchObject({
    state: 'on_hold',
    payment: { state: 'captured' },
  });
  expect(await emailsOf(orderId)).toEqual([]);
  const staff = { shop: own, admin: await signUp('admin') };
  expect((await takeOrderSteps(staff, orderId, 'release')).state).toBe('placed');
  expect(await emailsOf(orderId)).toEqual(['paid']);
  const email = await db().doc(`mail/order_${orderId}_paid`).get();
  expect(email.get('message.subject')).toBe(`Your order ${orderNumber} has been placed`);
  const { revision = 0 } = await takeOrderSteps(staff, orderId, 'hold', 'release');
  expect(await emailsOf(orderId)).toEqual(['paid', `released-${revision}`]);
});

test('restricts the list to staff', async () => {
  expect((await own.get('/razorpay/needs-review')).status).toBe(401);
  const { token } = await signUp('customer');
  expect((await own.get('/razorpay/needs-review', { token })).status).toBe(403);
});
