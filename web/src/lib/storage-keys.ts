/** Names under which the shop keeps things in the browser. Changing one loses what shoppers have there. */
export const storageKeys = {
  cart: 'kargha.cart',
  wishlist: 'kargha.wishlist',
  lastOrder: 'kargha.last-order',
  /** In the tab only: what was typed at checkout. */
  checkoutDraft: 'kargha.checkout-draft',
  /** In the tab only: the payment that is under way. */
  paymentAttempt: 'kargha.payment-attempt',
  /** Set while somebody is signed in, so that other visitors need not download Firebase Auth. */
  signedIn: 'kargha.signed-in',
  /** Failed sign-ins of this browser, and until when it is locked. */
  signInFailures: 'kargha.sign-in-failures',
  /** Light, dark or system; `public/theme-init.js` reads it before the first paint. */
  colourMode: 'kargha.colour-mode',
} as const;
