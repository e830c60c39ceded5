/** Renaming a key loses stored data. */
export const storageKeys = {
  cart: 'kargha.cart',
  savedForLater: 'kargha.saved-for-later',
  promoCode: 'kargha.promo-code',
  wishlist: 'kargha.wishlist',
  /** product ids, latest first */
  recentlyViewed: 'kargha.recently-seen',
  /** words, latest first */
  recentSearches: 'kargha.recent-searches',
  pincode: 'kargha.pincode',
  /** Set when a business reads prices without GST. */
  pricesWithoutGst: 'kargha.prices-without-gst',
  /** How prices stood to GST when they were last read, so that the next page starts with the right totals. */
  gstInPrices: 'kargha.gst-in-prices',
  lastOrder: 'kargha.last-order',
  checkoutDraft: 'kargha.checkout-draft',
  /** The running payment, shared by all tabs so that one cart becomes one order. */
  paymentAttempt: 'kargha.payment-attempt',
  /** Prefix, followed by the list's name: which account it was last synced with, and whether it has changed since. */
  accountCopy: 'kargha.account-copy.',
  /** Prefix, followed by a uid. */
  quoteDraft: 'kargha.quote-draft.',
  orderViews: 'kargha.order-views',
  auditViews: 'kargha.audit-views',
  customerViews: 'kargha.customer-views',
  adminLayout: 'kargha.admin-layout',
  /** Set while signed in, so that other visitors do not download Firebase Auth. */
  signedIn: 'kargha.signed-in',
  signInFailures: 'kargha.sign-in-failures',
  /** `build/start-script.js` reads it before the first paint. */
  colourMode: 'kargha.colour-mode',
  /** The version of the privacy notice that the user agreed to. */
  measuring: 'kargha.measuring',
  /** sessionStorage only: steps that were reported in this visit */
  countedSteps: 'kargha.counted-steps',
  language: 'kargha.language',
  lastActivity: 'kargha.last-activity',
} as const;

/** Removed when the user signs out. */
export const privateKeys: readonly string[] = [
  storageKeys.lastOrder,
  storageKeys.recentlyViewed,
  storageKeys.recentSearches,
  storageKeys.pincode,
  storageKeys.checkoutDraft,
  storageKeys.paymentAttempt,
  storageKeys.lastActivity,
];
