/** What a refund is for. It decides the document, the email, and whether the sale changes. */
export const REFUND_PURPOSES = [
  'return',
  /** returned items: their worth pays for a replacement, and the rest goes back */
  'exchange',
  /** the credit of a replacement that was cancelled or returned */
  'replacement_refund',
  'undelivered',
  'removed_items',
  'cancellation',
  'price_adjustment',
  /** paid twice, or when nothing was due */
  'duplicate_payment',
  /** paid after the order was closed */
  'late_payment',
  /** paid when the order could no longer be fulfilled */
  'shortfall',
  /** a sold gift card that staff took back unspent */
  'gift_card',
] as const;
export type RefundPurpose = (typeof REFUND_PURPOSES)[number];

export const REFUND_PURPOSE_LABELS: Record<RefundPurpose, string> = {
  return: 'Return',
  exchange: 'Exchange',
  replacement_refund: 'Refund of a replacement',
  undelivered: 'Undelivered items',
  removed_items: 'Removed items',
  cancellation: 'Cancellation',
  price_adjustment: 'Price adjustment',
  duplicate_payment: 'Duplicate payment',
  late_payment: 'Late payment',
  shortfall: 'Could not be fulfilled',
  gift_card: 'Gift card taken back',
};

/** Purposes that give back the price of goods: an unpaid balance is reduced first. */
const GOODS_PURPOSES = ['return', 'undelivered', 'removed_items'] as const;
export type GoodsPurpose = (typeof GOODS_PURPOSES)[number];

/** What a balance adjustment is for: goods that reduce an unpaid balance, or that pay for a replacement. */
export const ADJUSTMENT_PURPOSES = [...GOODS_PURPOSES, 'exchange'] as const;
export type AdjustmentPurpose = (typeof ADJUSTMENT_PURPOSES)[number];

const LEAVES_SALE: readonly RefundPurpose[] = [
  'duplicate_payment',
  'late_payment',
  'replacement_refund',
  'gift_card',
];

/**
 * False for money that paid for nothing, and for the credit of a replacement: its items left this sale when they were
 * exchanged.
 */
export function reducesSale(purpose: RefundPurpose): boolean {
  return !LEAVES_SALE.includes(purpose);
}
