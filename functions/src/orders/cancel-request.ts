import type { OrderState } from '@kargha/domain/orders/order-state';

import { keptLetter, type KeptBy } from '../mail/kept-letter.ts';
import type { Transaction } from '../platform/firestore.ts';
import { queueMail } from '../records/mail-record.ts';
import { tellInHistory, type OrderRecord } from '../records/order-record.ts';
import { CANCEL_ASKED } from '../records/review-mark.ts';
import { revisionOf } from './staff-change.ts';

/** What the order's history says of it. */
const WHAT: Record<KeptBy, string> = {
  looked_into: 'Looked into, not cancelled',
  released: 'Not cancelled, it goes on',
  dispatched: 'Not cancelled before it left',
  delivered: 'Not cancelled before it was delivered',
  came_back: 'Nothing left to cancel, it came back',
};

/** States after which nothing can be cancelled any more, and what the buyer is told there. */
const ENDS: Partial<Record<OrderState, KeptBy>> = { delivered: 'delivered', returned: 'came_back' };

/** Who decided, and what they answer the buyer; '' for nothing. */
interface Decided {
  by: string;
  at: Date;
  answer?: string;
}

/**
 * Ends a shopper's wish to cancel that a step of staff has overtaken or refused: they read so, in a letter and in the
 * order's history. Gives what the order has to be written with: nothing when they have not asked. Reads nothing.
 */
export function endCancelRequest(
  transaction: Transaction,
  order: OrderRecord,
  kept: KeptBy,
  { by, at, answer = '' }: Decided,
): Record<string, unknown> {
  if (!order.cancelRequest) return {};
  const cause = `kept-${revisionOf(order) + 1}`;
  queueMail(transaction, `order_${order.id}_${cause}`, keptLetter(order, kept, answer));
  tellInHistory(transaction, order, { cause, what: WHAT[kept], by, at, note: answer });
  const isMarked = order.needsReview === CANCEL_ASKED;
  return { cancelRequest: null, ...(isMarked && { needsReview: null }) };
}

/** The same for a step that brings the order into this state: a wish ends once nothing can be cancelled any more. */
export function endCancelRequestIn(
  transaction: Transaction,
  order: OrderRecord,
  to: OrderState,
  decided: Decided,
): Record<string, unknown> {
  const kept = ENDS[to];
  return kept ? endCancelRequest(transaction, order, kept, decided) : {};
}
