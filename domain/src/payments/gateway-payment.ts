import { boolean, nullable, object, picklist, string, type InferOutput } from 'valibot';

import { paiseAmount } from '../api/response-fields.ts';
import { ORDER_STATES } from '../orders/order-state.ts';

/** What the payment window needs. */
export const gatewayPayment = object({
  order: object({ id: string(), amount: paiseAmount, currency: string() }),
  keyId: string(),
  orderId: string(),
  orderNumber: string(),
});
export type GatewayPayment = InferOutput<typeof gatewayPayment>;

/** An order that its shopper can pay; `order` is null when a code or gift card covers everything. */
export const openedOrder = object({
  ...gatewayPayment.entries,
  order: nullable(gatewayPayment.entries.order),
  paid: boolean(),
  state: picklist(ORDER_STATES),
  trackingToken: string(),
});
export type OpenedOrder = InferOutput<typeof openedOrder>;
