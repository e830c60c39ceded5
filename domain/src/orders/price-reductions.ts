import { paise, type Paise } from '../money/paise.ts';
import type { RefundTarget } from '../payments/payment-schema.ts';
import { reducesSale } from '../payments/refund-purpose.ts';
import { orderWorth, type OrderTotals } from '../pricing/price-order.ts';

/** A refund or a balance adjustment of an order. Adjustments take effect at once, as `processed`. */
export interface SettledRefund extends RefundTarget {
  state: string;
  amount: Paise;
  /** the refund group; absent in older refunds */
  claim?: string;
  createdAt: Date;
}

/**
 * What items are worth, in paise, after the price of their order was reduced, so that a price reduction is not
 * refunded again with the items. It applies to goods and shipping in proportion, as its credit note does.
 */
export function afterPriceReductions(
  value: Paise,
  { totals }: { totals: Pick<OrderTotals, 'total' | 'giftCard'> },
  settled: readonly SettledRefund[],
): Paise {
  let remaining: number = orderWorth(totals);
  let part = 1;
  for (const { purpose, amount } of priceRefundsOf(settled)) {
    if (purpose === 'price_adjustment') part *= amount < remaining ? 1 - amount / remaining : 0;
    remaining -= amount;
  }
  return paise(Math.round(value * part));
}

/** Refunds of the price, oldest first. Removed items are already out of the order's totals. */
function priceRefundsOf(settled: readonly SettledRefund[]): SettledRefund[] {
  return settled
    .filter(
      ({ purpose, state }) =>
        state !== 'failed' && purpose !== 'removed_items' && reducesSale(purpose),
    )
    .sort((one, other) => one.createdAt.getTime() - other.createdAt.getTime());
}
