import { paise, type Paise } from '../money/paise.ts';

/** What the gateway says about a payment's amount. */
export interface ChargedPayment {
  amount: Paise;
  status: string;
  /** the offer that the shopper chose in the payment window; absent without one */
  offerId?: string;
  /** the gateway's fee including tax; absent until the payment is captured */
  fee?: Paise;
  /** The shopper pays the fee on top of the order; absent when the shop pays it. */
  isFeeByCustomer?: true;
}

/**
 * Why a payment differs from the amount due. An offer, such as no-cost EMI, is a discount that the shop gives at
 * the gateway (razorpay.com/docs/payments/offers, razorpay.com/docs/payments/offers/no-cost-emi). A convenience fee
 * is added to what the shopper pays (razorpay.com/docs/payments/dashboard/account-settings/configuration/convenience-fees).
 */
export interface PaidDifference {
  offer?: { id: string; discount: Paise };
  customerFee?: Paise;
}

/**
 * Returns null when nothing explains the amount, and no difference when it is exact. A payment that is only
 * authorised has no fee yet; it is checked again when it is captured.
 */
export function explainPaidAmount(due: Paise, payment: ChargedPayment): PaidDifference | null {
  const { amount, status, offerId, fee, isFeeByCustomer } = payment;
  if (amount === due) return {};
  if (amount < due) {
    const isOffer = offerId !== undefined && amount > 0;
    return isOffer ? { offer: { id: offerId, discount: paise(due - amount) } } : null;
  }
  if (!isFeeByCustomer) return null;
  const customerFee = paise(amount - due);
  const isExplained = fee === undefined ? status === 'authorized' : fee === customerFee;
  return isExplained ? { customerFee } : null;
}
