/** What a refund is for. It decides the document, the email, and whether the sale changes. */
export const REFUND_PURPOSES = [
  'return',
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
] as const;
export type RefundPurpose = (typeof REFUND_PURPOSES)[number];

export const REFUND_PURPOSE_LABELS: Record<RefundPurpose, string> = {
  return: 'Return',
  undelivered: 'Undelivered items',
  removed_items: 'Removed items',
  cancellation: 'Cancellation',
  price_adjustment: 'Price adjustment',
  duplicate_payment: 'Duplicate payment',
  late_payment: 'Late payment',
  shortfall: 'Could not be fulfilled',
};

/** Purposes that give back the price of goods: an unpaid balance is reduced first. */
export const GOODS_PURPOSES = ['return', 'undelivered', 'removed_items'] as const;
export type GoodsPurpose = (typeof GOODS_PURPOSES)[number];

/** Money that paid for nothing: its refund does not reduce what the order has paid. */
export function isExcessPayment(purpose: RefundPurpose): boolean {
  return purpose === 'duplicate_payment' || purpose === 'late_payment';
}
