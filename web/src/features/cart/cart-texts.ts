import type { Catalogue } from '#lib/language/language.ts';

const items = (count: number) => `${count} ${count === 1 ? 'item' : 'items'}`;

const en = {
  title: 'Cart',
  emptyTitle: 'Your cart is empty',
  emptyHint: 'Browse our newest handwoven pieces.',
  continueShopping: 'Continue Shopping',
  linesLabel: (count: number) => `Cart, ${items(count)}`,
  remove: (name: string) => `Remove ${name}`,
  removed: (name: string) => `${name} removed from cart.`,
  undo: 'Undo',
  saveForLater: 'Save for Later',
  saveNamed: (name: string) => `Save for Later: ${name}`,
  savedTitle: 'Saved for later',
  moveToCart: 'Move to Cart',
  moved: (name: string) => `${name} moved to cart.`,
  stillSoldOut: (name: string) => `${name} is still sold out.`,
  noLongerSold: (name: string) => `${name} is no longer sold.`,
  savedForLater: (name: string) => `${name} saved for later.`,
  removedSaved: (name: string) => `${name} removed from saved items.`,
  moveNamed: (name: string) => `Move to Cart: ${name}`,
  removeSaved: (name: string) => `Remove ${name} from saved items`,
  onlyLeft: (count: number) => `Only ${count} left`,
  bulkPrice: 'Bulk price applied.',
  bulkFrom: (count: number, price: string) => `Buy ${count} or more for ${price} each.`,
  bulkMultiples: (multiple: number) => `Bulk prices apply to multiples of ${multiple}.`,
  summaryTitle: 'Order summary',
  subtotal: (count: number) => `Subtotal (${items(count)})`,
  discount: (code: string) => `Discount (${code})`,
  shipping: 'Shipping',
  free: 'Free',
  total: 'Total',
  totalWithGst: 'With GST',
  withGst: (amount: string) => `${amount} with GST`,
  gstHint: (amount: string) => `GST of ${amount} will be added at checkout.`,
  untilFreeShipping: (amount: string) => `Add ${amount} more for free shipping`,
  shipsFree: 'Your order ships free.',
  freeShippingProgress: 'Progress to free shipping',
  turnIntoQuote: 'Request a quote for this cart',
  checkout: 'Proceed to Checkout',
  tooManyLines: (most: number, over: number) =>
    `An order can have up to ${most} different products. Please save ${over} for later.`,
};

export const cartTexts: Catalogue<typeof en> = { en };
