import type { Catalogue } from '#lib/language/language.ts';

const en = {
  madeToOrder: (days: number) =>
    `Made to order, ships in ${days} working ${days === 1 ? 'day' : 'days'}`,
};

export const madeToOrderTexts: Catalogue<typeof en> = { en };
