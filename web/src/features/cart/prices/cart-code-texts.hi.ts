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
  balance: {
    title: 'गिफ़्ट कार्ड की बची रक़म',
    lead: 'अपने गिफ़्ट कार्ड का कोड लिखें और देखें कि उसमें कितनी रक़म बची है।',
    code: 'गिफ़्ट कार्ड का कोड',
    codeHint: '16 अक्षर और अंक, जो आपके कार्ड के ईमेल में हैं।',
    check: 'बची रक़म देखें',
    left: (amount) => `${amount} बचे हैं`,
    until: (ending, day) => `कार्ड, जिसके अंत में ${ending} है। चेकआउट पर ${day} तक इस्तेमाल करें।`,
  },
};
