import { expect } from 'vitest';

import { orderOf } from './ledger-fixtures.ts';
import { sandboxState, webhook } from './sandbox-client.ts';
import type { ShopClient } from './shop-client.ts';

/** The gateway tells the shop its news, under an id of the test's own. */
export async function deliverWebhook(
  shop: ShopClient,
  event: string,
  subjects: Parameters<typeof webhook>[1],
  eventId: string,
): Promise<void> {
  const { body, signature } = webhook(event, subjects);
  const headers = { 'x-razorpay-signature': signature, 'x-razorpay-event-id': eventId };
  expect((await shop.send('POST', '/razorpay/webhook', body, { headers })).status).toBe(200);
}

/** The order is paid once more. The sandbox knows no second payment of a paid order, and refuses its refund. */
export async function payTwice(shop: ShopClient, orderId: string): Promise<string> {
  const { payment } = await orderOf(orderId);
  const first = (await sandboxState()).payments.find(({ id }) => id === payment.paymentId);
  const id = `pay_2${orderId.slice(0, 13)}`;
  const captured = { payment: { ...first, id } };
  await deliverWebhook(shop, 'payment.captured', captured, `second-${orderId}`);
  return id;
}

/** What the gateway has sent back of the payment that paid for the order, in paise, the smallest first. */
export async function gatewayRefundsOf(orderId: string): Promise<number[]> {
  const { payment } = await orderOf(orderId);
  const { refunds } = await sandboxState();
  const mine = refunds.filter((one) => one.payment_id === payment.paymentId);
  return mine.map(({ amount }) => amount).sort((one, other) => one - other);
}
