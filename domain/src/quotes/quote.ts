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

export const FIRST_REPLY_HOURS = 24;
export const QUOTATION_HOURS = 48;
