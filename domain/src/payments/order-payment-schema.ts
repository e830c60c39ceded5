import {
  array,
  literal,
  nullish,
  number,
  optional,
  picklist,
  pipe,
  string,
  transform,
  type InferOutput,
} from 'valibot';

import { paiseAmount, time } from '../api/response-fields.ts';
import { paiseOrNothing, storedObject, textOrNull, timeOrNull } from '../records/stored-fields.ts';
import { paymentMethod } from './payment-method.ts';
import { PAYMENT_STATES } from './payment.ts';

/** Methods that the gateway has added since are read as `other`. */
export const methodField = pipe(
  string(),
  transform((stored) => paymentMethod(stored)),
);

const paidOffer = storedObject({ id: string(), discount: paiseAmount });

/** `payment` of an order. */
export const orderPaymentSchema = storedObject({
  state: picklist(PAYMENT_STATES),
  gateway: optional(literal('razorpay'), 'razorpay'),
  /** null until the gateway has answered */
  gatewayOrderId: textOrNull,
  paymentId: textOrNull,
  /** null until it is paid, and for an order that costs nothing */
  method: nullish(methodField, null),
  captured: paiseOrNothing,
  /** a discount by an offer at the gateway, such as no-cost EMI: `captured` is that much below the total */
  offer: optional(paidOffer),
  /** the gateway's fee, paid by the shopper: `captured` is that much above the total */
  customerFee: optional(paiseAmount),
  refunded: paiseOrNothing,
  /** refund due, which staff pay manually; absent without offline payments, and 0 once it is paid */
  owed: optional(paiseAmount),
  /** when the last instalment was paid; absent without instalments, where an order is paid when it is placed */
  paidAt: optional(time),
});
export type OrderPayment = InferOutput<typeof orderPaymentSchema>;

export const instalmentSchema = storedObject({
  id: string(),
  /** whole percent of the total; 0 for what an edit of the order added */
  share: number(),
  /** in an order from the cart that was edited: its first payment, or what was added; absent under payment terms */
  cause: optional(picklist(['order', 'edit'])),
  amount: paiseAmount,
  due: picklist(['now', 'on_delivery', 'on_date']),
  /** `now`: when the offer was accepted; `on_date`: null until the invoice sets it; `on_delivery`: null */
  dueOn: timeOrNull,
  /** `credited`: reduced to zero by returned or removed items */
  state: picklist(['due', 'paid', 'credited']),
  /** reduced by returned items, in paise */
  credited: optional(paiseAmount),
  /** reduced by removed items, in paise */
  reduced: optional(paiseAmount),
  /** the gateway order that pays it; absent until someone starts to pay, and again after it was reduced */
  gatewayOrderId: optional(string()),
  /** the gateway's payment, or the UTR of the bank transfer; null until it is paid */
  paymentId: nullish(string(), null),
  /** how it was paid; absent until then */
  method: optional(methodField),
  /** as in the order's payment: why another amount arrived than `amount` */
  offer: optional(paidOffer),
  customerFee: optional(paiseAmount),
  valueDate: optional(string()),
  receiptNumber: optional(string()),
  refundVouchers: optional(array(storedObject({ number: string(), amount: paiseAmount }))),
});
export type Instalment = InferOutput<typeof instalmentSchema>;
