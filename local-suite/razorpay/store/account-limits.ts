/**
 * Paise. Razorpay gives ₹5,00,000 to an account that has not asked for more. A shop that sells to businesses asks; the
 * sandbox's has a crore, more than the dearest piece times the most of it in a cart.
 */
const MAX_AMOUNT = 1_000_000_000;

/** What the account may take. */
export class AccountLimits {
  /** of one order, in paise */
  largestAmount = MAX_AMOUNT;

  /** As the account begins. */
  clear(): void {
    this.largestAmount = MAX_AMOUNT;
  }
}
