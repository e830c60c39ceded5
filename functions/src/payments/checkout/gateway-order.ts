import { firestore, inTransaction, isContention } from '../../platform/firestore.ts';
import { log } from '../../platform/log.ts';
import {
  orderRef,
  readOrder,
  gatewayOrderRef,
  type OrderRecord,
} from '../../records/order-record.ts';
import { abandonOrder } from '../reservations/close-order.ts';
import { refuseAfterFailures } from '../reservations/failed-payments.ts';
import { gatewayOrderError } from '../gateway/gateway-order-error.ts';
import type { OpenOrder } from './open-order.ts';
import type { PaymentContext } from '../payment-context.ts';
import {
  GatewayError,
  type GatewayFailure,
  type GatewayOrder,
  type PaymentGateway,
} from '../gateway/payment-gateway.ts';

/** Orders whose twin, if they have one, is the right one. */
const REUSED = new Set<OpenOrder['opened']>(['before', 'by-staff']);

/** Failures after which the order stays open: its twin may be there, or can be made in a moment. */
const TEMPORARY = new Set<GatewayFailure>(['unknown', 'busy']);

/**
 * The gateway's id of an order, made when it has none. Throws 429 after too many failed payments, 409 amount_too_large and 502 gateway_unavailable: after
 * a plain refusal the order is closed and its stock is back, unless staff have opened it; when the outcome is unknown,
 * or the gateway is called too often, the hold stays until it ends, and the same receipt goes on where this request
 * stopped.
 */
export async function openGatewayOrder(
  context: PaymentContext,
  { order, opened }: OpenOrder,
): Promise<string> {
  refuseAfterFailures(order, context.now());
  const existing = order.payment.gatewayOrderId;
  if (existing && REUSED.has(opened)) return existing;
  try {
    const found = opened === 'new' ? null : await context.gateway.findOrderByReceipt(order.id);
    const gatewayOrder = found
      ? requireMatch(found, order)
      : await createGatewayOrder(context.gateway, order);
    return opened === 'new'
      ? await saveFirstGatewayOrder(order.id, gatewayOrder)
      : await saveGatewayOrder(order.id, gatewayOrder, existing);
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error;
    await closeIfHopeless(context, { order, opened }, error);
    throw gatewayOrderError(error);
  }
}

/** Closes the order where nothing more can come of it. */
async function closeIfHopeless(
  { now }: PaymentContext,
  { order: { id: order }, opened }: OpenOrder,
  { failure, message: reason }: GatewayError,
): Promise<void> {
  log.warn('The gateway did not open an order.', { order, failure, reason });
  if (!TEMPORARY.has(failure) && opened !== 'by-staff') await abandonOrder(order, now());
}

/** Our order id is the twin's receipt, so that one which was made although its answer got lost is found again. */
async function createGatewayOrder(
  gateway: PaymentGateway,
  order: OrderRecord,
): Promise<GatewayOrder> {
  const { id: receipt, totals, currency } = order;
  try {
    return requireMatch(
      await gateway.createOrder({ amount: totals.total, currency, receipt }),
      order,
    );
  } catch (error) {
    if (!(error instanceof GatewayError) || error.failure !== 'unknown') throw error;
    const created = await gateway.findOrderByReceipt(receipt).catch(() => null);
    if (!created) throw error;
    return requireMatch(created, order);
  }
}

/** A twin with another amount would charge what nobody agreed to. */
function requireMatch(gatewayOrder: GatewayOrder, order: OrderRecord): GatewayOrder {
  const { amount, currency, receipt } = gatewayOrder;
  const fits = amount === order.totals.total && currency === order.currency && receipt === order.id;
  if (fits) return gatewayOrder;
  throw new GatewayError(
    'unknown',
    'The gateway returned a different order from the one requested.',
  );
}

/**
 * The twin of an order that this request has just made, written without reading the order again: whoever has written
 * another twin meanwhile, or closed the order, has left a mark that cannot be created twice.
 */
async function saveFirstGatewayOrder(orderId: string, gatewayOrder: GatewayOrder): Promise<string> {
  const batch = firestore().batch();
  batch.create(gatewayOrderRef(orderId), { gatewayOrderId: gatewayOrder.id });
  batch.update(orderRef(orderId), { 'payment.gatewayOrderId': gatewayOrder.id });
  try {
    await batch.commit();
    return gatewayOrder.id;
  } catch (error) {
    if (!isContention(error)) throw error;
    return saveGatewayOrder(orderId, gatewayOrder, null);
  }
}

/**
 * Two requests may have made two twins; the first that is written down is the one that is paid. An order that was
 * closed in the meantime takes none.
 */
function saveGatewayOrder(
  orderId: string,
  gatewayOrder: GatewayOrder,
  before: string | null,
): Promise<string> {
  return inTransaction(async (transaction) => {
    const reference = orderRef(orderId);
    const order = readOrder(await transaction.get(reference));
    const saved = order?.payment.gatewayOrderId ?? null;
    if (saved !== null && saved !== before) return saved;
    if (order?.state !== 'pending_payment') throw gatewayOrderError({ failure: 'unavailable' });
    transaction.set(gatewayOrderRef(orderId), { gatewayOrderId: gatewayOrder.id });
    transaction.update(reference, { 'payment.gatewayOrderId': gatewayOrder.id });
    return gatewayOrder.id;
  });
}
