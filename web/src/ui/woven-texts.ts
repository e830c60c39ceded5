import type { Catalogue } from '#lib/language/language.ts';

const en = {
  wovenToOrder: (days: number) =>
    `Woven to order, leaves in ${days} working ${days === 1 ? 'day' : 'days'}`,
};

export const wovenTexts: Catalogue<typeof en> = { en };
