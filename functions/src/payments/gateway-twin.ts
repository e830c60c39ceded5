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
  { order, opened }: OpenOrder,
): Promise<string> {
  const known = order.payment.gatewayOrderId;
  if (known && opened === 'before') return known;
  try {
    const found = opened === 'new' ? null : await context.gateway.findOrderByReceipt(order.id);
    const twin = found ? checked(found, order) : await makeTwin(context.gateway, order);
    return await rememberTwin(order.id, twin, known);
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error;
    const { failure, message } = error;
    log.warn('The gateway did not open an order.', { order: order.id, failure, reason: message });
    if (failure !== 'unknown') await abandonOrder(order.id, context.now());
    throw unavailable();
  }
}

/** Our order id is the twin's receipt, so that one which was made although its answer got lost is found again. */
async function makeTwin(gateway: PaymentGateway, order: OrderRecord): Promise<GatewayOrder> {
  const { id: receipt, totals, currency } = order;
  try {
    return checked(await gateway.createOrder({ amount: totals.total, currency, receipt }), order);
  } catch (error) {
    if (!(error instanceof GatewayError) || error.failure !== 'unknown') throw error;
    const made = await gateway.findOrderByReceipt(receipt).catch(() => null);
    if (!made) throw error;
    return checked(made, order);
  }
}

/** A twin with another amount would charge what nobody agreed to. */
function checked(twin: GatewayOrder, order: OrderRecord): GatewayOrder {
  const { amount, currency, receipt } = twin;
  const fits = amount === order.totals.total && currency === order.currency && receipt === order.id;
  if (fits) return twin;
  throw new GatewayError('unknown', 'The gateway opened another order than we asked for.');
}

/**
 * Two requests may have made two twins; the first that is written down is the one that is paid. An order that was
 * closed in the meantime takes none.
 */
function rememberTwin(orderId: string, twin: GatewayOrder, before: string | null): Promise<string> {
  return inTransaction(async (transaction) => {
    const reference = orderRef(orderId);
    const order = readOrder(await transaction.get(reference));
    const written = order?.payment.gatewayOrderId ?? null;
    if (written !== null && written !== before) return written;
    if (order?.state !== 'pending_payment') throw unavailable();
    transaction.update(reference, { 'payment.gatewayOrderId': twin.id });
    return twin.id;
  });
}
