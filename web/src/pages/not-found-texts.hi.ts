import type { notFoundTexts } from './not-found-texts.ts';

export const notFoundHindi: typeof notFoundTexts.en = {
  title: 'ओह! पन्ना नहीं मिला',
  hint: 'धागा यहाँ टूट गया: यह पन्ना है ही नहीं, या अब नहीं रहा।',
  home: 'मुखपृष्ठ पर लौटें',
  products: 'सारी वस्तुएँ देखें',
  dashboard: 'डैशबोर्ड पर जाएँ',
};
