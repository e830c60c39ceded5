import type { LineOptions } from '../shopping/line-options.ts';
import type { LineRef } from '../shopping/line-ref.ts';
import type { Address } from '../shopping/customer-info.ts';
import type { TaxHeads } from '../invoices/invoice.ts';
import type { Paise } from '../money/paise.ts';
import type { PaymentTerms } from '../payments/payment-terms.ts';

/** Where a request stands, from the buyer's draft to its end. */
export const QUOTE_REQUEST_STATES = [
  'draft',
  'submitted',
  'in_review',
  'quoted',
  'closed',
  'withdrawn',
] as const;
export type QuoteRequestState = (typeof QUOTE_REQUEST_STATES)[number];

/** Where one version of the shop's offer stands. Only the latest that is sent and not expired can be accepted. */
export const QUOTE_VERSION_STATES = [
  'draft',
  'sent',
  'buyer_changes',
  'accepted',
  'declined',
  'expired',
  'superseded',
  'converted',
] as const;
export type QuoteVersionState = (typeof QUOTE_VERSION_STATES)[number];

export const ORDER_TYPES = ['corporate', 'educational', 'event', 'retail'] as const;
export type OrderType = (typeof ORDER_TYPES)[number];

/** Pieces below which a request is still taken, but with a warning. */
export const MINIMUM_PIECES: Record<OrderType, number> = {
  corporate: 50,
  educational: 100,
  event: 25,
  retail: 1,
};

export const QUOTE_CATEGORIES = [
  'sarees',
  'dupatta',
  'kurta',
  'home-decor',
  'accessories',
  'mixed',
] as const;
export type QuoteCategory = (typeof QUOTE_CATEGORIES)[number];

/** Rupees per piece. */
export const BUDGET_BANDS = ['500-1000', '1000-2500', '2500-5000', '5000+', 'flexible'] as const;
export type BudgetBand = (typeof BUDGET_BANDS)[number];

export { OFFERED_TERMS, PAYMENT_TERMS, PAYMENT_TERMS_LABELS } from '../payments/payment-terms.ts';
export type { PaymentTerms };

/** The most lines of a request and of an offer. */
export const MAX_QUOTE_LINES = 50;

/** A product that a business asks for by name; title and SKU as they were when the request was sent. */
export interface QuoteRequestLine extends LineRef {
  title: string;
  sku: string;
  quantity: number;
}

/** Hours within which the shop promises its first answer, and its quotation with samples. */
export const FIRST_REPLY_HOURS = 24;
/** Until the quotation with samples. */
export const QUOTATION_HOURS = 48;

/** quotes/{id}: what a business asks for. Dates that have not come are null. */
export interface QuoteRequest {
  uid: string;
  state: QuoteRequestState;
  companyName: string;
  contactPerson: string;
  email: string;
  /** whether the address is the proven one of the buyer's account; absent in older requests */
  isEmailProven?: boolean;
  phone: string;
  industry: string;
  orderType: OrderType;
  quantity: number;
  category: QuoteCategory;
  requiredBy: Date | null;
  requirements: string;
  /** the products that are asked for; absent or empty where the requirements say it all */
  lines?: QuoteRequestLine[];
  wantsBranding: boolean;
  wantsPackaging: boolean;
  wantsSamples: boolean;
  /** Storage paths of logos and references */
  files: string[];
  budgetPerPiece: BudgetBand;
  paymentTerms: PaymentTerms;
  additionalInfo: string;
  /** the number of the latest version that was sent; 0 before the first. A draft of the next is nobody's business. */
  latestVersion: number;
  /** how that version stands; null before the first */
  versionState: QuoteVersionState | null;
  validUntil: Date | null;
  /** the order that an accepted version became */
  orderId: string | null;
  submittedAt: Date | null;
  firstReplyAt: Date | null;
  quotedAt: Date | null;
  /** the buyer's own number for the order; absent until the offer is accepted */
  purchaseOrderNumber?: string;
  /** the version of whose end the buyer was reminded; absent before the first time */
  remindedVersion?: number;
  /** counts the steps, so that nobody changes what somebody else has just changed; absent before the first */
  revision?: number;
  createdAt: Date;
  updatedAt: Date;
}

export interface QuoteLine {
  /** null for what is made for this buyer alone */
  productId: string | null;
  /** what was chosen of the product; absent where nothing was, or where words settle it */
  options?: LineOptions | undefined;
  description: string;
  quantity: number;
  unitPrice: Paise;
  /** what this line alone is reduced by, at most two decimals */
  discountPercent: number;
  customisation: string;
  hsnCode: string;
  taxPercent: number;
}

/** What an offer costs, to the paisa: total = subtotal − discount + shipping + tax, tax = cgst + sgst + igst. */
export interface QuoteTotals extends TaxHeads {
  subtotal: Paise;
  discount: Paise;
  shipping: Paise;
  tax: Paise;
  total: Paise;
}

/** What the price of an offer follows from. */
export interface OfferBasis {
  lines: readonly QuoteLine[];
  /** off the whole, after the lines' own discounts */
  overallDiscount: Paise;
  shipping: Paise;
  /** supplied within the shop's own state: CGST and SGST, else IGST */
  withinState: boolean;
}

/** For whom an offer is, as it stood when it was written. */
export interface QuoteBuyer {
  name: string;
  /** of a company that the shop has verified; '' for others */
  gstin: string;
  /** where that company is registered; absent where the shop does not know it */
  address?: Address;
}

/** quotes/{id}/versions/{n}: an offer; once sent it is never edited, a change is the next version. */
export interface QuoteVersion extends OfferBasis {
  version: number;
  state: QuoteVersionState;
  lines: QuoteLine[];
  totals: QuoteTotals;
  buyer: QuoteBuyer;
  /** the state of the buyer's GST number, else of the delivery (IGST Act 10) */
  placeOfSupply: { name: string; stateCode: string };
  paymentTerms: PaymentTerms;
  terms: string;
  leadTimeDays: number;
  validUntil: Date;
  sentAt: Date | null;
  createdAt: Date;
  /** uid of the member of staff */
  by: string;
}

/** quotes/{id}/messages/{id}; `line` points to a line of the version. */
export interface QuoteMessage {
  from: 'buyer' | 'shop';
  by: string;
  text: string;
  version: number | null;
  line: number | null;
  /** Storage paths of what is attached; absent in older messages */
  files?: string[];
  at: Date;
}
