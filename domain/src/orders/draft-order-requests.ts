import { array, number, object, string, ValidationError, type InferType } from 'yup';

import { COUNTRY } from '../shopping/customer-info.ts';
import { DRAFT_STATES, STAFF_DISCOUNT_KINDS, type DraftContent } from './draft-order.ts';
import { requestIdField } from '../stock/inventory.ts';
import { offlinePaymentSchema } from '../payments/offline-payment.ts';
import { paise } from '../money/paise.ts';
import { MAX_QUANTITY_PER_LINE } from '../catalogue/product.ts';
import {
  hasNoDuplicates,
  MAX_REASON_LENGTH,
  MAX_ORDER_LINES,
  noteField,
  quantityField,
  productIdField,
  revisionField,
  searchField,
} from '../records/request-fields.ts';
import { RECORD_ID } from '../records/record-id.ts';
import { optionsField } from '../shopping/line-options-field.ts';
import { tailoringFields } from '../shopping/tailoring-fields.ts';
import { formMessages } from '../messages/form-messages.ts';
import { addressMessages } from '../messages/address-messages.ts';

/** ₹10,000 in paise: no courier charges more for one parcel. */
const MAX_SHIPPING = 1_000_000;
const MAX_DISCOUNT = 100_000_000;

const typed = (longest: number) => string().trim().max(longest, formMessages.at_most).default('');

/** A draft may be incomplete: required fields are checked when its order is created. */
const draftCustomerSchema = object({
  name: typed(100),
  email: typed(254).lowercase(),
  phone: typed(30),
  address: object({
    line1: typed(200),
    line2: typed(200),
    city: typed(100),
    state: typed(100),
    pincode: typed(12),
    country: string().oneOf([COUNTRY], addressMessages.india_only).default(COUNTRY),
  }).exact(formMessages.unknown_field),
  gstin: typed(30),
  companyName: typed(120),
}).exact(formMessages.unknown_field);

const item = object({
  productId: productIdField(),
  options: optionsField(),
  ...tailoringFields(),
  quantity: quantityField(1).max(MAX_QUANTITY_PER_LINE, formMessages.too_many_pieces),
}).exact(formMessages.unknown_field);

const discount = object({
  kind: string().strict().oneOf(STAFF_DISCOUNT_KINDS, 'A discount is percent or fixed.').required(),
  value: number()
    .strict()
    .integer('The discount is a whole number.')
    .min(1, 'The discount is at least 1.')
    .max(MAX_DISCOUNT, 'The discount is too large.')
    .when('kind', {
      is: 'percent',
      then: (schema) => schema.max(100, 'At most 100 percent.'),
    })
    .required('Please enter the discount.'),
  reason: string()
    .trim()
    .max(MAX_REASON_LENGTH, formMessages.at_most)
    .required('Please give the reason for the discount.'),
})
  .exact(formMessages.unknown_field)
  .nullable()
  .default(null);

const priced = {
  // A strict field would not get its default.
  uid: string().matches(RECORD_ID, 'This is not an account.').nullable().default(null),
  items: array(item)
    .strict()
    .max(MAX_ORDER_LINES, formMessages.too_many_lines)
    .test('each-once', formMessages.duplicate_product, hasNoDuplicates)
    .required('The items are missing.'),
  couponCode: typed(40),
  discount,
  shipping: number()
    .integer('Shipping is in whole paise.')
    .min(0, 'Shipping cannot be below ₹0.')
    .max(MAX_SHIPPING, 'Shipping can be at most ₹10,000.')
    .nullable()
    .default(null),
};

const content = { ...priced, customer: draftCustomerSchema, note: noteField() };

const revision = () => revisionField('draft');

interface Reduced {
  couponCode?: string;
  discount?: object | null;
}

const oneReduction = (value: Reduced) => {
  if (!value.couponCode || !value.discount) return true;
  return new ValidationError(
    'Use either a discount code or a staff discount, not both.',
    value,
    'discount',
  );
};

/** A gift card code is worth money: it is sent with each request that needs it and never stored in a draft. */
const giftCard = () => typed(40);

export const draftPriceSchema = object({ ...priced, giftCard: giftCard() })
  .exact(formMessages.unknown_field)
  .test('one-reduction', oneReduction);
export type DraftPriceRequest = InferType<typeof draftPriceSchema>;

/** POST /api/draft-orders: one draft per request id. */
export const newDraftSchema = object({ requestId: requestIdField(), ...content })
  .exact(formMessages.unknown_field)
  .test('one-reduction', oneReduction);

/** PUT /api/draft-orders/{id}: the whole content, and the revision that staff saw. */
export const draftEditSchema = object({ revision: revision(), ...content })
  .exact(formMessages.unknown_field)
  .test('one-reduction', oneReduction);
export type DraftEdit = InferType<typeof draftEditSchema>;

export function draftContent(request: Omit<DraftEdit, 'revision'>): DraftContent {
  const { uid, customer, items, couponCode, note } = request;
  return { ...staffTerms(request), uid, customer, items, couponCode, note };
}

export function staffTerms({
  discount: off,
  shipping,
}: Pick<DraftPriceRequest, 'discount' | 'shipping'>) {
  return {
    discount: off && { kind: off.kind, value: off.value, reason: off.reason },
    shipping: shipping === null ? null : paise(shipping),
  };
}

const amount = () =>
  number()
    .strict()
    .integer(formMessages.amount_not_whole)
    .min(0, 'The amount cannot be below ₹0.')
    .required(formMessages.amount_missing);

export const draftDeleteSchema = object({ revision: revision() }).exact(formMessages.unknown_field);

/** POST /api/draft-orders/{id}/send: `amount` is the total that staff saw, in paise. */
export const draftSendSchema = object({
  revision: revision(),
  amount: amount(),
  giftCard: giftCard(),
}).exact(formMessages.unknown_field);

/** POST /api/draft-orders/{id}/paid: an offline payment, next to what a gift card pays. */
export const draftPaidSchema = offlinePaymentSchema.shape({ giftCard: giftCard() });
export type DraftPaidRequest = InferType<typeof draftPaidSchema>;

export const draftQuerySchema = object({
  search: searchField(),
  state: string()
    .oneOf(['', ...DRAFT_STATES], 'This is not a state of drafts.')
    .default(''),
  cursor: string().max(100),
});
export type DraftQuery = InferType<typeof draftQuerySchema>;
