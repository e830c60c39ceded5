import type { Catalogue } from '#lib/language/language.ts';

const items = (count: number) => `${count} ${count === 1 ? 'item' : 'items'}`;

const en = {
  title: 'Cart',
  emptyTitle: 'Your cart is empty',
  emptyHint: 'Browse our newest handwoven pieces.',
  continueShopping: 'Continue Shopping',
  linesLabel: (count: number) => `Cart, ${items(count)}`,
  addToCart: 'Add to Cart',
  addNamed: (name: string) => `Add to Cart: ${name}`,
  added: (name: string) => `${name} added to cart!`,
  allInCart: (name: string, count: number) => `You can only add ${count} of ${name} to your cart.`,
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
  quantityLimit: (most: number) =>
    `You can order up to ${most} of these. For more, request a quote.`,
  bulkOrders: 'Bulk orders',
  summaryTitle: 'Order summary',
  subtotal: (count: number) => `Subtotal (${items(count)})`,
  discount: (code: string) => `Discount (${code})`,
  shipping: 'Shipping',
  free: 'Free',
  total: 'Total',
  gstHint: (amount: string) => `GST of ${amount} will be added at checkout.`,
  untilFreeShipping: (amount: string) => `Add ${amount} more for free shipping`,
  shipsFree: 'Your order ships free.',
  freeShippingProgress: 'Progress to free shipping',
  turnIntoQuote: 'Request a quote for this cart',
  checkout: 'Proceed to Checkout',
  noticesTitle: 'We updated your cart',
  mergedItems: (count: number) =>
    `${items(count)} from your account ${count === 1 ? 'was' : 'were'} added to your cart.`,
  priceChanged: (name: string, from: string, to: string) =>
    `The price of ${name} changed from ${from} to ${to}.`,
  fewerLeft: (name: string, from: number, to: number) =>
    `Only ${to} of ${name} ${to === 1 ? 'is' : 'are'} left. We changed the quantity from ${from} to ${to}.`,
  soldOut: (name: string) => `${name} is sold out. We moved it to Saved for later.`,
  notForSale: (name: string) => `${name} is no longer sold. We removed it from your cart.`,
  tooManyLines: (most: number, over: number) =>
    `An order can have up to ${most} different products. Please save ${over} for later.`,
  codes: {
    couponCode: {
      label: 'Promo code',
      apply: 'Apply',
      applyNamed: 'Apply promo code',
      applied: (code: string) => `${code} applied`,
      remove: 'Remove',
      removeNamed: 'Remove promo code',
    },
    giftCard: {
      label: 'Gift card',
      apply: 'Apply',
      applyNamed: 'Apply gift card',
      applied: (ending: string) => `Gift card ${ending} applied`,
      remove: 'Remove',
      removeNamed: 'Remove gift card',
    },
  },
};

export const cartTexts: Catalogue<typeof en> = { en };
