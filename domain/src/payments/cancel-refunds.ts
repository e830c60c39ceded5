import { isPaid, type PaymentState } from './payment.ts';
import { isRefundedManually } from './payment-method.ts';

/** What happens to the money of a cancelled order; each has its own message. */
export const CANCEL_REFUNDS = [
  'none',
  'whole',
  'rest',
  'manual',
  'already_refunded',
  'card_restored',
  'card_released',
] as const;
export type CancelRefund = (typeof CANCEL_REFUNDS)[number];

interface PaidOrder {
  payment: { state: PaymentState; method: string | null; captured: number; refunded: number };
  totals: { giftCard: number };
}

/** Covers every payment method, and the amount that a gift card has paid or reserves. */
export function cancelRefunds(order: PaidOrder): CancelRefund[] {
  const { payment, totals } = order;
  const hasCard = totals.giftCard > 0;
  // An authorised payment is captured first and then refunded.
  if (payment.state === 'authorized') return hasCard ? ['whole', 'card_released'] : ['whole'];
  if (!isPaid(payment.state)) return hasCard ? ['none', 'card_released'] : ['none'];
  const parts: CancelRefund[] = [
    ...refundsOfPayment(payment),
    ...(hasCard ? ['card_restored' as const] : []),
  ];
  return parts.length > 0 ? parts : ['none'];
}

function refundsOfPayment({ method, captured, refunded }: PaidOrder['payment']): CancelRefund[] {
  if (captured === 0) return [];
  if (refunded >= captured) return ['already_refunded'];
  if (isRefundedManually(method)) return ['manual'];
  return [refunded > 0 ? 'rest' : 'whole'];
}
