import type { Catalogue } from '#lib/language/language.ts';

const en = {
  soldOut: '(sold out)',
  notMade: '(not made with the other choice)',
  fewLeftIn: (count: number, options: string) => `${count} left in ${options}`,
  soldOutIn: (options: string) => `Sold out in ${options}`,
};

export const optionStockTexts: Catalogue<typeof en> = { en };
export type OptionStockTexts = typeof en;
