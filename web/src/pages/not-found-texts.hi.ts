import type { notFoundTexts } from './not-found-texts.ts';

export const notFoundHindi: typeof notFoundTexts.en = {
  title: 'ओह! पन्ना नहीं मिला',
  hint: 'यह पन्ना मौजूद नहीं है या हटा दिया गया है।',
  home: 'मुखपृष्ठ पर लौटें',
  products: 'सारी वस्तुएँ देखें',
  dashboard: 'डैशबोर्ड पर जाएँ',
};
