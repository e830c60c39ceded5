import type { CollectionsTexts } from './collections-texts.ts';

export const collectionsHindi: CollectionsTexts = {
  loading: 'संग्रह खुल रहा है…',
  failed: 'संग्रह नहीं खुल सका',
  missing: 'यह संग्रह नहीं मिला।',
  missingHint: 'शायद यह संग्रह अब नहीं है। इसकी वस्तुएँ अब भी उपलब्ध हो सकती हैं।',
  allProducts: 'सारी वस्तुएँ देखें',
};
