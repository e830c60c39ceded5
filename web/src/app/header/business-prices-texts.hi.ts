import type { businessPricesTexts } from './business-prices-texts.ts';

export const businessPricesHindi: typeof businessPricesTexts.en = {
  showWithoutGst: 'बिना जीएसटी के दाम दिखाएँ',
  showWithGst: 'जीएसटी सहित दाम दिखाएँ',
};
