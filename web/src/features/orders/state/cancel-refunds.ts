import { isOfflineMethod } from '@kargha/domain/payments/offline-payment';
import { isPaid } from '@kargha/domain/payments/payment';
import type { ShownOrder } from '#lib/documents/order-document.ts';

/** What becomes of money when an order is cancelled; each has a sentence of its own. */
export type CancelRefund =
  | 'none'
  | 'whole'
  | 'rest'
  | 'by_hand'
  | 'back_already'
  | 'on_card'
  | 'card_freed';

type PaidOrder = Pick<ShownOrder, 'payment' | 'totals'>;

/**
 * What becomes of the money of an order that its shopper cancels as it stands: what was paid, by whichever way it came,
 * and what its gift card has paid or keeps for it.
 */
export function cancelRefunds(order: PaidOrder): CancelRefund[] {
  const { payment, totals } = order;
  const hasCard = totals.giftCard > 0;
  // What the bank has promised is taken first, and then given back.
  if (payment.state === 'authorized') return hasCard ? ['whole', 'card_freed'] : ['whole'];
  if (!isPaid(payment.state)) return hasCard ? ['none', 'card_freed'] : ['none'];
  const parts: CancelRefund[] = [...refundsOfPayment(payment), ...(hasCard ? ['on_card' as const] : [])];
  return parts.length > 0 ? parts : ['none'];
}

function refundsOfPayment({ method, captured, refunded }: ShownOrder['payment']): CancelRefund[] {
  if (captured === 0) return [];
  if (refunded >= captured) return ['back_already'];
  if (isOfflineMethod(method)) return ['by_hand'];
  return [refunded > 0 ? 'rest' : 'whole'];
}
