/** Stored states of a gift card. Disabled is final; used and expired also follow from balance and date. */
export const GIFT_CARD_STATES = ['active', 'used', 'expired', 'disabled'] as const;
export type GiftCardState = (typeof GIFT_CARD_STATES)[number];

export const DISCOUNT_KINDS = ['percent', 'fixed', 'free_shipping'] as const;
export type DiscountKind = (typeof DISCOUNT_KINDS)[number];

/** A code is entered by the shopper; an automatic discount is applied by the server. */
export const DISCOUNT_METHODS = ['code', 'automatic'] as const;
export type DiscountMethod = (typeof DISCOUNT_METHODS)[number];
