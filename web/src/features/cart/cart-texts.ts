import type { Catalogue } from '#lib/language/language.ts';

const pieces = (count: number) => `${count} ${count === 1 ? 'item' : 'items'}`;

const en = {
  title: 'Shopping Cart',
  emptyTitle: 'Your cart is empty',
  emptyHint: 'A good place to start: cloth that was on the loom last month.',
  continueShopping: 'Continue Shopping',
  linesLabel: (count: number) => `Cart, ${pieces(count)}`,
  addToCart: 'Add to Cart',
  addNamed: (name: string) => `Add to Cart: ${name}`,
  added: (name: string) => `${name} added to cart!`,
  allInCart: (name: string, count: number) =>
    `Your cart already holds all ${count} of ${name} that you can buy.`,
  viewCart: 'View Cart',
  decrease: (name: string) => `Decrease quantity of ${name}`,
  increase: (name: string) => `Increase quantity of ${name}`,
  quantityOf: (name: string) => `Quantity of ${name}`,
  remove: (name: string) => `Remove ${name}`,
  removed: (name: string) => `${name} removed from cart.`,
  undo: 'Undo',
  saveForLater: 'Save for Later',
  saveNamed: (name: string) => `Save for Later: ${name}`,
  savedTitle: 'Saved for later',
  moveToCart: 'Move to Cart',
  moveNamed: (name: string) => `Move to Cart: ${name}`,
  removeSaved: (name: string) => `Remove ${name} from saved items`,
  onlyLeft: (count: number) => `Only ${count} left`,
  summaryTitle: 'Order Summary',
  subtotal: (count: number) => `Subtotal (${pieces(count)})`,
  shipping: 'Shipping',
  free: 'Free',
  total: 'Total',
  gstHint: (amount: string) => `GST of ${amount} will be added at checkout.`,
  untilFreeShipping: (amount: string) => `Add ${amount} more for free shipping`,
  shipsFree: 'Your order ships free.',
  freeShippingProgress: 'Towards free shipping',
  checkout: 'Proceed to Checkout',
  noticesTitle: 'Some things changed since you filled your cart',
  priceChanged: (name: string, from: string, to: string) =>
    `${name} now costs ${to}, it was ${from}.`,
  fewerLeft: (name: string, count: number) =>
    `Only ${count} of ${name} ${count === 1 ? 'is' : 'are'} left, so the quantity was lowered.`,
  soldOut: (name: string) => `${name} is sold out. We put it aside under Saved for later.`,
  notForSale: (name: string) => `${name} is no longer sold and was taken out of your cart.`,
};

export const cartTexts: Catalogue<typeof en> = { en };
