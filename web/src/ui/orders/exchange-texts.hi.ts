import type { exchangeTexts } from './exchange-texts.ts';

export const exchangeHindi: typeof exchangeTexts.en = {
  wish: 'आप क्या चाहते हैं?',
  refund: 'रिफ़ंड',
  instead: (options) => `बदले में ${options}`,
  more: (amount) => `${amount} अधिक`,
  less: (amount) => `${amount} कम`,
  toPay: 'आपको देना है',
  wanted: (item) => `बदले में: ${item}`,
  reserved: (day) => `यह ${day} तक आपके लिए रखा है।`,
  released:
    'आपकी वापसी अब तक नहीं मिली, इसलिए यह फिर से बिक्री पर है। वापसी मिलने तक यह बिक जाए, तो हम रिफ़ंड देंगे।',
  declined: 'इसके बदले हम आपको रिफ़ंड देंगे।',
  dearer: (amount) => `इसकी क़ीमत ${amount} अधिक है। वापसी मिलते ही हम आपको भुगतान का लिंक ईमेल करेंगे।`,
  cheaper: (amount) => `वापसी मिलते ही हम ${amount} का रिफ़ंड देंगे।`,
  even: 'आपको कुछ नहीं देना है।',
  received: 'आइटम हमें मिल गए हैं। जाँच के बाद हम बदले का आइटम ऑर्डर करेंगे।',
  replacement: (order) => `बदले का ऑर्डर: ${order}`,
  replaces: (order) => `ऑर्डर ${order} के आइटम के बदले`,
  payDifference: (amount) => `${amount} चुकाएँ`,
  paidByReturn: (order) => `ऑर्डर ${order} से लौटाए गए आइटम`,
  creditGiven: 'बदले के आइटम का भुगतान',
};
