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
  moved: (name: string) => `${name} moved to cart.`,
  stillSoldOut: (name: string) => `${name} is still sold out.`,
  noLongerSold: (name: string) => `${name} is no longer sold.`,
  savedAside: (name: string) => `${name} saved for later.`,
  removedSaved: (name: string) => `${name} removed from saved items.`,
  moveNamed: (name: string) => `Move to Cart: ${name}`,
  removeSaved: (name: string) => `Remove ${name} from saved items`,
  onlyLeft: (count: number) => `Only ${count} left`,
  bulkPrice: 'This is your bulk price.',
  bulkFrom: (count: number, price: string) => `From ${count} pieces: ${price} each.`,
  bulkMultiples: (multiple: number) => `Bulk prices are for multiples of ${multiple} pieces.`,
  mostPieces: (most: number) =>
    `One order holds at most ${most} of these. For more, ask for a quotation.`,
  bulkOrders: 'Bulk orders',
  summaryTitle: 'Order Summary',
  subtotal: (count: number) => `Subtotal (${pieces(count)})`,
  discount: (code: string) => `Discount (${code})`,
  shipping: 'Shipping',
  free: 'Free',
  total: 'Total',
  gstHint: (amount: string) => `GST of ${amount} will be added at checkout.`,
  untilFreeShipping: (amount: string) => `Add ${amount} more for free shipping`,
  shipsFree: 'Your order ships free.',
  freeShippingProgress: 'Towards free shipping',
  turnIntoQuote: 'Turn this cart into a quote',
  checkout: 'Proceed to Checkout',
  noticesTitle: 'Some things changed since you filled your cart',
  joined: (count: number) =>
    `${count} ${count === 1 ? 'piece' : 'pieces'} from your account ${count === 1 ? 'was' : 'were'} added to your cart.`,
  priceChanged: (name: string, from: string, to: string) =>
    `${name} now costs ${to}, it was ${from}.`,
  fewerLeft: (name: string, from: number, to: number) =>
    `Only ${to} of ${name} ${to === 1 ? 'is' : 'are'} left, so the quantity went from ${from} to ${to}.`,
  soldOut: (name: string) => `${name} is sold out. We put it aside under Saved for later.`,
  notForSale: (name: string) => `${name} is no longer sold and was taken out of your cart.`,
  tooManyLines: (most: number, over: number) =>
    `One order holds at most ${most} different products. Please save ${over} of them for later.`,
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
