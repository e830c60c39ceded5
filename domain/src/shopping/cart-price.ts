import { literal, object, optional, string } from 'valibot';

import { orderTotals } from '../api/order-fields.ts';
import { paiseAmount } from '../api/response-fields.ts';

/** What the cart shows of `POST /api/cart/price`, without the schemas of requests. */
export const cartSums = object({
  totals: orderTotals,
  coupon: optional(
    object({
      code: string(),
      isAutomatic: optional(literal(true)),
      description: string(),
      discount: paiseAmount,
    }),
  ),
});
