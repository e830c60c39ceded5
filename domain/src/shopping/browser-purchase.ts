import {
  array,
  literal,
  object,
  optional,
  pipe,
  string,
  transform,
  type InferOutput,
} from 'valibot';

import { paise } from '../money/paise.ts';
import { amount, filledText, flag, text } from '../records/stored-fields.ts';
import { lineOptions } from './line-options.ts';

/** What a browser stores about a purchase: what was typed, the payment under way and the last paid order. */

const typedAddress = object({
  line1: text,
  line2: text,
  city: text,
  state: text,
  pincode: text,
  country: optional(literal('India'), 'India'),
});

export const BLANK_ADDRESS: InferOutput<typeof typedAddress> = {
  line1: '',
  line2: '',
  city: '',
  state: '',
  pincode: '',
  country: 'India',
};

/** The fields of the checkout form; the business fields may be empty. */
export const checkoutDraft = object({
  name: text,
  email: text,
  phone: text,
  address: optional(typedAddress, {}),
  gstin: text,
  companyName: text,
  purchaseOrderNumber: text,
});

/** `price` in rupees. */
const purchasedLine = object({
  id: text,
  options: lineOptions,
  name: text,
  quantity: amount,
  price: amount,
  image: text,
});
export type PurchasedLine = InferOutput<typeof purchasedLine>;

const purchasedLines = optional(array(purchasedLine), []);

/**
 * The payment under way in this browser. Its receipt makes the server return the same order for the same cart and
 * customer, after a double click, a retry, a reload or in a second tab.
 */
export const paymentAttempt = object({
  receipt: filledText,
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

export const lastOrder = object({
  orderId: text,
  orderNumber: text,
  paymentId: text,
  /** rupees */
  amount,
  items: purchasedLines,
  customerInfo: optional(object({ name: text, email: text, phone: text }), {}),
  timestamp: text,
});
export type LastOrder = InferOutput<typeof lastOrder>;
