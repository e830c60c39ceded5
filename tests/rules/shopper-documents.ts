import { array, boolean, date, mixed, number, object, string } from 'yup';

import {
  BUDGET_BANDS,
  ORDER_TYPES,
  PAYMENT_TERMS,
  QUOTE_CATEGORIES,
} from '@kargha/domain/quotes/quote';
import { formMessages } from '@kargha/domain/messages/form-messages';

const MAX_KEPT = 1000;

const list = () => array().strict().max(MAX_KEPT).required();
const time = () => date().strict().required();
const text = (most: number) => string().strict().defined().max(most);
const oneOf = (options: readonly string[]) => text(40).oneOf(['', ...options]);
const flag = () => boolean().strict().defined();
/** `product quantity` */
const wish = () =>
  string()
    .strict()
    .defined()
    .matches(/^[\w-]{1,100} \d{1,7}$/);
const notYet = () => mixed().nullable().defined().oneOf([null]);

/** users/{uid}/private/cart: the lines are validated when the cart is opened. */
export const storedCartSchema = object({ lines: list(), saved: list(), updatedAt: time() })
  .strict()
  .exact(formMessages.unknown_field)
  .required();

export const storedWishlistSchema = object({ items: list(), updatedAt: time() })
  .strict()
  .exact(formMessages.unknown_field)
  .required();

/** quotes/{id} in draft; the rules allow nothing that this schema rejects. */
export const quoteDraftDocumentSchema = object({
  uid: text(128).min(1),
  state: string().strict().oneOf(['draft']).required(),
  companyName: text(120),
  contactPerson: text(100),
  email: text(254),
  phone: text(20),
  industry: text(100),
  orderType: oneOf(ORDER_TYPES),
  quantity: number().strict().integer().min(0).max(1_000_000).required(),
  category: oneOf(QUOTE_CATEGORIES),
  requiredBy: date().strict().nullable().defined(),
  requirements: text(5000),
  additionalInfo: text(5000),
  wantsBranding: flag(),
  wantsPackaging: flag(),
  wantsSamples: flag(),
  wished: array(wish()).strict().min(1).max(50),
  files: array(text(400)).strict().max(10).required(),
  budgetPerPiece: oneOf(BUDGET_BANDS),
  paymentTerms: oneOf(PAYMENT_TERMS),
  latestVersion: number().strict().oneOf([0]).required(),
  versionState: notYet(),
  validUntil: notYet(),
  orderId: notYet(),
  submittedAt: notYet(),
  firstReplyAt: notYet(),
  quotedAt: notYet(),
  createdAt: time(),
  updatedAt: time(),
})
  .strict()
  .exact(formMessages.unknown_field)
  .required();
