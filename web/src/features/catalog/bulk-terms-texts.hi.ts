import type { bulkTermsTexts } from './bulk-terms-texts.ts';

export const bulkTermsHindi: typeof bulkTermsTexts.en = {
  title: 'थोक ऑर्डर',
  from: (pieces) => `कम से कम ${pieces} नग`,
  multiples: (multiple) => `${multiple} के गुणकों में`,
  leadTime: (days) => `तैयार होने में ${days} दिन`,
  byQuotation: (most) => `${most} से अधिक नग के लिए कोटेशन माँगें`,
  forBusinesses: 'व्यवसाय खातों को थोक दाम मिलते हैं',
  verifyFirst: 'कंपनी सत्यापित होते ही आपके थोक दाम यहाँ दिखेंगे',
  failed: 'आपके थोक दाम लोड नहीं हो सके।',
  tryAgain: 'फिर कोशिश करें',
  onRequest: 'थोक दाम के लिए कोटेशन माँगें।',
  pieces: 'नग',
  each: 'प्रति नग दाम',
  off: 'छूट',
  andMore: (from) => `${from} या अधिक`,
};
