import { isOfflineMethod } from '@kargha/domain/payments/offline-payment';
import { isPaid } from '@kargha/domain/payments/payment';
import type { ShownOrder } from '#lib/documents/order-document.ts';

/** What becomes of money when an order is cancelled; each has a sentence of its own. */
export type CancelRefund =
  | 'none'
  | 'whole'
  | 'rest'
  | 'manual'
  | 'already_refunded'
  | 'card_restored'
  | 'card_released';

type PaidOrder = Pick<ShownOrder, 'payment' | 'totals'>;

/**
 * What becomes of the money of an order that its shopper cancels as it stands: what was paid, by whichever way it came,
 * and what its gift card has paid or keeps for it.
 */
export function cancelRefunds(order: PaidOrder): CancelRefund[] {
  const { payment, totals } = order;
  const hasCard = totals.giftCard > 0;
  // What the bank has promised is taken first, and then given back.
  if (payment.state === 'authorized') return hasCard ? ['whole', 'card_released'] : ['whole'];
  if (!isPaid(payment.state)) return hasCard ? ['none', 'card_released'] : ['none'];
  const parts: CancelRefund[] = [
    ...refundsOfPayment(payment),
    ...(hasCard ? ['card_restored' as const] : []),
  ];
  return parts.length > 0 ? parts : ['none'];
}

function refundsOfPayment({ method, captured, refunded }: ShownOrder['payment']): CancelRefund[] {
  if (captured === 0) return [];
  if (refunded >= captured) return ['already_refunded'];
  if (isOfflineMethod(method)) return ['manual'];
  return [refunded > 0 ? 'rest' : 'whole'];
}
