import type { OrderRecord } from './order-record.ts';

/** The review reason while a customer's cancellation request is open. */
export const CANCEL_REQUESTED = 'The customer asks to cancel this order.';

export function otherReviewMark(needsReview: string | null): string | null {
  return needsReview === CANCEL_REQUESTED ? null : needsReview;
}

/** The review reason after another one was resolved: an open cancellation request stays visible. */
export function remainingReviewMark({
  cancelRequest,
}: Pick<OrderRecord, 'cancelRequest'>): string | null {
  return cancelRequest ? CANCEL_REQUESTED : null;
}
