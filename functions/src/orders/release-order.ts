import { canAct } from '@kargha/domain/orders/order-action';
import { isPaid } from '@kargha/domain/payments/payment';

import { orderReleasedEmail } from '../mail/order-emails.ts';
import { trackingLink } from '../money/links/order-tracking-link.ts';
import { queuePaymentConfirmationEmail } from '../money/payments/payment-emails.ts';
import type { Transaction } from '../platform/firestore.ts';
import type { KeyedIds } from '../platform/keyed-ids.ts';
import { mailRef, queueEmail } from '../records/email-record.ts';
import type { OrderRecord } from '../records/order-record.ts';
import { declineCancelRequest } from './decline-cancel-request.ts';
import {
  changeByStaff,
  notAllowed,
  recordStep,
  revisionOf,
  type ChangedOrder,
  type StaffChange,
} from '../records/change-order.ts';

const NOT_HELD = 'This order no longer has reserved stock. Please cancel it.';
const NOT_PAID = 'This order is not paid. Record its payment or cancel it.';

/**
 * Releases an order from hold to the state before it, emails the customer and declines an open cancellation
 * request. Throws 404, 409 stale, and 409 not_allowed for an order that is not on hold, not paid or without
 * reserved stock.
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
    const changes = { ...declined, reviewReasons: [] };
    return recordStep(transaction, order, { ...step, actor, at, note }, changes);
  });
}

/** Nothing ships without payment or reserved stock. */
function refuseUnready(order: OrderRecord): void {
  if (!canAct(order, 'release')) throw notAllowed(order);
  if (!order.stockHeld) throw notAllowed(order, NOT_HELD);
  const isPaidInParts = order.instalments !== undefined; // the ship step looks at those
  if (!isPaid(order.payment.state) && !isPaidInParts && order.totals.total > 0) {
    throw notAllowed(order, NOT_PAID);
  }
}

/**
 * Chooses the email and returns a function that queues it. An order that was paid while on hold was never
 * confirmed, so a guest still needs its number and link.
 */
async function chooseReleaseEmail(
  transaction: Transaction,
  order: OrderRecord,
): Promise<(link: string) => void> {
  const isConfirmed =
    order.instalments !== undefined || // its acceptance was
    order.heldFrom !== undefined || // it had been placed before
    (await transaction.get(mailRef(`order_${order.id}_paid`))).exists;
  if (!isConfirmed) return (link) => queuePaymentConfirmationEmail(transaction, order, link);
  const id = `order_${order.id}_released-${revisionOf(order) + 1}`;
  return (link) => queueEmail(transaction, id, orderReleasedEmail(order, link));
}
