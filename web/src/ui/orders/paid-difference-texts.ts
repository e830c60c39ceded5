import type { Catalogue } from '#lib/language/language.ts';

const en = {
  offer: 'Payment offer',
  fee: 'Payment fee',
};

export const paidDifferenceTexts: Catalogue<typeof en> = { en };
