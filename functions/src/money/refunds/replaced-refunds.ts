import { piecesOf, type ShipmentLine } from '@kargha/domain/orders/shipment';
import { paise, sumPaise, type Paise } from '@kargha/domain/money/paise';
import { unsentAmount } from '@kargha/domain/payments/duplicate-payment';

import type { Transaction } from '../../platform/firestore.ts';
import { refundRef, type RefundRecord } from '../../records/payment-record.ts';
import { canRetryRefund } from './retry-refund.ts';
import type { RefundWithId } from './refundable-money.ts';

interface RequestedRefund extends Pick<RefundRecord, 'reason' | 'amount' | 'invoicedPieces'> {
  returnId?: string;
  claim?: string;
  ofSecondPayments: readonly Pick<RefundRecord, 'paymentId' | 'amount'>[];
}

export interface Replaced {
  failed: RefundWithId;
  amount: Paise;
}

/** Refunds that are not for specific items: staff retry them by amount alone. */
const FOR_NO_PIECES: readonly string[] = [
  'requested',
  'dashboard',
  'shortfall',
  'cancelled',
  'late_part',
];

/**
 * Returns the failed refunds that this request replaces, so that they are not sent as well: those of its group,
 * its return or its undelivered items, those without items up to the amount, or a share of those of a duplicate
 * payment.
 */
export function replacedRefunds(
  earlierRefunds: readonly RefundWithId[],
  requested: RequestedRefund,
): Replaced[] {
  const failed = earlierRefunds.filter(canRetryRefund);
  const { claim, returnId, reason, amount, ofSecondPayments } = requested;
  if (claim !== undefined) return inFull(failed.filter((one) => one.claim === claim));
  if (returnId !== undefined) return inFull(failed.filter((one) => one.returnId === returnId));
  if (reason === 'undelivered') return inFull(forSameItems(failed, earlierRefunds, requested));
  if (reason !== 'requested') return [];
  const others = failed.filter((one) => FOR_NO_PIECES.includes(one.reason));
  const rest = amount - sumPaise(ofSecondPayments.map((part) => part.amount));
  const duplicates = ofSecondPayments.flatMap((part) => forDuplicate(part, failed));
  return [...duplicates, ...inFull(withinAmount(rest, others))];
}

/** A refund that is only partly replaced can still be retried for the rest. */
export function markReplaced(
  transaction: Transaction,
  replaced: readonly Replaced[],
  retriedAs: string,
): void {
  for (const { failed, amount } of replaced) {
    const isWhole = amount === unsentAmount(failed);
    const resent = sumPaise([failed.resent ?? paise(0), amount]);
    transaction.update(refundRef(failed.id), isWhole ? { retriedAs } : { resent });
  }
}

function inFull(failed: readonly RefundWithId[]): Replaced[] {
  return failed.map((one) => ({ failed: one, amount: unsentAmount(one) }));
}

function forDuplicate(
  { paymentId, amount }: RequestedRefund['ofSecondPayments'][number],
  all: readonly RefundWithId[],
): Replaced[] {
  const failed = all.filter(
    (one) => one.reason === 'second_payment' && one.paymentId === paymentId,
  );
  let rest: number = amount;
  const parts = failed.map((one) => {
    const now = paise(Math.min(rest, unsentAmount(one)));
    rest -= now;
    return { failed: one, amount: now };
  });
  return parts.filter((part) => part.amount > 0);
}

/** If another refund of the group did not fail, its items are settled, and the failed share is retried by group. */
function forSameItems(
  failed: readonly RefundWithId[],
  earlierRefunds: readonly RefundWithId[],
  { invoicedPieces: requested = [] }: RequestedRefund,
): RefundWithId[] {
  const settledGroups = earlierRefunds
    .filter(({ state }) => state !== 'failed')
    .map(({ claim }) => claim);
  return failed.filter(
    ({ reason, claim, invoicedPieces = [] }) =>
      reason === 'undelivered' &&
      (claim === undefined || !settledGroups.includes(claim)) &&
      sharesItems(invoicedPieces, requested),
  );
}

function sharesItems(some: readonly ShipmentLine[], others: readonly ShipmentLine[]): boolean {
  return some.some((line) => piecesOf(line, [{ lines: others }]) > 0);
}

function withinAmount(amount: number, failed: readonly RefundWithId[]): RefundWithId[] {
  let rest = amount;
  return failed.filter((one) => {
    if (one.amount > rest) return false;
    rest -= one.amount;
    return true;
  });
}
