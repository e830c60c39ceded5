import { paise, sumPaise, type Paise } from '../money/paise.ts';
import type { AccountedOrder } from './order-balance.ts';
import { promisedAmount, type FailableRefund } from './failed-refund.ts';
import { unpaidAmount } from './instalment.ts';
import type { RefundPurpose } from './refund-purpose.ts';

/**
 * Why a sale is worth less than its totals. `balance`: returned or undelivered items that were not paid yet.
 * `dispute`: the bank took the money back. `not_charged`: what was unpaid when everything had come back.
 * `cancellation`: everything that is left of a cancelled or expired order.
 */
export type AdjustmentCause = RefundPurpose | 'balance' | 'dispute' | 'not_charged';

export interface Adjustment {
  cause: AdjustmentCause;
  amount: Paise;
}

interface Sale {
  /** what the sale was worth before its adjustments */
  before: Paise;
  /** of its payments and its gift card */
  refunds: readonly (FailableRefund & { purpose: RefundPurpose })[];
  lost: Paise;
  /** the refunds as they were asked for, also what the bank took before it could be sent */
  asked: Sale['refunds'];
}

/**
 * Removed items are no adjustment: the totals are without them, except for what a lost dispute refunded already. Nor is the credit of a replacement that goes back: its
 * items left the sale when they were exchanged.
 */
export function orderAdjustments(order: AccountedOrder, sale: Sale): Adjustment[] {
  const { state, instalments = [] } = order;
  const isEnded = state === 'cancelled' || state === 'expired';
  const credited = sumPaise(instalments.map((one) => one.credited ?? paise(0)));
  const earlier: Adjustment[] = [
    ...byPurpose(sale.refunds).filter(({ cause }) => !isEnded || cause !== 'cancellation'),
    { cause: 'balance', amount: credited },
    { cause: 'dispute', amount: sale.lost },
    { cause: 'removed_items', amount: paise(removals(sale.refunds) - removals(sale.asked)) },
    { cause: 'not_charged', amount: state === 'returned' ? unpaidAmount(instalments) : paise(0) },
  ];
  const rest = paise(sale.before - sumPaise(earlier.map(({ amount }) => amount)));
  const ended: Adjustment = { cause: 'cancellation', amount: isEnded ? rest : paise(0) };
  return [...earlier, ended].filter(({ amount }) => amount !== 0);
}

function removals(refunds: Sale['refunds']): Paise {
  const ofRemovals = refunds.filter(({ purpose }) => purpose === 'removed_items');
  return sumPaise(ofRemovals.map(promisedAmount));
}

function byPurpose(refunds: Sale['refunds']): Adjustment[] {
  const sums = new Map<RefundPurpose, Paise>();
  for (const refund of refunds) {
    const { purpose } = refund;
    if (purpose === 'removed_items' || purpose === 'replacement_refund') continue;
    sums.set(purpose, sumPaise([sums.get(purpose) ?? paise(0), promisedAmount(refund)]));
  }
  return [...sums].map(([cause, amount]) => ({ cause, amount }));
}
