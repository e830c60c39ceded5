import { array, object, optional, pipe, string, transform, type InferOutput } from 'valibot';

import { paise } from '../money/paise.ts';
import { amount, flag, text, lineOptions } from '../records/stored-fields.ts';

/** `price` in rupees. */
const purchasedLine = object({
  id: text,
  options: lineOptions,
  tailoringId: optional(string()),
  name: text,
  quantity: amount,
  price: amount,
  image: text,
});
export type PurchasedLine = InferOutput<typeof purchasedLine>;

export const purchasedLines = optional(array(purchasedLine), []);

/**
 * The payment under way in this browser. Its receipt makes the server return the same order for the same cart and
 * customer, after a double click, a retry, a reload or in a second tab.
 */
export const paymentAttempt = object({
  receipt: text,
  /** Hash of the purchase; a different purchase needs a new receipt. */
  contents: text,
  bought: purchasedLines,
  total: pipe(
    amount,
    transform((total) => paise(Math.round(total))),
  ),
  /** Empty until the server has opened the order. */
  orderId: text,
  trackingToken: text,
  /** When the reservation expires (ms since epoch); 0 without a reservation. */
  heldUntil: amount,
  /** True once the payment window reported success: from then on only the server decides. */
  isHandedIn: flag,
});
export type PaymentAttempt = InferOutput<typeof paymentAttempt>;
