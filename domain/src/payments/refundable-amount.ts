import { paise, sumPaise, type Paise } from '../money/paise.ts';
import { promisedToRetries, type FailableRefund } from './failed-refund.ts';
import { isDuplicatePayment, type AccountedOrder } from './order-balance.ts';
import type { WaitingRefund } from './refund-approval-schema.ts';
import { mostRefundable } from './refund-plan.ts';

interface Money {
  payments: readonly { left: Paise; isDuplicate: boolean }[];
  prepaidLeft: Paise;
  /** requests for refunds that wait for a second person */
  waiting: readonly WaitingRefund[];
}

interface Refundable {
  reserved: Paise;
  left: Paise;
  refundable: Paise;
}

/** What can still go back of a duplicate payment: all that no retry and no waiting request needs. */
export function refundableDuplicate(
  { id, left }: { id: string; left: Paise },
  {
    refunds,
    waiting = [],
  }: {
    refunds: readonly (FailableRefund & { paymentId: string | null })[];
    waiting?: readonly WaitingRefund[] | undefined;
  },
): Paise {
  const own = refunds.filter(({ paymentId }) => paymentId === id);
  const asked = waiting.filter(({ paymentId }) => paymentId === id);
  const reserved = sumPaise(asked.map(({ amount }) => amount));
  const most = mostRefundable([{ left }], paise(0));
  return paise(Math.max(0, most - promisedToRetries(own) - reserved));
}

/** What can still go back of an order, apart from its duplicate payments. */
export function refundableOf(
  order: AccountedOrder,
  { payments, prepaidLeft, waiting }: Money,
  refunds: readonly (FailableRefund & { paymentId: string | null })[],
): Refundable {
  const once = payments.filter(({ isDuplicate }) => !isDuplicate);
  const promised = refunds.filter(
    ({ paymentId }) => paymentId === null || !isDuplicatePayment(order, paymentId),
  );
  const ofSale = waiting.filter(({ paymentId }) => paymentId === undefined);
  const reserved = sumPaise(ofSale.map(({ amount }) => amount));
  const left = paise(Math.max(0, mostRefundable(once, prepaidLeft) - reserved));
  return { reserved, left, refundable: paise(Math.max(0, left - promisedToRetries(promised))) };
}
