import { advancePayment } from '@kargha/domain/payments/payment';
import { release } from '@kargha/domain/stock/stock';
import type { ClosedBy } from '@kargha/domain/orders/order';

import { inTransaction, type Transaction } from '../../platform/firestore.ts';
import {
  moveOrder,
  orderRef,
  readOrder,
  gatewayOrderRef,
  type OrderRecord,
} from '../../records/order-record.ts';
import { changeStock } from '../../records/stock-record.ts';
import { releaseCodes, readOrderCodes } from '../checkout/order-codes.ts';

interface Closing {
  to: 'cancelled' | 'expired';
  by: Extract<ClosedBy, 'shopper' | 'expiry' | 'gateway'>;
  what: string;
}

/** The shopper closed the payment window, or every attempt in it failed. Ask the gateway first. */
export function cancelUnpaid(orderId: string, at: Date): Promise<OrderRecord | null> {
  return closeUnpaid(orderId, { to: 'cancelled', by: 'shopper', what: 'Payment closed' }, at);
}

/** The reservation has expired. Ask the gateway first. */
export function expireUnpaid(orderId: string, at: Date): Promise<OrderRecord | null> {
  return closeUnpaid(
    orderId,
    { to: 'expired', by: 'expiry', what: 'Reservation expired unpaid' },
    at,
    (order) => order.holdExpiresAt !== null && order.holdExpiresAt <= at,
  );
}

/** Too many payments have failed. Ask the gateway first. */
export function closeAfterFailures(orderId: string, at: Date): Promise<OrderRecord | null> {
  const what = 'Too many payments failed';
  return closeUnpaid(orderId, { to: 'cancelled', by: 'gateway', what }, at);
}

/** The gateway refused to open the order: no one has its id, so no one can pay it. */
export function abandonOrder(orderId: string, at: Date): Promise<OrderRecord | null> {
  return closeUnpaid(
    orderId,
    { to: 'cancelled', by: 'gateway', what: 'Payment not possible' },
    at,
    (order) => order.payment.gatewayOrderId === null,
  );
}

/**
 * Closes an unpaid order and releases its stock, code use and gift card amount. Returns the order afterwards; an
 * order that has moved on, or does not meet the condition, is left as it is.
 */
function closeUnpaid(
  orderId: string,
  closing: Closing,
  at: Date,
  condition: (order: OrderRecord) => boolean = () => true,
): Promise<OrderRecord | null> {
  return inTransaction(async (transaction) => {
    const order = readOrder(await transaction.get(orderRef(orderId)));
    if (order?.state !== 'pending_payment' || !condition(order)) return order;
    const codes = await readOrderCodes(transaction, order);
    releaseCodes(transaction, order, codes, { by: closing.by, at });
    return close(transaction, order, closing, at);
  });
}

function close(
  transaction: Transaction,
  order: OrderRecord,
  { to, by, what }: Closing,
  at: Date,
): OrderRecord {
  const { holdRound: round } = order;
  const paymentState = advancePayment(order.payment.state, 'cancelled');
  const changes = { closedBy: by, closedAt: at, stockHeld: false, holdExpiresAt: null };
  moveOrder(
    transaction,
    order,
    { cause: `closed-${round}`, to, what, by, at },
    {
      ...changes,
      'payment.state': paymentState,
    },
  );
  // Blocks a gateway order that is still being created from being saved on the closed order.
  if (order.payment.gatewayOrderId === null)
    transaction.set(gatewayOrderRef(order.id), { closed: true });
  changeStock(transaction, order.lines, release, { orderId: order.id, round, by, at });
  return { ...order, ...changes, state: to, payment: { ...order.payment, state: paymentState } };
}
