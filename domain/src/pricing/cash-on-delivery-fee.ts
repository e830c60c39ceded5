import { paise, type Paise } from '../money/paise.ts';
import type { OrderTotals } from './price-order.ts';

/** The shipping charge without the fee for cash on delivery, which is part of `totals.shipping`. */
export function shippingWithoutFee({
  shipping,
  cashOnDeliveryFee = paise(0),
}: Pick<OrderTotals, 'shipping' | 'cashOnDeliveryFee'>): Paise {
  return paise(Math.max(0, shipping - cashOnDeliveryFee));
}
