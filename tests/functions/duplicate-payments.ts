import { expect } from 'vitest';

import { orderOf } from './ledger-fixtures.ts';
import { sandboxState, webhook } from './sandbox-client.ts';
import type { ShopClient } from './shop-client.ts';

/** Delivers a signed webhook with this event id. */
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

/** Pays the order a second time. The sandbox does not know the second payment and declines its refund. */
export async function payTwice(shop: ShopClient, orderId: string): Promise<string> {
  const { payment } = await orderOf(orderId);
  const first = (await sandboxState()).payments.find(({ id }) => id === payment.paymentId);
  const id = `pay_2${orderId.slice(0, 13)}`;
  const captured = { payment: { ...first, id } };
  await deliverWebhook(shop, 'payment.captured', captured, `second-${orderId}`);
  return id;
}

/** Refunds of the payment that paid for the order, in paise, smallest first. */
export async function gatewayRefundsOf(orderId: string): Promise<number[]> {
  const { payment } = await orderOf(orderId);
  const { refunds } = await sandboxState();
  const mine = refunds.filter((one) => one.payment_id === payment.paymentId);
  return mine.map(({ amount }) => amount).sort((one, other) => one - other);
}
