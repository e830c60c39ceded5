import type { cartOptionTexts } from './cart-option-texts.ts';

export const optionHindi: typeof cartOptionTexts.en = {
  choose: 'विकल्प चुनें',
  chooseNamed: (name) => `${name} के विकल्प चुनें`,
  chooseFirst: 'चेकआउट से पहले कृपया कार्ट में बाक़ी विकल्प चुनें।',
  goToCart: 'कार्ट पर जाएँ',
};
