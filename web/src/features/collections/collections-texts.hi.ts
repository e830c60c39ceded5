import type { CollectionsTexts } from './collections-texts.ts';

export const collectionsHindi: CollectionsTexts = {
  loading: 'संग्रह लोड हो रहा है…',
  failed: 'संग्रह लोड नहीं हो सका',
  missing: 'यह संग्रह नहीं मिला',
  missingHint: 'शायद यह संग्रह अब नहीं है। इसके उत्पाद अब भी उपलब्ध हो सकते हैं।',
  allProducts: 'सभी उत्पाद देखें',
};
