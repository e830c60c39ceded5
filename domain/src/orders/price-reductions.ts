import { paise, type Paise } from '../money/paise.ts';
import { isExcessPayment } from '../payments/duplicate-payment.ts';
import { orderWorth, type OrderTotals } from '../pricing/price-order.ts';

export interface PriceRefund {
  reason: string;
  state: string;
  amount: Paise;
  createdAt: Date;
}

/** Refunds without returned items: they reduce the price of everything that is left. */
const LOWER_PRICE: readonly string[] = ['requested', 'dashboard'];

/**
 * What items are worth, in paise, after the price of their order was reduced, so that a price reduction is not
 * refunded again with the items. It applies to goods and shipping in proportion, as its credit note does.
 */
export function afterPriceReductions(
  value: Paise,
  { totals }: { totals: Pick<OrderTotals, 'total' | 'giftCard'> },
  refunds: readonly PriceRefund[],
): Paise {
  let remaining: number = orderWorth(totals);
  let part = 1;
  for (const { reason, amount } of priceRefundsOf(refunds)) {
    if (LOWER_PRICE.includes(reason)) part *= amount < remaining ? 1 - amount / remaining : 0;
    remaining -= amount;
  }
  return paise(Math.round(value * part));
}

/** Refunds of the price, oldest first. Removed items are already out of the order's totals. */
function priceRefundsOf(refunds: readonly PriceRefund[]): PriceRefund[] {
  return refunds
    .filter(
      ({ reason, state }) => state !== 'failed' && reason !== 'reduced' && !isExcessPayment(reason),
    )
    .sort((one, other) => one.createdAt.getTime() - other.createdAt.getTime());
}
