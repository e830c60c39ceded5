import { refOf } from '../shopping/line-ref.ts';
import { paise, sumPaise, type Paise } from '../money/paise.ts';
import { afterPriceReductions, type PriceRefund } from './price-reductions.ts';
import { returnValue, type OrderReturn, type Worth } from './return.ts';

/** A refund, as far as it tells what goes back for a return. */
interface Moved {
  returnId?: string | null;
  state: string;
  amount: Paise;
  /** the refund in its place when it failed */
  retriedAs?: string;
}

/** What has been asked to go back for one return. */
export interface ReturnMoney {
  /** has gone back, is on its way, or was taken off what is owed */
  gone: Paise;
  /** part of `gone` that has not arrived yet */
  waiting: Paise;
  /** failed, and nothing was asked for in its place yet */
  failed: Paise;
}

/** What of an order's refunds, those aside that are taken off a debt, and of its debts is for this return. */
export function returnMoney(
  { id, credited = paise(0) }: Pick<OrderReturn, 'id' | 'credited'>,
  refunds: readonly Moved[],
): ReturnMoney {
  const mine = refunds.filter((one) => one.returnId === id);
  const sumOf = (isMeant: (one: Moved) => boolean) =>
    sumPaise(mine.filter(isMeant).map(({ amount }) => amount));
  return {
    gone: sumPaise([credited, sumOf(({ state }) => state !== 'failed')]),
    waiting: sumOf(({ state }) => state !== 'failed' && state !== 'processed'),
    failed: sumOf(({ state, retriedAs }) => state === 'failed' && !retriedAs),
  };
}

/** What arrived is worth after what went back of its price, or what the shopper was told when everything did. */
export function returnWorth(
  order: Worth,
  { lines, estimate }: Pick<OrderReturn, 'lines' | 'estimate'>,
  refunds: readonly PriceRefund[],
): Paise {
  const all = lines.every(({ quantity, received = quantity }) => received === quantity);
  if (all && estimate) return estimate;
  const arrived = lines.map((line) => ({
    ...refOf(line),
    quantity: line.received ?? line.quantity,
  }));
  return afterPriceReductions(returnValue(order, arrived), order, refunds);
}

/** What can still go back for a return of this worth: the rest of it, or what failed of more that staff asked for. */
export function remainingReturnAmount({ gone, failed }: ReturnMoney, worth: Paise): Paise {
  return paise(Math.max(0, worth - gone, failed));
}
