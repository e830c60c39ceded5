import { joinMessages } from '@kargha/domain/messages/message';
import type { OrderState } from '@kargha/domain/orders/order-state';
import { dropReview } from '@kargha/domain/payments/review-reason';
import { RETURN_DAYS } from '@kargha/domain/orders/return';
import type { Order } from '@kargha/domain/orders/order';

import type { Transaction } from '../platform/firestore.ts';
import { queueEmail, type Mail } from '../records/email-record.ts';
import { addOrderEvent, type OrderRecord } from '../records/order-record.ts';
import { revisionOf } from '../records/change-order.ts';
import { composeEmail } from '../mail/email.ts';
import { mailMessages } from '../mail/mail-messages.ts';

const REASONS = {
  looked_into: mailMessages.cancel_looked_into(),
  released: mailMessages.cancel_released(),
  dispatched: mailMessages.cancel_dispatched({ days: RETURN_DAYS }),
  delivered: mailMessages.cancel_delivered({ days: RETURN_DAYS }),
  came_back: mailMessages.cancel_came_back(),
} satisfies Record<CancelDeclineReason, object>;

const WHAT: Record<CancelDeclineReason, string> = {
  looked_into: 'Reviewed, not cancelled',
  released: 'Not cancelled, released from hold',
  dispatched: 'Not cancelled, already shipped',
  delivered: 'Not cancelled, already delivered',
  came_back: 'Not cancelled, returned to the shop',
};

const ENDS: Partial<Record<OrderState, CancelDeclineReason>> = {
  delivered: 'delivered',
  returned: 'came_back',
};

/** `answer` is what staff tell the buyer; '' for nothing. */
interface CancelDecision {
  by: string;
  at: Date;
  answer?: string;
}

/**
 * Closes a cancellation request that staff declined or that another step overtook, with an email and an event.
 * Returns the changes for the order; none without a request. Reads nothing.
 */
export function declineCancelRequest(
  transaction: Transaction,
  order: OrderRecord,
  declined: CancelDeclineReason,
  { by, at, answer = '' }: CancelDecision,
): Record<string, unknown> {
  if (!order.cancelRequest) return {};
  const cause = `kept-${revisionOf(order) + 1}`;
  queueEmail(
    transaction,
    `order_${order.id}_${cause}`,
    cancelDeclinedEmail(order, declined, answer),
  );
  addOrderEvent(transaction, order, { cause, what: WHAT[declined], by, at, note: answer });
  return {
    cancelRequest: null,
    reviewReasons: dropReview(order.reviewReasons, 'cancel_requested'),
  };
}

export function declineCancelRequestOnMove(
  transaction: Transaction,
  order: OrderRecord,
  to: OrderState,
  decision: CancelDecision,
): Record<string, unknown> {
  const declined = ENDS[to];
  return declined ? declineCancelRequest(transaction, order, declined, decision) : {};
}

/** Why an order was not cancelled although its shopper asked for it. */
type CancelDeclineReason = 'looked_into' | 'released' | 'dispatched' | 'delivered' | 'came_back';

/** @param answer what staff wrote; '' for nothing */
export function cancelDeclinedEmail(
  { number, customer }: Pick<Order, 'number' | 'customer'>,
  reason: CancelDeclineReason,
  answer: string,
): Mail {
  return composeEmail(customer, mailMessages.cancel_declined_subject({ number }), [
    joinMessages([mailMessages.cancel_asked({ number }), REASONS[reason]]),
    ...(answer === '' ? [] : [mailMessages.our_reply({ answer })]),
  ]);
}
