import { formatPaise } from '../money/money-format.ts';
import { paise, sumPaise, type Paise } from '../money/paise.ts';
import type { Order } from '../orders/order.ts';
import { canRetryRefund } from '../payments/failed-refund.ts';
import { LEFT_BEFORE, type AdjustmentCause } from '../payments/order-adjustments.ts';
import { orderLedger, type LedgerRecords, type OrderLedger } from '../payments/order-ledger.ts';
import { isSale } from './sale-day.ts';
import { sumOf, type SaleEntry } from './sale-entry.ts';

/**
 * Where the sale entries of an order contradict its ledger; empty when all is well. A failed refund counts in the
 * ledger at once, but in the reports only when it is retried: until then the two are not compared.
 */
export function saleProblems(
  order: Order,
  records: LedgerRecords,
  entries: readonly SaleEntry[],
): string[] {
  if (records.refunds.some(canRetryRefund)) return [];
  const counted = paise(sumOf(entries).revenue);
  const sold = soldNow(order, orderLedger(order, records));
  if (counted === sold) return [];
  return [
    `Its entries in the reports add up to ${formatPaise(counted)}, but its ledger to ${formatPaise(sold)}.`,
  ];
}

/**
 * A lost dispute and a discount at the gateway cost the shop money, but the sale stays; also where the dispute has
 * refunded what left the sale before.
 */
const NO_RETURN: readonly AdjustmentCause[] = ['dispute', 'cancellation', ...LEFT_BEFORE];

/** What is left of a sale: its worth without what came back, was reduced or will never be paid. */
function soldNow(order: Order, { worth, adjustments }: OrderLedger): Paise {
  const { state, payment } = order;
  if (!isSale(order) || state === 'cancelled' || payment.state === 'refunded') return paise(0);
  const returned = adjustments.filter(({ cause }) => !NO_RETURN.includes(cause));
  return paise(Math.max(0, worth - sumPaise(returned.map(({ amount }) => amount))));
}
