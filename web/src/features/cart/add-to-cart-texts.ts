import type { Catalogue } from '#lib/language/language.ts';

/** Apart from the other texts of the cart: every card needs these. */
const en = {
  addToCart: 'Add to Cart',
  addNamed: (name: string) => `Add to Cart: ${name}`,
  added: (name: string) => `${name} added to cart!`,
  allInCart: (name: string, count: number) => `You can only add ${count} of ${name} to your cart.`,
  viewCart: 'View Cart',
};

export const addToCartTexts: Catalogue<typeof en> = { en };
