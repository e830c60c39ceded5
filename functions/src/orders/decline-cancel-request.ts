import type { OrderState } from '@kargha/domain/orders/order-state';

import { cancelDeclinedEmail, type CancelDeclineReason } from '../mail/cancel-declined-email.ts';
import type { Transaction } from '../platform/firestore.ts';
import { queueEmail } from '../records/mail-record.ts';
import { addOrderEvent, type OrderRecord } from '../records/order-record.ts';
import { CANCEL_REQUESTED } from '../records/review-mark.ts';
import { revisionOf } from './staff-change.ts';

/** What the order's history says of it. */
const WHAT: Record<CancelDeclineReason, string> = {
  looked_into: 'Reviewed, not cancelled',
  released: 'Not cancelled, released from hold',
  dispatched: 'Not cancelled, already shipped',
  delivered: 'Not cancelled, already delivered',
  came_back: 'Not cancelled, returned to the shop',
};

/** States after which nothing can be cancelled any more, and what the buyer is told there. */
const ENDS: Partial<Record<OrderState, CancelDeclineReason>> = {
  delivered: 'delivered',
  returned: 'came_back',
};

/** Who decided, and what they answer the buyer; '' for nothing. */
interface CancelDecision {
  by: string;
  at: Date;
  answer?: string;
}

/**
 * Ends a shopper's wish to cancel that a step of staff has overtaken or refused: they read so, in a letter and in the
 * order's history. Gives what the order has to be written with: nothing when they have not asked. Reads nothing.
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
  const isMarked = order.needsReview === CANCEL_REQUESTED;
  return { cancelRequest: null, ...(isMarked && { needsReview: null }) };
}

/** The same for a step that brings the order into this state: a wish ends once nothing can be cancelled any more. */
export function declineCancelRequestOnMove(
  transaction: Transaction,
  order: OrderRecord,
  to: OrderState,
  decision: CancelDecision,
): Record<string, unknown> {
  const declined = ENDS[to];
  return declined ? declineCancelRequest(transaction, order, declined, decision) : {};
}
