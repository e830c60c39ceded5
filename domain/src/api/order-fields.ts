import { literal, optional, string } from 'valibot';

import { paiseOrNothing, storedObject, text, lineOptions } from '../records/stored-fields.ts';
import { paiseAmount, time } from './response-fields.ts';

/** A product with its chosen options, made to the same measurements with the same services. */
export const lineRef = storedObject({
  productId: string(),
  options: lineOptions,
  /** absent for a product as it is */
  tailoringId: optional(string()),
});

/**
 * In paise: total = subtotal − discount + shipping + tax − giftCard. With `taxIncluded`, subtotal, discount and
 * shipping contain the tax, and total = subtotal − discount + shipping − giftCard. `total` is what is left to pay;
 * the value of the order is `orderWorth`. Orders from before the first discount and gift card have neither.
 */
export const orderTotals = storedObject({
  subtotal: paiseAmount,
  discount: paiseOrNothing,
  shipping: paiseAmount,
  tax: paiseAmount,
  /** the order was priced with tax in its prices; it stays so when the setting changes */
  taxIncluded: optional(literal(true)),
  /** the part of `tax` that is on shipping; absent when shipping is not taxed, as in older orders */
  shippingTax: optional(paiseAmount),
  /** the part of `shipping` that is the fee for cash on delivery; absent without one */
  cashOnDeliveryFee: optional(paiseAmount),
  /** a means of payment: it does not change the tax */
  giftCard: paiseOrNothing,
  total: paiseAmount,
});

/** The first and the last day on which a delivery is expected. */
export const deliveryDays = storedObject({ from: time, to: time });

export const indianAddress = storedObject({
  line1: string(),
  line2: text,
  city: string(),
  state: string(),
  pincode: string(),
  country: optional(literal('India'), 'India'),
});
