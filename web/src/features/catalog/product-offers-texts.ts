import type { Catalogue } from '#lib/language/language.ts';

const en = {
  title: 'Offers',
  percentOff: (percent: number) => `${percent}% off`,
  amountOff: (amount: string) => `${amount} off`,
  freeShipping: 'Free shipping',
  upTo: (amount: string) => `up to ${amount}`,
  from: (amount: string) => `on orders of ${amount} or more`,
  withCode: 'Code',
  until: (day: string) => `until ${day}`,
  hint: 'Enter the code in the cart. An order gets one discount: the best.',
};

export const productOffersTexts: Catalogue<typeof en> = { en };
