import { refOf } from '../shopping/line-ref.ts';
import { paise, sumPaise, type Paise } from '../money/paise.ts';
import { afterPriceReductions, type SettledRefund } from './price-reductions.ts';
import { returnValue, type Worth } from './return.ts';
import type { OrderReturn } from './return-schema.ts';

interface Moved {
  returnId?: string | null;
  state: string;
  amount: Paise;
  /** the refund that replaced a failed one */
  retriedAs?: string;
}

export interface ReturnMoney {
  /** refunded, being refunded, or deducted from the balance */
  gone: Paise;
  /** part of `gone` that is still being refunded */
  waiting: Paise;
  /** failed and not requested again */
  failed: Paise;
}

/** The refunds of this return and what was deducted from the balance for it. */
export function returnMoney(
  { id, credited = paise(0) }: Pick<OrderReturn, 'id' | 'credited'>,
  refunds: readonly Moved[],
): ReturnMoney {
  const ofReturn = refunds.filter((one) => one.returnId === id);
  const sumOf = (isMeant: (one: Moved) => boolean) =>
    sumPaise(ofReturn.filter(isMeant).map(({ amount }) => amount));
  return {
    gone: sumPaise([credited, sumOf(({ state }) => state !== 'failed')]),
    waiting: sumOf(({ state }) => state !== 'failed' && state !== 'processed'),
    failed: sumOf(({ state, retriedAs }) => state === 'failed' && !retriedAs),
  };
}

/**
 * The estimate that the shopper saw when everything arrived; else the worth of what arrived, after price
 * reductions.
 */
export function returnWorth(
  order: Worth,
  { lines, estimate }: Pick<OrderReturn, 'lines' | 'estimate'>,
  settled: readonly SettledRefund[],
): Paise {
  const all = lines.every(({ quantity, received = quantity }) => received === quantity);
  if (all && estimate) return estimate;
  const arrived = lines.map((line) => ({
    ...refOf(line),
    quantity: line.received ?? line.quantity,
  }));
  return afterPriceReductions(returnValue(order, arrived), order, settled);
}

/** What can still be refunded: the rest of the worth, or a failed refund that was higher. */
export function remainingReturnAmount({ gone, failed }: ReturnMoney, worth: Paise): Paise {
  return paise(Math.max(0, worth - gone, failed));
}
