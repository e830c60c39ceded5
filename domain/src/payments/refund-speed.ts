/** An instant refund arrives within minutes and costs a fee (razorpay.com/docs/payments/refunds/instant). */
export const REFUND_SPEEDS = ['normal', 'instant'] as const;
export type RefundSpeed = (typeof REFUND_SPEEDS)[number];
