import type { OrderRecord } from './order-record.ts';

/** What an order is marked with for staff while its shopper asks to cancel it. */
export const CANCEL_REQUESTED = 'The customer asks to cancel this order.';

/** What an order is marked with beside that: null when there is nothing else, and another mark may take its place. */
export function otherReviewMark(needsReview: string | null): string | null {
  return needsReview === CANCEL_REQUESTED ? null : needsReview;
}

/** The mark of an order whose other mark goes: that its shopper asks to cancel it stays in sight. */
export function remainingReviewMark({ cancelRequest }: Pick<OrderRecord, 'cancelRequest'>): string | null {
  return cancelRequest ? CANCEL_REQUESTED : null;
}
