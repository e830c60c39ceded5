import type { Message } from '@kargha/domain/messages/message';
import { CURRENCY } from '@kargha/domain/shopping/checkout-request';
import { unpaidInstalments, type Instalment } from '@kargha/domain/payments/instalment';
import type { GatewayPayment } from '@kargha/domain/payments/gateway-payment';
import { cashOnDeliveryMessages } from '@kargha/domain/messages/cash-on-delivery-messages';
import { isOfEdit } from '@kargha/domain/payments/added-balance';
import { orderMessages } from '@kargha/domain/messages/order-messages';

import { conflict, notFound } from '../../http/errors.ts';
import { unknownOrder } from '../../records/change-order.ts';
import { gatewayOrderError } from '../gateway/gateway-order-error.ts';
import type { PaymentContext } from '../payments/payment-context.ts';
import { GatewayError, type GatewayOrder } from '../gateway/payment-gateway.ts';
import { inTransaction } from '../../platform/firestore.ts';
import { log } from '../../platform/log.ts';
import { orderRef, orderWithId, readOrder, type OrderRecord } from '../../records/order-record.ts';

export interface InstalmentRequest {
  orderId: string;
  partId: string;
  uid: string;
}

/**
 * Returns the gateway order of one instalment of the buyer's own order, creating it if needed. Throws 404
 * not_found for someone else's order, 409 not_payable, amount_changed and amount_too_large, and 502
 * gateway_unavailable.
 */
export async function openInstalment(
  context: PaymentContext,
  request: InstalmentRequest,
): Promise<GatewayPayment> {
  const { orderId, partId, uid } = request;
  const order = await orderWithId(orderId);
  if (order?.uid !== uid) throw unknownOrder();
  const instalment = unpaidInstalment(order, partId);
  refuseOnItsWay(order, instalment);
  const id = await gatewayOrderOf(context, order, instalment);
  const { currency, number } = order;
  return {
    order: { id, amount: instalment.amount, currency },
    keyId: context.keyId,
    orderId,
    orderNumber: number,
  };
}

/** Throws 409 not_payable and amount_changed, 502 gateway_unavailable. */
export async function gatewayOrderOf(
  context: PaymentContext,
  order: OrderRecord,
  instalment: Instalment,
): Promise<string> {
  return instalment.gatewayOrderId ?? openInstalmentGatewayOrder(context, order, instalment);
}

const NOT_PAYABLE: Record<Instalment['state'], Message> = {
  due: orderMessages.instalment_order_closed(),
  paid: orderMessages.instalment_paid(),
  credited: orderMessages.instalment_credited(),
};

/** Throws 409 not_payable once the amount that the courier collects may be on the label of the parcel. */
function refuseOnItsWay({ state, cashOnDelivery }: OrderRecord, { due }: Instalment): void {
  const isPacked = state !== 'placed' && state !== 'confirmed';
  if (cashOnDelivery && due === 'on_delivery' && isPacked) {
    throw conflict('not_payable', cashOnDeliveryMessages.cod_on_its_way());
  }
}

/** Throws 404 not_found, 409 not_payable. */
export function unpaidInstalment(order: OrderRecord, partId: string): Instalment {
  const instalment = order.instalments?.find(({ id }) => id === partId);
  if (!instalment) throw notFound(orderMessages.instalment_not_found());
  if (unpaidInstalments(order).includes(instalment)) return instalment;
  throw conflict('not_payable', NOT_PAYABLE[instalment.state]);
}

/** A gateway order whose response was lost is found again by its receipt. */
async function findOrCreateGatewayOrder(
  { gateway, ids }: PaymentContext,
  orderId: string,
  { id: partId, amount, ...instalment }: Instalment,
): Promise<GatewayOrder> {
  const changed = mayHaveChanged(instalment) ? [String(amount)] : [];
  const receipt = ids.idFor('instalment', orderId, partId, ...changed);
  const currency = CURRENCY;
  try {
    const gatewayOrder =
      (await gateway.findOrderByReceipt(receipt)) ??
      (await gateway.createOrder({ amount, currency, receipt }));
    if (
      gatewayOrder.amount === amount &&
      gatewayOrder.currency === currency &&
      gatewayOrder.receipt === receipt
    ) {
      return gatewayOrder;
    }
    throw new GatewayError(
      'unknown',
      'The gateway returned a different order from the one requested.',
    );
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error;
    log.warn('The gateway did not open an instalment payment.', {
      order: orderId,
      instalment: partId,
      reason: error.message,
    });
    throw gatewayOrderError(error);
  }
}

function mayHaveChanged(instalment: Pick<Instalment, 'credited' | 'reduced' | 'cause'>): boolean {
  const { credited, reduced } = instalment;
  return credited !== undefined || reduced !== undefined || isOfEdit(instalment);
}

/** Two requests may create two gateway orders; the first one saved is the one that gets paid. */
async function openInstalmentGatewayOrder(
  context: PaymentContext,
  { id: orderId }: OrderRecord,
  instalment: Instalment,
): Promise<string> {
  const gatewayOrder = await findOrCreateGatewayOrder(context, orderId, instalment);
  return inTransaction(async (transaction) => {
    const order = readOrder(await transaction.get(orderRef(orderId)));
    if (!order) throw unknownOrder();
    const now = unpaidInstalment(order, instalment.id);
    if (now.amount !== instalment.amount)
      throw conflict('amount_changed', orderMessages.amount_changed());
    if (now.gatewayOrderId !== undefined) return now.gatewayOrderId;
    const { instalments = [], instalmentGatewayOrders = [] } = order;
    transaction.update(orderRef(orderId), {
      instalments: instalments.map((one) =>
        one.id === now.id ? { ...one, gatewayOrderId: gatewayOrder.id } : one,
      ),
      instalmentGatewayOrders: [...instalmentGatewayOrders, gatewayOrder.id],
      partOpenedAt: context.now(),
    });
    return gatewayOrder.id;
  });
}
