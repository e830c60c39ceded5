import { array, boolean, object, optional, string, type InferOutput } from 'valibot';

import { LIST_BODY } from '../api/body-limits.ts';
import { defineEndpoints } from '../api/endpoint.ts';
import { lineRef } from '../api/order-fields.ts';
import { count, paiseAmount } from '../api/response-fields.ts';
import { cartSums } from './cart-price.ts';
import { cartPriceSchema } from './checkout-request.ts';

const cartPriceLine = object({
  ...lineRef.entries,
  unitPrice: paiseAmount,
  quantity: count,
  available: count,
  chargeTax: boolean(),
  /** why the chosen options cannot be bought */
  optionsProblem: optional(string()),
});

const cartPrice = object({
  ...cartSums.entries,
  giftCard: optional(object({ last4: string(), balance: paiseAmount, applied: paiseAmount })),
  lines: array(cartPriceLine),
});
export type CartPrice = InferOutput<typeof cartPrice>;
export type CartPriceLine = CartPrice['lines'][number];

export const cartEndpoints = defineEndpoints('/api/cart', {
  price: {
    method: 'POST',
    path: '/price',
    does: 'Prices a cart with its codes.',
    onlyReads: true,
    body: cartPriceSchema,
    bodyBytes: LIST_BODY,
    response: cartPrice,
    errors: ['coupon_not_valid', 'coupon_beaten', 'gift_card_not_valid'],
  },
});
