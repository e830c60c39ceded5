import type { OrderState } from '@kargha/domain/orders/order-state';
import { dropReview } from '@kargha/domain/payments/review-reason';

import { cancelDeclinedEmail, type CancelDeclineReason } from '../mail/cancel-declined-email.ts';
import type { Transaction } from '../platform/firestore.ts';
import { queueEmail } from '../records/email-record.ts';
import { addOrderEvent, type OrderRecord } from '../records/order-record.ts';
import { revisionOf } from '../records/change-order.ts';

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
