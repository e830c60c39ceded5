import type { Message } from '@kargha/domain/messages/message';
import type { EndpointAnswer } from '@kargha/domain/api/endpoint';
import { unpaidInstalments } from '@kargha/domain/payments/instalment';
import type { Paise } from '@kargha/domain/money/paise';
import { isPaid } from '@kargha/domain/payments/payment';
import type { PayLinkStatus } from '@kargha/domain/payments/pay-link';
import type { payLinkEndpoints, PayLinkOrder } from '@kargha/domain/payments/pay-link-endpoints';
import { titlesOf } from '@kargha/domain/shopping/hindi-line';
import { refOf } from '@kargha/domain/shopping/line-ref';
import { orderMessages } from '@kargha/domain/messages/order-messages';

import { conflict } from '../../http/errors.ts';
import { openGatewayOrder } from '../../money/checkout/gateway-order.ts';
import { gatewayOrderOf } from '../../money/instalments/open-instalment.ts';
import { hasPayLink, orderOfPayLink, payLink } from '../../money/links/pay-link.ts';
import type { PaymentContext } from '../../money/payments/payment-context.ts';
import { trackingToken } from '../../money/checkout/checkout-shopper.ts';
import { requireOrder, unknownOrder } from '../../records/change-order.ts';
import { readTogether } from '../../platform/firestore.ts';
import type { OrderRecord } from '../../records/order-record.ts';

export async function viewPayLink(context: PaymentContext, token: string): Promise<PayLinkOrder> {
  const order = await orderOfPayLink(context.ids, token);
  const { id, number, customer, lines, totals, coupon, exchange, holdExpiresAt } = order;
  const { name, email, phone, address } = customer;
  const status = statusOf(order, context.now());
  return {
    number,
    standing: status,
    customer: { name, email, phone },
    address: [
      address.line1,
      address.line2,
      `${address.city} ${address.pincode}, ${address.state}`,
    ].filter((line) => line !== ''),
    lines: lines.map(({ image, unitPrice, quantity, ...line }) => ({
      ...refOf(line),
      ...titlesOf(line),
      image,
      unitPrice,
      quantity,
    })),
    totals,
    due: amountDue(order),
    coupon: coupon?.code ?? '',
    ...(exchange && { exchange: { orderNumber: exchange.orderNumber } }),
    endsAt: status === 'open' ? holdExpiresAt : null,
    orderId: id,
    trackingToken: trackingToken(context.ids, id),
  };
}

/**
 * Returns the gateway order for a payment link, creating it if needed. Throws 404 not_found, 409 not_payable once
 * the order is paid or the link expired, amount_changed when it was edited meanwhile, and 409 amount_too_large and 502 gateway_unavailable, which leave the
 * order unchanged.
 */
export async function openPayLink(
  context: PaymentContext,
  token: string,
): Promise<EndpointAnswer<typeof payLinkEndpoints.open>> {
  const order = await orderOfPayLink(context.ids, token);
  const status = statusOf(order, context.now());
  if (status !== 'open') throw conflict('not_payable', CLOSED[status], { standing: status });
  const [instalment] = unpaidInstalments(order);
  const id = instalment
    ? await gatewayOrderOf(context, order, instalment)
    : await openGatewayOrder(context, { order, opened: 'by-staff' });
  return {
    order: { id, amount: amountDue(order), currency: order.currency },
    paid: false,
    keyId: context.keyId,
    orderId: order.id,
    orderNumber: order.number,
    state: order.state,
    trackingToken: trackingToken(context.ids, order.id),
  };
}

export async function payLinkOf({ ids }: PaymentContext, orderId: string): Promise<string> {
  const order = await readTogether((transaction) => requireOrder(transaction, orderId));
  if (!hasPayLink(order)) throw unknownOrder();
  return payLink(ids, orderId);
}

const CLOSED: Record<Exclude<PayLinkStatus, 'open'>, Message> = {
  paid: orderMessages.pay_link_paid(),
  ended: orderMessages.pay_link_expired(),
};

/** The rest of an edited order, or all of an unpaid one. */
function amountDue(order: OrderRecord): Paise {
  const [instalment] = unpaidInstalments(order);
  return instalment?.amount ?? order.totals.total;
}

function statusOf(order: OrderRecord, now: Date): PayLinkStatus {
  const { state, payment, holdExpiresAt } = order;
  if (unpaidInstalments(order).length > 0) return 'open';
  if (state === 'pending_payment') {
    return holdExpiresAt !== null && holdExpiresAt <= now ? 'ended' : 'open';
  }
  return isPaid(payment.state) && state !== 'cancelled' && state !== 'expired' ? 'paid' : 'ended';
}
