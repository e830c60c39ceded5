import type { bulkTermsTexts } from './bulk-terms-texts.ts';

export const bulkTermsHindi: typeof bulkTermsTexts.en = {
  title: 'थोक ऑर्डर',
  from: (pieces) => `${pieces} नग से`,
  multiples: (multiple) => `${multiple} के गुणकों में`,
  leadTime: (days) => `तैयारी में ${days} दिन`,
  byQuotation: (most) => `${most} से अधिक नग कोटेशन से`,
  forBusinesses: 'इतने नगों पर व्यवसाय खाते कम चुकाते हैं',
  verifyFirst: 'कंपनी सत्यापित होते ही आपके मूल्य यहाँ दिखेंगे',
  failed: 'आपके मूल्य नहीं पढ़े जा सके।',
  tryAgain: 'फिर कोशिश करें',
  onRequest: 'थोक मूल्य पूछने पर मिलते हैं: कोटेशन माँगें।',
  pieces: 'नग',
  each: 'प्रति नग मूल्य',
  off: 'छूट',
  andMore: (from) => `${from} या अधिक`,
};
