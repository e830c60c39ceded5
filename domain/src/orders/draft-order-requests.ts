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
  DUPLICATE_PRODUCT,
  UNKNOWN_FIELD,
} from '../records/request-fields.ts';
import { RECORD_ID } from '../records/record-id.ts';
import { optionsField } from '../shopping/line-options-field.ts';

/** ₹10,000 in paise: no courier charges more for one parcel. */
const MAX_SHIPPING = 1_000_000;
const MAX_DISCOUNT = 100_000_000;

const typed = (longest: number) =>
  string().trim().max(longest, `At most ${longest} characters.`).default('');

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
    country: string().oneOf([COUNTRY], 'We deliver within India only').default(COUNTRY),
  }).exact(UNKNOWN_FIELD),
  gstin: typed(30),
  companyName: typed(120),
}).exact(UNKNOWN_FIELD);

const item = object({
  productId: productIdField(),
  options: optionsField(),
  quantity: quantityField(1).max(
    MAX_QUANTITY_PER_LINE,
    `At most ${MAX_QUANTITY_PER_LINE} pieces of one product.`,
  ),
}).exact(UNKNOWN_FIELD);

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
    .max(MAX_REASON_LENGTH, `At most ${MAX_REASON_LENGTH} characters.`)
    .required('Please give the reason for the discount.'),
})
  .exact(UNKNOWN_FIELD)
  .nullable()
  .default(null);

const priced = {
  // A strict field would not get its default.
  uid: string().matches(RECORD_ID, 'This is not an account.').nullable().default(null),
  items: array(item)
    .strict()
    .max(MAX_ORDER_LINES, `At most ${MAX_ORDER_LINES} lines.`)
    .test('each-once', DUPLICATE_PRODUCT, hasNoDuplicates)
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
  .exact(UNKNOWN_FIELD)
  .test('one-reduction', oneReduction);
export type DraftPriceRequest = InferType<typeof draftPriceSchema>;

/** POST /api/draft-orders: one draft per request id. */
export const newDraftSchema = object({ requestId: requestIdField(), ...content })
  .exact(UNKNOWN_FIELD)
  .test('one-reduction', oneReduction);

/** PUT /api/draft-orders/{id}: the whole content, and the revision that staff saw. */
export const draftEditSchema = object({ revision: revision(), ...content })
  .exact(UNKNOWN_FIELD)
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
    .integer('The amount must be whole paise.')
    .min(0, 'The amount cannot be below ₹0.')
    .required('The amount is missing.');

export const draftDeleteSchema = object({ revision: revision() }).exact(UNKNOWN_FIELD);

/** POST /api/draft-orders/{id}/send: `amount` is the total that staff saw, in paise. */
export const draftSendSchema = object({
  revision: revision(),
  amount: amount(),
  giftCard: giftCard(),
}).exact(UNKNOWN_FIELD);

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
