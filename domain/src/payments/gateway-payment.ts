import { object, string, type InferOutput } from 'valibot';

import { paiseAmount } from '../api/response-fields.ts';

export const gatewayOrder = object({ id: string(), amount: paiseAmount, currency: string() });

/** What the payment window needs. */
export const gatewayPayment = object({
  order: gatewayOrder,
  keyId: string(),
  orderId: string(),
  orderNumber: string(),
});
export type GatewayPayment = InferOutput<typeof gatewayPayment>;
