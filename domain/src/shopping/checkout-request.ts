import { array, boolean, mixed, number, object, string, type InferType } from 'yup';

import { customerInfoSchema } from './customer-info.ts';
import { purchaseOrderNumberField } from '../quotes/purchase-order-number.ts';
import { MAX_LINES, MAX_QUANTITY_PER_LINE } from '../catalogue/product.ts';
import { optionsField } from './line-options-field.ts';
import { tailoringFields } from './tailoring-fields.ts';
import { PRODUCT_ID } from '../records/record-id.ts';
import { languageField } from '../records/language-field.ts';
import { formMessages } from '../messages/form-messages.ts';
import { cashOnDeliveryMessages } from '../messages/cash-on-delivery-messages.ts';
import { checkoutMessages } from '../messages/checkout-messages.ts';

/** Razorpay's limit for `receipt` (orders API). */
const MAX_RECEIPT_LENGTH = 40;
/** ISO 4217. The shop sells in rupees only. */
export const CURRENCY = 'INR';

const itemSchema = object({
  productId: string()
    .strict()
    .matches(PRODUCT_ID, formMessages.not_a_product_id)
    .required(checkoutMessages.item_needs_product),
  quantity: number()
    .strict()
    .integer(formMessages.quantity_not_whole)
    .min(1, formMessages.quantity_too_low)
    .max(MAX_QUANTITY_PER_LINE, formMessages.too_many_pieces)
    .required(checkoutMessages.item_needs_quantity),
  options: optionsField(),
  ...tailoringFields(),
}).exact(formMessages.unknown_field);

const itemList = () =>
  array(itemSchema)
    .strict()
    .min(1, checkoutMessages.no_items)
    .max(MAX_LINES, checkoutMessages.too_many_items)
    .required(checkoutMessages.no_items);

const code = () => string().strict().max(40, checkoutMessages.code_too_long);

export const cartPriceSchema = object({
  items: itemList(),
  couponCode: code(),
  giftCard: code(),
}).exact(formMessages.unknown_field);

export type CartPriceRequest = InferType<typeof cartPriceSchema>;

/**
 * POST /api/razorpay/create-order. `amount` is what is left to pay, in paise, and must match the server's price.
 * It is 0 when a gift card or a code covers everything, otherwise at least the gateway's minimum.
 */
export const createOrderSchema = object({
  amount: number()
    .strict()
    .integer(formMessages.amount_not_whole)
    .required(formMessages.amount_missing)
    .test('payable', checkoutMessages.amount_too_low, (amount) => amount === 0 || amount >= 100),
  currency: mixed<typeof CURRENCY>()
    .nonNullable(checkoutMessages.not_inr)
    .oneOf([CURRENCY], checkoutMessages.not_inr)
    .default(CURRENCY),
  receipt: string()
    .strict()
    .matches(/^[\w.:-]+$/, checkoutMessages.receipt_shape)
    .max(MAX_RECEIPT_LENGTH, checkoutMessages.receipt_too_long)
    .required(checkoutMessages.receipt_missing),
  items: itemList(),
  customer: customerInfoSchema.required(),
  purchaseOrderNumber: purchaseOrderNumberField(),
  couponCode: code(),
  giftCard: code(),
  language: languageField(),
  /** true: the customer pays the courier */
  cashOnDelivery: boolean().strict().typeError(cashOnDeliveryMessages.cod_flag),
}).exact(formMessages.unknown_field);

export type CreateOrderRequest = InferType<typeof createOrderSchema>;

const handle = () => string().strict().min(1).max(200);

/** POST /api/razorpay/verify-payment: the response of the payment window. */
export const verifyPaymentSchema = object({
  razorpay_payment_id: handle().required(checkoutMessages.payment_id_missing),
  razorpay_order_id: handle().required(checkoutMessages.payment_order_id_missing),
  razorpay_signature: handle().required(checkoutMessages.signature_missing),
}).exact(formMessages.unknown_field);

/**
 * POST /api/razorpay/callback: the same fields, each of which may be missing. Whatever a person could send must lead to a
 * page, so it is only checked after that.
 */
export const paymentCallbackForm = object({
  razorpay_payment_id: string(),
  razorpay_order_id: string(),
  razorpay_signature: string(),
});

export type VerifyPaymentRequest = InferType<typeof verifyPaymentSchema>;

/** POST /api/razorpay/cancel-order: the window was closed, or all attempts failed. */
export const cancelOrderSchema = object({
  orderId: handle().required(checkoutMessages.order_id_missing),
  trackingToken: handle().required(checkoutMessages.tracking_token_missing),
}).exact(formMessages.unknown_field);
