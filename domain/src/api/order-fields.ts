import { literal, object, optional, record, string } from 'valibot';

import { paiseAmount } from './response-fields.ts';

/** A product with its chosen options. */
export const lineRef = object({
  productId: string(),
  options: optional(record(string(), string())),
});

/** Paise, as `priceOrder` computes them. */
export const orderTotals = object({
  subtotal: paiseAmount,
  discount: paiseAmount,
  shipping: paiseAmount,
  tax: paiseAmount,
  giftCard: paiseAmount,
  total: paiseAmount,
});

export const indianAddress = object({
  line1: string(),
  line2: optional(string(), ''),
  city: string(),
  state: string(),
  pincode: string(),
  country: optional(literal('India'), 'India'),
});
