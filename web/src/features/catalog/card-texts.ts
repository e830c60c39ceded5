import type { Catalogue } from '#lib/language/language.ts';

const en = {
  allTitle: 'All products',
  productFailed: 'Failed to load this product',
  available: 'Available',
  outOfStock: 'Out of Stock',
  inStock: (count: number) => `${count} in stock`,
  soldOut: 'Sold out',
  madeToOrder: 'Made to order',
  youSave: (amount: string) => `You save ${amount}`,
  viewDetails: 'View Details',
  viewNamed: (name: string) => `View Details: ${name}`,
};

export const cardTexts: Catalogue<typeof en> = { en };
export type CardTexts = typeof en;
