import type { LineOptions } from '../shopping/line-options.ts';
import type { LineRef } from '../shopping/line-ref.ts';
import type { Address } from '../shopping/customer-info.ts';
import type { TaxHeads } from '../invoices/invoice.ts';
import type { Paise } from '../money/paise.ts';
import type { PaymentTerms } from '../payments/payment-terms.ts';

export const QUOTE_REQUEST_STATES = [
  'draft',
  'submitted',
  'in_review',
  'quoted',
  'closed',
  'withdrawn',
] as const;
export type QuoteRequestState = (typeof QUOTE_REQUEST_STATES)[number];

/** States of one version of the offer. Only the latest sent version can be accepted, until it expires. */
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

/** Fewer pieces are accepted with a warning. */
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

export const MAX_QUOTE_LINES = 50;

/** A requested product; title and SKU as they were when the request was sent. */
export interface QuoteRequestLine extends LineRef {
  title: string;
  sku: string;
  quantity: number;
}

export const FIRST_REPLY_HOURS = 24;
export const QUOTATION_HOURS = 48;

/** quotes/{id}: a request of a business. Dates are null until they happen. */
export interface QuoteRequest {
  uid: string;
  state: QuoteRequestState;
  companyName: string;
  contactPerson: string;
  email: string;
  /** whether it is the verified address of the buyer's account; absent in older requests */
  isEmailProven?: boolean;
  phone: string;
  industry: string;
  orderType: OrderType;
  quantity: number;
  category: QuoteCategory;
  requiredBy: Date | null;
  requirements: string;
  lines?: QuoteRequestLine[];
  wantsBranding: boolean;
  wantsPackaging: boolean;
  wantsSamples: boolean;
  files: string[];
  budgetPerPiece: BudgetBand;
  paymentTerms: PaymentTerms;
  additionalInfo: string;
  latestVersion: number;
  /** state of that version; null before the first */
  versionState: QuoteVersionState | null;
  validUntil: Date | null;
  orderId: string | null;
  submittedAt: Date | null;
  firstReplyAt: Date | null;
  quotedAt: Date | null;
  purchaseOrderNumber?: string;
  /** the version whose expiry the buyer was reminded of; absent before the first reminder */
  remindedVersion?: number;
  revision?: number;
  createdAt: Date;
  updatedAt: Date;
}

export interface QuoteLine {
  /** null for a custom line */
  productId: string | null;
  /** chosen options; absent without any, or when the text has them */
  options?: LineOptions | undefined;
  description: string;
  quantity: number;
  unitPrice: Paise;
  /** discount of this line in per cent, at most two decimals */
  discountPercent: number;
  customisation: string;
  hsnCode: string;
  taxPercent: number;
}

/** To the paisa: total = subtotal − discount + shipping + tax, tax = cgst + sgst + igst. */
export interface QuoteTotals extends TaxHeads {
  subtotal: Paise;
  discount: Paise;
  shipping: Paise;
  tax: Paise;
  total: Paise;
}

export interface OfferBasis {
  lines: readonly QuoteLine[];
  /** discount on the whole offer, after the discounts of lines */
  overallDiscount: Paise;
  shipping: Paise;
  /** delivered within the shop's state: CGST and SGST, else IGST */
  withinState: boolean;
}

export interface QuoteBuyer {
  name: string;
  /** of a verified company; '' for others */
  gstin: string;
  /** registered address of that company; absent when unknown */
  address?: Address;
}

/** quotes/{id}/versions/{n}: an offer; once sent it is never edited, a change is the next version. */
export interface QuoteVersion extends OfferBasis {
  version: number;
  state: QuoteVersionState;
  lines: QuoteLine[];
  totals: QuoteTotals;
  buyer: QuoteBuyer;
  /** the state of the buyer's GST number, else of the delivery (IGST Act s. 10) */
  placeOfSupply: { name: string; stateCode: string };
  paymentTerms: PaymentTerms;
  terms: string;
  leadTimeDays: number;
  validUntil: Date;
  sentAt: Date | null;
  createdAt: Date;
  by: string;
}

/** quotes/{id}/messages/{id}; `line` is the index of a line in the version. */
export interface QuoteMessage {
  from: 'buyer' | 'shop';
  by: string;
  text: string;
  version: number | null;
  line: number | null;
  files?: string[];
  at: Date;
}
