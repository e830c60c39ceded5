import type { Catalogue } from '#lib/language/language.ts';

const en = {
  withCode: 'Code',
  inCart: (offer: string) => `In your cart: ${offer}`,
  percentOff: (percent: number) => `${percent}% off`,
  amountOff: (amount: string) => `${amount} off`,
  freeShipping: 'Free shipping',
  upTo: (amount: string) => `up to ${amount}`,
  from: (amount: string) => `on orders of ${amount} or more`,
  until: (day: string) => `until ${day}`,
};

export const offerTexts: Catalogue<typeof en> = { en };
