import {
  array,
  literal,
  nullable,
  object,
  optional,
  picklist,
  string,
  type InferOutput,
} from 'valibot';

import { defineEndpoints } from '../api/endpoint.ts';
import { lineRef, orderTotals } from '../api/order-fields.ts';
import { count, paiseAmount, time } from '../api/response-fields.ts';
import { gatewayPayment, openedOrder } from './gateway-payment.ts';
import { PAY_LINK_STATUSES, payLinkSchema } from './pay-link.ts';

const payLinkOrder = object({
  number: string(),
  standing: picklist(PAY_LINK_STATUSES),
  customer: object({ name: string(), email: string(), phone: string() }),
  address: array(string()),
  lines: array(
    object({
      ...lineRef.entries,
      title: string(),
      titleHindi: optional(string()),
      image: string(),
      unitPrice: paiseAmount,
      quantity: count,
    }),
  ),
  totals: orderTotals,
  /** what must be paid: all of an unpaid order, or the rest of one that was edited */
  due: paiseAmount,
  coupon: string(),
  /** the order whose returned items pay for a part of this one */
  exchange: optional(object({ orderNumber: string() })),
  /** end of the reservation; null once it is paid or ended */
  endsAt: nullable(time),
  orderId: string(),
  trackingToken: string(),
});
export type PayLinkOrder = InferOutput<typeof payLinkOrder>;

export const payLinkEndpoints = defineEndpoints('/api/pay-links', {
  view: {
    method: 'POST',
    path: '/view',
    does: 'Returns the order of a payment link.',
    onlyReads: true,
    body: payLinkSchema,
    response: object({ order: payLinkOrder }),
  },
  open: {
    method: 'POST',
    path: '/open',
    does: 'Opens the payment of that order. The same link always opens the same payment.',
    body: payLinkSchema,
    response: object({
      ...openedOrder.entries,
      order: gatewayPayment.entries.order,
      paid: literal(false),
    }),
    errors: ['not_payable', 'amount_changed', 'amount_too_large', 'gateway_unavailable'],
  },
  find: {
    method: 'GET',
    path: '/of/:orderId',
    does: 'Returns the payment link of an order that staff have created.',
    who: 'staff',
    permission: 'orders.read',
    response: object({ link: string() }),
  },
  own: {
    method: 'GET',
    path: '/own/:orderId',
    does: 'Returns the payment link of an own order that staff have created.',
    who: 'person',
    response: object({ link: string() }),
  },
});
