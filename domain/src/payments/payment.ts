import type { LineOptions } from '../shopping/line-options.ts';

/** Where the money of an order stands. Only forward; a failed or cancelled payment may still arrive late. */
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

/** As staff read it. */
export const PAYMENT_STATE_LABELS: Record<PaymentState, string> = {
  pending: 'Not paid yet',
  authorized: 'Authorised',
  captured: 'Paid',
  failed: 'Failed',
  cancelled: 'Cancelled',
  partially_refunded: 'Partly refunded',
  refunded: 'Refunded',
};

/** What the shopper is told. */
export type PaymentStatus = 'pending' | 'success' | 'failed' | 'cancelled';

/**
 * The gateway calls a try failed while its bank is silent, and may authorize it days later. The other way does not
 * happen: news of a failure that comes after the authorisation is older, and money that is not taken goes back.
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

/** The state after news of the payment; news that would lead backwards changes nothing. */
export function advancePayment(current: PaymentState, update: PaymentState): PaymentState {
  return NEXT[current].includes(update) ? update : current;
}

/** True once money has been taken, whatever was given back later. */
export function isPaid(state: PaymentState): boolean {
  return state === 'captured' || state === 'partially_refunded' || state === 'refunded';
}

/** True while money that was taken has not all been given back: a sale. */
export function isSold(state: PaymentState): boolean {
  return isPaid(state) && state !== 'refunded';
}

/** What a state of a payment is called towards shopper and interface. */
export function paymentStatus(state: PaymentState): PaymentStatus {
  if (isPaid(state)) return 'success';
  return state === 'failed' || state === 'cancelled' ? state : 'pending';
}

/** The sentences that people read about a payment. */
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

/** What the browser keeps of the last order, under its own key, after success. */
export interface LastOrder {
  orderId: string;
  /** the number that people use, KG-… */
  orderNumber: string;
  paymentId: string;
  /** rupees */
  amount: number;
  items: {
    id: string;
    /** what was chosen of the product; absent where there was nothing to choose */
    options?: LineOptions | undefined;
    name: string;
    quantity: number;
    price: number;
    image: string;
  }[];
  customerInfo: { name: string; email: string; phone: string };
  timestamp: string;
}
