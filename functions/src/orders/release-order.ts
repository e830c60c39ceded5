import { canAct } from '@kargha/domain/orders/order-action';
import { isPaid } from '@kargha/domain/payments/payment';

import { orderReleasedEmail } from '../mail/order-emails.ts';
import { trackingLink } from '../payments/links/tracking-link.ts';
import { queueOrderPaidEmail } from '../payments/processing/payment-emails.ts';
import type { Transaction } from '../platform/firestore.ts';
import type { KeyedIds } from '../platform/keyed-ids.ts';
import { mailRef, queueEmail } from '../records/mail-record.ts';
import type { OrderRecord } from '../records/order-record.ts';
import { declineCancelRequest } from './decline-cancel-request.ts';
import {
  changeByStaff,
  notAllowed,
  recordStep,
  revisionOf,
  type ChangedOrder,
  type StaffChange,
} from './staff-change.ts';

const NOT_HELD = 'This order no longer has reserved stock. Please cancel it.';
const NOT_PAID = 'This order is not paid. Record its payment or cancel it.';

/**
 * An order on hold goes on from where it was held, and its customer reads so, also when they asked to cancel it. Throws 404, 409 stale, and 409
 * not_allowed for one that is not on hold, holds no goods any more or is not paid.
 */
export function releaseOrder(
  ids: KeyedIds,
  change: StaffChange,
  note: string,
): Promise<ChangedOrder> {
  const { actor, at } = change;
  return changeByStaff(change, async (transaction, order) => {
    refuseUnready(order);
    const mail = await chooseReleaseEmail(transaction, order);
    mail(trackingLink(ids, order.id, at));
    const from = order.heldFrom;
    const to = from === 'confirmed' || from === 'packed' ? from : 'placed';
    const step = {
      action: 'release',
      to,
      what: 'Released from hold',
      visibleToCustomer: false,
    } as const;
    const declined = declineCancelRequest(transaction, order, 'released', { by: actor, at });
    const changes = { ...declined, needsReview: null };
    return recordStep(transaction, order, { ...step, actor, at, note }, changes);
  });
}

/** Goods never go on for money that is not there, nor goods that the order no longer holds. */
function refuseUnready(order: OrderRecord): void {
  if (!canAct(order, 'release')) throw notAllowed(order);
  if (!order.stockHeld) throw notAllowed(order, NOT_HELD);
  const isPaidInParts = order.instalments !== undefined; // the ship step looks at those
  if (!isPaid(order.payment.state) && !isPaidInParts && order.totals.total > 0) {
    throw notAllowed(order, NOT_PAID);
  }
}

/**
 * Reads which letter is due, and gives what queues it. An order whose right payment came while it was on hold has never
 * been confirmed: a guest would learn neither its number nor its link.
 */
async function chooseReleaseEmail(
  transaction: Transaction,
  order: OrderRecord,
): Promise<(link: string) => void> {
  const isConfirmed =
    order.instalments !== undefined || // its acceptance was
    order.heldFrom !== undefined || // it had been placed before
    (await transaction.get(mailRef(`order_${order.id}_paid`))).exists;
  if (!isConfirmed) return (link) => queueOrderPaidEmail(transaction, order, link);
  const id = `order_${order.id}_released-${revisionOf(order) + 1}`;
  return (link) => queueEmail(transaction, id, orderReleasedEmail(order, link));
}
