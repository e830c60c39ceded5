import { expect, test } from 'vitest';

import { caseCount } from '../../soak/case-count.ts';
import {
  exists,
  expectStockToBalance,
  orderOf,
  stockOf,
  stockProduct,
} from '../ledger-fixtures.ts';
import { checkoutOf, open } from '../checkout-fixtures.ts';
import { isolateDatabase } from '../isolated-database.ts';
import { isolatedShop } from '../isolated-shop.ts';
import { paymentEvents } from '../payment-events.ts';
import { pay, webhook, type Handed } from '../sandbox-client.ts';

const EVENTS = ['payment.failed', 'payment.captured', 'order.paid', 'payment.authorized'];
const VERIFY = 'verify';
const DUPLICATES = caseCount({ usual: 3, all: 10 });

isolateDatabase();
const own = isolatedShop();

/** All five steps: the four events in an order of their own, the browser's verification in any place among them. */
const orderings = permutations(EVENTS).flatMap((events) =>
  [0, 1, 2, 3, 4].map((place) => events.toSpliced(place, 0, VERIFY)),
);

function permutations<Item>(items: readonly Item[]): Item[][] {
  if (items.length < 2) return [[...items]];
  return items.flatMap((item, index) =>
    permutations(items.toSpliced(index, 1)).map((rest) => [item, ...rest]),
  );
}

test('covers 120 orderings of four events and one verification', () => {
  expect(new Set(orderings.map((steps) => steps.join())).size).toBe(120);
});

/** What is delivered, by one id for all of its repetitions. */
async function deliverWebhook(step: string, callback: Handed, payment: object): Promise<number> {
  if (step === VERIFY) return (await own.post('/razorpay/verify-payment', callback)).status;
  const id = callback.razorpay_payment_id;
  const { body, signature } = webhook(step, { payment: { ...payment, id } });
  const headers = {
    'x-razorpay-signature': signature,
    'x-razorpay-event-id': `${step.replace('.', '-')}-${id}`,
  };
  return (await own.send('POST', '/razorpay/webhook', body, { headers })).status;
}

test.each(orderings)(
  '%s, %s, %s, %s, %s, each repeated: places the order once',
  async (...steps) => {
    const productId = await stockProduct({ quantity: 5 });
    const checkout = checkoutOf({ productId, quantity: 1, price: 1800 });
    // One failed payment each: more than thirty of one mailbox would be refused.
    const customer = { ...checkout.customer, email: `${productId}@kargha.example` };
    const { orderId, gatewayOrderId } = await open(own, { ...checkout, customer });
    const callback = await pay(gatewayOrderId);
    const { events } = paymentEvents(gatewayOrderId);
    for (const step of steps)
      expect(await deliverWebhook(step, callback, events[step] ?? {})).toBe(200);
    const repeated = steps.flatMap((step) =>
      Array.from({ length: step === VERIFY ? 2 : DUPLICATES }, () => step),
    );
    const again = await Promise.all(
      repeated.map((step) => deliverWebhook(step, callback, events[step] ?? {})),
    );
    expect(new Set(again)).toEqual(new Set([200]));
    expect(await orderOf(orderId)).toMatchObject({
      state: 'placed',
      payment: { state: 'captured', paymentId: callback.razorpay_payment_id, captured: 227_400 },
    });
    expect(await stockOf(productId)).toEqual({ quantity: 4, committed: 1 });
    expect(await exists(`mail/order_${orderId}_paid`)).toBe(true);
    await expectStockToBalance(productId);
  },
);
