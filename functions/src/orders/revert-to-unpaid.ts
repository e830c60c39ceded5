import {
  isClosedForPayment,
  paidAmount,
  type Instalment,
} from '@kargha/domain/payments/instalment';
import { VOIDABLE_ORDER_STATES } from '@kargha/domain/orders/order-edit-requests';
import type { OrderState } from '@kargha/domain/orders/order-state';
import { paise } from '@kargha/domain/money/paise';
import { HOUR_MS } from '@kargha/domain/records/time-spans';

import { FieldValue } from '../platform/firestore.ts';
import type { OrderRecord } from '../records/order-record.ts';
import { notAllowed } from '../records/change-order.ts';

interface RevertedPayment {
  to: OrderState;
  changes: Record<string, unknown>;
}

const UNPAID = {
  'payment.state': 'pending',
  'payment.paymentId': null,
  'payment.method': null,
} as const;

const ON_HOLD = 'This order is on hold. Release it first, or cancel it.';

/**
 * Moves an order back to awaiting payment when its only payment was recorded by mistake, and keeps its stock
 * reserved as long as a payment link is valid. Throws 409 not_allowed.
 */
export function revertOrderToUnpaid(
  order: OrderRecord,
  { at, hours }: { at: Date; hours: number },
): RevertedPayment {
  if (order.state === 'on_hold') throw notAllowed(order, ON_HOLD);
  if (!VOIDABLE_ORDER_STATES.includes(order.state) || !order.stockHeld) throw notAllowed(order);
  return {
    to: 'pending_payment',
    changes: {
      ...UNPAID,
      'payment.captured': paise(0),
      'stateTimes.placed': FieldValue.delete(),
      'stateTimes.confirmed': FieldValue.delete(),
      'stateTimes.packed': FieldValue.delete(),
      holdExpiresAt: new Date(at.getTime() + hours * HOUR_MS),
      struckPayments: nextVoidedCount(order),
    },
  };
}

/** Makes a paid instalment due again; the order keeps its state. Throws 409 not_allowed for a closed order. */
export function revertInstalmentToDue(order: OrderRecord, instalment: Instalment): RevertedPayment {
  if (isClosedForPayment(order)) throw notAllowed(order);
  const {
    receiptNumber: _receipt,
    refundVouchers: _vouchers,
    valueDate: _day,
    method: _method,
    ...unpaid
  } = instalment;
  const instalments = (order.instalments ?? []).map((each) =>
    each.id === instalment.id ? { ...unpaid, state: 'due' as const, paymentId: null } : each,
  );
  return {
    to: order.state,
    changes: {
      ...UNPAID,
      instalments,
      'payment.captured': paidAmount(instalments),
      'payment.paidAt': FieldValue.delete(),
      struckPayments: nextVoidedCount(order),
    },
  };
}

function nextVoidedCount({ struckPayments = 0 }: OrderRecord): number {
  return struckPayments + 1;
}
