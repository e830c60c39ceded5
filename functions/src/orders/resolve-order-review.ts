import { declineCancelRequest } from './decline-cancel-request.ts';
import {
  changeByStaff,
  notAllowed,
  recordStep,
  type ChangedOrder,
  type StaffChange,
} from './staff-change.ts';

/**
 * Staff have looked into what an order was marked for. Whoever asked to cancel it reads that it stays, with these words of
 * staff. Throws 404, 409 stale, and not_allowed when it has no mark.
 */
export function resolveOrderReview(change: StaffChange, note: string): Promise<ChangedOrder> {
  const { actor, at } = change;
  return changeByStaff(change, (transaction, order) => {
    if (order.needsReview === null && !order.cancelRequest) {
      throw notAllowed(order, 'This order does not need a review.');
    }
    const step = { action: 'resolve', to: order.state, what: 'Review resolved', actor, at, note };
    const declined = declineCancelRequest(transaction, order, 'looked_into', {
      by: actor,
      at,
      answer: note,
    });
    const changes = { ...declined, needsReview: null };
    return Promise.resolve(
      recordStep(transaction, order, { ...step, visibleToCustomer: false }, changes),
    );
  });
}
