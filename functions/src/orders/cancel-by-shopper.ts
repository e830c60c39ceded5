import { hasWorkStarted, shopperCancelMode } from '@kargha/domain/orders/order-action';
import { addReview, reviewReason } from '@kargha/domain/payments/review-reason';
import { orderMessages } from '@kargha/domain/messages/order-messages';
import { tailoringMessages } from '@kargha/domain/messages/tailoring-messages';
import { checkoutMessages } from '@kargha/domain/messages/checkout-messages';

import { HttpError, tooMany } from '../http/errors.ts';
import { consumeAttemptIn, type RateLimit } from '../http/rate-limit.ts';
import type { Transaction } from '../platform/firestore.ts';
import { cancelUnpaid } from '../money/reservations/close-order.ts';
import type { PaymentContext } from '../money/payments/payment-context.ts';
import { sendRefund } from '../money/payments/send-refund.ts';
import { syncOrderPayments } from '../money/payments/sync-order-payments.ts';
import { moveOrder, personKeysOf, updateOrder, type OrderRecord } from '../records/order-record.ts';
import { cancelUnshippedOrder } from './cancel-unshipped-order.ts';
import {
  changeShopperOrder,
  findShopperOrder,
  type CustomerOrderRef,
} from '../records/shopper-order.ts';
import { notAllowed, revisionOf, type ChangedOrder } from '../records/change-order.ts';

/** Paid orders that one person can cancel in a day without asking staff. */
const CANCELLED: RateLimit = { scope: 'order-cancelled', attempts: 5, minutes: 24 * 60 };

/**
 * Cancels a shopper's own order until it is packed, unless it comes from an accepted offer. Releases the stock and
 * refunds all payments once. An order that is already cancelled is returned as it is. Throws 404 not_found, 409
 * not_allowed and ask_us, 429 after many cancelled orders, 502 gateway_unavailable.
 */
export async function cancelByShopper(
  context: PaymentContext,
  orderRef: CustomerOrderRef,
  reason: string,
): Promise<ChangedOrder> {
  await closeIfUnpaid(context, orderRef);
  const at = context.now();
  const { refundIds, ...changed } = await changeShopperOrder(
    orderRef,
    async (transaction, order) => {
      const { id, number, state } = order;
      const now = { id, number, state, revision: revisionOf(order), refundIds: [] as string[] };
      if (state === 'cancelled' || state === 'expired') return now;
      const mode = shopperCancelMode(order);
      if (mode === 'by-asking')
        throw new HttpError(409, 'ask_us', orderMessages.ask_to_cancel(), { state });
      if (mode === null) throw tooLate(order);
      const count = await countCancellation(transaction, order, at);
      const cancelling = { closedBy: 'shopper', by: 'shopper', reason, at } as const;
      const { changes, refundIds: queued } = await cancelUnshippedOrder(
        transaction,
        order,
        cancelling,
      );
      const move = { cause: `cancel-${now.revision}`, to: 'cancelled', by: 'shopper', at } as const;
      count();
      moveOrder(transaction, order, { ...move, what: 'Order cancelled', note: reason }, changes);
      return { ...now, state: move.to, revision: now.revision + 1, refundIds: queued };
    },
  );
  for (const refundId of refundIds) await sendRefund(context, refundId);
  return changed;
}

/**
 * Asks staff to cancel an order that is packed, shipped or being made. Asking again changes nothing. Throws 404
 * not_found, 409 not_allowed.
 */
export function requestCancel(
  orderRef: CustomerOrderRef,
  reason: string,
  at: Date,
): Promise<ChangedOrder> {
  return changeShopperOrder(orderRef, (transaction, order) => {
    const { id, number, state } = order;
    if (shopperCancelMode(order) !== 'by-asking') throw tooLate(order);
    const revision = revisionOf(order);
    if (order.cancelRequest) return Promise.resolve({ id, number, state, revision });
    const what = 'Cancellation requested';
    const move = { cause: `cancel-request-${revision}`, what, by: 'shopper', at, note: reason };
    updateOrder(transaction, order, move, {
      cancelRequest: { reason, at },
      reviewReasons: addReview(order.reviewReasons, reviewReason('cancel_requested', {}, at)),
    });
    return Promise.resolve({ id, number, state, revision: revision + 1 });
  });
}

/** 409 not_allowed */
function tooLate(order: OrderRecord): HttpError {
  if (!hasWorkStarted(order)) return notAllowed(order);
  const { state } = order;
  return new HttpError(409, 'not_allowed', tailoringMessages.work_has_started(), { state });
}

/**
 * The gateway keeps its fee for a cancelled order, so cancellations are limited. Throws 429 over the limit; else
 * returns a function that counts this one.
 */
async function countCancellation(
  transaction: Transaction,
  order: OrderRecord,
  at: Date,
): Promise<() => void> {
  // A guest has no account: mailbox and phone number are counted, as for discount codes.
  const people = order.uid === null ? personKeysOf(order) : [order.uid];
  try {
    const counts = await Promise.all(
      people.map((person) => consumeAttemptIn(transaction, CANCELLED, person, at)),
    );
    return () => counts.forEach((count) => count());
  } catch (error) {
    throw error instanceof HttpError ? tooMany(orderMessages.too_many_cancelled()) : error;
  }
}

/** Applies what the gateway knows first, so that a payment it has is refunded. */
async function closeIfUnpaid(context: PaymentContext, orderRef: CustomerOrderRef): Promise<void> {
  const order = await findShopperOrder(orderRef);
  if (order.state !== 'pending_payment') return;
  const settled = await syncOrderPayments(context, order, 'shopper');
  if (settled === 'unknown')
    throw new HttpError(502, 'gateway_unavailable', checkoutMessages.gateway_unreachable());
  await cancelUnpaid(order.id, context.now());
}
