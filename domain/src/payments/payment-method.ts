import { isOfflineMethod, OFFLINE_METHOD_LABELS } from './payment.ts';

/** The gateway's names first; staff record the offline methods. */
export const PAYMENT_METHODS = [
  'card',
  'upi',
  'netbanking',
  'wallet',
  'emi',
  'cardless_emi',
  'paylater',
  'gift_card',
  'exchange',
  'cash',
  'counter_upi',
  'bank_transfer',
  'cash_on_delivery',
  'other',
] as const;
export type PaymentMethod = (typeof PAYMENT_METHODS)[number];

export const PAYMENT_METHOD_LABELS: Record<PaymentMethod, string> = {
  card: 'Card',
  upi: 'UPI',
  netbanking: 'Net banking',
  wallet: 'Wallet',
  emi: 'EMI',
  cardless_emi: 'EMI without a card',
  paylater: 'Pay later',
  gift_card: 'Gift card',
  exchange: 'Exchange',
  ...OFFLINE_METHOD_LABELS,
  cash_on_delivery: 'Cash on delivery',
  other: 'Other',
};

/** True for money that did not come through the gateway: the shop sends it back itself. */
export function isRefundedManually(method: string | null): boolean {
  return isOfflineMethod(method) || method === 'cash_on_delivery';
}

/** `other` for a method that the gateway has added since. */
export function paymentMethod(named: string | null): PaymentMethod {
  return PAYMENT_METHODS.find((one) => one === named) ?? 'other';
}
