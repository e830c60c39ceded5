import type { optionTexts } from './option-texts.ts';

export const optionHindi: typeof optionTexts.en = {
  choose: 'चुनें',
  chooseNamed: (name) => `${name} के लिए चुनें`,
  chooseFirst: 'कृपया चेकआउट से पहले कार्ट में जो चुनना बाक़ी है, उसे चुन लें।',
  toCart: 'कार्ट पर जाएँ',
};
