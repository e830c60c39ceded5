import { paise, type Paise } from '../money/paise.ts';
import { isExcessPayment } from '../payments/duplicate-payment.ts';
import { orderWorth, type OrderTotals } from '../pricing/pricing.ts';

/** A refund, as far as it tells what has gone of an order's price. */
export interface PriceRefund {
  reason: string;
  state: string;
  amount: Paise;
  createdAt: Date;
}

/** Money that goes back without pieces: all that is left costs less by its part of it. */
const LOWER_PRICE: readonly string[] = ['requested', 'dashboard'];

/**
 * What pieces that cost so much are worth, in paise, after the price of their order was lowered: what went back as a lower
 * price is not given back once more with the pieces. It is of goods and shipping in proportion, as its credit note says.
 */
export function afterPriceReductions(
  worth: Paise,
  { totals }: { totals: Pick<OrderTotals, 'total' | 'giftCard'> },
  refunds: readonly PriceRefund[],
): Paise {
  let left: number = orderWorth(totals);
  let part = 1;
  for (const { reason, amount } of priceRefundsOf(refunds)) {
    if (LOWER_PRICE.includes(reason)) part *= amount < left ? 1 - amount / left : 0;
    left -= amount;
  }
  return paise(Math.round(worth * part));
}

/** What has gone of the price or is to go, the oldest first; the order's totals are without reduced pieces already. */
function priceRefundsOf(refunds: readonly PriceRefund[]): PriceRefund[] {
  return refunds
    .filter(
      ({ reason, state }) => state !== 'failed' && reason !== 'reduced' && !isExcessPayment(reason),
    )
    .sort((one, other) => one.createdAt.getTime() - other.createdAt.getTime());
}
