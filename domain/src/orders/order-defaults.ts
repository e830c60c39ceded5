import type { Order } from './order.ts';
import { paise } from '../money/paise.ts';

type Added = 'coupon' | 'giftCard' | 'shipments' | 'reviewReasons' | 'totals';

const ADDED: Pick<Order, Exclude<Added, 'totals'>> = {
  coupon: null,
  giftCard: null,
  shipments: [],
  reviewReasons: [],
};
const ADDED_SUMS = { discount: paise(0), giftCard: paise(0) };

/** Defaults for fields that older orders do not have. */
export function orderDefaults(stored: Partial<Order>): Pick<Order, Added> {
  const { coupon, giftCard, shipments, reviewReasons } = { ...ADDED, ...stored };
  const totals = { ...ADDED_SUMS, ...stored.totals } as Order['totals'];
  return { coupon, giftCard, shipments, reviewReasons, totals };
}
