/** Paise; source: Razorpay gives ₹5,00,000 to every account that has not asked for more. */
const USUAL_LARGEST_AMOUNT = 50_000_000;

/** What the account may take. */
export class AccountLimits {
  /** of one order, in paise */
  largestAmount = USUAL_LARGEST_AMOUNT;

  /** As every account begins. */
  clear(): void {
    this.largestAmount = USUAL_LARGEST_AMOUNT;
  }
}
