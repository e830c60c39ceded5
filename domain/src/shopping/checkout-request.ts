import { array, mixed, number, object, string, type InferType } from 'yup';

import { customerInfoSchema } from './customer-info.ts';
import { purchaseOrderNumberField } from '../quotes/purchase-order-number.ts';
import { MAX_LINES, MAX_QUANTITY_PER_LINE } from '../catalogue/product.ts';
import { optionsField } from './line-options-field.ts';
import { UNKNOWN_FIELD } from '../records/request-fields.ts';

/** Razorpay's limit for `receipt` (orders API). */
const MAX_RECEIPT_LENGTH = 40;
/** ISO 4217. The shop sells in rupees only. */
export const CURRENCY = 'INR';

const NOT_INR = 'Orders are in INR.';
const NOT_A_LIST = 'The order has no items.';

const itemSchema = object({
  productId: string()
    .strict()
    .matches(/^[A-Za-z0-9_-]{1,100}$/, 'This is not a product id.')
    .required('Every item needs a product id.'),
  quantity: number()
    .strict()
    .integer('The quantity must be a whole number.')
    .min(1, 'The quantity must be at least 1.')
    .max(MAX_QUANTITY_PER_LINE, `At most ${MAX_QUANTITY_PER_LINE} pieces of one product.`)
    .required('Every item needs a quantity.'),
  options: optionsField(),
}).exact(UNKNOWN_FIELD);

const itemList = () =>
  array(itemSchema)
    .strict()
    .min(1, NOT_A_LIST)
    .max(MAX_LINES, `An order can have at most ${MAX_LINES} lines.`)
    .required(NOT_A_LIST);

const code = () => string().strict().max(40, 'This code is too long.');

export const cartPriceSchema = object({
  items: itemList(),
  couponCode: code(),
  giftCard: code(),
}).exact(UNKNOWN_FIELD);

export type CartPriceRequest = InferType<typeof cartPriceSchema>;

/**
 * POST /api/razorpay/create-order. `amount` is what is left to pay, in paise, and must match the server's price.
 * It is 0 when a gift card or a code covers everything, otherwise at least the gateway's minimum.
 */
export const createOrderSchema = object({
  amount: number()
    .strict()
    .integer('The amount must be whole paise.')
    .required('The amount is missing.')
    .test(
      'payable',
      'The amount must be at least 100 paise.',
      (amount) => amount === 0 || amount >= 100,
    ),
  currency: mixed<typeof CURRENCY>()
    .nonNullable(NOT_INR)
    .oneOf([CURRENCY], NOT_INR)
    .default(CURRENCY),
  receipt: string()
    .strict()
    .matches(/^[\w.:-]+$/, 'A receipt can contain only letters, digits and . : _ -')
    .max(MAX_RECEIPT_LENGTH, `A receipt can have at most ${MAX_RECEIPT_LENGTH} characters.`)
    .required('The receipt is missing.'),
  items: itemList(),
  customer: customerInfoSchema.required(),
  purchaseOrderNumber: purchaseOrderNumberField(),
  couponCode: code(),
  giftCard: code(),
}).exact(UNKNOWN_FIELD);

export type CreateOrderRequest = InferType<typeof createOrderSchema>;

const handle = () => string().strict().min(1).max(200);

/** POST /api/razorpay/verify-payment: the response of the payment window. */
export const verifyPaymentSchema = object({
  razorpay_payment_id: handle().required('The payment id is missing.'),
  razorpay_order_id: handle().required('The payment order id is missing.'),
  razorpay_signature: handle().required('The signature is missing.'),
}).exact(UNKNOWN_FIELD);

export type VerifyPaymentRequest = InferType<typeof verifyPaymentSchema>;

/** POST /api/razorpay/cancel-order: the window was closed, or all attempts failed. */
export const cancelOrderSchema = object({
  orderId: handle().required('The order id is missing.'),
  trackingToken: handle().required('The tracking token is missing.'),
}).exact(UNKNOWN_FIELD);
