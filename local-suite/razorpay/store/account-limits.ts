/**
 * In paise. Razorpay's default is ₹5,00,000 per order; shops that sell to businesses ask for more. The sandbox
 * allows ₹1 crore, more than the largest possible cart of the dearest product.
 */
const MAX_AMOUNT = 1_000_000_000;

export class AccountLimits {
  /** per order, in paise */
  largestAmount = MAX_AMOUNT;

  clear(): void {
    this.largestAmount = MAX_AMOUNT;
  }
}
