import {
  array,
  boolean,
  exactOptional,
  nullable,
  number,
  object,
  optional,
  picklist,
  string,
} from 'valibot';

import { indianAddress, lineRef } from '../api/order-fields.ts';
import { count, paiseAmount, time } from '../api/response-fields.ts';
import {
  BUDGET_BANDS,
  ORDER_TYPES,
  PAYMENT_TERMS,
  QUOTE_CATEGORIES,
  QUOTE_REQUEST_STATES,
  QUOTE_VERSION_STATES,
} from './quote.ts';

/** Fields that older requests and offers may lack. */
const text = optional(string(), '');
const flag = optional(boolean(), false);
const moment = optional(nullable(time), null);
const taxHead = optional(paiseAmount, 0);

export const quoteRow = object({
  id: string(),
  companyName: text,
  contactPerson: text,
  orderType: optional(picklist(ORDER_TYPES), 'corporate'),
  category: optional(picklist(QUOTE_CATEGORIES), 'mixed'),
  quantity: optional(count, 0),
  state: picklist(QUOTE_REQUEST_STATES),
  latestVersion: optional(count, 0),
  versionState: optional(nullable(picklist(QUOTE_VERSION_STATES)), null),
  validUntil: moment,
  submittedAt: moment,
  firstReplyAt: moment,
  quotedAt: moment,
});

export const quoteRequest = object({
  ...quoteRow.entries,
  uid: text,
  email: text,
  phone: text,
  industry: text,
  requiredBy: moment,
  requirements: text,
  lines: optional(
    array(object({ ...lineRef.entries, title: string(), sku: text, quantity: count })),
    [],
  ),
  wantsBranding: flag,
  wantsPackaging: flag,
  wantsSamples: flag,
  files: optional(array(string()), []),
  budgetPerPiece: optional(picklist(BUDGET_BANDS), 'flexible'),
  paymentTerms: optional(picklist(PAYMENT_TERMS), 'discuss'),
  additionalInfo: text,
  orderId: optional(nullable(string()), null),
  purchaseOrderNumber: text,
  revision: optional(count, 0),
  createdAt: time,
});

export const quoteLine = object({
  /** null for a custom line */
  productId: optional(nullable(string()), null),
  options: lineRef.entries.options,
  description: string(),
  quantity: count,
  unitPrice: paiseAmount,
  discountPercent: optional(number(), 0),
  customisation: text,
  hsnCode: text,
  taxPercent: number(),
});

export const quoteVersion = object({
  version: count,
  state: picklist(QUOTE_VERSION_STATES),
  lines: array(quoteLine),
  totals: object({
    subtotal: paiseAmount,
    discount: paiseAmount,
    shipping: paiseAmount,
    tax: paiseAmount,
    cgst: taxHead,
    sgst: taxHead,
    igst: taxHead,
    total: paiseAmount,
  }),
  overallDiscount: paiseAmount,
  shipping: paiseAmount,
  withinState: boolean(),
  buyer: object({ name: string(), gstin: string(), address: exactOptional(indianAddress) }),
  placeOfSupply: object({ name: string(), stateCode: string() }),
  paymentTerms: picklist(PAYMENT_TERMS),
  terms: text,
  leadTimeDays: optional(count, 0),
  validUntil: time,
  sentAt: moment,
});

export const quoteMessage = object({
  id: string(),
  from: picklist(['buyer', 'shop']),
  text: string(),
  version: optional(nullable(count), null),
  /** index of a line in the version */
  line: optional(nullable(count), null),
  files: optional(array(string()), []),
  at: time,
});
