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
  /** returned and paid for replacements */
  exchanged: Paise;
  lost: Paise;
  /** the refunds as they were asked for, also what the bank took before it could be sent */
  asked: Sale['refunds'];
}

/**
 * The totals are without removed items, and the items of a replacement left the sale when they were exchanged: their
 * refunds are no adjustment.
 */
export const LEFT_BEFORE = [
  'removed_items',
  'replacement_refund',
] as const satisfies RefundPurpose[];

/** A refund that is no adjustment is one, below zero, as far as a lost dispute has refunded it already. */
export function orderAdjustments(order: AccountedOrder, sale: Sale): Adjustment[] {
  const { state, instalments = [] } = order;
  const isEnded = state === 'cancelled' || state === 'expired';
  const credited = sumPaise(instalments.map((one) => one.credited ?? paise(0)));
  const earlier: Adjustment[] = [
    ...byPurpose(sale).filter(({ cause }) => !isEnded || cause !== 'cancellation'),
    { cause: 'balance', amount: credited },
    { cause: 'dispute', amount: sale.lost },
    ...LEFT_BEFORE.map((cause) => ({
      cause,
      amount: paise(promisedFor(cause, sale.refunds) - promisedFor(cause, sale.asked)),
    })),
    { cause: 'not_charged', amount: state === 'returned' ? unpaidAmount(instalments) : paise(0) },
  ];
  const rest = paise(sale.before - sumPaise(earlier.map(({ amount }) => amount)));
  const ended: Adjustment = { cause: 'cancellation', amount: isEnded ? rest : paise(0) };
  return [...earlier, ended].filter(({ amount }) => amount !== 0);
}

function promisedFor(cause: RefundPurpose, refunds: Sale['refunds']): Paise {
  return sumPaise(refunds.filter(({ purpose }) => purpose === cause).map(promisedAmount));
}

/** The rest of an exchange is refunded. */
function byPurpose({ refunds, exchanged }: Sale): Adjustment[] {
  const sums = new Map<RefundPurpose, Paise>([['exchange', exchanged]]);
  for (const refund of refunds) {
    const { purpose } = refund;
    if (LEFT_BEFORE.some((one) => one === purpose)) continue;
    sums.set(purpose, sumPaise([sums.get(purpose) ?? paise(0), promisedAmount(refund)]));
  }
  return [...sums].map(([cause, amount]) => ({ cause, amount }));
}
