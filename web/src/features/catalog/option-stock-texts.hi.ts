import type { OptionStockTexts } from './option-stock-texts.ts';

export const optionStockHindi: OptionStockTexts = {
  soldOut: '(समाप्त)',
  notMade: '(दूसरे विकल्प के साथ नहीं बनता)',
  fewLeftIn: (count, options) => `${options} में सिर्फ़ ${count} बचे हैं`,
  soldOutIn: (options) => `${options} में स्टॉक समाप्त`,
};
