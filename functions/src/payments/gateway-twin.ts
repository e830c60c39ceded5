import { PAYMENT_MESSAGES } from '@kargha/domain/payment';

import { HttpError } from '../http/errors.ts';
import { inTransaction } from '../platform/firestore.ts';
import { log } from '../platform/log.ts';
import { orderRef, readOrder, type OrderRecord } from '../records/order-record.ts';
import { abandonOrder } from './close-order.ts';
import type { OpenOrder } from './open-order.ts';
import type { PaymentContext } from './payment-context.ts';
import { GatewayError, type GatewayOrder, type PaymentGateway } from './payment-gateway.ts';

const unavailable = () => new HttpError(502, 'gateway_unavailable', PAYMENT_MESSAGES.createFailed);

/**
 * The gateway's id of an order, made when it has none. Throws 502 gateway_unavailable: after a plain refusal the
 * order is closed and its stock is back; when the outcome is unknown the hold stays until it ends, and the same
 * receipt goes on where this request stopped.
 */
export async function gatewayTwin(
  context: PaymentContext,
  { order, isNew }: OpenOrder,
): Promise<string> {
  const known = order.payment.gatewayOrderId;
  if (known) return known;
  try {
    const twin = await findOrCreate(context.gateway, order, isNew);
    return await rememberTwin(order.id, twin);
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error;
    const { failure, message } = error;
    log.warn('The gateway did not open an order.', { order: order.id, failure, reason: message });
    if (isNew && failure !== 'unknown') await abandonOrder(order.id, context.now());
    throw unavailable();
  }
}

/** Our order id is the twin's receipt, so that one which was made although its answer got lost is found again. */
async function findOrCreate(
  gateway: PaymentGateway,
  order: OrderRecord,
  isNew: boolean,
): Promise<GatewayOrder> {
  const found = isNew ? null : await gateway.findOrderByReceipt(order.id);
  if (found) return checked(found, order);
  try {
    return checked(await gateway.createOrder(wanted(order)), order);
  } catch (error) {
    if (!(error instanceof GatewayError) || error.failure !== 'unknown') throw error;
    const made = await gateway.findOrderByReceipt(order.id).catch(() => null);
    if (!made) throw error;
    return checked(made, order);
  }
}

function wanted({ id, totals, currency }: OrderRecord): Omit<GatewayOrder, 'id'> {
  return { amount: totals.total, currency, receipt: id };
}

/** A twin with another amount would charge what nobody agreed to. */
function checked(twin: GatewayOrder, order: OrderRecord): GatewayOrder {
  if (twin.amount === order.totals.total && twin.currency === order.currency) return twin;
  throw new GatewayError('unknown', 'The gateway opened the order with another amount.');
}

/**
 * Two requests may have made two twins; the first that is written down is the one that is paid. An order that was
 * closed in the meantime takes none.
 */
function rememberTwin(orderId: string, twin: GatewayOrder): Promise<string> {
  return inTransaction(async (transaction) => {
    const reference = orderRef(orderId);
    const order = readOrder(await transaction.get(reference));
    if (order?.payment.gatewayOrderId) return order.payment.gatewayOrderId;
    if (order?.state !== 'pending_payment') throw unavailable();
    transaction.update(reference, { 'payment.gatewayOrderId': twin.id });
    return twin.id;
  });
}
