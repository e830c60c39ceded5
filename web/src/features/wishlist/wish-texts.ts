import type { Catalogue } from '#lib/language/language.ts';

const en = {
  choose: 'Choose',
  soldOutValue: (value: string) => `${value} (sold out)`,
  notMadeValue: (value: string) => `${value} (not made with the other choice)`,
  optionGone: 'No longer sold in this option',
  notifyMe: 'Notify me',
  notifyNamed: (name: string) => `Notify me: ${name}`,
};

export const wishTexts: Catalogue<typeof en> = { en };
