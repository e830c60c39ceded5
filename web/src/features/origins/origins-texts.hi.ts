import type { OriginsTexts } from './origins-texts.ts';

export const originsHindi: OriginsTexts = {
  loading: 'पेज लोड हो रहा है…',
  failed: 'यह पेज लोड नहीं हो सका',
  missing: 'यह पेज नहीं मिला',
  missingHint: 'शायद इसके उत्पाद बिक चुके हैं। दूसरे उत्पाद अब भी उपलब्ध हो सकते हैं।',
  allProducts: 'सभी उत्पाद देखें',
  otherLists: 'ऐसे भी देखें',
  leads: {
    artisan: 'वे लोग और कार्यशालाएँ, जिनका बनाया हम बेचते हैं।',
    cluster: 'गाँव और शहर, जो अपनी कारीगरी के लिए जाने जाते हैं।',
    weave: 'कपड़ा कैसे बनता है, और उस बुनाई के उत्पाद।',
  },
  kinds: { artisan: 'बनाने वाले', cluster: 'जगह', weave: 'बुनाई' },
  related: { artisan: 'बनाने वाले', cluster: 'जगहें', weave: 'बुनाइयाँ' },
  descriptions: {
    artisan: (name) => `${name} के हाथ के बने उत्पाद।`,
    cluster: (name) => `${name} के हाथ के बने उत्पाद और उनके कारीगर।`,
    weave: (name) => `${name}: हाथ के बने उत्पाद, उनके कारीगर और जगहें।`,
  },
  products: (count) => `${count} उत्पाद`,
};
