import {
  array,
  boolean,
  literal,
  nullish,
  number,
  object,
  optional,
  picklist,
  string,
  type InferOutput,
} from 'valibot';

import { indianAddress, lineRef } from '../api/order-fields.ts';
import { lineTailoring } from '../shopping/line-tailoring.ts';
import { count, paiseAmount, time } from '../api/response-fields.ts';
import {
  amount,
  flag,
  paiseOrNothing,
  storedObject,
  text,
  textOrNull,
  texts,
  timeOrEpoch,
  timeOrNull,
} from '../records/stored-fields.ts';
import {
  BUDGET_BANDS,
  ORDER_TYPES,
  PAYMENT_TERMS,
  QUOTE_CATEGORIES,
  QUOTE_REQUEST_STATES,
  QUOTE_VERSION_STATES,
} from './quote.ts';

const counted = optional(count, 0);
const indexOrNull = nullish(count, null);

/** What lists show. */
export const quoteRow = object({
  id: string(),
  companyName: text,
  contactPerson: text,
  orderType: optional(picklist(ORDER_TYPES), 'corporate'),
  category: optional(picklist(QUOTE_CATEGORIES), 'mixed'),
  quantity: counted,
  state: picklist(QUOTE_REQUEST_STATES),
  latestVersion: counted,
  /** state of that version; null before the first */
  versionState: nullish(picklist(QUOTE_VERSION_STATES), null),
  /** dates are null until they happen */
  validUntil: timeOrNull,
  submittedAt: timeOrNull,
  firstReplyAt: timeOrNull,
  quotedAt: timeOrNull,
});

/** A requested product; title and SKU as they were when the request was sent. */
const quoteRequestLine = storedObject({
  ...lineRef.entries,
  title: string(),
  /** absent without one, and in older requests */
  titleHindi: optional(string()),
  sku: text,
  quantity: count,
  /** the services that are wanted; the requirements have the measurements */
  tailoring: optional(lineTailoring),
});
export type QuoteRequestLine = InferOutput<typeof quoteRequestLine>;

/** quotes/{id}, with its id: a request of a business. */
export const quoteSchema = storedObject({
  ...quoteRow.entries,
  uid: text,
  email: text,
  /** whether it is the verified address of the buyer's account; absent in older requests */
  isEmailProven: optional(boolean()),
  /** in which it was requested, of emails; absent for English */
  language: optional(literal('hi')),
  phone: text,
  industry: text,
  requiredBy: timeOrNull,
  requirements: text,
  lines: optional(array(quoteRequestLine), []),
  /** products of a draft, each as its ID and quantity: `saree 20` */
  wished: optional(array(string())),
  wantsBranding: flag,
  wantsPackaging: flag,
  wantsSamples: flag,
  files: texts,
  budgetPerPiece: optional(picklist(BUDGET_BANDS), 'flexible'),
  paymentTerms: optional(picklist(PAYMENT_TERMS), 'discuss'),
  additionalInfo: text,
  orderId: textOrNull,
  purchaseOrderNumber: text,
  /** the version whose expiry the buyer was reminded of; absent before the first reminder */
  remindedVersion: optional(count),
  revision: counted,
  createdAt: timeOrEpoch,
  updatedAt: timeOrEpoch,
});
export type QuoteRequest = InferOutput<typeof quoteSchema>;

export const quoteLine = storedObject({
  /** null for a custom line */
  productId: textOrNull,
  /** chosen options; absent without any, or when the text has them */
  options: lineRef.entries.options,
  description: string(),
  quantity: count,
  unitPrice: paiseAmount,
  /** discount of this line in per cent, at most two decimals */
  discountPercent: amount,
  customisation: text,
  hsnCode: text,
  taxPercent: number(),
});
export type QuoteLine = InferOutput<typeof quoteLine>;

/**
 * To the paisa: total = subtotal − discount + shipping + tax, tax = cgst + sgst + igst. With tax included, total =
 * subtotal − discount + shipping, and the tax is inside.
 */
const quoteTotals = storedObject({
  subtotal: paiseAmount,
  discount: paiseAmount,
  shipping: paiseAmount,
  tax: paiseAmount,
  cgst: paiseOrNothing,
  sgst: paiseOrNothing,
  igst: paiseOrNothing,
  /** the part of `tax` on shipping; absent when shipping is not taxed, as in older offers */
  shippingTax: optional(paiseAmount),
  total: paiseAmount,
});
export type QuoteTotals = InferOutput<typeof quoteTotals>;

const quoteBuyer = storedObject({
  name: text,
  /** of a verified company; '' for others */
  gstin: text,
  /** registered address of that company; absent when unknown */
  address: optional(indianAddress),
});
export type QuoteBuyer = InferOutput<typeof quoteBuyer>;

/** How an offer is taxed. It stays as it was when the offer was written. */
export const offerTaxMode = object({
  /** prices and shipping contain the tax; absent: the tax comes on top */
  taxIncluded: optional(literal(true)),
  /** absent in older offers, and while the shop follows the specification */
  taxesShipping: optional(literal(true)),
});
export type OfferTaxMode = InferOutput<typeof offerTaxMode>;

/** quotes/{id}/versions/{n}: an offer; once sent it is never edited, a change is the next version. */
export const quoteVersionSchema = storedObject({
  version: count,
  state: picklist(QUOTE_VERSION_STATES),
  lines: array(quoteLine),
  totals: quoteTotals,
  /** discount on the whole offer, after the discounts of lines */
  overallDiscount: paiseOrNothing,
  shipping: paiseOrNothing,
  /** delivered within the shop's state: CGST and SGST, else IGST */
  withinState: flag,
  ...offerTaxMode.entries,
  buyer: optional(quoteBuyer, {}),
  /** the state of the buyer's GST number, else of the delivery (IGST Act s. 10) */
  placeOfSupply: optional(storedObject({ name: text, stateCode: text }), {}),
  paymentTerms: picklist(PAYMENT_TERMS),
  terms: text,
  leadTimeDays: counted,
  validUntil: time,
  sentAt: timeOrNull,
  createdAt: timeOrEpoch,
  by: text,
});
export type QuoteVersion = InferOutput<typeof quoteVersionSchema>;

/** The part of an offer that decides its price. */
export type OfferBasis = Readonly<
  Pick<QuoteVersion, 'overallDiscount' | 'shipping' | 'withinState'> & OfferTaxMode
> & { readonly lines: readonly QuoteLine[] };

/** quotes/{id}/messages/{id}, with its id. */
export const quoteMessageSchema = storedObject({
  id: string(),
  from: picklist(['buyer', 'shop']),
  by: text,
  text: string(),
  version: indexOrNull,
  /** index of a line in the version */
  line: indexOrNull,
  files: texts,
  at: time,
});
export type QuoteMessage = InferOutput<typeof quoteMessageSchema>;
