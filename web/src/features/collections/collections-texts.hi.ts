import type { CollectionsTexts } from './collections-texts.ts';

export const collectionsHindi: CollectionsTexts = {
  loading: 'संग्रह खुल रहा है…',
  failed: 'संग्रह नहीं खुल सका',
  missing: 'यह संग्रह नहीं मिला।',
  missingHint: 'शायद यह अब नहीं है। हो सकता है कि इसकी चीज़ें अब भी यहाँ हों।',
  allProducts: 'सारी वस्तुएँ देखें',
};
