import type { Catalogue } from '#lib/language/language.ts';

const en = {
  page: 'Gift cards',
  buy: 'Buy a gift card',
  title: 'Gift card balance',
  lead: 'Enter the code of your gift card to see what is left on it.',
  code: 'Gift card code',
  codeHint: '16 letters and digits, from the email with your card.',
  check: 'Check balance',
  left: (amount: string) => `${amount} left`,
  until: (ending: string, day: string) =>
    `Card ending in ${ending}. Use it at checkout until ${day}.`,
};

export const giftCardTexts: Catalogue<typeof en> = { en };
export type GiftCardTexts = typeof en;
