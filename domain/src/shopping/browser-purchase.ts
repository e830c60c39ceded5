import { literal, number, object, optional, type InferOutput } from 'valibot';

import { deliveryDays } from '../api/order-fields.ts';
import { amount, text } from '../records/stored-fields.ts';
import { purchasedLines } from './payment-attempt.ts';

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

/** The order last paid in a browser. */
export const lastOrder = object({
  orderId: text,
  orderNumber: text,
  paymentId: text,
  /** rupees */
  amount,
  /** rupees to pay on delivery; absent for an order that is paid */
  toCollect: optional(number()),
  /** absent for an order without a date */
  expected: optional(deliveryDays),
  items: purchasedLines,
  customerInfo: optional(object({ name: text, email: text, phone: text }), {}),
  timestamp: text,
});
export type LastOrder = InferOutput<typeof lastOrder>;
