import { ORDER_STATE_LABELS } from '@kargha/domain/orders/order-state';
import { instalmentsBeforeDispatch } from '@kargha/domain/payments/instalment';
import { isPaid, PAYMENT_STATE_LABELS } from '@kargha/domain/payments/payment';

import { conflict, HttpError } from '../../http/errors.ts';
import type { OrderRecord } from '../../records/order-record.ts';

/** Throws 409 `order_ended` or `not_paid`. */
export function refuseUninvoiceable(order: OrderRecord): void {
  refuseEnded(order);
  if (isPaid(order.payment.state) || mayBePaidLater(order)) return;
  throw new HttpError(409, 'not_paid', NOT_PAID);
}

const NOT_PAID = 'An invoice can be issued once the order is paid.';

/** The events that trigger credit notes are over: nothing would ever reverse such an invoice. */
function refuseEnded({ state, payment }: OrderRecord): void {
  const isEnded = state === 'cancelled' || state === 'expired' || state === 'returned';
  if (!isEnded && payment.state !== 'refunded') return;
  const now = (isEnded ? ORDER_STATE_LABELS[state] : PAYMENT_STATE_LABELS.refunded).toLowerCase();
  throw conflict('order_ended', `This order is ${now}, so no invoice can be issued for it.`, {
    state,
  });
}

/** Quotation terms may allow dispatch before full payment. */
function mayBePaidLater({ instalments }: OrderRecord): boolean {
  return instalments !== undefined && instalmentsBeforeDispatch(instalments).length === 0;
}
