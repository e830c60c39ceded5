import type { notFoundTexts } from './not-found-texts.ts';

export const notFoundHindi: typeof notFoundTexts.en = {
  title: 'ओह! पेज नहीं मिला',
  hint: 'यह पेज मौजूद नहीं है या हटा दिया गया है।',
  home: 'होम पेज पर जाएँ',
  products: 'सभी उत्पाद देखें',
  dashboard: 'डैशबोर्ड पर जाएँ',
};
