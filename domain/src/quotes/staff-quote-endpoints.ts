import {
  array,
  boolean,
  nullable,
  number,
  object,
  picklist,
  string,
  type InferOutput,
} from 'valibot';
import { object as fields, string as text } from 'yup';

import { FORM_BODY } from '../api/body-limits.ts';
import { defineEndpoints } from '../api/endpoint.ts';
import { productSchema } from '../catalogue/product-schema.ts';
import { PRODUCT_STATUSES } from '../catalogue/product.ts';
import {
  offerTaxMode,
  quoteLine,
  quoteMessageSchema,
  quoteSchema,
  quoteVersionSchema,
} from './quote-schema.ts';
import {
  MAX_OFFER_LINES,
  quoteCloseSchema,
  quoteDraftSchema,
  quoteStepSchema,
} from './quote-offer.ts';

/** Enough for 50 lines with long texts. */
const AN_OFFER = 128 * 1024;

/** `ids` are separated by commas. */
const offerProductsQuerySchema = fields({
  ids: text()
    .required('Please name the products.')
    .test(
      'few',
      `At most ${MAX_OFFER_LINES} products at a time.`,
      (ids) => ids.split(',').length <= MAX_OFFER_LINES,
    ),
});

const offerProduct = object({
  id: string(),
  title: string(),
  status: picklist(PRODUCT_STATUSES),
  quantity: number(),
  trackQuantity: boolean(),
  continueSelling: boolean(),
  /** options to choose from, and the stock of each combination of them */
  variants: productSchema.entries.variants,
  combinations: productSchema.entries.combinations,
  /** in rupees */
  price: number(),
  hsnCode: string(),
  chargeTax: boolean(),
  /** purchase cost in rupees; null when none is recorded */
  unitCost: nullable(number()),
});
export type OfferProduct = InferOutput<typeof offerProduct>;

const staffQuote = object({
  quote: quoteSchema,
  /** oldest first; the last one may be a draft */
  versions: array(quoteVersionSchema),
  /** oldest first */
  messages: array(quoteMessageSchema),
  company: object({
    gstNumber: string(),
    isVerified: boolean(),
    /** GST code of the state of a verified number, else of the buyer's first address; '' when neither is known */
    stateCode: string(),
  }),
  /** GST code of the shop's state; '' until its GST number is set */
  supplierState: string(),
  /** of the next offer */
  taxMode: offerTaxMode,
  /** suggested lines of the first offer; empty once there is one */
  startLines: array(quoteLine),
});
export type StaffQuote = InferOutput<typeof staffQuote>;

const step = {
  method: 'POST',
  who: 'staff',
  permission: 'quotes.edit',
  response: staffQuote,
} as const;

const STEP_ERRORS = ['stale', 'not_allowed'] as const;

export const staffQuoteEndpoints = defineEndpoints('/api/quotes', {
  products: {
    method: 'GET',
    path: '/products',
    does: 'Returns price, stock and cost of products for an offer.',
    who: 'staff',
    permission: 'quotes.edit',
    query: offerProductsQuerySchema,
    response: object({ products: array(offerProduct) }),
  },
  show: {
    method: 'GET',
    path: '/:id',
    does: 'Returns one request with its offers and messages.',
    who: 'staff',
    permission: 'quotes.read',
    response: staffQuote,
  },
  review: {
    ...step,
    path: '/:id/review',
    does: 'Starts the review of a request.',
    body: quoteStepSchema,
    errors: STEP_ERRORS,
  },
  saveDraft: {
    ...step,
    method: 'PUT',
    path: '/:id/draft',
    does: 'Saves the next version of an offer as a draft.',
    body: quoteDraftSchema,
    bodyBytes: AN_OFFER,
    errors: [...STEP_ERRORS, 'legal_identity_missing', 'within_state_only'],
  },
  send: {
    ...step,
    path: '/:id/send',
    does: 'Sends the draft version.',
    body: quoteStepSchema,
    errors: [
      ...STEP_ERRORS,
      'no_draft',
      'expired',
      'company_changed',
      'prices_changed',
      'credit_not_allowed',
      'no_price',
      'not_for_sale',
      'out_of_stock',
    ],
  },
  close: {
    ...step,
    path: '/:id/close',
    does: 'Closes a request without an offer.',
    body: quoteCloseSchema,
    bodyBytes: FORM_BODY,
    errors: STEP_ERRORS,
  },
});
