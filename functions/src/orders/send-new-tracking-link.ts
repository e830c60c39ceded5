import { HOUR_MS } from '@kargha/domain/records/time-spans';
import { orderMessages } from '@kargha/domain/messages/order-messages';

import { notFound } from '../http/errors.ts';
import { consumeAttempt, type RateLimit } from '../http/rate-limit.ts';
import { newTrackingLinkEmail } from '../mail/order-emails.ts';
import { orderOfLink, trackingLink } from '../money/links/order-tracking-link.ts';
import { inTransaction } from '../platform/firestore.ts';
import type { KeyedIds } from '../platform/keyed-ids.ts';
import { mailRef, queueEmail } from '../records/email-record.ts';

const PER_ADDRESS: RateLimit = { scope: 'track-link', attempts: 20, minutes: 60 };

/**
 * Emails a new tracking link to the order's address for an old link, even an expired one, at most once an hour.
 * The address of an order that was never placed is not proven, so it gets no email. Throws 404 not_found for such
 * an order and for an unknown link, 429 after too many.
 */
export async function sendNewTrackingLink(
  ids: KeyedIds,
  token: string,
  address: string,
  now: Date,
): Promise<void> {
  await consumeAttempt(PER_ADDRESS, address, now);
  const linked = await orderOfLink(ids, token);
  const order = linked?.order;
  if (!order?.stateTimes.placed || order.customer.email === '') {
    throw notFound(orderMessages.order_link_not_valid());
  }
  const id = `order_${order.id}_link_${Math.floor(now.getTime() / HOUR_MS)}`;
  await inTransaction(async (transaction) => {
    if ((await transaction.get(mailRef(id))).exists) return;
    queueEmail(transaction, id, newTrackingLinkEmail(order, trackingLink(ids, order.id, now)));
  });
}
