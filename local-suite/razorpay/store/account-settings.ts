/** What the account's owner has agreed with Razorpay. */
export class AccountSettings {
  /** of a domestic payment in the standard plan, before GST */
  feeRate = 0.02;
  /** `customer`: the fee is added to what the shopper pays (Razorpay's convenience fee) */
  feeBearer: 'platform' | 'customer' = 'platform';
  /** whether a refund with the speed `optimum` is made at once */
  instantRefunds = true;

  clear(): void {
    Object.assign(this, new AccountSettings());
  }
}

const GST_ON_FEE = 0.18;

/** In paise. An instant refund's fee is a flat one in the sandbox; Razorpay's depends on the amount. */
export const INSTANT_REFUND_FEE = { fee: 590, tax: 90 } as const;

/** Razorpay's fee, which includes GST, and that GST. */
export function feeOn(amount: number, { feeRate }: AccountSettings): { fee: number; tax: number } {
  const fee = Math.round(amount * feeRate);
  const tax = Math.round(fee * GST_ON_FEE);
  return { fee: fee + tax, tax };
}
