/** Names under which the shop keeps things in the browser. Changing one loses what shoppers have there. */
export const storageKeys = {
  cart: 'kargha.cart',
  /** What was put aside in the cart, to be bought another day. */
  savedForLater: 'kargha.saved-for-later',
  /** The discount code that the shopper has applied. */
  promoCode: 'kargha.promo-code',
  wishlist: 'kargha.wishlist',
  /** Ids of the products that were looked at, the latest first. */
  recentlyViewed: 'kargha.recently-seen',
  /** The pincode that delivery was last asked for. */
  pincode: 'kargha.pincode',
  lastOrder: 'kargha.last-order',
  /** In the tab only: what was typed at checkout. */
  checkoutDraft: 'kargha.checkout-draft',
  /** The payment that is under way: shared by all tabs, so that one cart becomes one order. */
  paymentAttempt: 'kargha.payment-attempt',
  /** Followed by the name of a list: whose account it was last the same as, and whether it has changed since. */
  accountCopy: 'kargha.account-copy.',
  /** Followed by a uid: the request for a quotation that this buyer has not sent yet. */
  quoteDraft: 'kargha.quote-draft.',
  /** Filters of the order list that staff have given a name. */
  orderViews: 'kargha.order-views',
  /** Set while somebody is signed in, so that other visitors need not download Firebase Auth. */
  signedIn: 'kargha.signed-in',
  /** Failed sign-ins of this browser, and until when it is locked. */
  signInFailures: 'kargha.sign-in-failures',
  /** Light, dark or system; `build/start-script.js` reads it before the first paint. */
  colourMode: 'kargha.colour-mode',
  /** Set by those who let the shop measure its pages: the version of the notice that they agreed under. */
  measuring: 'kargha.measuring',
  /** In the tab only, of those who let the shop measure: the steps of this visit that were counted. */
  countedSteps: 'kargha.counted-steps',
  /** The language that was chosen here. */
  language: 'kargha.language',
  /** When somebody last did something in any tab, in milliseconds of the clock. */
  lastActivity: 'kargha.last-activity',
} as const;

/** What belongs to the person who is signed in: it leaves the browser when they do. */
export const privateKeys: readonly string[] = [
  storageKeys.lastOrder,
  storageKeys.recentlyViewed,
  storageKeys.pincode,
  storageKeys.checkoutDraft,
  storageKeys.paymentAttempt,
  storageKeys.lastActivity,
];
