import type { bulkTermsTexts } from './bulk-terms-texts.ts';

export const bulkTermsHindi: typeof bulkTermsTexts.en = {
  title: 'थोक ऑर्डर',
  from: (pieces) => `कम से कम ${pieces} नग`,
  multiples: (multiple) => `${multiple} के गुणकों में`,
  leadTime: (days) => `तैयार होने में ${days} दिन`,
  byQuotation: (most) => `${most} से अधिक नग के लिए कोटेशन माँगें`,
  forBusinesses: 'व्यवसाय खातों को थोक मूल्य मिलते हैं',
  verifyFirst: 'कंपनी सत्यापित होते ही आपके थोक मूल्य यहाँ दिखेंगे',
  failed: 'आपके थोक मूल्य नहीं खुल सके।',
  tryAgain: 'फिर कोशिश करें',
  onRequest: 'थोक मूल्य के लिए कोटेशन माँगें।',
  pieces: 'नग',
  each: 'प्रति नग मूल्य',
  off: 'छूट',
  andMore: (from) => `${from} या अधिक`,
};
