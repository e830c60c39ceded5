import type { Catalogue } from '#lib/language/language.ts';

const items = (count: number) => `${count} ${count === 1 ? 'item' : 'items'}`;

const en = {
  noticesTitle: 'We updated your cart',
  mergedItems: (count: number) =>
    `${items(count)} from your account ${count === 1 ? 'was' : 'were'} added to your cart.`,
  priceChanged: (name: string, from: string, to: string) =>
    `The price of ${name} changed from ${from} to ${to}.`,
  fewerLeft: (name: string, from: number, to: number) =>
    `Only ${to} of ${name} ${to === 1 ? 'is' : 'are'} left. We changed the quantity from ${from} to ${to}.`,
  soldOut: (name: string) => `${name} is sold out. We moved it to Saved for later.`,
  notForSale: (name: string) => `${name} is no longer sold. We removed it from your cart.`,
};

export const cartNoticeTexts: Catalogue<typeof en> = { en };
