/** Payment terms of bulk orders (spec §2). */
export const PAYMENT_TERMS = ['advance', 'half-advance', 'credit-30', 'discuss'] as const;
export type PaymentTerms = (typeof PAYMENT_TERMS)[number];

export const OFFERED_TERMS = ['advance', 'half-advance', 'credit-30'] as const;

export const PAYMENT_TERMS_LABELS: Record<PaymentTerms, string> = {
  advance: '100% advance',
  'half-advance': '50% advance / 50% on delivery',
  'credit-30': '30-day credit',
  discuss: 'Discuss later',
};
