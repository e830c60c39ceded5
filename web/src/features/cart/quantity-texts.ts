import type { Catalogue } from '#lib/language/language.ts';

const en = {
  decrease: (name: string) => `Decrease quantity of ${name}`,
  increase: (name: string) => `Increase quantity of ${name}`,
  quantityOf: (name: string) => `Quantity of ${name}`,
  quantityLimit: (most: number) =>
    `You can order up to ${most} of these. For more, request a quote.`,
  bulkOrders: 'Bulk orders',
  atMost: (most: number) => `You can order up to ${most}, so we set the quantity to ${most}.`,
  wholeOnly: (whole: number) => `Please use whole numbers. We set the quantity to ${whole}.`,
  buyNow: 'Buy now',
  othersSaved: 'The other pieces in your cart are saved for later.',
};

export const quantityTexts: Catalogue<typeof en> = { en };
