/** States only move forward; a failed or cancelled payment may still succeed late. */
export const PAYMENT_STATES = [
  'pending',
  'authorized',
  'captured',
  'failed',
  'cancelled',
  'partially_refunded',
  'refunded',
] as const;
export type PaymentState = (typeof PAYMENT_STATES)[number];

export const PAYMENT_STATE_LABELS: Record<PaymentState, string> = {
  pending: 'Not paid yet',
  authorized: 'Authorised',
  captured: 'Paid',
  failed: 'Failed',
  cancelled: 'Cancelled',
  partially_refunded: 'Partly refunded',
  refunded: 'Refunded',
};

/** The gateway has its own `upi`. */
export const OFFLINE_METHODS = ['cash', 'counter_upi', 'bank_transfer'] as const;
export type OfflineMethod = (typeof OFFLINE_METHODS)[number];

export const OFFLINE_METHOD_LABELS: Record<OfflineMethod, string> = {
  cash: 'Cash',
  counter_upi: 'UPI at the counter',
  bank_transfer: 'Bank transfer',
};

export function isOfflineMethod(method: string | null): method is OfflineMethod {
  return OFFLINE_METHODS.some((one) => one === method);
}

export const PAYMENT_STATUSES = ['pending', 'success', 'failed', 'cancelled'] as const;
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number];

/**
 * The gateway reports a failure while the bank is silent, and may authorize the payment days later. The reverse
 * does not happen: a failure reported after the authorisation is older, and an uncaptured payment is refunded.
 */
const NEXT: Record<PaymentState, readonly PaymentState[]> = {
  pending: ['authorized', 'captured', 'failed', 'cancelled'],
  failed: ['authorized', 'captured'],
  cancelled: ['authorized', 'captured'],
  authorized: ['captured'],
  captured: ['partially_refunded', 'refunded'],
  partially_refunded: ['partially_refunded', 'refunded'],
  refunded: [],
};

/** An update that would move backwards changes nothing. */
export function advancePayment(current: PaymentState, update: PaymentState): PaymentState {
  return NEXT[current].includes(update) ? update : current;
}

/** True once money was captured, even if it was refunded later. */
export function isPaid(state: PaymentState): boolean {
  return state === 'captured' || state === 'partially_refunded' || state === 'refunded';
}

/** True while some of the captured money was not refunded: a sale. */
export function isSold(state: PaymentState): boolean {
  return isPaid(state) && state !== 'refunded';
}

export function paymentStatus(state: PaymentState): PaymentStatus {
  if (isPaid(state)) return 'success';
  return state === 'failed' || state === 'cancelled' ? state : 'pending';
}

export const PAYMENT_MESSAGES = {
  createFailed: 'Failed to create payment order. Please try again.',
  scriptFailed: 'Failed to load Razorpay SDK',
  verificationFailed: 'Payment verification failed',
  cancelledByUser: 'Payment cancelled by user',
  processingFailed: 'Payment processing failed',
  cancelledToast: 'Payment was cancelled. Please try again.',
  failedToast: 'Payment failed. Please try again.',
  success: 'Payment successful! Your order has been placed.',
} as const;
