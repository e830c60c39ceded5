import type { Catalogue } from '#lib/language/language.ts';

const en = {
  showWithoutGst: 'Show prices without GST',
  showWithGst: 'Show prices with GST',
};

export const businessPricesTexts: Catalogue<typeof en> = { en };
