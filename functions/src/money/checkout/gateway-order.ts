import { firstPaymentOf } from '@kargha/domain/payments/cash-on-delivery-plan';

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
import type { PaymentContext } from '../payments/payment-context.ts';
import {
  GatewayError,
  type GatewayFailure,
  type GatewayOrder,
  type PaymentGateway,
} from '../gateway/payment-gateway.ts';

/** Orders whose existing gateway order is still right. */
const REUSED = new Set<OpenOrder['opened']>(['before', 'by-staff']);

/** Failures after which the order stays open: its gateway order may exist, or can be created in a moment. */
const TEMPORARY = new Set<GatewayFailure>(['unknown', 'busy']);

/**
 * Returns the gateway's order id, creating the gateway order if there is none. Throws 429 after too many failed
 * payments, 409 amount_too_large and 502 gateway_unavailable. If the gateway declines, the order is closed and its
 * stock released, unless staff opened it. If the outcome is unknown or the gateway is busy, the reservation stays
 * until it expires, and a retry with the same receipt continues from here.
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
    const wanted = gatewayOrderFor(order);
    const gatewayOrder = found
      ? requireMatch(found, wanted)
      : await createGatewayOrder(context.gateway, wanted);
    return opened === 'new'
      ? await saveFirstGatewayOrder(order.id, gatewayOrder)
      : await saveGatewayOrder(order.id, gatewayOrder, existing);
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error;
    await closeIfHopeless(context, { order, opened }, error);
    throw gatewayOrderError(error);
  }
}

async function closeIfHopeless(
  { now }: PaymentContext,
  { order: { id: order }, opened }: OpenOrder,
  { failure, message: reason }: GatewayError,
): Promise<void> {
  log.warn('The gateway did not open an order.', { order, failure, reason });
  if (!TEMPORARY.has(failure) && opened !== 'by-staff') await abandonOrder(order, now());
}

type WantedOrder = Omit<GatewayOrder, 'id'>;

/** Our order id is the receipt, so a gateway order whose response was lost is found again. */
function gatewayOrderFor(order: OrderRecord): WantedOrder {
  return { receipt: order.id, amount: firstPaymentOf(order), currency: order.currency };
}

/** Throws GatewayError, `unknown` when the gateway opened something else. */
export async function createGatewayOrder(
  gateway: PaymentGateway,
  wanted: WantedOrder,
): Promise<GatewayOrder> {
  try {
    return requireMatch(await gateway.createOrder(wanted), wanted);
  } catch (error) {
    if (!(error instanceof GatewayError) || error.failure !== 'unknown') throw error;
    const created = await gateway.findOrderByReceipt(wanted.receipt).catch(() => null);
    if (!created) throw error;
    return requireMatch(created, wanted);
  }
}

/** A gateway order with another amount would charge what no one agreed to. */
export function requireMatch(gatewayOrder: GatewayOrder, wanted: WantedOrder): GatewayOrder {
  const { amount, currency, receipt } = gatewayOrder;
  const fits =
    amount === wanted.amount && currency === wanted.currency && receipt === wanted.receipt;
  if (fits) return gatewayOrder;
  throw new GatewayError(
    'unknown',
    'The gateway returned a different order from the one requested.',
  );
}

/**
 * Saves the gateway order of an order that this request has just created, without reading the order again. A
 * concurrent request that saved another one, or closed the order, has already created this record, so `create`
 * fails.
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
 * Two requests may create two gateway orders; the first one saved is the one that gets paid. A closed order gets
 * none.
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
