import type { Catalogue } from '#lib/language/language.ts';

const en = {
  couponCode: {
    label: 'Promo code',
    apply: 'Apply',
    applyNamed: 'Apply promo code',
    applied: (code: string) => `${code} applied`,
    remove: 'Remove',
    removeNamed: 'Remove promo code',
  },
  giftCard: {
    label: 'Gift card',
    apply: 'Apply',
    applyNamed: 'Apply gift card',
    applied: (ending: string) => `Gift card ${ending} applied`,
    remove: 'Remove',
    removeNamed: 'Remove gift card',
  },
  offers: {
    use: 'Use',
    useNamed: (code: string) => `Use code ${code}`,
    addMore: (amount: string) => `Add ${amount} more to use it.`,
  },
};

export const cartCodeTexts: Catalogue<typeof en> = { en };
