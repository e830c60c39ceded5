import type { PiecesTexts } from './pieces-texts.ts';

export const piecesHindi: PiecesTexts = {
  loading: 'नग की जानकारी लोड हो रही है…',
  failed: 'इस नग की जानकारी लोड नहीं हो सकी',
  missing: 'इस कोड का कोई नग नहीं मिला',
  missingHint: 'लेबल पर लिखा कोड जाँचें। हमारे हर नग का यहाँ एक पेज होता है।',
  allProducts: 'सभी उत्पाद देखें',
  trail: 'नग',
  lead: (code) => `नग ${code}`,
  description: (title) => `यह नग किसने, कहाँ और कैसे बनाया: ${title}।`,
  valid: 'यह प्रमाण-पत्र मान्य है।',
  withdrawn: (day) =>
    `${day} को वापस लिया गया। यह प्रमाण-पत्र अब मान्य नहीं है: इस कोड का नग हम नहीं बेचते।`,
  partlyWithdrawn: (numbers) => `वापस लिए गए नग, जिनके प्रमाण-पत्र अब मान्य नहीं हैं: ${numbers}।`,
  download: 'प्रमाण-पत्र डाउनलोड करें (PDF)',
  product: 'उत्पाद देखें',
  piece: 'यह नग',
  number: 'क्रमांक',
  numberOf: (from, to, count) =>
    from === to ? `${count} में से ${from}` : `${count} में से ${from} से ${to}`,
  received: 'दुकान को मिला',
  made: 'बनने का महीना',
  country: 'मूल देश',
  care: 'देखभाल',
};
