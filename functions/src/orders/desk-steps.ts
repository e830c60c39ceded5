import { canAct, type OrderAction } from '@kargha/domain/orders/order-action';
import type { OrderState } from '@kargha/domain/orders/order-state';
import { isPaid } from '@kargha/domain/payments/payment';

import type { OrderRecord } from '../records/order-record.ts';
import {
  changeByStaff,
  notAllowed,
  recordStep,
  type Changed,
  type StaffChange,
} from './staff-change.ts';

/** What staff do at their desk: no goods and no money move. */
export type DeskAction = Extract<OrderAction, 'confirm' | 'pack' | 'hold' | 'release'>;

interface Result {
  to: OrderState;
  what: string;
  visibleToCustomer: boolean;
  changes?: Record<string, unknown>;
}

const STEPS: Record<DeskAction, (order: OrderRecord) => Result> = {
  confirm: () => ({ to: 'confirmed', what: 'Order confirmed', visibleToCustomer: true }),
  pack: () => ({ to: 'packed', what: 'Packed', visibleToCustomer: true }),
  hold: ({ state }) => ({
    to: 'on_hold',
    what: 'Put on hold',
    visibleToCustomer: false,
    changes: { heldFrom: state },
  }),
  release,
};

/** Takes one step. Throws 404, 409 stale, and 409 not_allowed when the order's state does not allow it. */
export function takeDeskStep(
  change: StaffChange,
  action: DeskAction,
  note: string,
): Promise<Changed> {
  const { actor, at } = change;
  return changeByStaff(change, (transaction, order) => {
    if (!canAct(order, action)) throw notAllowed(order);
    const { changes, ...step } = STEPS[action](order);
    return Promise.resolve(
      recordStep(transaction, order, { ...step, action, actor, at, note }, changes),
    );
  });
}

const NOT_HELD =
  'This order was closed before, and its pieces are back on the shelf. Please cancel it.';

/** Goods never go on for money that is not there, nor goods that the order no longer holds. */
function release(order: OrderRecord): Result {
  if (!order.stockHeld) throw notAllowed(order, NOT_HELD);
  const isPaidInParts = order.instalments !== undefined; // the ship step looks at those
  if (!isPaid(order.payment.state) && !isPaidInParts && order.totals.total > 0) {
    throw notAllowed(order, 'This order is not paid. Settle its payment or cancel it.');
  }
  const from = order.heldFrom;
  const to = from === 'confirmed' || from === 'packed' ? from : 'placed';
  const changes = { needsReview: null };
  return { to, what: 'Goes on', visibleToCustomer: false, changes };
}
