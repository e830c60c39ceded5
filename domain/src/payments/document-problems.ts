import { formatPaise } from '../money/money-format.ts';
import { paise, sumPaise, type Paise } from '../money/paise.ts';
import { LEFT_BEFORE, type AdjustmentCause } from './order-adjustments.ts';
import type { AccountedOrder } from './order-balance.ts';
import { orderLedger, type LedgerRecords } from './order-ledger.ts';

/** A lost dispute, and what it refunded before a refund could: the documents do not change. */
const BY_BANK = new Set<AdjustmentCause>(['dispute', ...LEFT_BEFORE]);

/**
 * Where the documents of an invoiced order contradict its ledger: invoice − credit notes is the price of what the
 * customer keeps. An offer at the gateway lowers what is paid, not the price, until the order has ended. While a refund
 * is due, its credit note is too.
 */
export function documentProblems(
  order: AccountedOrder,
  records: LedgerRecords,
  documents: { invoiced: Paise; credited: Paise },
): string[] {
  const { charged, adjustments, customerFee, offer, refundDue } = orderLedger(order, records);
  if (refundDue > 0) return [];
  const isEnded = order.state === 'cancelled' || order.state === 'returned';
  const byBank = adjustments.filter(({ cause }) => BY_BANK.has(cause));
  const taken = sumPaise(byBank.map(({ amount }) => amount));
  const price = paise(Math.max(0, charged + taken - customerFee + (isEnded ? 0 : offer)));
  const net = paise(documents.invoiced - documents.credited);
  return net === price
    ? []
    : [
        `Its invoice minus its credit notes is ${formatPaise(net)}, but by its ledger it is ${formatPaise(price)}.`,
      ];
}
