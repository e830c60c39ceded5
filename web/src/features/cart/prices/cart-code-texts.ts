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
  balance: {
    title: 'Gift card balance',
    lead: 'Enter the code of your gift card to see what is left on it.',
    code: 'Gift card code',
    codeHint: '16 letters and digits, from the email with your card.',
    check: 'Check balance',
    left: (amount: string) => `${amount} left`,
    until: (ending: string, day: string) =>
      `Card ending in ${ending}. Use it at checkout until ${day}.`,
  },
};

export const cartCodeTexts: Catalogue<typeof en> = { en };
