import { declineCancelRequest } from './decline-cancel-request.ts';
import {
  changeByStaff,
  notAllowed,
  recordStep,
  type ChangedOrder,
  type StaffChange,
} from '../records/change-order.ts';

/**
 * Clears the review mark of an order. An open cancellation request is declined with the note as answer. Throws
 * 404, 409 stale, and not_allowed without a mark.
 */
export function resolveOrderReview(change: StaffChange, note: string): Promise<ChangedOrder> {
  const { actor, at } = change;
  return changeByStaff(change, (transaction, order) => {
    if (order.reviewReasons.length === 0 && !order.cancelRequest) {
      throw notAllowed(order, 'This order does not need a review.');
    }
    const step = { action: 'resolve', to: order.state, what: 'Review resolved', actor, at, note };
    const declined = declineCancelRequest(transaction, order, 'looked_into', {
      by: actor,
      at,
      answer: note,
    });
    const changes = { ...declined, reviewReasons: [] };
    return Promise.resolve(
      recordStep(transaction, order, { ...step, visibleToCustomer: false }, changes),
    );
  });
}
