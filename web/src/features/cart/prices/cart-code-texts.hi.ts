import type { cartCodeTexts } from './cart-code-texts.ts';

export const cartCodeHindi: typeof cartCodeTexts.en = {
  couponCode: {
    label: 'प्रोमो कोड',
    apply: 'लगाएँ',
    applyNamed: 'प्रोमो कोड लगाएँ',
    applied: (code) => `${code} लग गया`,
    remove: 'हटाएँ',
    removeNamed: 'प्रोमो कोड हटाएँ',
  },
  giftCard: {
    label: 'गिफ़्ट कार्ड',
    apply: 'लगाएँ',
    applyNamed: 'गिफ़्ट कार्ड लगाएँ',
    applied: (ending) => `गिफ़्ट कार्ड ${ending} लग गया`,
    remove: 'हटाएँ',
    removeNamed: 'गिफ़्ट कार्ड हटाएँ',
  },
  offers: {
    use: 'लगाएँ',
    useNamed: (code) => `कोड ${code} लगाएँ`,
    addMore: (amount) => `इसे लगाने के लिए ${amount} का और डालें।`,
  },
};
